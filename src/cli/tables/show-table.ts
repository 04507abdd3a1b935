/** One dice table with exact chances, for a person and as data. */
import { fillMessage, type Message } from '../../errors';
import { findMean, listOutcomes, sumByResult, type Outcome } from '../../tables/probabilities';
import type { DiceTable, Language, Ruleset, TableRow } from '../../tables/ruleset';
import { tablesMessages as words } from '../messages/tables';
import { makeVisible } from '../visible-text';
import { describeResult, readLabel } from './describe-result';
import { alignColumns, formatDecimal, formatExact } from './format-chance';

/** What to show: `modifier` null shows every modifier a table takes. */
export interface TableView {
  readonly ruleset: Ruleset;
  readonly table: DiceTable;
  readonly modifier: number | null;
  readonly language: Language;
}

/** Text for the terminal, without a line end. */
export function describeTable(view: TableView): string {
  const { table, modifier, language } = view;
  const say = (message: Message, values = {}): string => fillMessage(message[language], values);
  const head = say(words.header, { title: makeVisible(table.title[language]), id: table.id, dice: table.dice, rule: table.rule });
  const policy = table.outside === 'clamp' ? [say(words.clamps)] : [];
  if (table.modifiers === undefined || modifier !== null) {
    const title = modifier === null || table.modifiers === undefined ? [] : [say(words.withModifier, { modifier: String(modifier).replace('-', '−') })];
    return [head, ...policy, ...title, '', ...describeRows(view, modifier ?? 0)].join('\n');
  }
  return [head, ...policy, say(words.byModifier), '', ...describeModifiers(view, say)].join('\n');
}

/** Rows with their chances, nested tables below the row that leads to them. */
function describeRows(view: TableView, modifier: number): string[] {
  const { ruleset, table, language } = view;
  const outcomes = listOutcomes(ruleset.tables, table.id, modifier);
  const lines = nestRows(outcomes, 0).map(({ depth, row, share }): string[] => [
    `${'  '.repeat(depth)}${row.when}`.padEnd(8) + describeRow(view, row), formatExact(share), formatDecimal(share, language), row.rule,
  ]);
  const nested = outcomes.some(({ rows }) => rows.length > 1);
  const summary = nested ? [...sumByResult(outcomes)].map(([result, chance]): string[] => [readLabel(ruleset.labels, `result.${result}`, language), formatExact(chance), formatDecimal(chance, language)]) : [];
  const mean = outcomes.some(({ value }) => value !== undefined) ? findMean(outcomes) : null;
  return [
    ...alignColumns(lines),
    ...(nested ? ['', words.inAll[language], ...alignColumns(summary)] : []),
    ...(mean ? ['', fillMessage(words.meanOf[language], { mean: `${formatExact(mean)} (${formatDecimal(mean, language)})` })] : []),
  ];
}

function describeRow({ ruleset, language }: TableView, row: TableRow): string {
  if (row.roll === undefined) return describeResult(ruleset.labels, row.result ?? '', row.value, language);
  return fillMessage(words.rollOn[language], { table: makeVisible(ruleset.tables[row.roll]?.title[language] ?? row.roll) });
}

/** Each row once, in order, with the chance of everything under it. */
function nestRows(outcomes: readonly Outcome[], depth: number): { readonly depth: number; readonly row: TableRow; readonly share: Outcome['probability'] }[] {
  const byRow = new Map<TableRow, Outcome[]>();
  for (const outcome of outcomes) {
    const row = outcome.rows[depth];
    if (row) byRow.set(row, [...(byRow.get(row) ?? []), outcome]);
  }
  return [...byRow].flatMap(([row, under]) => [
    { depth, row, share: under.map((outcome) => outcome.probability).reduce((sum, part) => sum.add(part)) },
    ...nestRows(under, depth + 1),
  ]);
}

type Say = (message: Message, values?: Readonly<Record<string, string>>) => string;

/** One line a modifier, one column a result, fractions and then decimals. */
function describeModifiers(view: TableView, say: Say): string[] {
  const { language } = view;
  const { from, steps } = listSteps(view);
  const columns = [...new Map(steps.flatMap((outcomes) => outcomes.map((outcome) => [nameOutcome(view, outcome), outcome.value ?? 0] as const)))].sort((a, b) => a[1] - b[1]).map(([name]) => name);
  const table = (format: (chance: Outcome['probability']) => string): string[] => alignColumns([
    ['M', ...columns, say(words.mean)],
    ...steps.map((outcomes, at) => {
      const modifier = String(from + at).replace('-', '−');
      const cells = columns.map((column) => outcomes.filter((outcome) => nameOutcome(view, outcome) === column).map((outcome) => outcome.probability));
      return [
        at === steps.length - 1 ? `${modifier}+` : modifier,
        ...cells.map((parts) => (parts.length === 0 ? '·' : format(parts.reduce((sum, part) => sum.add(part))))),
        format(findMean(outcomes)),
      ];
    }),
  ], '', ' ');
  return [...table(formatExact), '', say(words.inDecimals), '', ...table((chance) => formatDecimal(chance, language, 3))];
}

/** Outcomes for each modifier from the lowest to the first after which nothing changes. */
function listSteps({ ruleset, table }: TableView): { readonly from: number; readonly steps: readonly Outcome[][] } {
  const { min, max } = table.modifiers ?? { min: 0, max: 0 };
  const all = Array.from({ length: max - min + 1 }, (_, at) => listOutcomes(ruleset.tables, table.id, min + at));
  const print = (outcomes: readonly Outcome[]): string => outcomes.map(({ rows, probability }) => `${rows.map(({ when }) => when).join('/')} ${probability.toFraction()}`).join();
  let last = all.length - 1;
  while (last > 0 && print(all[last - 1] ?? []) === print(all[last] ?? [])) last -= 1;
  return { from: min, steps: all.slice(0, last + 1) };
}

/** Columns are numbers where results have them, words otherwise. */
function nameOutcome({ ruleset, language }: TableView, { result, value }: Outcome): string {
  return value === undefined ? readLabel(ruleset.labels, `result.${result}`, language) : String(value).replace('-', '−');
}

/** The same as data: fractions as text, decimals as numbers. */
export function tableToJson({ ruleset, table, modifier, language }: TableView): unknown {
  const { min, max } = table.modifiers ?? { min: 0, max: 0 };
  const modifiers = modifier === null ? Array.from({ length: max - min + 1 }, (_, at) => min + at) : [modifier];
  return {
    ...table,
    title: table.title[language],
    chances: modifiers.map((each) => {
      const outcomes = listOutcomes(ruleset.tables, table.id, each);
      return {
        modifier: each,
        mean: toJsonChance(findMean(outcomes)),
        outcomes: outcomes.map(({ rows, result, value, probability }) => ({
          rows: rows.map(({ when }) => when), result, ...(value === undefined ? {} : { value }),
          label: readLabel(ruleset.labels, `result.${result}`, language), probability: toJsonChance(probability),
        })),
      };
    }),
  };
}

function toJsonChance(chance: Outcome['probability']): { readonly fraction: string; readonly decimal: number } {
  return { fraction: chance.toFraction(), decimal: chance.valueOf() };
}
