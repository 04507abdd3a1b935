/** A reference sheet in one language: what the formats draw. */
import type { ReferenceSheet } from '../../combat/contract';
import type { Message } from '../../errors';
import type { Language } from '../../tables/ruleset';

/** Words around the sheet. */
const words = {
  note: {
    es: 'Hoja no oficial. De: {source}.', ca: 'Full no oficial. De: {source}.', en: 'Unofficial sheet. From: {source}.',
  },
} as const satisfies Readonly<Record<string, Message>>;

/** A block; cells of the table are text. */
export interface LocalBlock {
  readonly title: string;
  readonly rules: string;
  readonly lines: readonly string[];
  readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } | null;
}

/** The whole sheet. */
export interface LocalSheet {
  readonly language: Language;
  readonly title: string;
  readonly note: string;
  readonly blocks: readonly LocalBlock[];
}

/** Chooses the language. */
export function localiseSheet({ title, source, blocks }: ReferenceSheet, language: Language): LocalSheet {
  const tell = (text: Message | string): string => (typeof text === 'string' ? text : text[language]);
  return {
    language,
    title: title[language],
    note: words.note[language].replace('{source}', () => source[language]),
    blocks: blocks.map((block) => ({
      title: block.title[language],
      rules: shortenRules(block.rules),
      lines: (block.lines ?? []).map(tell),
      table: block.table ? { head: block.table.head.map(tell), rows: block.table.rows.map((row) => row.map(tell)) } : null,
    })),
  };
}

/** `FAN-01 · 03, HULK-28`: an area is named once. */
function shortenRules(rules: readonly string[]): string {
  let area = '';
  return rules.map((rule) => {
    const [own = '', number = ''] = rule.split('-');
    const text = own === area ? `·${number}` : `${area === '' ? '' : ', '}${rule}`;
    area = own;
    return text;
  }).join('');
}
