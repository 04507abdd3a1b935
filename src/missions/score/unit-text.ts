/** A unit and how it came out in one line, `Marksmen:5:3`, as options take it and the log keeps it. */
import type { UnitOutcome } from './facts';

/** Most objectives, models and points that are believed. */
export const most = { objectives: 99, models: 999, points: 9999, battlePoints: 99_999, units: 50, name: 80 } as const;

const form = /^(.+?):(\d{1,3}):(\d{1,3})(?::(incompleta|incomplete))?$/u;

/** Reads `Marksmen:5:3`, or `Marksmen:2:1:incomplete` for a unit that started below its minimum (ATT-02); null for anything else. */
export function parseUnitText(text: string): UnitOutcome | null {
  const [, name, started, escaped, mark] = form.exec(text.normalize('NFC')) ?? [];
  if (name === undefined || name.length > most.name || started === undefined || escaped === undefined) return null;
  return { name, started: Number(started), escaped: Number(escaped), incomplete: mark !== undefined };
}

/** Writes it. */
export function writeUnitText({ name, started, escaped, incomplete }: UnitOutcome): string {
  return `${name}:${started}:${escaped}${incomplete ? ':incomplete' : ''}`;
}

/** MIS-07: a unit has a model at the start, and no more of them escape than there were. */
export function isPossibleUnit({ started, escaped }: UnitOutcome): boolean {
  return started >= 1 && escaped <= started;
}
