/** A CSV table as games to record: headings in any of the languages, every fault with its line and column. */
import { cleanName } from '../../campaign/plain-text';
import { parseCsv, unguardCell } from '../../campaign/csv';
import type { Cell } from '../../campaign/csv';
import type { Field } from '../../campaign/fields';
import { gameFields } from '../../campaign/fields';
import type { Game } from '../../campaign/log';
import type { Message, Problem } from '../../errors';
import { fillMessage } from '../../errors';
import { csvHeadings } from '../../render/campaign/export-words';
import type { Language, Ruleset } from '../../tables/ruleset';
import { suggestWord } from '../../tables/suggest';
import { tableFaults as words } from '../messages/campaign-import';
import { readCell } from './read-cell';
import { nameTwo } from './read-choice-cell';
import type { Heading } from './read-heading';
import { isCorrectionKeys, listHeadings, readHeading } from './read-heading';
import { settleScenarioRow } from './settle-scenario-row';

/** A row as it was read: a game that may lack what the log adds. */
export interface TableRow {
  readonly game: Partial<Game>;
  readonly line: number;
  /** Fields of which nobody knows what they should say: their cells are wrong, or missing. */
  readonly unsure: ReadonlySet<FieldKey>;
}

/** What a table holds. */
export interface ReadTable {
  readonly rows: readonly TableRow[];
  readonly problems: readonly Problem[];
}

type FieldKey = keyof Game;

/** Columns in which spaces at the ends of a quoted cell are part of it: another seed is another dungeon. */
const hasSpaces: readonly FieldKey[] = ['seed', 'notes', 'void'];

const lineEnd = /\r\n|\r|\n/;

/** Reads a table. `file` is its path for messages. */
export function readTable(text: string, file: string, tables: Ruleset, language: Language): ReadTable {
  const problems: Problem[] = [];
  const lines = text.split(lineEnd);
  const report: Report = (code, message, { line, column }, values = {}, remedy = undefined) => {
    problems.push({ code, message: fillMessage(message[language], Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value.replace(/\r\n|[\r\n]/g, '⏎')]))).trimEnd(), place: { file, line, column }, excerpt: (lines[line - 1] ?? '').slice(0, 500), ...(remedy === undefined ? {} : { remedy }) });
  };
  const parsed = parseCsv(text);
  if ('bad' in parsed) {
    report('TABLE_QUOTE', parsed.bad === 'unclosed' ? words.quote : words.afterQuote, parsed);
    return { rows: [], problems };
  }
  const [heading, ...body] = parsed;
  if (heading === undefined) {
    report('TABLE_EMPTY', words.empty, { line: 1, column: 1 });
    return { rows: [], problems };
  }
  // Spreadsheets write columns that are empty from top to bottom.
  const isEmpty = (at: number): boolean => [heading, ...body].every((row) => (row[at]?.text ?? '').trim() === '');
  const { keys, meant } = readHeadings(heading, isEmpty, report, language);
  keys.forEach((key, at) => {
    const cell = heading[at];
    if (key !== null && keys.indexOf(key) < at && cell) report('TABLE_COLUMN', words.columnTwice, cell, { name: cell.text.slice(0, 60) });
  });
  for (const { key, required } of gameFields) {
    // A title that is nearly this one was told already.
    const isThere = keys.includes(key) || meant.includes(csvHeadings[key][language]);
    if (required && key !== 'number' && key !== 'winner' && !isThere) report('TABLE_COLUMN_MISSING', words.missing, { line: heading[0]?.line ?? 1, column: 1 }, { name: csvHeadings[key][language] });
  }
  const rows = problems.length > 0 ? [] : body.map((cells): TableRow => ({ line: cells[0]?.line ?? 1, ...readRow(cells, keys, tables, language, report) }));
  return { rows, problems };
}

type Report = (code: string, message: Message, place: Pick<Cell, 'line' | 'column'>, values?: Readonly<Record<string, string>>, remedy?: string) => void;

