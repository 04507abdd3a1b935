/**
 * Corrections as the log keeps them: one line of its own keys and values, `objectives: 2 → 3; winner: draw → attacker (miscounted)`,
 * whoever wrote it in whatever language. The reader's words come when it is shown.
 */
import type { Game } from './log';
import { isGroup } from '../tables/is-group';
import { isSame } from './change-log';
import type { Value } from './scalars';
import { readValue, writeValue } from './scalars';

/** One fact put right. `from` and `to` as far as they were kept; null: not said. */
export interface CorrectedFact {
  readonly key: string;
  readonly from: Value | null;
  readonly to: Value | null;
}

/** A correction taken apart. */
export interface Correction {
  readonly facts: readonly CorrectedFact[];
  readonly why: string;
}

/** Longest text kept of a value, and of a whole correction. */
const longest = { value: 120, all: 3900 } as const;

/** What a cut may leave of a letter of two parts; no text of a log holds it. */
const halfLetter = /[\ud800-\udbff]$/;

const nothing = '–';

/** The line for some facts. Of a long text the beginning is kept. */
export function writeCorrection(old: Game, changes: Readonly<Record<string, unknown>>, why: string): string {
  const parts = Object.entries(changes).filter(([key, value]) => !isSame(old[key as keyof Game] ?? null, value ?? null))
    .map(([key, value]) => `${key}: ${writeFact(keepOther(old[key as keyof Game], value))} → ${writeFact(keepOther(value, old[key as keyof Game]))}`);
  return `${parts.join('; ')}${why === '' ? '' : ` (${why})`}`.slice(0, longest.all).replace(halfLetter, '');
}

/** Of a group what the other one has not just so; nothing of it is nothing. */
function keepOther(value: unknown, other: unknown): unknown {
  if (!isGroup(value) || !isGroup(other)) return value;
  const entries = Object.entries(value).filter(([key, item]) => item !== other[key]);
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

function writeFact(value: unknown): string {
  if (value === undefined || value === null) return nothing;
  const text = typeof value === 'string' && value.length > longest.value ? `${value.slice(0, longest.value - 1).replace(halfLetter, '')}…` : (value as Value);
  return writeValue(text);
}

// A value has quotes around it unless nothing in it could be taken for what stands after it.
const value = '((?:"(?:[^"\\\\]|\\\\.)*"|[^"→;(])+?)';
const fact = new RegExp(`^([^:→;"]+): ${value} → ${value}(?:; |(?= \\()|$)`);

/** Takes a line apart; null: it was not written so, but in words by an older program or by hand. */
export function readCorrection(text: string): Correction | null {
  const facts: CorrectedFact[] = [];
  let rest = text;
  for (let match = fact.exec(rest); match; match = fact.exec(rest)) {
    const [all, key = '', from = '', to = ''] = match;
    facts.push({ key, from: readFact(from), to: readFact(to) });
    rest = rest.slice(all.length);
  }
  const [, why] = /^ \((.*)\)$/s.exec(rest) ?? [];
  if (facts.length === 0 || (rest !== '' && why === undefined)) return null;
  return { facts, why: why ?? '' };
}

/** What is no value of the log, a number of several parts for one, is its text. */
function readFact(text: string): Value | null {
  return text === nothing ? null : (readValue(text) ?? text);
}
