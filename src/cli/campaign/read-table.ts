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
  /** Whether every cell is what it should be. */
  readonly isSound: boolean;
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
  const keys = readHeadings(heading, isEmpty, report, language);
  keys.forEach((key, at) => {
    const cell = heading[at];
    if (key !== null && keys.indexOf(key) < at && cell) report('TABLE_COLUMN', words.columnTwice, cell, { name: cell.text.slice(0, 60) });
  });
  for (const { key, required } of gameFields) {
    if (required && key !== 'number' && key !== 'winner' && !keys.includes(key)) report('TABLE_COLUMN_MISSING', words.missing, { line: heading[0]?.line ?? 1, column: 1 }, { name: csvHeadings[key][language] });
  }
  const rows = problems.length > 0 ? [] : body.map((cells): TableRow => {
    const before = problems.length;
    const game = readRow(cells, keys, tables, language, report);
    return { line: cells[0]?.line ?? 1, game, isSound: problems.length === before };
  });
  return { rows, problems };
}

type Report = (code: string, message: Message, place: Pick<Cell, 'line' | 'column'>, values?: Readonly<Record<string, string>>, remedy?: string) => void;

/** The fields of the columns; null: one that is passed over. With the last of those that nobody knows stands, once, what may be there. */
function readHeadings(heading: readonly Cell[], isEmpty: (at: number) => boolean, report: Report, language: Language): (FieldKey | null)[] {
  const hasKeys = heading.some(({ text }) => isCorrectionKeys(text));
  const read = heading.map((cell, at): Heading => (cell.text.trim() === '' && isEmpty(at) ? { key: null } : readHeading(cell.text, hasKeys, language)));
  const last = read.findLastIndex((found) => 'nearest' in found);
  return read.map((found, at) => {
    if ('key' in found) return found.key;
    const hint = found.nearest === '' ? '' : suggestWord(found.nearest, [found.nearest])[language];
    report('TABLE_COLUMN', words.column, heading[at]!, { name: heading[at]!.text.slice(0, 60), hint }, at === last ? fillMessage(words.columns[language], { known: listHeadings(language) }) : undefined);
    return null;
  });
}

function readRow(cells: readonly Cell[], keys: readonly (FieldKey | null)[], tables: Ruleset, language: Language, report: Report): Partial<Game> {
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
      const hint = reading.nearest === undefined || reading.nearest === '' ? '' : suggestWord(reading.nearest, [reading.nearest])[language];
      report('TABLE_CELL', reading.message, cell, { value: text.slice(0, 60), name: csvHeadings[key][language], expected: reading.expected, hint });
      return;
    }
    // A win told twice, beside the winner and in a column of its own, is told alike.
    for (const [name, value] of Object.entries(reading.facts)) {
      if (name in game && game[name] !== value) report('TABLE_CELL', words.cell, cell, { value: text.slice(0, 60), name: csvHeadings[key][language], expected: String(game[name]) });
      game[name] = value;
    }
  });
  const settled = settleScenarioRow(game as Partial<Game>, tables);
  if ('fault' in settled) {
    report('TABLE_CELL', settled.fault, find(settled.at) ?? { line: cells[0]?.line ?? 1, column: 1 }, nameColumns(language));
    return game as Partial<Game>;
  }
  for (const { key, required } of gameFields) {
    if (required && key !== 'number' && key !== 'winner' && settled.game[key] === undefined && isNothing(key, (find(key)?.text ?? '').trim())) {
      report('TABLE_CELL', words.cellMissing, { line: cells[0]?.line ?? 1, column: 1 }, { name: csvHeadings[key][language] });
    }
  }
  return settled.game;
}

/** An empty cell; of objectives, also the dash that stands where a scenario does not compare them (SCN-03). */
function isNothing(key: FieldKey, text: string): boolean {
  return text.trim() === '' || (key === 'objectives' && /^[–—-]$/.test(text));
}

/** The headings that faults of a scenario name. */
function nameColumns(language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries((['mission', 'scenario', 'objectives', 'second', 'battle', 'wipedOut', 'withdrew'] as const).map((key) => [key, csvHeadings[key][language]]));
}
