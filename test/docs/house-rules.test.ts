/** docs/house-rules.md says of every house rule what the tables say. `UPDATE_EXAMPLES=1` rewrites it, reasons apart. */
import { loadShippedRuleset } from '../../src/io/load-ruleset';
import { readReasons, writeHouseRules } from './house-rules-page';
import { readDoc, updating, writeDoc } from './read-docs';

const path = 'docs/house-rules.md';

test('docs/house-rules.md lists every key, its values, default and meaning as tables/house-rules.yaml has them', async () => {
  const { houseRules } = await loadShippedRuleset('en');
  const page = readDoc(path);
  const start = page.indexOf('### ');
  const expected = page.slice(0, start) + writeHouseRules(houseRules, readReasons(page));
  if (updating) writeDoc(path, expected);
  else expect(page).toBe(expected);
});

test('docs/house-rules.md gives a reason for every default', async () => {
  const { houseRules } = await loadShippedRuleset('en');
  const reasons = readReasons(readDoc(path));
  for (const { key } of houseRules) expect([key, (reasons.get(key) ?? '').length > 30]).toEqual([key, true]);
});
