import { parseRuleset } from '../../src/tables/parse-ruleset';
import { readShippedFiles } from './shipped-files';

test('T5: the shipped tables have no fault', () => {
  const parsed = parseRuleset(readShippedFiles(), 'en');
  expect(parsed.problems).toEqual([]);
  expect(parsed.ruleset?.hash).toMatch(/^[0-9a-f]{64}$/);
});
