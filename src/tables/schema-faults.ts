/** What zod says of a file, as faults in our own words: unknown keys, missing ones, wrong types and values. */
import type { z } from 'zod';
import { fillMessage, type Message } from '../errors';
import type { Fault, FaultPath } from './faults';
import { suggestWord } from './suggest';

type Issue = z.core.$ZodIssue;

const languages: Readonly<Record<string, Message>> = {
  es: { es: 'castellano', ca: 'castellà', en: 'Spanish' },
  ca: { es: 'catalán', ca: 'català', en: 'Catalan' },
  en: { es: 'inglés', ca: 'anglès', en: 'English' },
};

const kinds: Readonly<Record<string, Message>> = {
  string: { es: 'un texto', ca: 'un text', en: 'a text' },
  int: { es: 'un número entero', ca: 'un nombre enter', en: 'a whole number' },
  number: { es: 'un número', ca: 'un nombre', en: 'a number' },
  boolean: { es: 'true o false', ca: 'true o false', en: 'true or false' },
  array: { es: 'una lista', ca: 'una llista', en: 'a list' },
  tuple: { es: 'una lista de dos números', ca: 'una llista de dos nombres', en: 'a list of two numbers' },
  object: { es: 'un grupo de claves', ca: 'un grup de claus', en: 'a group of keys' },
  record: { es: 'un grupo de claves', ca: 'un grup de claus', en: 'a group of keys' },
  null: { es: 'nada', ca: 'res', en: 'nothing' },
};

const rulePattern: Message = { es: 'un identificador de regla como COR-01', ca: 'un identificador de regla com COR-01', en: 'a rule id such as COR-01' };
const codePattern: Message = { es: 'un nombre de letras sin acento, cifras y guiones', ca: 'un nom de lletres sense accent, xifres i guions', en: 'a name of plain letters, digits and hyphens' };
const least: Message = { es: '{bound} como mínimo', ca: '{bound} com a mínim', en: 'at least {bound}' };
const most: Message = { es: '{bound} como máximo', ca: '{bound} com a màxim', en: 'at most {bound}' };

/** Most faults told of one file, and most unknown keys of one group: whoever has more has another kind of file. */
const mostFaults = 300;
const mostKeys = 50;

/** `knownKeys` lists the keys allowed at a path, to suggest from. */
export function listSchemaFaults(file: string, data: unknown, issues: readonly Issue[], knownKeys: (path: FaultPath) => readonly string[]): Fault[] {
  return issues.slice(0, mostFaults).flatMap((issue) => describeIssue(file, data, issue, knownKeys));
}

function describeIssue(file: string, data: unknown, issue: Issue, knownKeys: (path: FaultPath) => readonly string[]): Fault[] {
  const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(path);
    return issue.keys.slice(0, mostKeys).map((key): Fault => ({
      code: 'FIELD_UNKNOWN', file, path: [...path, key], at: 'key', values: { key, hint: suggestWord(key, known), known: known.join(', ') },
    }));
  }
  const value = valueAt(data, path);
  const key = String(path.at(-1) ?? '');
  if (value === undefined && issue.code !== 'invalid_key') return [describeMissing(file, path, key, issue)];
  if (issue.code === 'invalid_type' || issue.code === 'invalid_union') {
    return [{ code: 'FIELD_TYPE', file, path, values: { expected: describeExpected(issue), found: describeFound(value) } }];
  }
  const options = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  const shown = issue.code === 'invalid_key' ? key : shorten(value);
  return [{
    code: 'FIELD_VALUE', file, path, at: issue.code === 'invalid_key' ? 'key' : 'value',
    values: { value: shown, hint: suggestWord(shown, options), expected: describeAllowed(issue, path, options) },
  }];
}

function describeMissing(file: string, path: FaultPath, key: string, issue: Issue): Fault {
  const language = languages[key];
  if (language) return { code: 'LABEL_LANGUAGE', file, path, values: { key, language } };
  return { code: 'FIELD_MISSING', file, path, values: { key, expected: describeExpected(issue) } };
}

function describeExpected(issue: Issue): Message {
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? same(issue.expected);
  if (issue.code === 'invalid_value') return same(issue.values.map(String).join(', '));
  if (issue.code !== 'invalid_union') return kinds['object'] ?? same('');
  const parts = issue.errors.flatMap((branch) => branch.slice(0, 1)).map(describeExpected);
  return { es: parts.map((part) => part.es).join(' o '), ca: parts.map((part) => part.ca).join(' o '), en: parts.map((part) => part.en).join(' or ') };
}

function describeAllowed(issue: Issue, path: FaultPath, options: readonly string[]): Message {
  if (options.length > 0) return same(options.join(', '));
  if (issue.code === 'too_small') return fill(least, Number(issue.minimum));
  if (issue.code === 'too_big') return fill(most, Number(issue.maximum));
  return path.includes('rule') || path.includes('rules') ? rulePattern : codePattern;
}

function describeFound(value: unknown): Message {
  if (value === null) return kinds['null'] ?? same('');
  if (Array.isArray(value)) return kinds['array'] ?? same('');
  if (typeof value === 'object') return kinds['object'] ?? same('');
  return same(typeof value === 'string' ? `«${shorten(value)}»` : shorten(value));
}

function shorten(value: unknown): string {
  const text = typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function same(text: string): Message {
  return { es: text, ca: text, en: text };
}

function fill(text: Message, bound: number): Message {
  return { es: fillMessage(text.es, { bound }), ca: fillMessage(text.ca, { bound }), en: fillMessage(text.en, { bound }) };
}

function valueAt(data: unknown, path: FaultPath): unknown {
  let value = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string | number, unknown>)[key];
  }
  return value;
}
