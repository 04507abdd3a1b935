/** The tables of docs/dungeons.md, in Markdown. */
import type { Ruleset } from '../../src/tables/ruleset';
import type { Played } from './play-seeds';
import { seedOf } from './play-seeds';
import type { Row } from './rows';

/** A line of the tables: missions and values of X that gave the same dungeons share one. */
interface Line {
  readonly missions: string[];
  readonly xs: string[];
  readonly evening: string;
  readonly played: Played;
}

/** Why a seed is not used, in players' words. */
const refusalWords: Readonly<Record<string, string>> = {
  EVENING: 'too few or too many fights',
  NO_GUARANTEE: 'closed without what the mission needs',
};

/** All tables, and how they were made. */
export function writeTables(ruleset: Ruleset, rows: readonly Row[], played: readonly Played[], count: number): string {
  const lines = joinAlike(ruleset, rows, played);
  const normal = lines.filter(({ evening }) => evening === 'normal');
  const others = lines.filter(({ evening }) => evening !== 'normal');
  return [
    `Every line: ${group(count)} seeds, \`${seedOf(0)}\` to \`${seedOf(count - 1)}\`, everything but the mission, X and the evening left as it is when nothing is said.`,
    `Tables: \`${ruleset.hash.slice(0, 16)}\`. Missions or values of X on one line gave the same figures seed by seed, not only on average.`,
    '', '## Normal evenings', '', ...writeAll(ruleset, normal, count),
    '## Short and long evenings', '', ...writeAll(ruleset, others, count),
  ].join('\n');
}

/** First the values of X that make no difference to a mission, then the missions that differ in nothing. */
function joinAlike({ missions }: Ruleset, rows: readonly Row[], played: readonly Played[]): Line[] {
  const single = rows.map(({ mission, x, evening }, at): Line => ({
    missions: [missions.find(({ id }) => id === mission)!.name.en], xs: [x.den === 1 ? String(x.num) : `${x.num}/${x.den}`], evening, played: played[at]!,
  }));
  const byX = merge(single, ({ missions: names }) => names, (known, line) => known.xs.push(...line.xs));
  return merge(byX, ({ xs }) => xs, (known, line) => known.missions.push(...line.missions));
}

/** Joins lines with the same figures, evening and `same`. */
function merge(lines: readonly Line[], same: (line: Line) => readonly string[], join: (known: Line, line: Line) => void): Line[] {
  const merged = new Map<string, Line>();
  for (const line of lines) {
    const key = JSON.stringify([same(line), line.evening, line.played.figures, line.played.refused]);
    const known = merged.get(key);
    if (known) join(known, line);
    else merged.set(key, line);
  }
  return [...merged.values()];
}

function writeAll(ruleset: Ruleset, lines: readonly Line[], count: number): string[] {
  const tables: [string, readonly string[], (line: Line) => string[]][] = [
    ['Sections', [...spreadHeads, 'as many as asked for'], ({ played, evening }) => [...spread(played.figures.sections, 0), within(ruleset, evening, 'sections', played)]],
    ['Fights expected', [...spreadHeads, 'as many as asked for'], ({ played, evening }) => [...spread(played.figures.fights, 2), within(ruleset, evening, 'fights', played)]],
    ['Objective rooms', spreadHeads, ({ played }) => spread(played.figures.objectiveRooms, 0)],
    ['Exploration turns of the preparing walk', spreadHeads, ({ played }) => spread(played.figures.turns, 0)],
    ['What preparing did', ['openings closed: in', 'each', 'rooms forced: in', 'each', 'hidden doors: in', 'each'], ({ played }) => (['closed', 'forced', 'hidden'] as const).flatMap((name) => often(played.figures[name]))],
    ['Seeds passed over', ['in all', 'why'], ({ played }) => describeRefused(played, count)],
  ];
  return tables.flatMap(([title, heads, cells]) => [`### ${title}`, '', ...writeTable(heads, lines, cells), '']);
}

const spreadHeads = ['fewest', '5 %', 'median', '95 %', 'most'] as const;

function writeTable(heads: readonly string[], lines: readonly Line[], cells: (line: Line) => string[]): string[] {
  const evenings = new Set(lines.map(({ evening }) => evening)).size > 1;
  return [
    toRow([...(evenings ? ['evening'] : []), 'mission', 'X', ...heads]),
    toRow([...(evenings ? ['---'] : []), '---', '---', ...heads.map(() => '--:')]),
    ...lines.map((line) => toRow([...(evenings ? [line.evening] : []), line.missions.join(', '), line.xs.join(', '), ...cells(line)])),
  ];
}

/** A line of a table. */
export function toRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Least, 5 %, median, 95 %, most; the percentiles are values that occurred. */
function spread(values: readonly number[], digits: number): string[] {
  const sorted = [...values].sort((a, b) => a - b);
  return [0, 0.05, 0.5, 0.95, 1].map((share) => sorted[Math.round(share * (sorted.length - 1))]?.toFixed(digits) ?? '–');
}

/** In how many dungeons a figure lies within what the evening asks for. */
function within({ evenings }: Ruleset, evening: string, figure: 'sections' | 'fights', { figures }: Played): string {
  const [fewest, most] = evenings.find(({ id }) => id === evening)![figure];
  const values = figures[figure];
  return `${fewest}–${most}: ${percent(values.filter((value) => value >= fewest && value <= most).length, values.length)}`;
}

/** In how many dungeons, and how many times on average in those. */
function often(values: readonly number[]): string[] {
  const some = values.filter((value) => value > 0);
  const sum = some.reduce((total, value) => total + value, 0);
  return [percent(some.length, values.length), some.length === 0 ? '–' : (sum / some.length).toFixed(1)];
}

function describeRefused({ refused }: Played, count: number): string[] {
  const codes = Object.keys(refused).sort();
  const total = codes.reduce((sum, code) => sum + refused[code]!, 0);
  return [percent(total, count), codes.map((code) => `${refusalWords[code] ?? code}: ${percent(refused[code]!, count)}`).join('; ') || '–'];
}

function percent(part: number, of: number): string {
  return of === 0 ? '–' : `${((part / of) * 100).toFixed(1)} %`;
}

/** 10,000 as people write it; no locale (files must not depend on one). */
export function group(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
