/**
 * The errors a user can cause. A bug is any other exception. Illegal moves inside a game are not
 * errors but returned values (see session/actions.ts).
 */

/** A place in a text file, 1-based, as editors count. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** One fault found in something the user wrote; `code` is stable, `message` and `remedy` are in the user's language. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly remedy?: string;
  readonly rule?: string;
  readonly place?: Place;
  /** The offending source line, when there is one. */
  readonly excerpt?: string;
}

/** Words of one message in the three languages; `{name}` marks stand for values, `{name|game|games}` for the word that goes with a count, `{de:name}` for Catalan “de” with a name after it. */
export interface Message {
  readonly es: string;
  readonly ca: string;
  readonly en: string;
}

/**
 * Something the user gave cannot be used. `exitCode` 2: usage or unreadable input; 1: the rules or a
 * check say no. Compare by `name`, not `instanceof`, so that bundles may be split.
 */
export class UserError extends Error {
  override readonly name = 'UserError';
  constructor(
    readonly code: string,
    readonly text: Message,
    readonly values: Readonly<Record<string, string | number>> = {},
    readonly options: { readonly exitCode?: 1 | 2; readonly remedy?: Message; readonly rule?: string; readonly problems?: readonly Problem[]; readonly place?: Place; readonly excerpt?: string } = {},
  ) {
    super(`${code}: ${fillMessage(text.en, values)}`);
  }
}

/** Puts values in the `{name}` marks of a message, of `{name|one|many}` the word that goes with the value, and of `{de:name}` “de Pau” or “d'Anna”; an unknown mark stays as it is. */
export function fillMessage(text: string, values: Readonly<Record<string, string | number>>): string {
  const parts = splitMessage(text);
  let filled = parts[0]!;
  for (let at = 1; at < parts.length; at += 2) {
    const mark = parts[at]!;
    const value = Object.hasOwn(values, mark) ? values[mark] : wordMark(mark, values);
    filled += (value ?? `{${mark}}`) + parts[at + 1]!;
  }
  return filled;
}

/** Messages that were split: a log says the same again and again. */
const splits = new Map<string, readonly string[]>();

/** A message as a text, what stands in a mark, the next text, and so on; a text comes last. */
function splitMessage(message: string): readonly string[] {
  const known = splits.get(message);
  if (known) return known;
  const parts: string[] = [];
  let copied = 0;
  for (let close = message.indexOf('}'); close !== -1; close = message.indexOf('}', close + 1)) {
    const open = message.lastIndexOf('{', close);
    if (open < copied) continue;
    parts.push(message.slice(copied, open), message.slice(open + 1, close));
    copied = close + 1;
  }
  parts.push(message.slice(copied));
  splits.set(message, parts);
  return parts;
}

/** What a mark that is more than a name stands for. */
function wordMark(text: string, values: Readonly<Record<string, string | number>>): string | number | undefined {
  const [mark = '', one, many] = text.split('|');
  const key = mark.startsWith(elided) ? mark.slice(elided.length) : mark;
  const value = Object.hasOwn(values, key) ? values[key] : undefined;
  if (value === undefined || (key === mark && many === undefined)) return value;
  return key !== mark ? elideDe(String(value)) : value === 1 ? one : many;
}

const elided = 'de:';

/** Catalan “de” with a name after it: elided before a vowel, with or without h, but not before i or u that goes with a vowel, as in Iolanda. */
function elideDe(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return /^h?(?:[aeo]|[iu](?![aeiou]))/.test(plain) ? `d'${name}` : `de ${name}`;
}

/** True for a UserError, also one that comes from another bundle. */
export function isUserError(error: unknown): error is UserError {
  return error instanceof Error && error.name === 'UserError';
}

/** True for what the user's own files or words are at fault of: a part of the program that is missing is none of that. */
export function isUsersFault(error: unknown): error is UserError {
  return isUserError(error) && error.code !== 'PROGRAM_INCOMPLETE';
}

/** Makes the compiler prove that a switch is exhaustive. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value ${JSON.stringify(value)}`);
}
