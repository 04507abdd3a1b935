/** Numbers as players write them, for every family. */
import type { Message } from '../errors';
import { fillMessage } from '../errors';

/** A die that is needed: `4+`, or a dash where nothing helps. */
export function tellNeed(need: number | null): string {
  return need === null ? '–' : `${need}+`;
}

/** A number with a proper minus: `−2`. */
export function tellNumber(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** What is added to a roll: `+1`, `−2`, `0`. */
export function tellModifier(value: number): string {
  return value > 0 ? `+${value}` : tellNumber(value);
}

/** A length that need not be whole: `2,5`, in English `2.5`. */
export function tellLength(value: number): Message {
  const comma = tellNumber(value).replace('.', ',');
  return { es: comma, ca: comma, en: tellNumber(value) };
}

/** A text with its marks filled in each language. */
export function fillWords(text: Message, values: Readonly<Record<string, string | number | Message>>): Message {
  const of = (language: keyof Message): string => fillMessage(text[language], Object.fromEntries(Object.entries(values).map(([key, value]) => [key, typeof value === 'object' ? value[language] : value])));
  return { es: of('es'), ca: of('ca'), en: of('en') };
}

/** A share of a hundred: `5 %`, in English `5%`. */
export function tellPercent(percent: number): Message {
  return { es: `${percent} %`, ca: `${percent} %`, en: `${percent}%` };
}
