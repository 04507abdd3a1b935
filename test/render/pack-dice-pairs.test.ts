import { buildPairTable, describeModifiers, pointsOfPair } from '../../src/render/pack/dice-pairs';
import { createPackWords } from '../../src/render/pack/pack-words';
import { renderEncounters } from '../../src/render/pack/render-encounters';
import { renderPack } from '../../src/render/pack/render-pack';
import type { DicePair } from '../../src/session/document';
import { all, byClass, parsePage, textOf } from './pack-html';
import type { PackKit } from './pack-session';
import { loadPackKit, makeSession, packOptions } from './pack-session';

let kit: PackKit;
beforeAll(async () => {
  kit = await loadPackKit();
});

const everyPair: DicePair[] = Array.from({ length: 36 }, (_, at) => [Math.floor(at / 6) + 1, (at % 6) + 1]);

/** DEF-01 to DEF-03 written out by hand. */
function pointsByHand([first, second]: DicePair, m: number): number {
  const total = first + m;
  if (total <= 5) return 0;
  if (total <= 7) return 50;
  if (total >= 12) return 200;
  if (total >= 10) return total === 10 ? 150 : 175;
  return [80, 100, 110, 120, 130][second + m - 3] ?? 140;
}

test('PRE-04 dice 4 and 2: M up to 1 nothing, 2–3 50, 4 120, 5 130, 6 150, 7 175, 8 or more 200', () => {
  const words = createPackWords('en', kit.templates.texts, {});
  const [row] = buildPairTable([[4, 2]], kit.ruleset).rows;
  expect(row?.ranges.map((range) => `${describeModifiers(range, words)}: ${range.points}`))
    .toEqual(['1 or less: 0', '2–3: 50', '4: 120', '5: 130', '6: 150', '7: 175', '8 or more: 200']);
});

test('DEF-02 every pair gives for every M what the two tables say', () => {
  const table = buildPairTable(everyPair, kit.ruleset);
  expect(table.columns).toEqual([-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  for (const { dice, ranges } of table.rows) {
    const spread = ranges.flatMap((range) => Array.from({ length: range.columns }, () => range.points));
    expect({ dice, spread }).toEqual({ dice, spread: table.columns.map((m) => pointsByHand(dice, m)) });
    for (const m of [12, 20, 40]) expect(pointsOfPair(dice, m, kit.ruleset)).toBe(pointsByHand(dice, 11));
  }
});

test('PRE-04 the defender finds every prepared pair with a box to tick', () => {
  const document = makeSession(kit, 'pairs', 'rescate');
  const page = parsePage(renderPack(document, kit.ruleset.labels, packOptions(kit)));
  const rows = all(byClass(page, 'table', 'pairs')[0]!, 'tr').slice(1);
  expect(rows.map((row) => textOf(byClass(row, 'td', 'dice')[0]).replace(/\s/g, ''))).toEqual(document.preparation.pairs.map((pair) => pair.join('·')));
  for (const row of rows) {
    expect(byClass(row, 'span', 'tick')).toHaveLength(1);
    const columns = all(row, 'td').slice(3).reduce((sum, cell) => sum + Number(cell.getAttribute('colspan')), 0);
    expect(columns).toBe(13);
  }
});

test('PRE-04 the Markdown sheet has the same pairs in words', () => {
  const document = makeSession(kit, 'pairs', 'rescate');
  const lines = renderEncounters(document, kit.ruleset.labels, packOptions(kit, { language: 'en' })).split('\n').filter((line) => /^- \[ \] \d+\\?\. /.test(line));
  expect(lines).toHaveLength(document.preparation.pairs.length);
  const [first, second] = document.preparation.pairs[0]!;
  expect(lines[0]).toMatch(new RegExp(`^- \\[ \\] 1\\\\?\\. \\*\\*${first}\\s·\\s${second}\\*\\*: M .*: nothing; .*or more: 200$`));
});
