import { writeUserFile } from '../../io/write-file';
import type { CommandContext } from '../context';
import { campaignReportMessages as words } from '../messages/campaign-report';
import { makeVisible } from '../visible-text';

/** Writes an artefact to the file named, or to standard output. */
export function writeOut(text: string, { out, force }: { readonly out?: string; readonly force?: boolean }, context: CommandContext): void {
  if (out === undefined || out === '-') {
    context.out(text);
    return;
  }
  const outcome = writeUserFile(out, context.terminal.cwd, text, force === true);
  context.note(context.say(outcome === 'unchanged' ? words.unchanged : words.written, { path: makeVisible(out) }));
}
