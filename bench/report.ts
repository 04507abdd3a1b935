/** `npm run report [N]`: makes N dungeons of every mission and X and writes what came out into docs/dungeons.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, parentPort } from 'node:worker_threads';
import { programFolder } from '../src/io/shipped';
import { loadTables } from './load-tables';
import { runInWorkers } from './report/pool';
import { playSeeds } from './report/play-seeds';
import type { Task } from './report/play-seeds';
import { listRows } from './report/rows';
import { writeTables } from './report/write-tables';

const defaultCount = 10_000;
const markers = ['<!-- report: begin -->', '<!-- report: end -->'] as const;

async function main(): Promise<void> {
  const count = process.argv[2] === undefined ? defaultCount : Number(process.argv[2]);
  if (!Number.isInteger(count) || count < 1) throw new Error('usage: npm run report [-- NUMBER OF SEEDS]');
  const ruleset = loadTables();
  const rows = listRows(ruleset);
  const played = await runInWorkers(__filename, rows, count);
  const path = join(programFolder, 'docs', 'dungeons.md');
  writeFileSync(path, replaceBetween(readFileSync(path, 'utf8'), writeTables(ruleset, rows, played, count)));
  console.log(`${path}: ${rows.length} rows of ${count} seeds`);
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
  parentPort!.on('message', (task: Task) => parentPort!.postMessage(playSeeds(ruleset, task)));
}
