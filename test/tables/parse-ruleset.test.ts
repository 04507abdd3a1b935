import { parseRuleset } from '../../src/tables/parse-ruleset';
import { readShippedFiles } from './shipped-files';

test('T5: the shipped tables have no fault', () => {
  const parsed = parseRuleset(readShippedFiles(), 'en');
  expect(parsed.problems).toEqual([]);
  expect(parsed.ruleset?.hash).toMatch(/^[0-9a-f]{64}$/);
});

test('T5: a file of another kind is told by its first faults, not by all of tens of thousands', () => {
  const keys = Array.from({ length: 40_000 }, (_, at) => `k${at}: v`).join('\n');
  const { problems } = parseRuleset({ ...readShippedFiles(), 'catalogue.yaml': keys }, 'en');
  expect(problems.filter(({ code }) => code === 'FIELD_UNKNOWN').length).toBe(50);
  expect(problems[0]?.place).toMatchObject({ line: 1, column: 1 });
});
