/** The dice tables of a ruleset as reference cards: what is rolled, every row with its result in words, and rule ids. */
import { describeRow } from '../../render/pack/defender-page';
import { buildModifiers } from '../../render/pack/modifiers';
import { capitalise } from '../../render/map/map-words';
import type { PackWords } from '../../render/pack/pack-words';
import { showNumber } from '../../render/pack/pack-words';
import { shortenText } from '../../render/clean-text';
import type { DiceTable, Ruleset, TableRow } from '../../tables/ruleset';
import { requiredTables } from '../../tables/ruleset';

/** A line of a card. */
export interface CardRow {
  readonly when: string;
  readonly result: string;
  /** What more there is to say, smaller. */
  readonly detail: string;
  readonly rule: string;
}

/** Lines under a heading of their own. */
export interface CardGroup {
  /** Empty: the title of the card is enough. */
  readonly head: string;
  readonly dice: string;
  readonly rows: readonly CardRow[];
}

/** A reference card. */
export interface ReferenceCard {
  readonly title: string;
  readonly groups: readonly CardGroup[];
  readonly notes: readonly string[];
  /** Its type is no larger than this, points, so that its lines are not broken. */
  readonly largest?: number;
}

/** Longest heading, characters; a player's own tables may have any. */
const longestTitle = 90;

/** Tables that are used together share a card, in the order of play. */
const families: readonly (readonly string[])[] = [
  [requiredTables.corridors],
  [requiredTables.rooms, requiredTables.roomDoors, requiredTables.doorLeads],
  [requiredTables.objectives, requiredTables.objectiveShift],
  [requiredTables.defender],
];

/** Every table of the ruleset: a card for each family, and for any other that no table leads to, with those it leads to below it. */
export function listTableCards(ruleset: Ruleset, words: PackWords): ReferenceCard[] {
  const tables = Object.values(ruleset.tables);
  const led = new Set([...tables.flatMap(({ rows }) => rows.flatMap(({ roll }) => roll ?? [])), ...families.flat()]);
  const others = tables.filter(({ id }) => !led.has(id)).map(({ id }) => [id]);
  const defending = new Set(followTable(ruleset, requiredTables.defender));
  return [...families, ...others].map((family): ReferenceCard => {
    const chain = [...new Set(family.flatMap((id) => followTable(ruleset, id)))];
    return {
      title: shortenText(words.pick(chain[0]!.title), longestTitle),
      groups: chain.map((table, at) => describeTable(table, { ruleset, words, points: defending.has(table), head: at > 0 })),
      notes: [...(family.includes(requiredTables.objectiveShift) ? [words.text('forms.primaryHere')] : []), ...(chain.some(({ outside }) => outside === 'clamp') ? [words.text('forms.clamps')] : [])],
    };
  });
}

/** A table and those its rows lead to, each once. */
function followTable({ tables }: Ruleset, first: string): DiceTable[] {
  const chain: DiceTable[] = [];
  const visit = (id: string): void => {
    const table = tables[id];
    if (!table || chain.includes(table)) return;
    chain.push(table);
    for (const { roll } of table.rows) if (roll !== undefined) visit(roll);
  };
  visit(first);
  return chain;
}

interface TableView {
  readonly ruleset: Ruleset;
  readonly words: PackWords;
  /** Its values are points of troops. */
  readonly points: boolean;
  readonly head: boolean;
}

function describeTable(table: DiceTable, view: TableView): CardGroup {
  const { words, head } = view;
  return {
    head: head ? shortenText(words.pick(table.title), longestTitle) : '',
    dice: writeDice(table, table.modifiers !== undefined, words),
    rows: table.rows.map((row) => ({ when: describeRow(row, words), ...describeResult(row, view), rule: row.rule })),
  };
}

function writeDice({ dice }: DiceTable, modified: boolean, words: PackWords): string {
  return modified ? words.text('defender.total', { dice: dice.toUpperCase() }) : dice.toUpperCase();
}

function describeResult(row: TableRow, { ruleset, words, points }: TableView): Pick<CardRow, 'result' | 'detail'> {
  if (row.roll !== undefined) {
    const next = ruleset.tables[row.roll];
    return { result: next ? words.text('forms.rollOn', { table: shortenText(words.pick(next.title), longestTitle), dice: writeDice(next, row.carryModifiers === true, words) }) : row.roll, detail: '' };
  }
  const result = capitalise(words.label(`result.${row.result}`));
  const long = `objective.${row.result}.long`;
  const detail = Object.hasOwn(ruleset.labels, long) ? words.pick(ruleset.labels[long]!) : '';
  if (row.value === undefined || (points && row.value === 0)) return { result, detail };
  return { result: words.text('defender.resultPoints', { result, points: points ? words.text('defender.points', { points: row.value }) : showNumber(row.value) }), detail };
}

/** What adds to the defender's roll (DEF-04). */
export function modifiersCard({ contributions }: Ruleset, words: PackWords): ReferenceCard {
  return {
    title: words.text('forms.modifiers'),
    groups: [{ head: '', dice: '', rows: buildModifiers(contributions, words).map(({ value, reason }) => ({ when: value, result: reason, detail: '', rule: 'DEF-04' })) }],
    notes: [words.text('defender.modifiersNote')],
  };
}
