/** The timer of a Marine turn (HULK-02). The time of day comes with each action: nothing here reads a clock. */

/** Milliseconds: the whole turn, what was left when the timer last stopped, and when it was started, by the time of day. */
export interface HulkClock {
  readonly limitMs: number;
  readonly leftMs: number;
  readonly since: number | null;
}

/** A timer that has not been started. */
export function fullClock(seconds: number): HulkClock {
  return { limitMs: seconds * 1000, leftMs: seconds * 1000, since: null };
}

/** What is left at a time of day; a day that goes backwards gives no time back. */
export function timeLeft({ leftMs, since }: HulkClock, now: number): number {
  return since === null ? leftMs : Math.max(0, leftMs - Math.max(0, now - since));
}

/** Starts it; one that runs goes on. */
export function startClock(clock: HulkClock, now: number): HulkClock {
  return clock.since === null ? { ...clock, since: now } : clock;
}

/** Stops it. */
export function pauseClock(clock: HulkClock, now: number): HulkClock {
  return { ...clock, leftMs: timeLeft(clock, now), since: null };
}

/** Sets what is left, whether it runs or not. */
export function setClock(clock: HulkClock, leftMs: number, now: number): HulkClock {
  return { ...clock, leftMs, since: clock.since === null ? null : now };
}
