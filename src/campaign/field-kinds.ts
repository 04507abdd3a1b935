/** What each kind of field takes, in a test and in words: for files, flags, tables to import and questions alike. */
import type { Message } from '../errors';
import { parseRatio, writeRatio } from '../tables/ratio';
import type { Field, FieldKind } from './fields';
import { logLimits } from './log';
import { isFit } from './plain-text';

/** A kind of field. */
interface Kind {
  /** What a value of another type should have been. */
  readonly type: Message;
  /** What a value of the right type should have been. */
  readonly value: Message;
  readonly hasType: (value: unknown) => boolean;
  readonly isGood: (value: never, field: Field) => boolean;
}

const text: Message = { es: 'un texto', ca: 'un text', en: 'a text' };
const list: Message = { es: 'una lista de textos', ca: 'una llista de textos', en: 'a list of texts' };

const isText = (value: unknown): value is string => typeof value === 'string';
const isList = (value: unknown): boolean => Array.isArray(value) && value.length <= logLimits.list && value.every(isText);
const isName = (value: string): boolean => value.trim() !== '' && Array.from(value).length <= logLimits.name && !value.includes('\n') && isFit(value);
const isNote = (value: string): boolean => value !== '' && value.length <= logLimits.text && isFit(value);
const isCode = (value: string): boolean => /^[A-Za-z0-9][A-Za-z0-9-]{0,60}$/.test(value);
const isFlat = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for a day of the calendar, `YYYY-MM-DD`. */
export function isDate(value: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || month < 1 || month > 12 || day < 1) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return day <= ([31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0);
}

/** `140x80`: centimetres, a tenth at the finest. */
function isSize(value: string): boolean {
  const sides = (/^(\d{1,4}(?:\.\d)?)x(\d{1,4}(?:\.\d)?)$/.exec(value) ?? []).slice(1).map(Number);
  return sides.length === 2 && sides.every((side) => side >= 30 && side <= 2000);
}

function isRatio(value: string): boolean {
  const ratio = parseRatio(value);
  return ratio !== null && writeRatio(ratio) === value;
}

function isHouse(value: Readonly<Record<string, unknown>>): boolean {
  const entries = Object.entries(value);
  return entries.length <= logLimits.list && entries.every(([key, item]) => (
    /^[a-z][A-Za-z0-9]{0,60}$/.test(key) && (typeof item === 'boolean' || (isText(item) ? isCode(item) : Number.isInteger(item) && (item as number) >= 0 && (item as number) <= logLimits.counts))
  ));
}

const name: Message = { es: 'un nombre de una línea, de hasta 300 caracteres y sin caracteres de control', ca: 'un nom d\'una línia, de fins a 300 caràcters i sense caràcters de control', en: 'a name on one line, up to 300 characters and no control characters' };
const note: Message = { es: 'un texto de hasta 4000 caracteres, sin caracteres de control', ca: 'un text de fins a 4000 caràcters, sense caràcters de control', en: 'a text of up to 4000 characters, no control characters' };

const kinds: Readonly<Record<FieldKind, Kind>> = {
  whole: {
    type: { es: 'un número entero', ca: 'un nombre enter', en: 'a whole number' },
    value: { es: 'un número entero, de 0 a 99 si son objetivos', ca: 'un nombre enter, de 0 a 99 si són objectius', en: 'a whole number, 0 to 99 for objectives' },
    hasType: (value) => typeof value === 'number',
    isGood: (value: number, { key }) => Number.isInteger(value) && value >= 0 && value <= (key === 'objectives' ? logLimits.objectives : key === 'number' ? logLimits.games : logLimits.counts),
  },
  name: { type: text, value: name, hasType: isText, isGood: isName },
  text: { type: text, value: note, hasType: isText, isGood: isNote },
  code: {
    type: text,
    value: { es: 'un nombre de letras sin acento, cifras y guiones', ca: 'un nom de lletres sense accent, xifres i guions', en: 'a name of plain letters, digits and hyphens' },
    hasType: isText,
    isGood: isCode,
  },
  date: { type: { es: 'una fecha como "2026-03-14"', ca: 'una data com "2026-03-14"', en: 'a date such as "2026-03-14"' }, value: { es: 'un día del calendario, como "2026-03-14"', ca: 'un dia del calendari, com "2026-03-14"', en: 'a day of the calendar, such as "2026-03-14"' }, hasType: isText, isGood: isDate },
  size: { type: { es: 'un tamaño como "140x80"', ca: 'una mida com "140x80"', en: 'a size such as "140x80"' }, value: { es: 'ancho por largo en centímetros, de 30 a 2000, como "140x80"', ca: 'amplada per llargada en centímetres, de 30 a 2000, com "140x80"', en: 'width by length in centimetres, 30 to 2000, such as "140x80"' }, hasType: isText, isGood: isSize },
  ratio: { type: { es: 'una fracción como "4/3"', ca: 'una fracció com "4/3"', en: 'a fraction such as "4/3"' }, value: { es: 'una fracción irreducible o un número entero entre comillas: "4/3", "2"', ca: 'una fracció irreductible o un nombre enter entre cometes: "4/3", "2"', en: 'a fraction in lowest terms or a whole number, in quotes: "4/3", "2"' }, hasType: isText, isGood: isRatio },
  hash: { type: text, value: { es: 'dieciséis cifras hexadecimales', ca: 'setze xifres hexadecimals', en: 'sixteen hexadecimal digits' }, hasType: isText, isGood: (value: string) => /^[0-9a-f]{16}$/.test(value) },
  choice: { type: text, value: text, hasType: isText, isGood: (value: string, { choices = [] }) => choices.includes(value) },
  choices: { type: list, value: list, hasType: isList, isGood: (value: readonly string[], { choices = [] }) => value.every((item) => choices.includes(item)) },
  names: { type: list, value: name, hasType: isList, isGood: (value: readonly string[]) => value.every(isName) },
  texts: { type: list, value: note, hasType: isList, isGood: (value: readonly string[]) => value.every(isNote) },
  house: {
    type: { es: 'un grupo de claves', ca: 'un grup de claus', en: 'a group of keys' },
    value: { es: 'reglas de la casa con un valor cada una, como {corridorDoor: side}', ca: 'regles de la casa amb un valor cadascuna, com {corridorDoor: side}', en: 'house rules with one value each, such as {corridorDoor: side}' },
    hasType: isFlat,
    isGood: isHouse,
  },
  flag: { type: { es: 'true o false', ca: 'true o false', en: 'true or false' }, value: text, hasType: (value) => typeof value === 'boolean', isGood: () => true },
};

/** Whether a value is what a field takes: of the type, and good; in words what it should have been if not. */
export function judgeValue(field: Field, value: unknown): { readonly good: true } | { readonly good: false; readonly fault: 'type' | 'value'; readonly expected: Message } {
  const kind = kinds[field.kind];
  if (!kind.hasType(value)) return { good: false, fault: 'type', expected: kind.type };
  if (kind.isGood(value as never, field)) return { good: true };
  const choices = field.choices?.join(', ');
  return { good: false, fault: 'value', expected: choices === undefined ? kind.value : { es: choices, ca: choices, en: choices } };
}

/** What a field takes, in words. */
export function describeField(field: Field): Message {
  const choices = field.choices?.join(', ');
  return choices === undefined ? kinds[field.kind].value : { es: choices, ca: choices, en: choices };
}
