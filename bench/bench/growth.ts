/**
 * Board and sight without walking: time per section and memory of boards from 100 to 100,000 sections.
 * Elapsed time is what one waits for; processor time, in which the collector's helpers count too, tells
 * whether other programs got in the way. The bare walk, which has neither sight nor rules, tells what
 * caches and collector of the machine make of boards as large.
 */
import { spawnSync } from 'node:child_process';
import { createStreams } from '../../src/dice/streams';
import { createExploration } from '../../src/exploration/exploration';
import { growBoard } from '../../src/exploration/grow-board';
import { startAtEntrance } from '../../src/session/session';
import { listDefaultHouseRules } from '../../src/tables/default-house-rules';
import type { HouseRules } from '../../src/tables/house-rules';
import type { Ruleset } from '../../src/tables/ruleset';
import { walkBare } from './bare-walk';
import type { Bound } from './measure';
import { judge, medianOf, printHeading } from './measure';

const sizes = [100, 1_000, 10_000, 100_000] as const;
const rounds = 5;
const largest = 100_000;
const corridorDoors: readonly HouseRules['corridorDoor'][] = ['end', 'side'];

/** Times, the fitted exponent, and the peak memory of a process that grows the largest board. */
export function measureGrowth(ruleset: Ruleset, program: string): void {
  printHeading('Board and sight without walking');
  printGrowth('bare walk', (size, seed) => walkBare(seed, size).length, null);
  for (const corridorDoor of corridorDoors) {
    printGrowth(`doors in corridors at the ${corridorDoor}`, (size, seed) => grow(ruleset, corridorDoor, size, seed), { at: 1.15 });
  }
  const child = spawnSync(process.execPath, [program, 'peak-memory'], { encoding: 'utf8' });
  const mebibytes = Number(child.stdout);
  if (child.status !== 0 || !(mebibytes > 0)) throw new Error(`peak-memory: ${child.stderr}`);
  console.log(`peak memory of a process with ${largest} sections: ${mebibytes} MiB: ${judge(mebibytes, { at: 1024 })}`);
}

/** For a process of its own: grows the largest board and prints the most memory the process ever held, MiB. */
export function printPeakMemory(ruleset: Ruleset): void {
  grow(ruleset, 'side', largest, 'peak');
  console.log(Math.ceil(process.resourceUsage().maxRSS / 1024));
}

/** Lays a board and returns how many sections it has. */
type Lay = (size: number, seed: string) => number;

/** Prints what a section takes on boards of every size, and with which power of the size the whole grows. */
function printGrowth(title: string, lay: Lay, bound: Bound | null): void {
  console.log(`${title}:`);
  const { elapsed, processor } = timePerSection(lay);
  for (const [name, perSection] of [['elapsed', elapsed], ['processor', processor]] as const) {
    const exponent = 1 + fitSlope(sizes.map(Math.log), perSection.map(Math.log));
    const verdict = bound === null ? '' : `: ${judge(exponent, bound)}`;
    console.log(`  ${name} time: ${sizes.map((size, at) => `${size}: ${perSection[at]!.toFixed(2)}`).join('  ')} µs a section; grows with the power ${exponent.toFixed(3)} of the size${verdict}`);
  }
}

/** Microseconds a section, for every size: medians of some rounds, the sizes in turn, as many boards of each as make up the largest. */
function timePerSection(lay: Lay): { readonly elapsed: number[]; readonly processor: number[] } {
  const elapsed = sizes.map((): number[] => []);
  const processor = sizes.map((): number[] => []);
  for (let round = -1; round < rounds; round++) {
    sizes.forEach((size, at) => {
      const boards = largest / size;
      let laid = 0;
      const start = performance.now();
      const used = process.cpuUsage();
      for (let board = 0; board < boards; board++) laid += lay(size, `${round}/${board}`);
      const { user, system } = process.cpuUsage(used);
      if (round < 0) return;
      elapsed[at]!.push((1000 * (performance.now() - start)) / laid);
      processor[at]!.push((user + system) / laid);
    });
  }
  return { elapsed: elapsed.map(medianOf), processor: processor.map(medianOf) };
}

/** Grows one board and returns how many sections it has. */
function grow(ruleset: Ruleset, corridorDoor: HouseRules['corridorDoor'], size: number, seed: string): number {
  const streams = createStreams(`bench/${size}/${seed}`);
  const house = { ...listDefaultHouseRules(ruleset.houseRules), corridorDoor };
  const exploration = createExploration({
    ruleset, house, boardDice: streams.open('board'), placementDice: streams.open('placement'), table: null, pieces: null, maxSections: null,
  });
  startAtEntrance(exploration);
  growBoard(exploration, size, true);
  return exploration.board.sections.length - 1;
}

/** Slope of the straight line that fits best. */
function fitSlope(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middleX, middleY] = [mean(xs), mean(ys)];
  const rise = xs.reduce((sum, x, at) => sum + (x - middleX) * (ys[at]! - middleY), 0);
  return rise / xs.reduce((sum, x) => sum + (x - middleX) ** 2, 0);
}
