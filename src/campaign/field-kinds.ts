/** What each kind of field takes, in a test and in words: for files, flags, tables to import and questions alike. */
import type { Message } from '../errors';
import { most } from '../missions/score/unit-text';
import { parseRatio, writeRatio } from '../tables/ratio';
import { tableSides } from '../tables/table-sides';
import { isKnownHouse } from './check-house';
import type { Field, FieldKind } from './fields';
import { isKept, isUnitText } from './kept-facts';
import { logLimits } from './log';
import { fillEvery, kindWords, logWords, typedDay } from './log-words';
import { hasInk, isFit } from './plain-text';

/** A kind of field: of what type its values are, and which of them are good. */
interface Kind {
  readonly hasType: (value: unknown) => boolean;
  readonly isGood: (value: never, field: Field) => boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isName = (value: string): boolean => hasInk(value) && Array.from(value).length <= logLimits.name && !value.includes('\n') && isFit(value);
const isNote = (value: string): boolean => value !== '' && value.length <= logLimits.text && isFit(value);
const isCode = (value: string): boolean => /^[A-Za-z0-9][A-Za-z0-9-]{0,60}$/.test(value);
const isFlat = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for a day of the calendar, `YYYY-MM-DD`. */
export function isDate(value: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || year < 1 || month < 1 || month > 12 || day < 1) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return day <= ([31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0);
}

/** `140x80`: centimetres, a tenth at the finest. */
function isSize(value: string): boolean {
  const sides = (/^(\d{1,4}(?:\.\d)?)x(\d{1,4}(?:\.\d)?)$/.exec(value) ?? []).slice(1).map(Number);
  return sides.length === 2 && sides.every((side) => side >= tableSides.least && side <= tableSides.longest);
}

function isRatio(value: string): boolean {
  const ratio = parseRatio(value);
  return ratio !== null && writeRatio(ratio) === value;
}

/** The highest number a field takes. */
function findMost({ key }: Field): number {
  if (key === 'objectives' || key === 'second') return logLimits.objectives;
  if (key === 'battlePoints') return most.battlePoints;
  return key === 'number' ? logLimits.games : logLimits.counts;
}

/** What a list takes: how many, and what each of them has to be. */
interface ListKind {
  readonly least: number;
  readonly most: number;
  readonly isGood: (item: string, field: Field) => boolean;
}

const lists: Readonly<Partial<Record<FieldKind, ListKind>>> = {
  choices: { least: 0, most: logLimits.list, isGood: (item, { choices = [] }) => choices.includes(item) },
  names: { least: 0, most: logLimits.list, isGood: isName },
  texts: { least: 0, most: logLimits.list, isGood: isNote },
  units: { least: 1, most: most.units, isGood: (item) => isNote(item) && isUnitText(item) },
};

/** What is wrong with a list: how many there are, or some of its items by their places. */
export interface ListFaults {
  /** How many there may be, where it is another number. */
  readonly count?: Message;
  readonly items: readonly { readonly at: number; readonly fault: 'type' | 'value' }[];
}

/** Judges a list item by item; null: the field takes no list. */
export function judgeList(field: Field, value: unknown): ListFaults | null {
  const list = lists[field.kind];
  if (list === undefined || !Array.isArray(value)) return null;
  if (value.length < list.least || value.length > list.most) return { count: fillEvery(logWords.items, { least: list.least, most: list.most }), items: [] };
  return { items: (value as readonly unknown[]).flatMap((item, at): ListFaults['items'] => (!isText(item) ? [{ at, fault: 'type' }] : list.isGood(item, field) ? [] : [{ at, fault: 'value' }])) };
}

function isGoodList(value: readonly unknown[], field: Field): boolean {
  const faults = judgeList(field, value);
  return faults !== null && faults.count === undefined && faults.items.length === 0;
}

const kinds: Readonly<Record<FieldKind, Kind>> = {
  whole: {
    hasType: (value) => typeof value === 'number',
    isGood: (value: number, field) => Number.isInteger(value) && value >= 0 && value <= findMost(field),
  },
  name: { hasType: isText, isGood: isName },
  text: { hasType: isText, isGood: isNote },
  code: { hasType: isText, isGood: isCode },
  date: { hasType: isText, isGood: isDate },
  size: { hasType: isText, isGood: isSize },
  ratio: { hasType: isText, isGood: isRatio },
  hash: { hasType: isText, isGood: (value: string) => /^[0-9a-f]{16}$/.test(value) },
  choice: { hasType: isText, isGood: (value: string, { choices = [] }) => choices.includes(value) },
  choices: { hasType: Array.isArray, isGood: isGoodList },
  names: { hasType: Array.isArray, isGood: isGoodList },
  texts: { hasType: Array.isArray, isGood: isGoodList },
  house: { hasType: isFlat, isGood: isKnownHouse },
  facts: { hasType: isFlat, isGood: isKept },
  units: { hasType: Array.isArray, isGood: isGoodList },
  flag: { hasType: (value) => typeof value === 'boolean', isGood: () => true },
};

/** Whether a value is what a field takes: of the type, and good; in words what it should have been if not. */
export function judgeValue(field: Field, value: unknown): { readonly good: true } | { readonly good: false; readonly fault: 'type' | 'value'; readonly expected: Message } {
  const kind = kinds[field.kind];
  if (!kind.hasType(value)) return { good: false, fault: 'type', expected: kindWords[field.kind].type };
  if (kind.isGood(value as never, field)) return { good: true };
  return { good: false, fault: 'value', expected: describeField(field) };
}

/** Limits that the words of a kind name. */
const limits = { name: logLimits.name, text: logLimits.text, ...tableSides } as const;

/** What a field takes where somebody types it, in words: a day may be written as people do (day.ts). */
export function describeTyped(field: Field): Message {
  return field.kind === 'date' ? typedDay : describeField(field);
}

/** What a field takes, in words. */
export function describeField(field: Field): Message {
  const choices = field.choices?.join(', ');
  return choices === undefined ? fillEvery(kindWords[field.kind].value, { most: findMost(field), ...limits }) : { es: choices, ca: choices, en: choices };
}
