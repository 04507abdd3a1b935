/** A clock that a test moves. */
import type { Clock } from '../../src/cli/terminal';

/** A clock with hands. */
export interface TestClock extends Clock {
  /** Moves on by so many seconds; what is done again and again is done each second. */
  pass(seconds: number): void;
}

/** Stands at some time of day until it is moved. */
export function createTestClock(start = 1_000_000_000_000): TestClock {
  let now = start;
  const ticking = new Set<() => void>();
  return {
    now: () => now,
    every: (_ms, tick) => {
      ticking.add(tick);
      return () => void ticking.delete(tick);
    },
    pass: (seconds) => {
      for (let second = 0; second < seconds; second += 1) {
        now += 1000;
        for (const tick of [...ticking]) tick();
      }
    },
  };
}
