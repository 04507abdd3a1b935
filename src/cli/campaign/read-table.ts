/** A CSV table as games to record: headings in any of the languages, every fault with its line and column. */
import { parseCsv, unguardCell } from '../../campaign/csv';
import type { Cell } from '../../campaign/csv';
import type { Field, FieldKind } from '../../campaign/fields';
import { gameFields } from '../../campaign/fields';
import { judgeValue } from '../../campaign/field-kinds';
import type { Game } from '../../campaign/log';
import { grades, winners } from '../../missions/score/grade';
import { cleanName, cleanNote } from '../../campaign/plain-text';
import type { Message, Problem } from '../../errors';
import { fillMessage } from '../../errors';
import { csvHeadings, csvXHeadings } from '../../render/campaign/export-words';
import { gradeWords, winnerWords } from '../../render/campaign/words';
import type { Language, Ruleset } from '../../tables/ruleset';
import { suggestWord } from '../../tables/suggest';
import { foldName } from '../fold-name';
import { findNamed } from '../generate/find-named';
import type { Named } from '../generate/find-named';
import { tableFaults as words } from '../messages/campaign-import';

/** A row as it was read: a game that may lack what the log adds. */
export interface TableRow {
  readonly game: Partial<Game>;
  readonly line: number;
}

/** What a table holds. */
export interface ReadTable {
  readonly rows: readonly TableRow[];
  readonly problems: readonly Problem[];
}

type FieldKey = keyof Game;

/** Reads a table. `file` is its path for messages. */
export function readTable(text: string, file: string, tables: Ruleset, language: Language): ReadTable {
  const problems: Problem[] = [];
  const lines = text.split(/\r?\n/);
  const report = (code: string, message: Message, { line, column }: Pick<Cell, 'line' | 'column'>, values: Readonly<Record<string, string>> = {}): void => {
    problems.push({ code, message: fillMessage(message[language], values), place: { file, line, column }, excerpt: (lines[line - 1] ?? '').slice(0, 500) });
  };
  const [heading, ...body] = parseCsv(text) ?? [];
  if (heading === undefined) {
    report(text.trim() === '' ? 'TABLE_EMPTY' : 'TABLE_QUOTE', text.trim() === '' ? words.empty : words.quote, { line: 1, column: 1 });
    return { rows: [], problems };
  }
  const keys = heading.map((cell) => readHeading(cell, report, language));
  for (const { key, required } of gameFields) {
    if (required && key !== 'number' && key !== 'winner' && !keys.includes(key)) report('TABLE_COLUMN_MISSING', words.missing, { line: heading[0]?.line ?? 1, column: 1 }, { name: csvHeadings[key][language] });
  }
  const rows = problems.length > 0 ? [] : body.map((cells) => ({ line: cells[0]?.line ?? 1, game: readRow(cells, keys, tables, language, report) }));
  return { rows, problems };
}

type Report = (code: string, message: Message, place: Pick<Cell, 'line' | 'column'>, values?: Readonly<Record<string, string>>) => void;

/** The field a column holds; null: one that is worked out and passed over. */
function readHeading(cell: Cell, report: Report, language: Language): FieldKey | null {
  const wanted = foldName(unguardCell(cell.text));
  const isNamed = (key: string, message: Message): boolean => [key, message.es, message.ca, message.en].some((name) => foldName(name) === wanted);
  if (Object.values(csvXHeadings).some((message) => isNamed(message.en, message))) return null;
  const field = gameFields.find(({ key }) => isNamed(key, csvHeadings[key]));
  if (field) return field.key;
  const known = gameFields.map(({ key }) => csvHeadings[key][language]);
  report('TABLE_COLUMN', words.column, cell, { name: cell.text.slice(0, 60), hint: suggestWord(cell.text, known)[language], known: known.join(', ') });
  return null;
}

function readRow(cells: readonly Cell[], keys: readonly (FieldKey | null)[], tables: Ruleset, language: Language, report: Report): Partial<Game> {
  const game: Record<string, unknown> = {};
  cells.forEach((cell, at) => {
    const key = keys[at];
    const text = unguardCell(cell.text).trim();
    if (at >= keys.length && text !== '') report('TABLE_CELL', words.excess, cell, { value: text.slice(0, 60) });
    if (!key || text === '') return;
    const field = gameFields.find((other) => other.key === key) as Field<FieldKey>;
    const value = readCell(field, text, tables);
    const verdict = judgeValue(field, value);
    if (verdict.good) game[key] = value;
    else report('TABLE_CELL', words.cell, cell, { value: text.slice(0, 60), name: csvHeadings[key][language], expected: verdict.expected[language] });
  });
  for (const { key, required } of gameFields) {
    if (required && key !== 'number' && key !== 'winner' && game[key] === undefined && !cells.some((cell, at) => keys[at] === key && cell.text.trim() !== '')) {
      report('TABLE_CELL', words.cellMissing, { line: cells[0]?.line ?? 1, column: 1 }, { name: csvHeadings[key][language] });
    }
  }
  return game as Partial<Game>;
}

/** The value that a text means; what cannot be read stays a text, which its field then refuses. */
function readCell({ key, kind }: Field<FieldKey>, text: string, { missions, scenarios = [] }: Ruleset): unknown {
  // The result of a scenario has the scenario's name for a mission.
  if (key === 'mission') return readName(text, [...missions, ...scenarios]);
  if (key === 'scenario') return readName(text, scenarios);
  const read = byKey[key] ?? byKind[kind];
  return read ? read(text) : text;
}

const byKey: Readonly<Partial<Record<FieldKey, (text: string) => unknown>>> = {
  winner: (text) => winners.find((winner) => isWord(winner, winnerWords[winner], text)) ?? text,
  grade: (text) => grades.find((grade) => isWord(grade, gradeWords[grade], text)) ?? text,
  x: (text) => text.replace(/^X=/, ''),
};

/** What stands for a field that is true or false, folded. */
const flagWords: readonly { readonly value: boolean; readonly words: readonly string[] }[] = [{ value: true, words: ['true', 'si', 'yes', '1'] }, { value: false, words: ['false', 'no', '0'] }];

const byKind: Readonly<Partial<Record<FieldKind, (text: string) => unknown>>> = {
  flag: (text) => (flagWords.find(({ words: said }) => said.includes(foldName(text)))?.value ?? text),
  whole: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : text),
  name: cleanName,
  text: cleanNote,
  choices: (text) => text.split(',').map((item) => item.trim()),
  texts: (text) => text.split('\n'),
  house: (text) => Object.fromEntries(text.split(',').map((item) => readChoice(item.trim()))),
};

function isWord(code: string, message: Message, text: string): boolean {
  return [code, message.es, message.ca, message.en].some((word) => foldName(word) === foldName(text));
}

/** One that no table knows goes by its id; its field decides whether it may be one. */
function readName(text: string, named: readonly Named[]): string {
  const result = findNamed(text, named);
  return 'found' in result ? result.found.id : text;
}

function readChoice(item: string): [string, string | number | boolean] {
  const [key = '', value = ''] = item.split('=');
  if (value === 'true' || value === 'false') return [key, value === 'true'];
  return [key, /^\d{1,6}$/.test(value) ? Number(value) : value];
}
