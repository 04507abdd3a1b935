/**
 * Values of a campaign file as this program writes them: one line each, a small part of YAML that is
 * read without the `yaml` library (which takes longer to load than a game takes to record). Whatever is
 * not written so is left to that library; `test/campaign/canonical.test.ts` proves that both read alike.
 */

/** What a line of the file may hold. */
export type Value = string | number | boolean | readonly Value[] | { readonly [key: string]: Value };

/** Words of letters, digits and single spaces: what nobody can take for anything but a text. */
const plainText = /^\p{L}[\p{L}\p{N}]*(?:[ '/-][\p{L}\p{N}]+)*$/u;

/** The same of plain letters alone: the alphabets of the world take long to get ready. */
const plainAscii = /^[A-Za-z][A-Za-z0-9]*(?:[ '/-][A-Za-z0-9]+)*$/;

/** Words that some reader of YAML takes for something else. */
const otherwise = /^(?:y|yes|n|no|on|off|true|false|null)$/i;

const quoted = /^"(?:[^"\\]|\\.)*"/;

/** As a player may write it; the program never does. Nothing is escaped in it but itself. */
const singleQuoted = /^'(?:[^']|'')*'/;
const whole = /^(?:0|[1-9]\d{0,8})$/;
const date = /^\d{4}-\d{2}-\d{2}$/;

/** A value on one line. Texts that might be misread are quoted; what no editor shows is escaped. */
export function writeValue(value: Value): string {
  if (typeof value === 'string') return isPlain(value) ? value : quote(value);
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return `[${value.map(writeValue).join(', ')}]`;
  return `{${Object.entries(value).map(([key, item]) => `${key}: ${writeValue(item as Value)}`).join(', ')}}`;
}

/** Whether a text needs no quotes, whoever reads it. */
export function isPlain(text: string): boolean {
  return (plainAscii.test(text) || plainText.test(text)) && !otherwise.test(text);
}

/** JSON's form, which YAML reads alike. */
function quote(text: string): string {
  return JSON.stringify(text).replace(/[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The value of what stands after `key: `, remark at the end of the line and all; undefined when it is not written as above. */
export function readValue(source: string): Value | undefined {
  const text = trimSpaces(source);
  const string = (text.startsWith('"') ? quoted : text.startsWith("'") ? singleQuoted : undefined)?.exec(text)?.[0];
  const end = string?.length ?? findRemark(text);
  const rest = text.slice(end);
  if (rest !== '' && !/^ +#/.test(rest)) return undefined;
  return readBare(trimSpaces(text.slice(0, end)));
}

/** Without the spaces around it; to YAML no other character is one. */
function trimSpaces(text: string): string {
  return text.startsWith(' ') || text.endsWith(' ') ? text.replace(/^ +| +$/g, '') : text;
}

/** Where a remark begins: `#` after a space, outside quotes. */
function findRemark(text: string): number {
  if (!text.includes(' #')) return text.length;
  let inside = false;
  for (let at = 0; at < text.length; at += 1) {
    if (inside && text[at] === '\\') at += 1;
    else if (text[at] === '"') inside = !inside;
    else if (!inside && text[at] === '#' && text[at - 1] === ' ') {
      return at - 1 - (/ *$/.exec(text.slice(0, at - 1))?.[0].length ?? 0);
    }
  }
  return text.length;
}

function readBare(text: string): Value | undefined {
  const open = text[0];
  if (open === '"') return unquote(text);
  if (open === "'") return singleQuoted.exec(text)?.[0] === text ? text.slice(1, -1).replaceAll("''", "'") : undefined;
  if (open === '[' || open === '{') return readFlow(text);
  if (whole.test(text)) return Number(text);
  if (text === 'true' || text === 'false') return text === 'true';
  return date.test(text) || isPlain(text) ? text : undefined;
}

function unquote(text: string): string | undefined {
  try {
    return JSON.parse(text) as string;
  } catch {
    return undefined;
  }
}

/** `[a, "b"]` or `{key: value}`, one level. */
function readFlow(text: string): Value | undefined {
  const isList = text.startsWith('[');
  if (!text.endsWith(isList ? ']' : '}')) return undefined;
  const entries: [string, Value][] = [];
  let rest = text.slice(1, -1).trim();
  while (rest !== '') {
    const item = readItem(rest, isList);
    if (item === null || (!isList && entries.some(([key]) => key === item.key))) return undefined;
    entries.push([item.key, item.value]);
    rest = item.rest;
  }
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** The first item of a list or group and what stands after its comma; null when it is not written as above. */
function readItem(text: string, isList: boolean): { readonly key: string; readonly value: Value; readonly rest: string } | null {
  const key = isList ? '' : /^[A-Za-z][A-Za-z0-9]*(?=: )/.exec(text)?.[0];
  if (key === undefined || otherwise.test(key)) return null;
  const source = isList ? text : text.slice(key.length + 2).trimStart();
  const token = quoted.exec(source)?.[0] ?? /^[^,[\]{}"]+/.exec(source)?.[0] ?? '';
  const value = readBare(token.trimEnd());
  const after = source.slice(token.length).trimStart();
  // A comma has a space and something more after it.
  const isGood = value !== undefined && (after === '' || /^, +[^ ]/.test(after));
  return isGood ? { key, value, rest: after.slice(1).trimStart() } : null;
}
