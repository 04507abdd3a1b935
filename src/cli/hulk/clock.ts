/** The time of day, for what is played against the timer (HULK-02). */
import type { Clock, Terminal } from '../terminal';

const systemClock: Clock = {
  now: () => Date.now(),
  every: (ms, tick) => {
    const timer = setInterval(tick, ms);
    return () => clearInterval(timer);
  },
};

/** The clock of a terminal, else the system's. */
export function clockOf({ clock = systemClock }: Terminal): Clock {
  return clock;
}

/** `1:05`: what is left, of a begun second all of it. */
export function formatTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
