/** The work of a report, shared out over the processor's cores. The result does not depend on how many there are. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Played, Task } from './play-seeds';
import { figureNames } from './play-seeds';
import type { Row } from './rows';

/** Seeds a worker takes at a time. */
const portion = 500;

/** Plays `count` seeds of every row; one result per row, in their order. */
export async function runInWorkers(program: string, rows: readonly Row[], count: number): Promise<Played[]> {
  const tasks: Task[] = [];
  rows.forEach((row) => {
    for (let from = 0; from < count; from += portion) tasks.push({ ...row, id: tasks.length, from, to: Math.min(count, from + portion) });
  });
  const results: Played[] = [];
  let next = 0;
  const work = (): Promise<void> => new Promise((resolve, reject) => {
    const worker = new Worker(program);
    const give = (): void => {
      if (next < tasks.length) worker.postMessage(tasks[next++]);
      else void worker.terminate().then(() => resolve());
    };
    worker.on('error', reject);
    worker.on('message', (played: Played) => {
      results[played.id] = played;
      give();
    });
    give();
  });
  await Promise.all(Array.from({ length: Math.min(tasks.length, availableParallelism()) }, work));
  const perRow = Math.ceil(count / portion);
  return rows.map((_, at) => join(results.slice(at * perRow, (at + 1) * perRow)));
}

function join(parts: readonly Played[]): Played {
  const figures = Object.fromEntries(figureNames.map((name) => [name, parts.flatMap((part) => part.figures[name])])) as unknown as Played['figures'];
  const refused: Record<string, number> = {};
  for (const part of parts) for (const [code, times] of Object.entries(part.refused)) refused[code] = (refused[code] ?? 0) + times;
  return { id: parts[0]!.id, figures, refused };
}
