/** The numbers that the pages for players give are those of the rules, in every language alike. */
import { rollDefender } from '../../src/encounters/defender-roll';
import { loadShippedRuleset } from '../../src/io/load-ruleset';
import { isGuaranteed, thresholdFor } from '../../src/missions/prepared-objectives';
import { parseX } from '../../src/cli/generate/parse-values';
import { findBlocks, readDoc, withoutBlocks } from './read-docs';

const pages = ['docs/evening.md', 'docs/es/velada.md', 'docs/ca/vetllada.md'];
const plain = (path: string): string => withoutBlocks(readDoc(path)).replace(/\s+/g, ' ');

test('DEF-09 two doors in one turn: M 9 and the pair 2·1 give 175, in combat 150', async () => {
  const ruleset = await loadShippedRuleset();
  const { smallRoom, largeRoom, objectiveRoom, corridor, combat } = ruleset.contributions;
  const modifier = (value: number) => [{ rule: 'DEF-04', reason: 'modifier.corridor', value }];
  const m = smallRoom + (largeRoom + objectiveRoom) + corridor;
  expect([m, rollDefender(ruleset, [2, 1], modifier(m)).points, rollDefender(ruleset, [2, 1], modifier(m + combat)).points]).toEqual([9, 175, 150]);
  for (const path of pages) {
    for (const part of ['M = 2 + 6 + 1 = 9', '2·1', '2 + 9 = 11', '175', '150']) expect([path, part, plain(path).includes(part)]).toEqual([path, part, true]);
    const values = Object.entries({ corridor, smallRoom, largeRoom, objectiveRoom, combat }).map(([, value]) => (value < 0 ? `−${-value}` : `+${value}`));
    expect([path, ...[...readDoc(path).matchAll(/^ {3}\| [^|]+ \| ([+−]\d+) \|$/gm)].map((match) => match[1])]).toEqual([path, ...values]);
  }
});

test('EXP-08 with M 0 only a 6 brings anybody, and they are sentinels', async () => {
  const ruleset = await loadShippedRuleset();
  expect([1, 2, 3, 4, 5, 6].map((die) => rollDefender(ruleset, [die, 1], []).points)).toEqual([0, 0, 0, 0, 0, 50]);
});

test('PRE-05 with X 4/3 a threshold of 1 comes of a roll of 3, and two such rooms are enough', () => {
  const x = parseX('4/3');
  expect([thresholdFor(x, 1), isGuaranteed([1]), isGuaranteed([1, 1])]).toEqual([1, false, true]);
  expect(parseX('1.33')).not.toEqual(x);
});

test('PRE-09 the sizes of an evening are those of the tables', async () => {
  const { evenings } = await loadShippedRuleset();
  const rows = evenings.map(({ id, fights, sections }) => `| \`${id}\` | ${fights.join('–')} | ${sections.join('–')} |`);
  for (const path of pages) for (const row of rows) expect([path, row, readDoc(path).includes(row)]).toEqual([path, row, true]);
});

test('L1 the three pages have the same parts', () => {
  const shape = (path: string) => ({
    headings: readDoc(path).match(/^#+ /gm), rows: readDoc(path).match(/^ *\|/gm)?.length, items: readDoc(path).match(/^(?:- |\d\. )/gm), blocks: findBlocks(readDoc(path)).map(({ text }) => text.split('\n').length),
  });
  for (const path of pages) expect({ path, ...shape(path) }).toEqual({ path, ...shape(pages[0]!) });
});

test('the README names every mission', async () => {
  const { missions } = await loadShippedRuleset();
  for (const { id } of missions.filter(({ only }) => only === undefined)) expect([id, readDoc('README.md').includes(`\`${id}\``)]).toEqual([id, true]);
});

test('the page of scenarios names every scenario, in every language', async () => {
  const { scenarios = [] } = await loadShippedRuleset();
  for (const path of ['docs/scenarios.md', 'docs/es/escenarios.md', 'docs/ca/escenaris.md']) for (const { id } of scenarios) expect([path, id, readDoc(path).includes(`\`${id}\``)]).toEqual([path, id, true]);
});
