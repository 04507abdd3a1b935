/** What kind of file a command writes, told by the ending of the name that `--out` gives: one rule for all commands. */
import { extname } from 'node:path';
import { UserError } from '../errors';
import { outputMessages as words } from './messages/output';
import { quoteWord } from './quote-word';

/** What a command can write, as it was called. */
export interface OutputChoice<Format extends string> {
  /** What was called, without `plasma-wall`. */
  readonly command: string;
  /** Formats by the endings that ask for them. */
  readonly endings: Readonly<Record<string, Format>>;
  /** Words of commands that write the same in files of other endings. */
  readonly elsewhere?: Readonly<Record<string, readonly string[]>>;
}

/** Endings that go by two names. */
const otherNames: Readonly<Record<string, string>> = { htm: 'html', markdown: 'md' };

/** Endings that say what a file is, also where no command writes it: with something else in it, it would open nowhere. */
const known = ['csv', 'docx', 'gif', 'html', 'jpeg', 'jpg', 'json', 'md', 'ods', 'odt', 'pdf', 'png', 'svg', 'txt', 'webp', 'xls', 'xlsx', 'yaml', 'yml'];

/** The ending of a file's name in small letters and without its dot; empty where there is none. */
export function readEnding(out = ''): string {
  const ending = extname(out).slice(1).toLowerCase();
  return Object.hasOwn(otherNames, ending) ? otherNames[ending]! : ending;
}

/**
 * Refuses a name that says something else than the format that was asked for. Any text may be called `.txt`.
 * @param command what was called, with the option that asked for the format
 * @param written ending of the files it writes
 */
export function refuseOtherEnding(out: string | undefined, written: string, command: string): void {
  const ending = readEnding(out);
  const isText = ending === 'txt' && written !== 'png';
  if (ending === written || isText || !known.includes(ending)) return;
  throw new UserError('OUT_ENDING', words.otherEnding, { path: out!, command, ending, list: `.${written}` }, { exitCode: 2, remedy: words.endIn });
}

/**
 * The format asked for, or else that of the name of the file.
 * @throws UserError where the two contradict each other
 */
export function chooseFormat<Format extends string>(asked: Format | undefined, out: string | undefined, choice: OutputChoice<Format>): Format | undefined {
  if (asked === undefined) return chooseByEnding(out, choice);
  const written = Object.keys(choice.endings).find((ending) => choice.endings[ending] === asked);
  if (written !== undefined) refuseOtherEnding(out, written, `${choice.command} (${asked})`);
  return asked;
}

/**
 * The format that the name of a file asks for; none where it has no ending or one that says nothing.
 * @throws UserError that names what can be written, and the command that writes files of that ending
 */
export function chooseByEnding<Format extends string>(out: string | undefined, { command, endings, elsewhere = {} }: OutputChoice<Format>): Format | undefined {
  const ending = readEnding(out);
  if (Object.hasOwn(endings, ending)) return endings[ending];
  if (out === undefined || !known.includes(ending)) return undefined;
  const other = Object.hasOwn(elsewhere, ending) ? ['plasma-wall', ...elsewhere[ending]!, '-o', out].map(quoteWord).join(' ') : undefined;
  const list = Object.keys(endings).map((one) => `.${one}`).join(', ');
  throw new UserError('OUT_ENDING', words.otherEnding, { path: out, command, ending, list, other: other ?? '' }, { exitCode: 2, ...(other === undefined ? {} : { remedy: words.elsewhere }) });
}
