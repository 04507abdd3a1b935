/** Which of the two updates says what. */
import type { Message } from '../../errors';
import type { Step } from '../contract';
import type { Distribution } from '../exact/distribution';
import { w40kMessages as words } from './messages';
import type { W40kFact, W40kRules } from './schema';

/** The two updates of the rulebook, the default first. */
export const updateIds = ['es-1.5', 'en-1.2'] as const;
/** One of the updates. */
export type UpdateId = (typeof updateIds)[number];

/** What may come of a unit that is set up again, by name (W40-25). */
export const effectIds = ['advance', 'losses', 'wounds', 'timed'] as const;
/** One of these. */
export type EffectId = (typeof effectIds)[number];

/** Words, and the rule they come from. */
export interface Said {
  readonly rules: readonly string[];
  readonly text: Message;
  readonly values?: Readonly<Record<string, string | number | Message>>;
}

/** The line of the updates of that name. */
export function factOf(rules: W40kRules, name: string): W40kFact {
  const fact = rules.facts[name];
  if (fact === undefined) throw new RangeError(`no fact ${name}`);
  return fact;
}

/** True where the update says so itself. */
export function doesSay(rules: W40kRules, name: string, update: UpdateId): boolean {
  return factOf(rules, name).in.includes(update);
}

/** What an update is called. */
export function nameUpdate(rules: W40kRules, update: UpdateId): Message {
  return rules.updates.find(({ id }) => id === update)!.name;
}

/** A line in its own words; where this update is silent, it says so and whose line it is. */
export function sayFact(rules: W40kRules, name: string, update: UpdateId): Said {
  const { rule, text, in: holders } = factOf(rules, name);
  if (holders.includes(update)) return { rules: [rule], text };
  return { rules: [rule], text: words.silent, values: { said: text, version: nameUpdate(rules, update), other: nameUpdate(rules, holders[0]!) } };
}

/** The same as a step of an answer. */
export function stepOf(rules: W40kRules, name: string, update: UpdateId, outcome?: Distribution): Step {
  return { ...sayFact(rules, name, update), ...(outcome ? { outcome } : {}) };
}
