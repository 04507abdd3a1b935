/** Session options from outside (a saved document, a share string): nothing is believed before it is checked here. */
import { corridorKinds } from '../board/corridor-shapes';
import { makeRatio, maxTerm } from '../tables/ratio';
import type { HouseRuleDefinition, Ruleset } from '../tables/ruleset';
import type { OwnedPiece, SessionOptions } from './document';

/** The primaries that may be agreed on (MIS-09). */
export const agreedPrimaries = ['capture', 'destroy', 'killLeader', 'killAll'] as const;

/** Limits of numbers in options; X is a mean of objectives in a game, and a dungeon holds X + 2 rooms for them (PRE-06). */
export const optionLimits = { x: 99, sections: 10000, turns: 10000, tableMm: 100000, pieces: 100, pieceCount: 1000, levels: 12 } as const;

type Check = (value: unknown, ruleset: Ruleset) => boolean;

const isWhole = (value: unknown, low: number, high: number): boolean => Number.isInteger(value) && (value as number) >= low && (value as number) <= high;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const hasOnly = (value: Record<string, unknown>, keys: readonly string[]): boolean => Object.keys(value).every((key) => keys.includes(key));

const roomPieces = ['small-room', 'large-room', 'objective-room'];

function isPiece(value: unknown): value is OwnedPiece {
  if (!isRecord(value) || !hasOnly(value, ['kind', 'widthMm', 'lengthMm', 'count']) || !isWhole(value['count'], 0, optionLimits.pieceCount)) return false;
  const kind = value['kind'] as string;
  if (corridorKinds.some((corridor) => corridor === kind)) return true;
  return roomPieces.includes(kind) && isWhole(value['widthMm'], 1, optionLimits.tableMm) && isWhole(value['lengthMm'], 1, optionLimits.tableMm);
}

function isX(value: unknown): boolean {
  if (!isRecord(value) || !hasOnly(value, ['num', 'den'])) return false;
  const { num, den } = value;
  // In lowest terms: a whole number is told by its denominator.
  return isWhole(den, 1, maxTerm) && isWhole(num, 0, Math.min(maxTerm, optionLimits.x * (den as number))) && makeRatio(num as number, den as number).den === den;
}

const checks: { readonly [Key in keyof SessionOptions]-?: Check } = {
  mission: (value, ruleset) => ruleset.missions.some(({ id }) => id === value),
  x: (value) => value === null || isX(value),
  houseRules: (value) => isRecord(value),
  explorer: (value) => ['nearest', 'deepest', 'random'].includes(value as string),
  evening: (value, ruleset) => value === null || ruleset.evenings.some(({ id }) => id === value),
  maxSections: (value) => value === null || isWhole(value, 1, optionLimits.sections),
  maxTurns: (value) => value === null || isWhole(value, 1, optionLimits.turns),
  until: (value) => value === null || ['objective', 'primary', 'exhausted'].includes(value as string),
  table: (value) => value === null || (isRecord(value) && hasOnly(value, ['widthMm', 'heightMm']) && isWhole(value['widthMm'], 1, optionLimits.tableMm) && isWhole(value['heightMm'], 1, optionLimits.tableMm)),
  pieces: (value) => value === null || (Array.isArray(value) && value.length <= optionLimits.pieces && value.every(isPiece)),
  primary: (value) => value === null || (agreedPrimaries as readonly unknown[]).includes(value),
  level: (value) => isWhole(value, 1, optionLimits.levels),
};

/** Options that only some sessions have. */
const optional: readonly string[] = ['level'];

/** Paths of the options that are missing, unknown or out of range; none means the value is `SessionOptions`. */
export function findBadOptions(value: unknown, ruleset: Ruleset): string[] {
  if (!isRecord(value)) return ['options'];
  const unknown = Object.keys(value).filter((key) => !Object.hasOwn(checks, key));
  const bad = Object.entries(checks).filter(([key, check]) => (Object.hasOwn(value, key) ? !check(value[key], ruleset) : !optional.includes(key))).map(([key]) => key);
  const paths = [...unknown, ...bad].map((key) => `options.${key}`);
  return isRecord(value['houseRules']) ? [...paths, ...findBadHouseRules(value['houseRules'], ruleset.houseRules)] : paths;
}

function findBadHouseRules(value: Record<string, unknown>, definitions: readonly HouseRuleDefinition[]): string[] {
  const known = new Map(definitions.map((definition) => [definition.key, definition]));
  const unknown = Object.keys(value).filter((key) => !known.has(key));
  const bad = definitions.filter((definition) => !isAllowed(definition, value[definition.key])).map(({ key }) => key);
  return [...unknown, ...bad].map((key) => `options.houseRules.${key}`);
}

/** True when a house rule may have this value. */
export function isAllowed({ values, integer }: HouseRuleDefinition, value: unknown): boolean {
  return (values as readonly unknown[]).includes(value) || (integer !== undefined && isWhole(value, integer[0], integer[1]));
}
