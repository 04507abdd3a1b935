/**
 * `npm run report [N]`: makes N dungeons of every mission and X, and ten times as many for case G7 (every
 * seed ends within its budget), and writes what came out into docs/dungeons.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, parentPort } from 'node:worker_threads';
import { programFolder } from '../src/io/shipped';
import { loadTables } from './load-tables';
import { play, playAllBudgets, playRows } from './report/pool';
import { listRows } from './report/rows';
import { writeBudgets } from './report/write-budgets';
import { writeTables } from './report/write-tables';

const defaultCount = 10_000;

/** Case G7 asks for 100,000 seeds. */
const budgetsPerSeed = 10;

const markers = ['<!-- report: begin -->', '<!-- report: end -->'] as const;

async function main(): Promise<void> {
  const count = process.argv[2] === undefined ? defaultCount : Number(process.argv[2]);
  if (!Number.isInteger(count) || count < 1) throw new Error('usage: npm run report [-- NUMBER OF SEEDS]');
  const ruleset = loadTables();
  const rows = listRows(ruleset);
  const played = await playRows(__filename, rows, count);
  const extremes = await playAllBudgets(__filename, count * budgetsPerSeed);
  const path = join(programFolder, 'docs', 'dungeons.md');
  writeFileSync(path, replaceBetween(readFileSync(path, 'utf8'), `${writeTables(ruleset, rows, played, count)}\n${writeBudgets(extremes)}`));
  console.log(`${path}: ${rows.length} rows of ${count} seeds, ${count * budgetsPerSeed} within their budgets`);
  const over = extremes.reduce((sum, { overBudget }) => sum + overBudget, 0);
  if (over > 0) throw new Error(`${over} dungeons went over their budget`);
}

function replaceBetween(text: string, content: string): string {
  const [begin, end] = markers.map((marker) => text.indexOf(marker)) as [number, number];
  if (begin < 0 || end < begin) throw new Error(`docs/dungeons.md has lost its markers ${markers.join(' ')}`);
  return `${text.slice(0, begin + markers[0].length)}\n\n${content}\n${text.slice(end)}`;
}

if (isMainThread) {
  void main();
} else {
  const ruleset = loadTables();
  parentPort!.on('message', (task: Parameters<typeof play>[1]) => parentPort!.postMessage(play(ruleset, task)));
}