/** The fields of the columns; null: one that is passed over. `meant`: titles that those which nobody knows may stand for. With the last of those that nobody knows stands, once, what may be there. */
function readHeadings(heading: readonly Cell[], isEmpty: (at: number) => boolean, report: Report, language: Language): { readonly keys: (FieldKey | null)[]; readonly meant: readonly string[] } {
  const hasKeys = heading.some(({ text }) => isCorrectionKeys(text));
  const read = heading.map((cell, at): Heading => (cell.text.trim() === '' && isEmpty(at) ? { key: null } : readHeading(cell.text, hasKeys, language)));
  const last = read.findLastIndex((found) => 'nearest' in found);
  const keys = read.map((found, at) => {
    if ('key' in found) return found.key;
    const hint = found.nearest === '' ? '' : suggestWord(found.nearest, [found.nearest])[language];
    report('TABLE_COLUMN', words.column, heading[at]!, { name: heading[at]!.text.slice(0, 60), hint }, at === last ? fillMessage(words.columns[language], { known: listHeadings(language) }) : undefined);
    return null;
  });
  return { keys, meant: read.flatMap((found) => ('nearest' in found ? [found.nearest] : [])) };
}

function readRow(cells: readonly Cell[], keys: readonly (FieldKey | null)[], tables: Ruleset, language: Language, report: Report): Pick<TableRow, 'game' | 'unsure'> {
  const unsure = new Set<FieldKey>();
  const game: Record<string, unknown> = {};
  const find = (key: FieldKey): Cell | undefined => cells[keys.indexOf(key)];
  const nameOf = (key: FieldKey): string => cleanName(unguardCell(find(key)?.text ?? ''));
  const players = nameTwo(nameOf('attacker'), nameOf('defender'));
  cells.forEach((cell, at) => {
    const key = keys[at];
    const typed = unguardCell(cell.text);
    const text = cell.quoted && key && hasSpaces.includes(key) ? typed : typed.trim();
    if (at >= keys.length && text !== '') report('TABLE_CELL', words.excess, cell, { value: text.slice(0, 60) });
    if (!key || isNothing(key, text)) return;
    const reading = readCell(gameFields.find((other) => other.key === key) as Field<FieldKey>, text, tables, players, language);
    if (!reading.good) {
      unsure.add(key);
      const hint = reading.nearest === undefined || reading.nearest === '' ? '' : suggestWord(reading.nearest, [reading.nearest])[language];
      report('TABLE_CELL', reading.message, cell, { value: text.slice(0, 60), name: csvHeadings[key][language], expected: reading.expected, hint });
      return;
    }
    // A win told twice, beside the winner and in a column of its own, is told alike.
    for (const [name, value] of Object.entries(reading.facts)) {
      if (!(name in game) || game[name] === value) {
        game[name] = value;
        continue;
      }
      unsure.add(name as FieldKey);
      report('TABLE_CELL', words.cell, cell, { value: text.slice(0, 60), name: csvHeadings[key][language], expected: String(game[name]) });
    }
  });
  return settleRow({ game, unsure }, { find, start: { line: cells[0]?.line ?? 1, column: 1 } }, tables, language, report);
}

/** Where a row stands, and its cells by their fields. */
interface RowPlace {
  readonly find: (key: FieldKey) => Cell | undefined;
  readonly start: Pick<Cell, 'line' | 'column'>;
}

/** The row with its scenario settled; what it lacks is told. */
function settleRow({ game, unsure }: Pick<TableRow, 'game' | 'unsure'>, { find, start }: RowPlace, tables: Ruleset, language: Language, report: Report): Pick<TableRow, 'game' | 'unsure'> {
  const settled = settleScenarioRow(game, tables);
  if ('fault' in settled) {
    report('TABLE_CELL', settled.fault, find(settled.at) ?? start, nameColumns(language));
    // What it is a game of nobody knows; its players are who they are.
    return { game, unsure: new Set([...unsure, ...gameFields.map(({ key }) => key).filter((key) => key !== 'attacker' && key !== 'defender')]) };
  }
  const lacking = gameFields.filter(({ key, required }) => required && key !== 'number' && key !== 'winner' && settled.game[key] === undefined).map(({ key }) => key);
  for (const key of lacking) {
    if (isNothing(key, (find(key)?.text ?? '').trim())) report('TABLE_CELL', words.cellMissing, start, { name: csvHeadings[key][language] });
  }
  return { game: settled.game, unsure: new Set([...unsure, ...lacking]) };
}

/** An empty cell; of objectives, also the dash that stands where a scenario does not compare them (SCN-03). */
function isNothing(key: FieldKey, text: string): boolean {
  return text.trim() === '' || (key === 'objectives' && /^[–—-]$/.test(text));
}

/** The headings that faults of a scenario name. */
function nameColumns(language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries((['mission', 'scenario', 'objectives', 'second', 'battle', 'wipedOut', 'withdrew'] as const).map((key) => [key, csvHeadings[key][language]]));
}
