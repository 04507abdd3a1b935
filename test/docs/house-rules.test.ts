/** The pages of house rules say of each what the tables say. `UPDATE_EXAMPLES=1` rewrites them, reasons apart. */
import { loadShippedRuleset } from '../../src/io/load-ruleset';
import { houseRulesPages, readReasons, writeHouseRules } from './house-rules-page';
import { readDoc, updating, writeDoc } from './read-docs';

test.each(houseRulesPages)('L1 the page of house rules in %s lists every key, its values, default and meaning as tables/house-rules.yaml has them', async (language, path) => {
  const { houseRules } = await loadShippedRuleset();
  const page = readDoc(path);
  const start = page.indexOf('### ');
  const expected = page.slice(0, start) + writeHouseRules(houseRules, readReasons(page, language), language);
  if (updating) writeDoc(path, expected);
  else expect(page).toBe(expected);
});

test.each(houseRulesPages)('L1 the page of house rules in %s gives a reason of its own for every default', async (language, path) => {
  const { houseRules } = await loadShippedRuleset();
  const reasons = readReasons(readDoc(path), language);
  const others = houseRulesPages.filter(([other]) => other !== language).map(([other, page]) => readReasons(readDoc(page), other));
  for (const { key } of houseRules) {
    const reason = reasons.get(key) ?? '';
    expect([key, reason.length > 30]).toEqual([key, true]);
    for (const other of others) expect([key, reason]).not.toEqual([key, other.get(key)]);
  }
});

test('the pages say of every rule the same figures and rules', () => {
  const figures = houseRulesPages.map(([language, path]) => [...readReasons(readDoc(path), language)].map(([key, reason]) => [key, reason.replace(/(?<=\d),(?=\d)/g, '.').match(/[A-Z]{2,}-\d+|\d+(?:\.\d+)?/g)]));
  expect(figures[1]).toEqual(figures[0]);
  expect(figures[2]).toEqual(figures[0]);
});
