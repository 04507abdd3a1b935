/** Each rule that the program implements has a test titled by its id, and each id in a title is a rule. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leadingIds, listTitles, listTitlesOf } from './list-titles';
import { skippedRules } from './skipped-rules';

/** Areas of docs/rules.md that the program carries out; the others are explained by `plasma-wall rules` only. */
const implemented = ['STA', 'SEC', 'COR', 'ROOM', 'DOOR', 'GEN', 'LOS', 'EXP', 'DEF', 'MIS', 'PRE', 'X', 'LOG', 'ENG', 'SCN', 'ZOM', 'EXT', 'COM', 'KO', 'FAN', 'HULK', 'W40'];

const rules = readFileSync(join(__dirname, '../../docs/rules.md'), 'utf8');
const ruleIds = new Set([...rules.matchAll(/(?:\*\*|^\| )([A-Z]+[0-9]*-\d+)/gm)].map(([, id]) => id as string));
const areas = new Set([...ruleIds].map((id) => id.split('-')[0] as string));
const due = [...ruleIds].filter((id) => implemented.includes(id.split('-')[0] as string));
const titles = listTitles();

describe('tests and rules', () => {
  test('titles are found wherever they may stand', () => {
    const source = "describe('A', () => { test('DEF-01 x', f); it.each([1])('DEF-02, DEF-03 y %d', f); test(`MIS-01 ${z}`, f); other('DEF-09'); });";
    expect(listTitlesOf('x.ts', source).map(({ text }) => text)).toEqual(['A', 'DEF-01 x', 'DEF-02, DEF-03 y %d', 'MIS-01 ']);
    expect(leadingIds('DEF-02, DEF-03 y DEF-04')).toEqual(['DEF-02', 'DEF-03']);
    expect(leadingIds('G1 DEF-02')).toEqual(['DEF-02']);
    expect(leadingIds('sight of LOS-01')).toEqual([]);
  });

  test('the rules themselves were read', () => {
    expect(due.length).toBeGreaterThan(90);
  });

  test('each implemented rule has a test whose title starts with its id, or a reason', () => {
    const tested = new Set(titles.flatMap(({ text }) => leadingIds(text)));
    expect(due.filter((id) => !tested.has(id) && !Object.hasOwn(skippedRules, id))).toEqual([]);
  });

  test('each id in a title is a rule', () => {
    const unknown = titles.flatMap(({ file, line, text }) => (text.match(/\b[A-Z]+[0-9]*-\d{2}\b/g) ?? [])
      .filter((id) => areas.has(id.split('-')[0] as string) && !ruleIds.has(id))
      .map((id) => `${file}:${line} ${id}`));
    expect(unknown).toEqual([]);
  });

  test('each skipped rule exists, has a reason and no test', () => {
    const tested = new Set(titles.flatMap(({ text }) => leadingIds(text)));
    for (const [id, reason] of Object.entries(skippedRules)) {
      expect(due).toContain(id);
      expect(tested).not.toContain(id);
      expect(reason.length).toBeGreaterThan(20);
    }
  });
});
