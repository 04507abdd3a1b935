/**
 * What every family of combat rules gives: questions that `odds` answers exactly, a sheet for
 * `reference`, and, for a simulator, combats fought to the end (combat.ts). The program around them
 * knows no family; a family knows nothing of flags, files or words on a terminal.
 */
import type { Message } from '../errors';
import type { Distribution } from './exact/distribution';
import type { Amount } from './amount';

/** The families, as `--rules` names them. */
export const families = ['classic', 'fantasy', 'hulk', 'w40k'] as const;
/** One of them. */
export type Family = (typeof families)[number];

/** What every fact of a question has. */
interface FieldBase<Id extends string> {
  /** Name in answers and in profiles, and, with dashes, of the flag: `armourValue`, `--armour-value`. */
  readonly id: Id;
  readonly text: Message;
  /** Whose profile knows it, and under which name there. */
  readonly from?: readonly [side: Side, fact: string];
}

/** Whose fact it is. */
export type Side = 'attacker' | 'defender';

/** A whole number of a range. */
export interface WholeField<Id extends string> extends FieldBase<Id> {
  readonly kind: 'whole';
  readonly min: number;
  readonly max: number;
  readonly default?: number;
}

/** A die that has to show so much, typed `4` or `4+`, or a number; null (typed `-`) where there is none, such as no save. */
export interface NeedField<Id extends string> extends FieldBase<Id> {
  readonly kind: 'need';
  readonly min: number;
  readonly max: number;
  readonly default?: number | null;
  /** True where the number is no die, such as AP: it is written without a plus. */
  readonly bare?: boolean;
}

/** A number, or dice that give it: `3`, `D6`, `2D6+1`. */
export interface AmountField<Id extends string> extends FieldBase<Id> {
  readonly kind: 'amount';
  readonly max: number;
  readonly default?: Amount;
}

/** One of a few words. */
export interface ChoiceField<Id extends string> extends FieldBase<Id> {
  readonly kind: 'choice';
  readonly choices: Readonly<Record<string, Message>>;
  readonly default: string;
}

/** True where it is asked for. */
export interface SwitchField<Id extends string> extends FieldBase<Id> {
  readonly kind: 'switch';
}

/** A fact that a question needs. Without a default it must be told, by a flag or by a profile. */
export type Field<Id extends string = string> = WholeField<Id> | NeedField<Id> | AmountField<Id> | ChoiceField<Id> | SwitchField<Id>;

type FactOf<F extends Field> =
  F extends { kind: 'whole' } ? number
    : F extends { kind: 'need' } ? number | null
      : F extends { kind: 'amount' } ? Amount
        : F extends { kind: 'choice' } ? string
          : boolean;

/** What was told or taken from profiles and defaults: within its range, by the field's id. */
export type FactsOf<Fields extends readonly Field[]> = { readonly [F in Fields[number] as F['id']]: FactOf<F> };
/** The value of a fact. */
export type Fact = number | boolean | string | null | Amount;
/** Facts by their ids, of a question that is not looked into. */
export type Facts = Readonly<Record<string, Fact>>;

/** One step of an answer, for `--explain`: what was rolled for, by which rules, and the facts that mattered. */
export interface Step {
  readonly rules: readonly string[];
  readonly text: Message;
  /** For the `{name}` marks of the text; a message is worded in the reader's language. */
  readonly values?: Readonly<Record<string, string | number | Message>>;
  /** The chance of the step by itself, or a distribution whose mean is told. */
  readonly outcome?: Distribution;
}

/** Chances of one thing that is counted. */
export interface Counted {
  readonly counts: Message;
  readonly outcome: Distribution;
  /** Outcomes that are no numbers, such as who wins. */
  readonly names?: Readonly<Record<number, Message>>;
}

/** The main thing first. */
export interface Answer {
  readonly results: readonly [Counted, ...Counted[]];
  readonly steps: readonly Step[];
}

/** What a weapon is for. */
export type WeaponUse = 'ranged' | 'close';

/** Something that a family can reckon. `Rules` is the family's data, as its YAML gives it. */
export interface Question<Rules> {
  /** The word on the command line. */
  readonly id: string;
  /** Other words for it on the command line, in other languages, folded: no accents, dashes for spaces. */
  readonly words?: readonly string[];
  readonly name: Message;
  readonly rules: readonly string[];
  /** What kind of weapons of a profile serve: of ranged ones, the only one is taken without being named. */
  readonly weapons?: WeaponUse;
  readonly fields: readonly Field[];
  answer(facts: Facts, rules: Rules): Answer;
}

/** A question whose answer sees each fact with the type of its field. A fact that contradicts another is a UserError. */
export function makeQuestion<Rules, const Fields extends readonly Field[]>(question: Omit<Question<Rules>, 'fields' | 'answer'> & {
  readonly fields: Fields;
  readonly answer: (facts: FactsOf<Fields>, rules: Rules) => Answer;
}): Question<Rules> {
  return question as unknown as Question<Rules>;
}

/** Part of a reference sheet: lines, a table, or both. */
export interface SheetBlock {
  readonly title: Message;
  readonly rules: readonly string[];
  readonly lines?: readonly Message[];
  readonly table?: { readonly head: readonly (Message | string)[]; readonly rows: readonly (readonly (Message | string)[])[] };
}

/** A quick-reference sheet of one or two pages. */
export interface ReferenceSheet {
  readonly title: Message;
  readonly source: Message;
  readonly blocks: readonly SheetBlock[];
}

/** What the program around the families needs of one of them. */
export interface CombatFamily<Rules> {
  readonly questions: readonly Question<Rules>[];
  /** Facts that profiles tell and no question asks for: they are for combats that are played. */
  readonly otherFacts?: readonly string[];
  describeSheet(rules: Rules): ReferenceSheet;
}
