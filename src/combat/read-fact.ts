/** Facts as players write them, on the command line or in a profile. */
import { fillMessage } from '../errors';
import type { Message } from '../errors';
import { listWords } from '../tables/fold-text';
import { parseAmount, spanOfAmount } from './amount';
import type { Fact, Field } from './contract';

/** The value a text stands for; undefined where it is none of the field's. */
export function readFact(field: Field, text: string): Fact | undefined {
  const typed = text.trim();
  switch (field.kind) {
    case 'whole': return within(/^[-−]?\d{1,9}$/.test(typed) ? Number(typed.replace('−', '-')) : undefined, field);
    case 'need': return /^[-–−]$/.test(typed) ? null : within((field.bare ? /^\d$/ : /^\d\+?$/).test(typed) ? Number(typed[0]) : undefined, field);
    case 'amount': {
      const amount = parseAmount(typed);
      return amount !== null && spanOfAmount(amount).max <= field.max ? amount : undefined;
    }
    case 'choice': return Object.entries(field.choices).find(([id, names]) => [id, names.es, names.ca, names.en].some((name) => fold(name) === fold(typed)))?.[0];
    case 'switch': return switchWords[typed.toLowerCase().normalize('NFC')];
  }
}

const switchWords: Readonly<Record<string, boolean | undefined>> = Object.assign(Object.create(null) as Record<string, boolean>, { true: true, 'sí': true, si: true, yes: true, false: false, no: false });

function fold(text: string): string {
  return listWords(text.slice(0, 200)).join('-');
}

function within(value: number | undefined, { min, max }: { readonly min: number; readonly max: number }): number | undefined {
  return value !== undefined && value >= min && value <= max ? value : undefined;
}

const words = {
  whole: { es: 'un número entero de {min} a {max}', ca: 'un nombre enter de {min} a {max}', en: 'a whole number from {min} to {max}' },
  need: { es: 'el dado que hace falta, de {min}+ a {max}+, o - si no hay', ca: 'el dau que cal, de {min}+ a {max}+, o - si no n\'hi ha', en: 'the die that is needed, from {min}+ to {max}+, or - for none' },
  bare: { es: 'un número de {min} a {max}, o - si no hay', ca: 'un nombre de {min} a {max}, o - si no n\'hi ha', en: 'a number from {min} to {max}, or - for none' },
  amount: { es: 'un número de 0 a {max}, o dados como D6, 2D6 o D3+1 que no den más', ca: 'un nombre de 0 a {max}, o daus com D6, 2D6 o D3+1 que no donin més', en: 'a number from 0 to {max}, or dice such as D6, 2D6 or D3+1 that give no more' },
  choice: { es: 'puede ser {list}', ca: 'pot ser {list}', en: 'it can be {list}' },
  switch: { es: 'true o false', ca: 'true o false', en: 'true or false' },
} as const satisfies Readonly<Record<string, Message>>;

/** What a field takes, in words. */
export function describeAllowed(field: Field): Message {
  const text = field.kind === 'need' && field.bare ? words.bare : words[field.kind];
  const values = field.kind === 'choice' ? { list: Object.keys(field.choices).join(', ') } : field.kind === 'switch' ? {} : { min: 'min' in field ? field.min : 0, max: field.max };
  return { es: fillMessage(text.es, values), ca: fillMessage(text.ca, values), en: fillMessage(text.en, values) };
}

/** A fact of a profile as the text that a flag would have. */
export function writeProfileFact(value: number | boolean | string): string {
  return typeof value === 'number' && !Number.isInteger(value) ? '' : String(value);
}
