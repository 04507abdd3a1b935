/** The victory tables (MIS-08, MIS-12 to MIS-14), for every X and in three languages. */
import { loadShippedTemplates } from '../../src/io/load-templates';
import { createPackWords } from '../../src/render/pack/pack-words';
import type { SheetTemplates } from '../../src/render/pack/sheet-templates';
import { buildVictory } from '../../src/render/pack/victory';
import type { Ratio } from '../../src/tables/ratio';
import type { Language } from '../../src/tables/ruleset';
import { holds } from '../session/support/ranges';
import { languages, loadPapers, pageOf, renderPapers, tableOf, textOf } from '../session/support/papers';
import { generated, missionIds, missionOf, shippedRuleset, type OptionChanges } from './support/shipped';

const ruleset = shippedRuleset();
const search = 'busqueda-y-destruccion';
const primaries = missionIds().filter((id) => missionOf(id).family === 'primary');
let templates: SheetTemplates;

beforeAll(async () => {
  await loadPapers();
  templates = await loadShippedTemplates();
});

/** The public page of a mission at X = 4/3. */
function publicPage(mission: string, language: Language): string {
  return pageOf(renderPapers(generated('pages', { mission, x: { num: 4, den: 3 }, evening: null, maxSections: 14, rules: { exhaustion: 'strict' } }), language), 'public');
}

/** Values of X as fractions. */
const xs: readonly Ratio[] = [1, 2, 3, 4, 5].flatMap((den) => Array.from({ length: 4 * den + 1 }, (_, num) => ({ num, den })))
  .filter(({ num, den }) => den === 1 || (num % den !== 0 && (den !== 4 || num % 2 !== 0)));

function victoryOf(mission: string, language: Language, x: Ratio | null, rules: OptionChanges['rules'] = {}) {
  const options = { ...generated('victory', { mission: search, evening: null, maxSections: 3, rules: { exhaustion: 'strict' } }).options, x };
  return buildVictory({ mission: missionOf(mission), options: { ...options, houseRules: { ...options.houseRules, ...rules } } }, createPackWords(language, templates.texts, ruleset.labels));
}

