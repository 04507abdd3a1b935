import type { Message } from '../errors';
import { fillMessage } from '../errors';
import type { Language } from '../tables/ruleset';
import { nameLog } from './name-log';
import type { Style } from './style';
import { createStyle } from './style';
import type { Terminal } from './terminal';

/** Values for the `{name}` marks of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** What every command gets. Commands write through it and read nothing global. */
export interface CommandContext {
  readonly terminal: Terminal;
  /** Language of the words on the terminal; files have their own (design, section 5). */
  readonly language: Language;
  /** Colours for stderr, where words go. */
  readonly style: Style;
  /** Colours for stdout, for reports a person reads there. */
  readonly outStyle: Style;
  /** Exit code of the run: 0 done, 1 the rules or a check say no, 2 usage or unreadable input. */
  exitCode: number;
  /** The games log or tracked game that `--file` named, for the commands that words advise. */
  logFile?: string;
  /** The command that runs, as it is typed: for where its help is. */
  command?: string;
  /** The words of a message in the terminal's language. */
  say(message: Message, values?: MessageValues): string;
  /** Writes data to stdout as it is. */
  out(data: string | Uint8Array): void;
  /** Writes words to stderr; a line end is added. */
  note(words: string): void;
}

/** Builds the context of one run. */
export async function createContext(terminal: Terminal, language: Language): Promise<CommandContext> {
  const context: CommandContext = {
    terminal,
    language,
    style: await createStyle(terminal.stderr, terminal.env),
    outStyle: await createStyle(terminal.stdout, terminal.env),
    exitCode: 0,
    say: (message, values = {}) => fillMessage(message[language], values),
    out: (data) => void terminal.stdout.write(data),
    note: (words) => void terminal.stderr.write(`${context.logFile === undefined ? words : nameLog(words, context.logFile)}\n`),
  };
  return context;
}
