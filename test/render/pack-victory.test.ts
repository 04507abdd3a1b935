import { roundX } from '../../src/missions/score/grade';
import { describeRange, gradeRows, searchRanges } from '../../src/render/pack/victory';
import { createPackWords } from '../../src/render/pack/pack-words';
import type { Ratio } from '../../src/session/document';
import { renderPack } from '../../src/render/pack/render-pack';
import { all, byClass, parsePage, textOf } from './pack-html';
import type { PackKit } from './pack-session';
import { loadPackKit, makeSession, packOptions } from './pack-session';

const ratio = (num: number, den = 1): Ratio => ({ num, den });
let kit: PackKit;
beforeAll(async () => {
  kit = await loadPackKit();
});

/** Column of MIS-12 by its definition, in tenths so that thirds and halves never round. */
function column(n: number, x: Ratio, die: number): 'high' | 'middle' | 'low' {
  const t = x.num + (die - 2) * x.den;
  if (n * x.den >= t) return 'high';
  return n * x.den >= t - x.den ? 'middle' : 'low';
}

test('MIS-12 every count of secondaries stands in the column its definition gives', () => {
  for (const x of [ratio(0), ratio(1), ratio(3), ratio(4, 3), ratio(5, 2), ratio(1, 3), ratio(17, 7)]) {
    for (const row of gradeRows(x)) {
      for (let n = 0; n < 9; n += 1) {
        const found = (['high', 'middle', 'low'] as const).filter((name) => n >= row[name].from && (row[name].to === null || n <= (row[name].to as number)));
        expect({ x, die: row.die, n, found }).toEqual({ x, die: row.die, n, found: [column(n, x, row.die)] });
      }
    }
  }
});

test('MIS-12 X = 5/2 and 1D3 = 2: 3 decisive, 2 in the middle, 1 last', () => {
  const row = gradeRows(ratio(5, 2))[1];
  expect(row).toEqual({ die: 2, t: ratio(5, 2), high: { from: 3, to: null }, middle: { from: 2, to: 2 }, low: { from: 0, to: 1 } });
});

test('MIS-12 the house rule xRounding moves X to a whole number, halves up', () => {
  expect([roundX(ratio(5, 2), 'none'), roundX(ratio(5, 2), 'nearest'), roundX(ratio(5, 2), 'floor'), roundX(ratio(5, 2), 'ceil'), roundX(ratio(4, 3), 'nearest')])
    .toEqual([ratio(5, 2), ratio(3), ratio(2), ratio(3), ratio(1)]);
});

test('MIS-08 more than X wins, exactly X draws, fewer loses', () => {
  expect(searchRanges(ratio(2))).toEqual({ wins: { from: 3, to: null }, draws: { from: 2, to: 2 }, loses: { from: 0, to: 1 } });
  expect(searchRanges(ratio(4, 3))).toEqual({ wins: { from: 2, to: null }, draws: { from: 0, to: -1 }, loses: { from: 0, to: 1 } });
  expect(searchRanges(ratio(0)).loses).toEqual({ from: 0, to: -1 });
});

test('MIS-12 ranges read as a person would say them', () => {
  const words = createPackWords('en', kit.templates.texts, {});
  const say = (from: number, to: number | null): string => describeRange({ from, to }, words);
  expect([say(2, null), say(0, null), say(1, 1), say(0, 2), say(0, 0), say(0, -1)]).toEqual(['2 or more', 'any number', '1', '2 or fewer', '0', '—']);
});

function victoryOf(html: string): string[][] {
  const table = byClass(parsePage(html), 'table', 'victory')[0];
  return all(table!, 'tr').map((row) => [...all(row, 'th'), ...all(row, 'td')].map(textOf));
}

test('MIS-08 the public page of Search and Destroy has X put in', () => {
  const document = makeSession(kit, 'v1', 'busqueda-y-destruccion');
  const html = renderPack(document, kit.ruleset.labels, packOptions(kit));
  expect(textOf(byClass(parsePage(html), 'p', 'x')[0])).toBe('X = 4/3 (1,33)');
  expect(victoryOf(html)).toEqual([
    ['Objetivos conseguidos', 'Resultado'],
    ['2 o más', 'gana el atacante'],
    ['—', 'empate (no puede darse: X no es un número entero)'],
    ['1 o menos', 'gana el defensor'],
  ]);
});

test('ENG-07 without earlier games of Search and Destroy nobody wins', () => {
  const document = makeSession(kit, 'v2', 'busqueda-y-destruccion', { x: null });
  const html = renderPack(document, kit.ruleset.labels, packOptions(kit, { language: 'en' }));
  expect(textOf(byClass(parsePage(html), 'p', 'x')[0])).toContain('Nobody wins tonight');
  expect(byClass(parsePage(html), 'table', 'victory')).toHaveLength(0);
});

test('MIS-12 the public page of the primary family shows n for each 1D3, and both outcomes', () => {
  const document = makeSession(kit, 'v3', 'rescate', {}, { xRounding: 'ceil' });
  const html = renderPack(document, kit.ruleset.labels, packOptions(kit, { language: 'en' }));
  expect(textOf(byClass(parsePage(html), 'p', 'x')[0])).toBe('X = 4/3 (1.33), rounded to 2');
  const rows = victoryOf(html);
  expect(rows.slice(2, 5)).toEqual([['1', '1', '1 or more', '0', '—'], ['2', '2', '2 or more', '1', '0'], ['3', '3', '3 or more', '2', '1 or fewer']]);
  expect(rows.slice(5)).toEqual([
    ['Primary achieved', 'decisive win for the attacker', 'win for the attacker', 'marginal win for the attacker'],
    ['Primary not achieved', 'marginal win for the defender', 'win for the defender', 'decisive win for the defender'],
  ]);
});

test('MIS-14 without a log X is the house rule xDefault, and the page says so', () => {
  const document = makeSession(kit, 'v4', 'rescate', { x: null }, { xDefault: 2 });
  const html = renderPack(document, kit.ruleset.labels, packOptions(kit, { language: 'en' }));
  expect(textOf(byClass(parsePage(html), 'p', 'x')[0])).toBe('X was not given; it is taken as 2 (house rule)');
});

test('MIS-13 the escape bonus is named beside the table', () => {
  const search = renderPack(makeSession(kit, 'v5', 'busqueda-y-destruccion'), kit.ruleset.labels, packOptions(kit, { language: 'en' }));
  const primary = renderPack(makeSession(kit, 'v5', 'rescate'), kit.ruleset.labels, packOptions(kit, { language: 'en' }));
  expect(search).toContain('counts as one more objective.');
  expect(primary).toContain('counts as one more secondary.');
});
