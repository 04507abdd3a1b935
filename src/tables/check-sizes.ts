/** Sizes of pieces (SEC-04 to SEC-06, ENG-02) and of evenings (PRE-09). */
import { asGroup, asList, asText, type FileData } from './draft-tables';
import type { Message } from '../errors';
import type { Fault, FaultPath } from './faults';
import { parseRowRange } from './row-range';
import { parseArea, parseLength, parseShape } from './sizes';

/** The default evening (PRE-09). */
const defaultEvening = 'normal';

const kinds: Readonly<Record<'small' | 'large', Message>> = {
  small: { es: 'pequeña', ca: 'petita', en: 'small' },
  large: { es: 'grande', ca: 'gran', en: 'large' },
};

/** Longest side of a room: wider than any table. */
const longestRoomMm = 2000;

/** Faults of `catalogue:` and `evenings:` in every file. */
export function checkSizes(files: readonly FileData[]): Fault[] {
  return files.flatMap(({ file, data }) => {
    const group = asGroup(data);
    return [...checkCatalogue(file, asGroup(group['catalogue'])), ...checkEvenings(file, group['evenings'])];
  });
}

function checkCatalogue(file: string, catalogue: Readonly<Record<string, unknown>>): Fault[] {
  const corridor = asGroup(catalogue['corridor']);
  const width = parseLength(asText(corridor['width']) ?? '');
  const small = checkLimit(file, ['catalogue', 'smallRoomUpTo'], catalogue['smallRoomUpTo']);
  const limit = parseArea(asText(catalogue['smallRoomUpTo']) ?? '');
  const rooms = asGroup(catalogue['rooms']);
  return [
    ...checkLength(file, ['catalogue', 'corridor', 'width'], corridor['width'], 30, 150, 'SEC-04'),
    ...checkLength(file, ['catalogue', 'corridor', 'length'], corridor['length'], 80, 200, 'SEC-04'),
    ...checkLength(file, ['catalogue', 'door', 'width'], asGroup(catalogue['door'])['width'], 30, width ?? 150, 'ENG-02'),
    ...small,
    ...checkRooms(file, 'small', rooms['small'], limit, width ?? 30),
    ...checkRooms(file, 'large', rooms['large'], limit, width ?? 30),
  ];
}

function checkLength(file: string, path: FaultPath, written: unknown, min: number, max: number, rule: string): Fault[] {
  const text = asText(written);
  if (text === null) return [];
  const length = parseLength(text);
  if (length === null) return [{ code: 'SIZE_UNREADABLE', file, path, values: { size: text.slice(0, 40), example: '6 cm, 60 mm' } }];
  if (length >= min && length <= max) return [];
  return [{ code: 'SIZE_RANGE', file, path, rule, values: { size: text, min: `${min} mm`, max: `${max} mm` } }];
}

function checkLimit(file: string, path: FaultPath, written: unknown): Fault[] {
  const text = asText(written);
  if (text === null || parseArea(text) !== null) return [];
  return [{ code: 'SIZE_UNREADABLE', file, path, values: { size: text.slice(0, 40), example: '400 cm2' } }];
}

function checkRooms(file: string, kind: 'small' | 'large', list: unknown, limit: number | null, narrowest: number): Fault[] {
  return asList(list).flatMap((written, at): Fault[] => {
    const path = ['catalogue', 'rooms', kind, at];
    const text = asText(written);
    if (text === null) return [];
    const shape = parseShape(text);
    if (shape === null) return [{ code: 'SIZE_UNREADABLE', file, path, values: { size: text.slice(0, 40), example: '20 x 10 cm' } }];
    const sides = [shape.widthMm, shape.lengthMm];
    if (Math.min(...sides) < narrowest || Math.max(...sides) > longestRoomMm) {
      return [{ code: 'SIZE_RANGE', file, path, rule: 'SEC-07', values: { size: text, min: `${narrowest} mm`, max: `${longestRoomMm} mm` } }];
    }
    const isSmall = limit === null ? kind === 'small' : shape.widthMm * shape.lengthMm <= limit;
    if (isSmall === (kind === 'small')) return [];
    return [{ code: 'SIZE_ROOM', file, path, rule: 'SEC-06', values: { size: text, kind: kinds[kind], limit: `${(limit ?? 0) / 100} cm²` } }];
  });
}

function checkEvenings(file: string, list: unknown): Fault[] {
  if (list === undefined) return [];
  const evenings = asList(list).map(asGroup);
  const spans = evenings.flatMap((evening, at) => ['fights', 'sections'].flatMap((key): Fault[] => {
    const text = asText(evening[key]);
    const range = text === null ? null : parseRowRange(text);
    if (text === null || (range !== null && range.min !== null && range.max !== null && range.min > 0)) return [];
    return [{ code: 'SPAN_UNREADABLE', file, path: ['evenings', at, key], values: { text: text.slice(0, 40) } }];
  }));
  const ids = evenings.map((evening) => evening['id']);
  const twice = ids.flatMap((id, at): Fault[] => (ids.indexOf(id) === at || typeof id !== 'string' ? [] : [{ code: 'ID_DUPLICATE', file, path: ['evenings', at, 'id'], values: { id, where: 'evenings:' } }]));
  const missing: Fault[] = ids.includes(defaultEvening) ? [] : [{ code: 'EVENING_MISSING', file, path: ['evenings'], at: 'key', values: { id: defaultEvening } }];
  return [...spans, ...twice, ...missing];
}
