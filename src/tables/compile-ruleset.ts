/** Checked YAML data to the ruleset the engine works with. Only for data without faults (parse-ruleset.ts). */
import { hashRuleset } from './hash-ruleset';
import { formatResolvedDice, resolveRows } from './resolve-rows';
import { parseRowRange } from './row-range';
import type { Catalogue, Creature, DiceTable, Evening, HouseRuleDefinition, Labels, MissionDefinition, MissionParagraph, Ruleset, ScenarioDefinition, TableRow } from './ruleset';
import type { TablesFile, WrittenTable } from './schema';
import { parseArea, parseLength, parseShape } from './sizes';

/** Joins the files, resolves ranges and sizes, and adds the hash. Order of files and keys does not matter. */
export function compileRuleset(files: readonly TablesFile[]): Ruleset {
  const tables = files.flatMap((file) => file.tables ?? []);
  const content: Omit<Ruleset, 'hash'> = {
    format: 1,
    name: first(files, 'ruleset').name,
    tables: Object.fromEntries(sortBy(tables, (table) => table.id).map((table) => [table.id, compileTable(table)])),
    catalogue: compileCatalogue(first(files, 'catalogue')),
    contributions: first(files, 'contributions'),
    rows: [...first(files, 'rows')].sort((a, b) => a.points - b.points),
    evenings: first(files, 'evenings').map(compileEvening),
    houseRules: files.flatMap((file) => file.houseRules ?? []).map(compileHouseRule),
    missions: compileMissions(files),
    scenarios: compileScenarios(files),
    labels: compileLabels(files),
  };
  return { ...content, hash: hashRuleset(content) };
}

function first<Key extends keyof TablesFile>(files: readonly TablesFile[], key: Key): NonNullable<TablesFile[Key]> {
  for (const file of files) {
    const section = file[key];
    if (section !== undefined) return section as NonNullable<TablesFile[Key]>;
  }
  throw new Error(`section ${key} missing after the checks`);
}

function sortBy<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  return [...items].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

function compileTable(table: WrittenTable): DiceTable {
  const resolved = resolveRows(table.dice, table.rows);
  return {
    id: table.id,
    rule: table.rule,
    title: table.title,
    dice: formatResolvedDice(resolved),
    outside: table.outside,
    ...(table.modifiers ? { modifiers: table.modifiers } : {}),
    rows: table.rows.map((row, at) => compileRow(row, required(resolved.rows[at] ?? null))),
  };
}

function compileRow(row: WrittenTable['rows'][number], resolved: { when: string; range: { min: number | null; max: number | null } }): TableRow {
  return {
    when: resolved.when,
    min: resolved.range.min,
    max: resolved.range.max,
    rule: row.rule,
    ...(row.result === undefined ? {} : { result: row.result }),
    ...(row.value === undefined ? {} : { value: row.value }),
    ...(row.roll === undefined ? {} : { roll: row.roll }),
    ...(row.carryModifiers === true ? { carryModifiers: true } : {}),
  };
}

function compileCatalogue(written: NonNullable<TablesFile['catalogue']>): Catalogue {
  return {
    corridor: { widthMm: required(parseLength(written.corridor.width)), lengthMm: required(parseLength(written.corridor.length)) },
    door: { widthMm: required(parseLength(written.door.width)) },
    rooms: {
      small: written.rooms.small.map((shape) => required(parseShape(shape))),
      large: written.rooms.large.map((shape) => required(parseShape(shape))),
    },
    smallRoomMaxAreaMm2: required(parseArea(written.smallRoomUpTo)),
  };
}

function compileEvening(written: NonNullable<TablesFile['evenings']>[number]): Evening {
  const span = (text: string): readonly [number, number] => {
    const range = required(parseRowRange(text));
    return [required(range.min), required(range.max)];
  };
  return { id: written.id, fights: span(written.fights), sections: span(written.sections) };
}

function compileHouseRule(written: NonNullable<TablesFile['houseRules']>[number]): HouseRuleDefinition {
  const { integer, ...rest } = written;
  return integer === undefined ? rest : { ...rest, integer };
}

type WrittenParagraphs = NonNullable<TablesFile['missions']>[number]['setup'];

/** Puts the shared paragraphs in. */
function createResolver(files: readonly TablesFile[]): (parts: WrittenParagraphs) => MissionParagraph[] {
  const shared = new Map(files.flatMap((file) => Object.entries(file.paragraphs ?? {})));
  return (parts) => parts.map((part) => (part.use === undefined ? { rules: part.rules ?? [], text: required(part.text ?? null) } : required(shared.get(part.use) ?? null)));
}

/** In the order of the rules, with shared paragraphs put in. */
function compileMissions(files: readonly TablesFile[]): MissionDefinition[] {
  const resolve = createResolver(files);
  const missions = files.flatMap((file) => file.missions ?? []).map(({ only, objectiveRooms, bestiary, ...mission }): MissionDefinition => ({
    ...mission,
    setup: resolve(mission.setup),
    procedure: resolve(mission.procedure),
    special: resolve(mission.special),
    defender: resolve(mission.defender),
    ...(only === undefined ? {} : { only }),
    ...(objectiveRooms === undefined ? {} : { objectiveRooms }),
    ...(bestiary === undefined ? {} : { bestiary: bestiary.map(compileCreature) }),
  }));
  return sortBy(missions, (mission) => `${mission.rule} ${mission.id}`);
}

function compileCreature({ agreedAs, ...creature }: NonNullable<NonNullable<TablesFile['missions']>[number]['bestiary']>[number]): Creature {
  return agreedAs === undefined ? creature : { ...creature, agreedAs };
}

/** In the order of the rules. */
function compileScenarios(files: readonly TablesFile[]): ScenarioDefinition[] {
  const resolve = createResolver(files);
  const scenarios = files.flatMap((file) => file.scenarios ?? []).map(({ levels, boards = [], ...scenario }): ScenarioDefinition => ({
    ...scenario,
    boards,
    ...(levels === undefined ? {} : { levels }),
    setup: resolve(scenario.setup),
    procedure: resolve(scenario.procedure),
    victory: resolve(scenario.victory),
  }));
  return sortBy(scenarios, (scenario) => `${scenario.rule} ${scenario.id}`);
}

function compileLabels(files: readonly TablesFile[]): Labels {
  const entries = files.flatMap((file) => Object.entries(file.labels ?? {}));
  return Object.fromEntries(sortBy(entries, ([key]) => key));
}

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('unreadable value after the checks');
  return value;
}
