import type { Readable, Writable } from 'node:stream';
import type { CommandContext } from './context';
import { findKeysAhead } from './keys-ahead';
import type { Key } from './keys-ahead';
import { askMessages as words } from './messages/ask';
import type { Output } from './terminal';
import { readYesOrNo } from './yes-words';

/** A question's answer, or undefined when the user broke off. */
type Answer<Value> = Promise<Value | undefined>;

/** One of the answers to choose from. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
}

/** Asks; the kinds of question the program has. */
export interface Asker {
  begin(words: string): void;
  end(words: string): void;
  cancel(words: string): void;
  /** One of a list; of two answers that begin with yes and with no, either word may be typed. */
  choose<Value extends string>(question: string, options: readonly Choice<Value>[], first: Value): Answer<Value>;
  /** Yes or no, typed in any of the languages. Enter alone means `usual`; without one it is no answer, and the question stands. */
  confirm(question: string, usual?: boolean): Answer<boolean>;
  type(question: string, placeholder: string, findFault: (answer: string) => string | undefined): Answer<string>;
}

/** Whether questions may be asked: never off a terminal. */
export function canAsk({ terminal }: CommandContext): boolean {
  // In this order: to look at standard input is to open it, which loads Node's streams.
  return terminal.stderr.isTTY === true && terminal.stdin.isTTY === true;
}

/** A terminal that does not tell its size (some programs open one of 0 by 0) is taken for one of so many columns and rows. */
const usualSize = { columns: 80, rows: 24 } as const;

function fixSize(output: Output): Writable {
  const sized = output as unknown as Writable & { columns?: number; rows?: number };
  sized.columns ||= usualSize.columns;
  sized.rows ||= usualSize.rows;
  return sized;
}

/**
 * Asks one question and takes the end of what is typed (Ctrl-D, a terminal that goes away) for breaking off:
 * the library itself would wait for ever, and the program would end without a word. Ctrl-C does the same wherever it stands in what was typed at once.
 */
async function askOnce<Value>(input: Readable, ask: (signal: AbortSignal) => Promise<Value>): Promise<Exclude<Value, symbol> | undefined> {
  const ended = new AbortController();
  const ahead = findKeysAhead(input);
  const end = (): void => ended.abort();
  const onKey = (_: unknown, key?: Key): void => {
    if (key?.ctrl && key.name === 'd') end();
  };
  input.on('keypress', onKey).once('end', end).once('close', end);
  if (input.readableEnded || input.destroyed) end();
  try {
    const given = await ahead.ask(() => ask(ended.signal));
    return typeof given === 'symbol' || ahead.breaksOff ? undefined : (given as Exclude<Value, symbol>);
  } finally {
    input.off('keypress', onKey).off('end', end).off('close', end);
  }
}

/** The answers of a list that is a question of yes or no; undefined of any other list. */
function findYesAndNo<Value extends string>(options: readonly Choice<Value>[]): { readonly yes: Value; readonly no: Value } | undefined {
  const find = (wanted: boolean): Value | undefined => options.find(({ label }) => readYesOrNo(/^\p{L}*/u.exec(label)![0]) === wanted)?.value;
  const [yes, no] = [find(true), find(false)];
  return options.length === 2 && yes !== undefined && no !== undefined ? { yes, no } : undefined;
}

/** Asks on the terminal of a run. The library is loaded only now. */
export async function createAsker({ terminal, say }: CommandContext): Promise<Asker> {
  const prompts = await import('@clack/prompts');
  // Whoever types a name at a list is not to move in it: the library takes some letters for arrows.
  for (const key of prompts.settings.aliases.keys()) if (/^\p{L}$/u.test(key)) prompts.settings.aliases.delete(key);
  const input = terminal.stdin as Readable;
  const streams = { input, output: fixSize(terminal.stderr) };
  const type: Asker['type'] = (message, placeholder, findFault) => askOnce(input, (signal) => prompts.text({ ...streams, signal, message, placeholder, defaultValue: '', validate: (text) => findFault(text ?? '') }));
  const confirm: Asker['confirm'] = async (message, usual) => {
    const read = (text: string): boolean | undefined => (text.trim() === '' ? usual : readYesOrNo(text));
    const hint = usual === undefined ? say(words.yesOrNo) : say(words.yesOrNoUsual, { usual: say(usual ? words.yes : words.no) });
    const given = await type(message, hint, (text) => (read(text) === undefined ? say(words.yesOrNo) : undefined));
    return given === undefined ? undefined : read(given);
  };
  return {
    begin: (words) => prompts.intro(words, streams),
    end: (words) => prompts.outro(words, streams),
    cancel: (words) => prompts.cancel(words, streams),
    choose: async <Value extends string>(message: string, options: readonly Choice<Value>[], initialValue: Value) => {
      const pair = findYesAndNo(options);
      if (pair) {
        const answer = await confirm([message, ...options.map(({ label }) => label)].join('\n'), initialValue === pair.yes);
        return answer === undefined ? undefined : pair[answer ? 'yes' : 'no'];
      }
      const list = options.map(({ value, label, hint }) => ({ value: value as string, label, ...(hint === undefined ? {} : { hint }) }));
      // The library's own instructions are English; the intro gives ours.
      const given = await askOnce(input, (signal) => prompts.select<string>({ ...streams, signal, message, options: list, initialValue, showInstructions: false }));
      return given as Value | undefined;
    },
    confirm,
    type,
  };
}
