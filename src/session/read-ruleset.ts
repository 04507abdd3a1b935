/**
 * Tables inside a session document that are not the shipped ones: whether the engine can work with them at
 * all. Nothing without measure and nothing endless gets through; what is merely odd fails when it is used.
 */
import { parseDice } from '../tables/dice-notation';
import { isKnownHouseValue, knownHouseRules } from '../tables/known-codes';
import type { Catalogue, DiceTable, HouseRuleDefinition, MissionDefinition, Ruleset } from '../tables/ruleset';
import { requiredTables } from '../tables/ruleset';

/** Limits of what tables may hold; those of tables read from YAML are within them. */
const limits = { number: 10_000, sideMm: 2000, rows: 200, shapes: 50, evening: 1000 } as const;

/** Paths of the parts that cannot be worked with; none means that a session of them comes to an end. */
export function findBadRuleset({ tables, catalogue, contributions, evenings, houseRules, missions }: Ruleset): string[] {
  const bad = [
    ...Object.entries(tables).filter(([, table]) => !isTable(table)).map(([id]) => `tables.${id}`),
    ...(isCatalogue(catalogue) ? [] : ['catalogue']),
    ...(Object.values(contributions).every((value) => isWhole(value, -limits.number, limits.number)) ? [] : ['contributions']),
    ...(evenings.every(({ fights, sections }) => [...fights, ...sections].every((value) => isWhole(value, 1, limits.evening))) ? [] : ['evenings']),
    ...(houseRules.every(isHouseRule) ? [] : ['houseRules']),
  ];
  if (bad.length > 0) return bad.map((path) => `ruleset.${path}`);
  return [
    ...Object.values(requiredTables).filter((id) => !endsFrom(tables, id, [])).map((id) => `ruleset.tables.${id}`),
    ...missions.flatMap((mission, at) => (canEndRerolls(mission, tables) ? [] : [`ruleset.missions[${at}].rerolls`])),
  ];
}

function isWhole(value: unknown, low: number, high: number): boolean {
  return Number.isInteger(value) && (value as number) >= low && (value as number) <= high;
}

function isTable({ dice, rows }: DiceTable): boolean {
  const isBound = (value: number | null): boolean => value === null || isWhole(value, -limits.number, limits.number);
  return parseDice(dice) !== null && Array.isArray(rows) && rows.length <= limits.rows
    && rows.every(({ min, max, value = 0 }) => isBound(min) && isBound(max) && isWhole(value, -limits.number, limits.number));
}

/** SEC-04, ENG-02: corridors of the sizes allowed, rooms at least as wide as a corridor and smaller than a hall. */
function isCatalogue({ corridor, door, rooms }: Catalogue): boolean {
  const isShapes = (shapes: Catalogue['rooms']['small']): boolean => shapes.length > 0 && shapes.length <= limits.shapes
    && shapes.every(({ widthMm, lengthMm }) => isWhole(widthMm, corridor.widthMm, limits.sideMm) && isWhole(lengthMm, corridor.widthMm, limits.sideMm));
  return isWhole(corridor.widthMm, 30, 150) && isWhole(corridor.lengthMm, 80, 200) && isWhole(door.widthMm, 30, corridor.widthMm)
    && isShapes(rooms.small) && isShapes(rooms.large);
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
