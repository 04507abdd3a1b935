import { renderEncounters } from '../../src/render/pack/render-encounters';
import { renderPack } from '../../src/render/pack/render-pack';
import type { Language, Text } from '../../src/tables/ruleset';
import { all, parsePage, textOf } from './pack-html';
import type { PackKit } from './pack-session';
import { loadPackKit, makeSession, packOptions } from './pack-session';

let kit: PackKit;
beforeAll(async () => {
  kit = await loadPackKit();
});

const languages: readonly Language[] = ['es', 'ca', 'en'];

/** Texts of the sheets that are rightly the same in two languages: reviewed by eye. */
const sameInSpanishAndCatalan = [
  'after.program', 'after.tablesValue', 'cards.again', 'cards.chain', 'cards.total', 'defender.modifiers', 'record.complete', 'defender.optional', 'defender.pairNumber',
  'defender.range', 'defender.resultPoints', 'defender.total', 'log.entrance', 'record.defender', 'record.startEntrance', 'record.map', 'record.unit', 'sheet.check',
  'sheet.none', 'sheet.tag', 'victory.die', 'victory.threshold', 'victory.x', 'defender.or', 'defender.costs', 'defender.creature', 'defender.profile',
  'defender.unit', 'defender.unitIncomplete', 'record.yes', 'record.no', 'scenario.attacks', 'scenario.folder', 'scenario.tag', 'scenario.player.first', 'scenario.nameFirst',
  'forms.player', 'forms.tag', 'forms.map', 'forms.modifiers', 'sections.sizeCm',
];
const sameInEnglishToo = ['after.tablesValue', 'record.complete', 'record.notes', 'cards.chain', 'defender.range', 'defender.resultPoints', 'defender.total', 'sheet.check', 'sheet.none', 'victory.die', 'victory.threshold', 'victory.x', 'defender.costs', 'defender.unit', 'record.no', 'sections.sizeCm'];

/** The texts of the sheets by key. */
function listTexts(): Readonly<Record<string, Text>> {
  const { es, ca, en } = kit.templates.texts;
  return Object.fromEntries([...new Set(languages.flatMap((language) => Object.keys(kit.templates.texts[language])))].map((key) => [key, { es: es[key] ?? '', ca: ca[key] ?? '', en: en[key] ?? '' }]));
}

test('L1 every text of the sheets is there in the three languages, with the same marks', () => {
  for (const [key, text] of Object.entries(listTexts())) {
    const marks = (language: Language): string => (text[language].match(/\{\w+\}/g) ?? []).sort().join(' ');
    for (const language of languages) {
      expect({ key, language, empty: text[language].trim() === '' }).toEqual({ key, language, empty: false });
      expect({ key, language, marks: marks(language) }).toEqual({ key, language, marks: marks('es') });
    }
  }
});

test('L1 two languages share a text only where that has been reviewed', () => {
  const same = (a: Language, b: Language): string[] => Object.entries(listTexts()).filter(([, text]) => text[a] === text[b]).map(([key]) => key);
  expect(same('es', 'ca').filter((key) => !sameInSpanishAndCatalan.includes(key))).toEqual([]);
  expect(same('es', 'en').filter((key) => !sameInEnglishToo.includes(key))).toEqual([]);
  expect(same('ca', 'en').filter((key) => !sameInEnglishToo.includes(key))).toEqual([]);
});

test('L1 no sheet holds a text of another language', () => {
  const document = makeSession(kit, 'l1', 'sabotaje', {}, { edge: 'rollYourselves' });
  for (const language of languages) {
    const options = packOptions(kit, { language, secrecy: 'defender' });
    const pages = [textOf(all(parsePage(renderPack(document, kit.ruleset.labels, options)), 'body')[0]), renderEncounters(document, kit.ruleset.labels, options)];
    const foreign = [...Object.values(listTexts()), ...Object.values(kit.ruleset.labels)].flatMap((text) =>
      languages.filter((other) => other !== language && text[other] !== text[language]).map((other) => text[other]));
    const own = new Set([...Object.values(listTexts()), ...Object.values(kit.ruleset.labels)].map((text) => text[language]));
    // Short words may be words of both languages; whole phrases are not.
    const phrases = foreign.filter((text) => text.length > 12 && !/\{/.test(text) && ![...own].some((mine) => mine.includes(text)));
    expect(phrases.length).toBeGreaterThan(100);
    for (const page of pages) expect(phrases.filter((phrase) => page.includes(phrase))).toEqual([]);
  }
});

test('L1 nothing is left unsaid: no key, no mark, no undefined in any paper', () => {
  for (const mission of ['busqueda-y-destruccion', 'objetivo-primario', 'asesinato', 'huida']) {
    const document = makeSession(kit, 'unsaid', mission, {}, { edge: 'rollYourselves' });
    for (const language of languages) {
      for (const secrecy of ['sealed', 'defender', 'master'] as const) {
        const options = packOptions(kit, { language, secrecy });
        for (const page of [renderPack(document, kit.ruleset.labels, options).replace(/<style>[\s\S]*?<\/style>/, ''), renderEncounters(document, kit.ruleset.labels, options)]) {
          expect(page).not.toMatch(/\{\w+\}|undefined|\bNaN\b|\[object/);
          expect(page).not.toMatch(/\b(cards|public|defender|record|after|log|sheet|victory|section|objective|result|modifier|troops|reading|ended|axis)\.[a-z]/);
        }
      }
    }
  }
});

test('L1 numbers are written as the language does', () => {
  const document = makeSession(kit, 'numbers', 'rescate');
  expect(renderPack(document, kit.ruleset.labels, packOptions(kit, { language: 'ca' }))).toContain('X = 4/3 (1,33)');
  expect(renderPack(document, kit.ruleset.labels, packOptions(kit, { language: 'en' }))).toContain('X = 4/3 (1.33)');
});