describe('the victory table', () => {
  test('MIS-08: for every X each number of objectives has one result, and the right one', () => {
    for (const language of languages) {
      for (const x of xs) {
        const { search: rows } = victoryOf(search, language, x);
        for (let n = 0; n < 9; n++) {
          const difference = n * x.den - x.num;
          expect(rows.map(({ count }) => holds(count, n, language))).toEqual([difference > 0, difference === 0, difference < 0]);
        }
      }
    }
  });

  test('MIS-08: after games of 1, 2 and 1 objectives X is 4/3: one loses, two win, and there is no draw', () => {
    for (const language of languages) {
      const page = publicPage(search, language);
      const rows = tableOf(page, 'victory').slice(1);
      const said = { es: ['gana el atacante', 'empate', 'gana el defensor'], ca: ['guanya l\'atacant', 'empat', 'guanya el defensor'], en: ['the attacker wins', 'draw', 'the defender wins'] }[language];
      expect(rows.map((cells) => [1, 2].map((n) => holds(cells.find((cell) => /\d|—/.test(cell))!, n, language)))).toEqual([[false, true], [false, false], [true, false]]);
      rows.forEach((cells, at) => expect(cells.join(' ')).toContain(said[at]));
      expect(textOf(page)).toContain(language === 'en' ? 'X = 4/3 (1.33)' : 'X = 4/3 (1,33)');
    }
  });

  test('MIS-08: with X undefined there is no winner', () => {
    for (const language of languages) {
      const { x, search: rows } = victoryOf(search, language, null);
      expect(rows).toEqual([]);
      expect(x).toMatch({ es: /no gana nadie/, ca: /no guanya ningú/, en: /Nobody wins/ }[language]);
    }
  });

  test('MIS-12: for every X, die and number of secondaries the grade is the printed one', () => {
    for (const language of languages) {
      for (const x of xs) {
        victoryOf('rescate', language, x).grid!.forEach(({ die, high, middle, low }, at) => {
          expect(die).toBe(at + 1);
          for (let n = 0; n < 10; n++) {
            const over = (n - die + 2) * x.den - x.num;
            expect([high, middle, low].map((range) => holds(range, n, language))).toEqual([over >= 0, over < 0 && over >= -x.den, over < -x.den]);
          }
        });
      }
    }
  });

  test('MIS-12, PROB-13: chances of the grades by n − X for whole X', () => {
    const expected: Readonly<Record<string, readonly number[]>> = { 1: [3, 0, 0], 0: [2, 1, 0], [-1]: [1, 1, 1], [-2]: [0, 1, 2], [-3]: [0, 0, 3] };
    for (const x of [0, 1, 2, 3, 4]) {
      const grid = victoryOf('rescate', 'en', { num: x, den: 1 }).grid!;
      for (let n = 0; n < 9; n++) {
        const counts = (['high', 'middle', 'low'] as const).map((column) => grid.filter((row) => holds(row[column], n, 'en')).length);
        expect(counts).toEqual(expected[Math.max(-3, Math.min(1, n - x))]);
      }
    }
  });

  test('MIS-12: X = 5/2 and a 2 on 1D3: T = 5/2; 3 is decisive, 2 the middle, 1 the last', () => {
    const [, row] = victoryOf('rescate', 'es', { num: 5, den: 2 }).grid!;
    expect(row!.t).toBe('5/2 (2,5)');
    expect([3, 2, 1].map((n) => [row!.high, row!.middle, row!.low].map((range) => holds(range, n, 'es')))).toEqual([[true, false, false], [false, true, false], [false, false, true]]);
  });

  test('MIS-12: house rule xRounding: the page says to what X is rounded, and counts with it', () => {
    for (const language of languages) {
      for (const [num, den, xRounding, whole] of [[3, 2, 'nearest', 2], [3, 2, 'floor', 1], [3, 2, 'ceil', 2], [4, 3, 'nearest', 1], [4, 3, 'floor', 1], [4, 3, 'ceil', 2]] as const) {
        const [plain, rounded] = [{}, { xRounding }].map((rules) => victoryOf('rescate', language, { num, den }, rules)) as [ReturnType<typeof victoryOf>, ReturnType<typeof victoryOf>];
        expect(rounded.grid).toEqual(victoryOf('rescate', language, { num: whole, den: 1 }).grid);
        expect(rounded.grid).not.toEqual(plain.grid);
        expect(rounded.x).toMatch(new RegExp(`${num}/${den}.* ${whole}$`));
        // MIS-08 compares with X itself.
        expect(victoryOf(search, language, { num, den }, { xRounding }).search).toEqual(victoryOf(search, language, { num, den }).search);
      }
    }
  });

  test('MIS-12: who wins in each column is printed, the primary achieved or not', () => {
    for (const language of languages) {
      const cells = tableOf(publicPage('rescate', language), 'victory');
      const words = {
        es: [['decisiva del atacante', 'victoria del atacante', 'marginal del atacante'], ['marginal del defensor', 'victoria del defensor', 'decisiva del defensor']],
        ca: [['decisiva de l\'atacant', 'victòria de l\'atacant', 'marginal de l\'atacant'], ['marginal del defensor', 'victòria del defensor', 'decisiva del defensor']],
        en: [['decisive win for the attacker', 'win for the attacker', 'marginal win for the attacker'], ['marginal win for the defender', 'win for the defender', 'decisive win for the defender']],
      }[language];
      expect(cells.slice(-2).map((row) => row.slice(1))).toEqual(words.map((row) => row.map((each) => expect.stringContaining(each))));
    }
  });

  test('MIS-07, MIS-13: the escape bonus is an objective, or a secondary', () => {
    for (const language of languages) {
      expect(victoryOf(search, language, { num: 1, den: 1 }).bonus).toMatch({ es: /como un objetivo más/, ca: /com un objectiu més/, en: /one more objective/ }[language]);
      for (const mission of primaries) expect(victoryOf(mission, language, null).bonus).toMatch({ es: /como un secundario más/, ca: /com un secundari més/, en: /one more secondary/ }[language]);
    }
  });

  test('MIS-14: house rule xDefault: the page says that X is assumed, and which', () => {
    for (const language of languages) {
      for (const xDefault of [1, 3]) {
        const { x, grid } = victoryOf('rescate', language, null, { xDefault });
        expect(x).toMatch(new RegExp(`(= |as )${xDefault} \\(`));
        expect(x).not.toBe(victoryOf('rescate', language, { num: xDefault, den: 1 }).x);
        expect(grid).toEqual(victoryOf('rescate', language, { num: xDefault, den: 1 }).grid);
      }
    }
  });
});
