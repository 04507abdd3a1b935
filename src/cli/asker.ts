import type { Readable, Writable } from 'node:stream';
import type { CommandContext } from './context';
import { askMessages as words } from './messages/ask';

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
  choose<Value extends string>(question: string, options: readonly Choice<Value>[], first: Value): Answer<Value>;
  /** Yes or no; no is offered first. */
  confirm(question: string): Answer<boolean>;
  type(question: string, placeholder: string, findFault: (answer: string) => string | undefined): Answer<string>;
}

/** Whether questions may be asked: never off a terminal. */
export function canAsk({ terminal }: CommandContext): boolean {
  return terminal.stdin.isTTY === true && terminal.stderr.isTTY === true;
}

/** Asks on the terminal of a run. The library is loaded only now. */
export async function createAsker({ terminal, say }: CommandContext): Promise<Asker> {
  const prompts = await import('@clack/prompts');
  const streams = { input: terminal.stdin as Readable, output: terminal.stderr as unknown as Writable };
  const answer = <Value>(given: Value): Exclude<Value, symbol> | undefined => (typeof given === 'symbol' ? undefined : (given as Exclude<Value, symbol>));
  return {
    begin: (words) => prompts.intro(words, streams),
    end: (words) => prompts.outro(words, streams),
    cancel: (words) => prompts.cancel(words, streams),
    choose: async <Value extends string>(message: string, options: readonly Choice<Value>[], initialValue: Value) => {
      const list = options.map(({ value, label, hint }) => ({ value: value as string, label, ...(hint === undefined ? {} : { hint }) }));
      // The library's own instructions are English; the intro gives ours.
      const given = await prompts.select<string>({ ...streams, message, options: list, initialValue, showInstructions: false });
      return answer(given) as Value | undefined;
    },
    confirm: async (message) => answer(await prompts.confirm({ ...streams, message, active: say(words.yes), inactive: say(words.no), initialValue: false })),
    type: async (message, placeholder, findFault) => answer(await prompts.text({ ...streams, message, placeholder, defaultValue: '', validate: (text) => findFault(text ?? '') })),
  };
}
