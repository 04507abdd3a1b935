/**
 * Tables inside a session document that are not the shipped ones: whether the engine can work with them at
 * all. Nothing without measure and nothing endless gets through; what is merely odd fails when it is used.
 */
import { parseDice, spanOfDice } from '../tables/dice-notation';
import { isKnownHouseValue, knownHouseRules } from '../tables/known-codes';
import { findRow } from '../tables/lookup';
import type { Catalogue, DiceTable, HouseRuleDefinition, MissionDefinition, RoomShape, Ruleset, TableRow } from '../tables/ruleset';
import { requiredTables } from '../tables/ruleset';

/** Limits of what tables may hold; those of tables read from YAML are within them. */
const limits = { total: 9999, value: 10_000, sideMm: 2000, rows: 200, tables: 500, shapes: 50, evening: 1000 } as const;

/** Paths of the parts that cannot be worked with; none means that a session of them comes to an end. */
export function findBadRuleset({ tables, catalogue, contributions, evenings, houseRules, missions }: Ruleset): string[] {
  const ids = Object.keys(tables);
  const bad = [
    ...(ids.length > limits.tables ? ['tables'] : ids.flatMap((id) => findBadTable(tables[id]!).map((path) => `tables.${id}${path}`))),
    ...findBadCatalogue(catalogue).map((path) => `catalogue.${path}`),
    ...Object.entries(contributions).filter(([, value]) => !isWhole(value, -limits.value, limits.value)).map(([key]) => `contributions.${key}`),
    ...evenings.flatMap((evening, at) => (['fights', 'sections'] as const).filter((key) => !isSpan(evening[key])).map((key) => `evenings[${at}].${key}`)),
    ...houseRules.flatMap((rule, at) => (isHouseRule(rule) ? [] : [`houseRules[${at}]`])),
  ];
  if (bad.length > 0) return bad.map((path) => `ruleset.${path}`);
  const endless = Object.values(requiredTables).filter((id) => !endsFrom(tables, id, []));
  if (endless.length > 0) return endless.map((id) => `ruleset.tables.${id}`);
  return [
    ...(fitsPair(tables, requiredTables.defender, 2) ? [] : [`ruleset.tables.${requiredTables.defender}`]),
    ...missions.flatMap((mission, at) => (canEndRerolls(mission, tables) ? [] : [`ruleset.missions[${at}].rerolls`])),
  ];
}

/** PRE-04: a prepared pair holds two six-sided dice, so that the defender's roll needs no others and no third. */
function fitsPair(tables: Ruleset['tables'], id: string, left: number): boolean {
  const { dice, rows } = tables[id]!;
  const { count, sides } = parseDice(dice)!;
  return left > 0 && count === 1 && sides === 6 && rows.every(({ roll }) => roll === undefined || fitsPair(tables, roll, left - 1));
}

function isWhole(value: unknown, low: number, high: number): boolean {
  return Number.isInteger(value) && (value as number) >= low && (value as number) <= high;
}

function isSpan([low, high]: readonly [number, number]): boolean {
  return isWhole(low, 1, limits.evening) && isWhole(high, low, limits.evening);
}

function findBadTable(table: DiceTable): string[] {
  const { dice, rows, modifiers = { min: 0, max: 0 } } = table;
  const bad = [
    ...(typeof dice === 'string' && parseDice(dice) !== null ? [] : ['.dice']),
    ...(['min', 'max'] as const).filter((key) => !isWhole(modifiers[key], -limits.total, limits.total)).map((key) => `.modifiers.${key}`),
    ...(isCount(rows, limits.rows) ? rows.flatMap((row, at) => findBadRow(row).map((key) => `.rows[${at}].${key}`)) : ['.rows']),
  ];
  return bad.length > 0 || coversTotals(table) ? bad : ['.rows'];
}

function isCount(list: unknown, most: number): boolean {
  return Array.isArray(list) && list.length > 0 && list.length <= most;
}

function findBadRow({ min, max, value = 0 }: TableRow): string[] {
  const isBound = (bound: number | null): boolean => bound === null || isWhole(bound, -limits.total, limits.total);
  return [...(isBound(min) ? [] : ['min']), ...(isBound(max) ? [] : ['max']), ...(isWhole(value, -limits.value, limits.value) ? [] : ['value'])];
}

/** T4: whatever is rolled, there is a row for it. */
function coversTotals(table: DiceTable): boolean {
  const { min, max } = spanOfDice(parseDice(table.dice)!);
  const { modifiers = { min: 0, max: 0 } } = table;
  for (let total = min + modifiers.min; total <= max + modifiers.max; total += 1) if (findRow(table, total) === null) return false;
  return true;
}

/** SEC-04, ENG-02: corridors of the sizes allowed, rooms at least as wide as a corridor and smaller than a hall. */
function findBadCatalogue({ corridor, door, rooms }: Catalogue): string[] {
  const isSide = (side: number): boolean => isWhole(side, corridor.widthMm, limits.sideMm);
  const findBadShapes = (kind: 'small' | 'large', shapes: readonly RoomShape[]): string[] => {
    if (!isCount(shapes, limits.shapes)) return [`rooms.${kind}`];
    return shapes.flatMap((shape, at) => (['widthMm', 'lengthMm'] as const).filter((key) => !isSide(shape[key])).map((key) => `rooms.${kind}[${at}].${key}`));
  };
  const bad = [
    ...(isWhole(corridor.widthMm, 30, 150) ? [] : ['corridor.widthMm']),
    ...(isWhole(corridor.lengthMm, 80, 200) ? [] : ['corridor.lengthMm']),
  ];
  if (bad.length > 0) return bad;
  return [...(isWhole(door.widthMm, 30, corridor.widthMm) ? [] : ['door.widthMm']), ...findBadShapes('small', rooms.small), ...findBadShapes('large', rooms.large)];
}

/** Only values that the engine knows, whatever the definition would allow. */
function isHouseRule({ key, values, integer }: HouseRuleDefinition): boolean {
  const known = Object.hasOwn(knownHouseRules, key) ? knownHouseRules[key as keyof typeof knownHouseRules] : undefined;
  return known !== undefined && [...values, ...(integer ?? [])].every((value) => isKnownHouseValue(known, value));
}

/** True when a roll on a table ends in a result: no table leads back to itself, none is missing. */
function endsFrom(tables: Ruleset['tables'], id: string, trail: readonly string[], ended = new Set<string>()): boolean {
  if (ended.has(id)) return true;
  if (!Object.hasOwn(tables, id) || trail.includes(id)) return false;
  const ends = tables[id]!.rows.every(({ roll }) => roll === undefined || endsFrom(tables, roll, [...trail, id], ended));
  if (ends) ended.add(id);
  return ends;
}

/** MIS-11: some result has to be left for a secondary, or the roll would be repeated for ever. */
function canEndRerolls({ rerolls, primary, secondary }: MissionDefinition, tables: Ruleset['tables']): boolean {
  if (secondary !== 'table') return true;
  const results = listResults(tables, requiredTables.objectives, new Map());
  const left = [...results].filter((result) => !(rerolls as readonly string[]).includes(result));
  return left.length > (primary === 'rolled' ? 1 : 0);
}

function listResults(tables: Ruleset['tables'], id: string, known: Map<string, ReadonlySet<string>>): ReadonlySet<string> {
  const found = known.get(id) ?? new Set(tables[id]!.rows.flatMap(({ result, roll }) => (roll === undefined ? [result ?? ''] : [...listResults(tables, roll, known)])));
  known.set(id, found);
  return found;
}
