/** Measuring several things in turn, so that a busy machine slows all of them alike. */

/** Something to measure: `run` is given the number of the round, for another seed each time. */
export interface Case {
  readonly name: string;
  readonly run: (round: number) => void;
}

/** Times of one case, ms. */
export interface Times {
  readonly name: string;
  readonly median: number;
  readonly min: number;
  /** Median of what the case took in ratio to the first case of the same round. */
  readonly ratio: number;
}

/**
 * Runs the cases in turn, A B C A B C, and times each run.
 * @param warmUp rounds whose times do not count
 */
export function measureInTurn(cases: readonly Case[], rounds: number, warmUp: number): Times[] {
  const times = cases.map((): number[] => []);
  for (let round = -warmUp; round < rounds; round++) {
    cases.forEach(({ run }, at) => {
      const start = process.hrtime.bigint();
      run(round + warmUp);
      const spent = Number(process.hrtime.bigint() - start) / 1e6;
      if (round >= 0) times[at]!.push(spent);
    });
  }
  return cases.map(({ name }, at) => {
    const own = times[at]!;
    return { name, median: medianOf(own), min: Math.min(...own), ratio: medianOf(own.map((ms, round) => ms / times[0]![round]!)) };
  });
}

/** The middle value. */
export function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** What a figure is held against. */
export interface Bound {
  readonly at: number;
  /** What we would like, where that is less than the bound. */
  readonly aim?: number;
}

/** A verdict in words: within the aim, within the bound, or over. */
export function judge(value: number, { at, aim }: Bound): string {
  if (value > at) return `OVER the bound of ${at}`;
  if (aim === undefined) return `within the bound of ${at}`;
  return value > aim ? `within the bound of ${at}, above the aim of ${aim}` : `within the aim of ${aim}`;
}

/** Prints a heading. */
export function printHeading(text: string): void {
  console.log(`\n${text}\n${'-'.repeat(text.length)}`);
}

/** Prints times and what each is in ratio to the first, round by round and by the least of each. */
export function printTimes(times: readonly Times[], bounds: Readonly<Record<string, Bound>> = {}): void {
  const width = Math.max(...times.map(({ name }) => name.length));
  const base = times[0]!;
  for (const { name, median, min, ratio } of times) {
    const ratios = `${ratio.toFixed(2).padStart(8)} ×  (least: ${(min / base.min).toFixed(2)} ×)`;
    const bound = bounds[name];
    console.log(`${name.padEnd(width)} ${showMs(median)} median ${showMs(min)} least ${ratios}${bound ? `  ${judge(ratio, bound)}` : ''}`);
  }
}

/** Milliseconds with three or four significant places. */
export function showMs(ms: number): string {
  return `${ms.toFixed(ms < 10 ? 4 : 1).padStart(9)} ms`;
}
