/** The work of a report, shared out over the processor's cores. The result does not depend on how many there are. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Ruleset } from '../../src/tables/ruleset';
import type { Extremes } from './budgets';
import { join, playBudgets } from './budgets';
import type { Played } from './play-seeds';
import { figureNames, playSeeds } from './play-seeds';
import type { Row } from './rows';

/** Part of the work: seeds `from` to `to` − 1 of a row, or of the budgets of case G7. */
interface Task {
  readonly row: Row | null;
  readonly from: number;
  readonly to: number;
}

/** Seeds a worker takes at a time. */
const portion = 500;

/** What a worker does with a task. */
export function play(ruleset: Ruleset, { row, from, to }: Task): Played | Extremes[] {
  return row ? playSeeds(ruleset, row, from, to) : playBudgets(ruleset, from, to);
}

/** Plays `count` seeds of every row; one result per row, in their order. */
export async function playRows(program: string, rows: readonly Row[], count: number): Promise<Played[]> {
  const results = await runInWorkers<Played>(program, rows.flatMap((row) => cut(row, count)));
  const perRow = Math.ceil(count / portion);
  return rows.map((_, at) => joinPlayed(results.slice(at * perRow, (at + 1) * perRow)));
}

/** Plays `count` seeds of case G7; one result per size. */
export async function playAllBudgets(program: string, count: number): Promise<Extremes[]> {
  const results = await runInWorkers<Extremes[]>(program, cut(null, count));
  return results.reduce((all, part) => all.map((extremes, at) => join(extremes, part[at]!)));
}

function cut(row: Row | null, count: number): Task[] {
  return Array.from({ length: Math.ceil(count / portion) }, (_, at) => ({ row, from: at * portion, to: Math.min(count, (at + 1) * portion) }));
}

/** Results in the order of the tasks. */
async function runInWorkers<Result>(program: string, tasks: readonly Task[]): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const work = (): Promise<void> => new Promise((resolve, reject) => {
    const worker = new Worker(program);
    let at = -1;
    const give = (): void => {
      at = next++;
      if (at < tasks.length) worker.postMessage(tasks[at]);
      else void worker.terminate().then(() => resolve());
    };
    worker.on('error', reject);
    worker.on('message', (result: Result) => {
      results[at] = result;
      give();
    });
    give();
  });
  await Promise.all(Array.from({ length: Math.min(tasks.length, availableParallelism()) }, work));
  return results;
}

function joinPlayed(parts: readonly Played[]): Played {
  const figures = Object.fromEntries(figureNames.map((name) => [name, parts.flatMap((part) => part.figures[name])])) as unknown as Played['figures'];
  const refused: Record<string, number> = {};
  for (const part of parts) for (const [code, times] of Object.entries(part.refused)) refused[code] = (refused[code] ?? 0) + times;
  return { figures, refused };
}
