/** What a check of an army or an event finds: things the rules say no to, and things worth knowing. */
import type { Message } from '../../errors';
import type { Fact, FactsOf, Field, WholeField } from '../contract';
import type { Offset } from './cover';
import type { W40kRules } from './schema';
import type { Said, UpdateId } from './updates';
import { sayFact } from './updates';

/** One thing a check found. */
export interface Finding extends Said {
  readonly kind: 'fine' | 'breach' | 'note';
}

/** A number that is only looked at where it is told. */
export interface OptionalField<Id extends string = string> extends WholeField<Id> {
  readonly optional: true;
}

/** A length in inches that need not be whole; 0 unless told. */
export interface MeasureField<Id extends string = string> {
  readonly kind: 'measure';
  readonly id: Id;
  readonly text: Message;
}

/** Where models stand from a point, in inches: `3`, `2x1` or `2x2x1` for each; none unless told. */
export interface PlacesField<Id extends string = string> {
  readonly kind: 'places';
  readonly id: Id;
  readonly text: Message;
}

/** Facts of a check, by the field's id; null for what was left out. */
export type CheckValues = Readonly<Record<string, Fact | readonly Offset[]>>;
type CheckFacts<Fields extends readonly WideField[]> = {
  readonly [F in Fields[number] as F['id']]: F extends OptionalField ? number | null
    : F extends MeasureField ? number
      : F extends PlacesField ? readonly Offset[]
        : FactsOf<readonly [Extract<F, Field>]>[F['id']];
};
/** What a check asks for. */
export type WideField = Field | OptionalField | MeasureField | PlacesField;

/** Something of an army or an event that the updates say yes or no to. */
export interface Check {
  /** The word on the command line. */
  readonly id: string;
  readonly name: Message;
  readonly rules: readonly string[];
  readonly fields: readonly WideField[];
  /** What it is asked about besides facts: names of datasheets, or of terrain. */
  readonly names?: Message;
  check(facts: CheckValues, rules: W40kRules, names: readonly string[]): readonly Finding[];
}

/** A check that sees each fact with the type of its field. */
export function makeCheck<const Fields extends readonly WideField[]>(check: Omit<Check, 'fields' | 'check'> & {
  readonly fields: Fields;
  readonly check: (facts: CheckFacts<Fields>, rules: W40kRules, names: readonly string[]) => readonly Finding[];
}): Check {
  return check as unknown as Check;
}

/** Fine or a breach, with its words. */
export function judge(rule: string, fine: boolean, text: Message, values: Finding['values'] = {}): Finding {
  return { kind: fine ? 'fine' : 'breach', rules: [rule], text, values };
}

/** Something to know, that nobody breaks. */
export function note(rule: string, text: Message, values: Finding['values'] = {}): Finding {
  return { kind: 'note', rules: [rule], text, values };
}

/** A line of the updates, as something to know. */
export function quote(rules: W40kRules, name: string, update: string): Finding {
  return { kind: 'note', ...sayFact(rules, name, update as UpdateId) };
}
