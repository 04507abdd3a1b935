/** Words of the sheets: texts of the templates, labels of the ruleset, lists. */
import { fillMessage } from '../../errors';
import type { Labels, Language, Text } from '../../tables/ruleset';
import { shortenText } from '../clean-text';
import { wordsOf } from '../map/map-words';
import type { SheetTexts } from './sheet-templates';

/** Values for the `{name}` marks of a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Everything a page builder needs to speak a language. */
export interface PackWords {
  readonly language: Language;
  /** A text of `templates/texts.yaml`. */
  text(key: string, values?: TextValues): string;
  /** The label of a code id, such as `section.straight`; long ones are cut so that they fit where ids stand. */
  label(key: string): string;
  /** A text of the ruleset. */
  pick(text: Text): string;
  /** `a, b and c`. */
  list(items: readonly string[]): string;
}

/** Longest label printed inside a sentence or a card, characters. */
const maxLabel = 80;

/** Words in a language, from the templates' texts and the ruleset's labels. */
export function createPackWords(language: Language, texts: SheetTexts, labels: Labels): PackWords {
  const own = texts[language];
  const look = wordsOf(labels, language);
  const known = new Map<string, string>();
  const label = (key: string): string => {
    let text = known.get(key);
    if (text === undefined) known.set(key, (text = shortenText(look(key), maxLabel)));
    return text;
  };
  return {
    language,
    text: (key, values = {}) => fillMessage(own[key] ?? key, values),
    label,
    pick: (text) => text[language],
    list: (items) => joinList(items, own['sheet.and'] ?? ', ', language),
  };
}

/** `a, b y c`; Spanish `y` becomes `e` before the sound i. */
function joinList(items: readonly string[], and: string, language: Language): string {
  if (items.length < 2) return items[0] ?? '';
  const last = items[items.length - 1] as string;
  const link = language === 'es' && /^[hH]?[iIíÍ](?![aeoAEO])/.test(last) ? and.replace('y', 'e') : and;
  return `${items.slice(0, -1).join(', ')}${link}${last}`;
}

/** `+2`, `−1`, `+0`: with a true minus sign. */
export function formatSigned(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** A whole number with a true minus sign. */
export function showNumber(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
