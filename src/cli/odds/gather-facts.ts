/** The facts of a question: what flags say, else profiles, else the default. */
import type { Fact, Facts, Field, Question, Side } from '../../combat/contract';
import type { AskedCase } from '../../render/odds/report';
import { labelOf } from '../../render/odds/report';
import { UserError } from '../../errors';
import type { CommandContext } from '../context';
import { oddsMessages as words } from '../messages/odds';
import { makeVisible } from '../visible-text';
import type { KnownSide } from './choose-profile';
import { sideFlags } from './choose-profile';
import { describeAllowed, readFact, writeProfileFact } from '../../combat/read-fact';
import { defaultOf, flagOf, tellFact } from './fact-text';

/** Flags by the field's id; a switch is true. */
export type ToldFacts = Readonly<Record<string, string | boolean | undefined>>;

/** Every fact, and how it is told. */
export interface GatheredFacts {
  readonly facts: Facts;
  readonly told: AskedCase['facts'];
}

/** Gathers all; what is missing or out of range is a UserError that names the field and what it takes. */
export function gatherFacts({ fields }: Question<unknown>, told: ToldFacts, sides: Readonly<Record<Side, KnownSide | null>>, context: CommandContext): GatheredFacts {
  const values = fields.map((field): readonly [Field, Fact] => [field, findFact(field, told[field.id], sides, context)]);
  return {
    facts: Object.fromEntries(values.map(([{ id }, value]) => [id, value])),
    told: values.map(([field, value]) => ({ id: field.id, text: field.text, told: tellFact(field, value) })),
  };
}

function findFact(field: Field, told: string | boolean | undefined, sides: Readonly<Record<Side, KnownSide | null>>, context: CommandContext): Fact {
  const flag = flagOf(field.id);
  if (told === true && field.kind === 'switch') return true;
  if (told !== undefined) {
    const value = readFact(field, String(told));
    if (value === undefined) throw refuse(field, String(told), { flag }, context);
    return value;
  }
  const [side, key] = field.from ?? [];
  const known = side && sides[side];
  if (known && key !== undefined && Object.hasOwn(known.facts, key)) {
    const text = writeProfileFact(known.facts[key]!);
    const value = readFact(field, text);
    if (value === undefined) throw refuse(field, String(known.facts[key]), { profile: context.say(known.name), key }, context);
    return value;
  }
  const usual = defaultOf(field);
  if (usual !== undefined) return usual;
  const fact = labelOf(field.text, context.language);
  throw side ? new UserError('FACT_MISSING', words.missingOrProfile, { fact, flag, profileFlag: sideFlags(side)[0] }) : new UserError('FACT_MISSING', words.missing, { fact, flag });
}

function refuse(field: Field, value: string, where: { readonly flag: string } | { readonly profile: string; readonly key: string }, context: CommandContext): UserError {
  const shown = { ...where, fact: labelOf(field.text, context.language), value: makeVisible(value.slice(0, 60)), allowed: context.say(describeAllowed(field)) };
  return new UserError('FACT_VALUE', 'flag' in where ? words.badFact : words.badProfileFact, shown);
}
