import { writeUserFile } from '../io/write-file';
import type { CommandContext } from './context';
import { outputMessages as words } from './messages/output';
import { makeVisible } from './visible-text';

/** Writes what a command made to the file named, or to standard output without one or with `-`. */
export function writeArtefact(text: string, { out, force }: { readonly out?: string; readonly force?: boolean }, context: CommandContext): void {
  if (out === undefined || out === '-') {
    context.out(text);
    return;
  }
  const outcome = writeUserFile(out, context.terminal.cwd, text, force === true);
  context.note(context.say(outcome === 'unchanged' ? words.unchanged : words.written, { path: makeVisible(out) }));
}
