/** Facts as text: read from a flag or a profile, and shown again. */
import { formatAmount, parseAmount, spanOfAmount } from '../../combat/amount';
import type { Fact, Field } from '../../combat/contract';
import type { Message } from '../../errors';
import type { MessageValues } from '../context';
import { foldName } from '../fold-name';
import { oddsMessages as words } from '../messages/odds';

/** The flag of a fact: `armourValue` is `--armour-value`. */
export function flagOf(id: string): string {
  return `--${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The value a text stands for; undefined where it is none of the field's. */
export function readFact(field: Field, text: string): Fact | undefined {
  const typed = text.trim();
  switch (field.kind) {
    case 'whole': return within(/^-?\d{1,9}$/.test(typed) ? Number(typed) : undefined, field);
    case 'need': return /^[-–−]$/.test(typed) ? null : within((field.bare ? /^\d$/ : /^\d\+?$/).test(typed) ? Number(typed[0]) : undefined, field);
    case 'amount': {
      const amount = parseAmount(typed);
      return amount !== null && spanOfAmount(amount).max <= field.max ? amount : undefined;
    }
    case 'choice': return Object.entries(field.choices).find(([id, names]) => [id, names.es, names.ca, names.en].some((name) => foldName(name) === foldName(typed)))?.[0];
    case 'switch': return typed === 'true' ? true : typed === 'false' ? false : undefined;
  }
}

function within(value: number | undefined, { min, max }: { readonly min: number; readonly max: number }): number | undefined {
  return value !== undefined && value >= min && value <= max ? value : undefined;
}

/** What a field takes, in words. */
export function describeAllowed(field: Field): { readonly text: Message; readonly values: MessageValues } {
  switch (field.kind) {
    case 'whole': return { text: words.allowedWhole, values: { min: field.min, max: field.max } };
    case 'need': return { text: field.bare ? words.allowedBare : words.allowedNeed, values: { min: field.min, max: field.max } };
    case 'amount': return { text: words.allowedAmount, values: { max: field.max } };
    case 'choice': return { text: words.allowedChoice, values: { list: Object.keys(field.choices).join(', ') } };
    case 'switch': return { text: words.allowedSwitch, values: {} };
  }
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

/** A fact of a profile as the text that a flag would have. */
export function writeProfileFact(value: number | boolean | string): string {
  return typeof value === 'number' && !Number.isInteger(value) ? '' : String(value);
}

