/** Every text of the shipped tables in its three languages (L1). */
import type { Text } from '../../src/tables/ruleset';
import { shippedRuleset } from './edited-tables';

interface FoundText {
  readonly path: string;
  readonly text: Text;
}

function listTexts(value: unknown, path = ''): FoundText[] {
  if (typeof value !== 'object' || value === null) return [];
  const group = value as Record<string, unknown>;
  if (typeof group['es'] === 'string') return [{ path, text: value as Text }];
  return Object.entries(group).flatMap(([key, part]) => listTexts(part, `${path}/${key}`));
}

const texts = listTexts(shippedRuleset());

/** Words that are written alike, looked at one by one. */
const alike: Readonly<Record<'ca' | 'en', readonly string[]>> = {
  ca: ['1.', '60 cm.', 'No.', 'Resident Evil', 'Sí.', 'entrada', 'exterior', 'fase del defensor', 'partida acabada', 'tirada del defensor', 'zombi', 'zombis'],
  en: ['1.', '60 cm.', 'No.', 'Resident Evil'],
};

/** `de estança`, `el atacant`, `la estança`, `de els`, `per el`; not after a hyphen, where a pronoun stands. */
const notCatalan = /(?<![\p{L}-])(?:(?:de|el) h?[aeiouàèéíòóú]|la h?[aeoàèéòó]|(?:de|a|per) els? )\S*/giu;

describe('L1: texts of the tables', () => {
  test('L1: there are hundreds, and none is empty or unfinished', () => {
    expect(texts.length).toBeGreaterThan(250);
    for (const { path, text } of texts) for (const words of Object.values(text)) expect([path, words]).toEqual([path, expect.stringMatching(/^(?!.*(TODO|…$| {2}))\S[\s\S]*\S$|^\S$/)]);
  });

  test.each(['ca', 'en'] as const)('L1: %s equals es only where the words are alike', (language) => {
    const equal = texts.filter(({ text }) => text[language] === text.es).map(({ text }) => text.es);
    expect([...new Set(equal)].sort()).toEqual([...alike[language]].sort());
  });

  test('L1: Catalan elides and contracts', () => {
    for (const { path, text } of texts) {
      expect([path, text.ca.match(notCatalan) ?? []]).toEqual([path, []]);
    }
  });

  test('L1: Spanish opens its questions', () => {
    for (const { text } of texts) expect((text.es.match(/\?/g) ?? []).length).toBe((text.es.match(/¿/g) ?? []).length);
  });
});
