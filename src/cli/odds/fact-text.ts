/** Facts as text: read from a flag or a profile, and shown again. */
import { formatAmount } from '../../combat/amount';
import type { Fact, Field } from '../../combat/contract';
import type { Message } from '../../errors';
import { oddsMessages as words } from '../messages/odds';

/** The flag of a fact: `armourValue` is `--armour-value`. */
export function flagOf(id: string): string {
  return `--${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** A value as a reader sees it. */
export function tellFact(field: Field, value: Fact): string | Message {
  if (field.kind === 'choice') return field.choices[value as string]!;
  if (field.kind === 'switch') return value === true ? words.yes : words.no;
  if (value === null) return '–';
  if (field.kind === 'need' && !field.bare) return `${value as number}+`;
  return typeof value === 'object' ? formatAmount(value) : String(value);
}

/** The default of a field; undefined where it has to be told. */
export function defaultOf(field: Field): Fact | undefined {
  return field.kind === 'switch' ? false : field.default;
}
