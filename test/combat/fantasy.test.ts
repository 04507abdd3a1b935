/** The fantasy sheet on paper, its file, and the profiles that come with it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts } from '../../src/combat/contract';
import { fantasyFamily } from '../../src/combat/fantasy/family';
import type { FantasyRules } from '../../src/combat/fantasy/schema';
import { parseCombatRules } from '../../src/combat/parse-rules';
import { defaultOf } from '../../src/cli/odds/fact-text';
import { readFact, writeProfileFact } from '../../src/combat/read-fact';
import type { Message } from '../../src/errors';
import { loadCombatRules, loadProfiles } from '../../src/io/load-combat';
import { expectWhole } from '../rules/support/count-dice';

let rules: FantasyRules;
beforeAll(async () => {
  rules = await loadCombatRules('fantasy') as FantasyRules;
});

/** Every text of the sheet in one language, block by block. */
function spell(of: FantasyRules, language: keyof Message): string {
  const say = (text: Message | string): string => (typeof text === 'string' ? text : text[language]);
  return fantasyFamily.describeSheet(of).blocks.map(({ title, lines = [], table }) => [say(title), ...lines.map(say), ...(table ? [table.head, ...table.rows].map((row) => row.map(say).join(' ')) : [])].join('\n')).join('\n\n');
}

describe('reference sheet of fantasy', () => {
  test('D every rule is on it once at least, and none that does not exist', () => {
    const ids = fantasyFamily.describeSheet(rules).blocks.flatMap((block) => block.rules);
    expect([...new Set(ids)].sort()).toEqual(Array.from({ length: 22 }, (_, at) => `FAN-${String(at + 1).padStart(2, '0')}`));
  });

  test.each(['es', 'ca', 'en'] as const)('D no mark is left open in %s, and every line of a table is as long as its head', (language) => {
    expect(spell(rules, language)).not.toMatch(/[{}]|undefined|null/);
    for (const { table } of fantasyFamily.describeSheet(rules).blocks) if (table) expect(table.rows.map((row) => row.length)).toEqual(table.rows.map(() => table.head.length));
  });

  test('D it tells the numbers that are reckoned with, whatever they are', () => {
    const changed: FantasyRules = { ...rules, march: { ...rules.march, enemyWithinCm: 21 }, shooting: { ...rules.shooting, modifiers: { ...rules.shooting.modifiers, large: 2 } }, flight: { ...rules.flight, fast: '9d6' } };
    expect(spell(rules, 'en')).toMatch(/no enemy within 20 cm[^]*large target \+1[^]*8D6 \/ 5D6 96%/);
    expect(spell(changed, 'en')).toMatch(/no enemy within 21 cm[^]*large target \+2[^]*9D6 \/ 5D6/);
  });
});

describe('tables/combat/fantasy.yaml', () => {
  const folder = join(__dirname, '../../tables/combat');
  const texts = Object.fromEntries(['fantasy.yaml', 'charts.yaml'].map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

  test('D is what the program loads', () => {
    expect(parseCombatRules('fantasy', texts, 'en').data).toEqual(rules);
  });

  test.each([
    ['an unknown key', 'flight: { rule', 'flight: { speed: 3, rule', 'speed'],
    ['a list that is too short', 'byBs: [6, ', 'byBs: [', '10'],
    ['a number out of range', 'brokenWithinCm: 15', 'brokenWithinCm: -1', '0'],
    ['a missing language', 'title: { es: Fantasía, ca: Fantasia, en: Fantasy }', 'title: { es: Fantasía, ca: Fantasia }', 'English'],
    ['a table that nobody draws', 'table: pursuit', 'table: chase', 'chase'],
  ])('D %s is refused with its line', (_, good, bad, told) => {
    const text = texts['fantasy.yaml']!;
    expect(text).toContain(good);
    const { data, problems } = parseCombatRules('fantasy', { ...texts, 'fantasy.yaml': text.replace(good, bad) }, 'en');
    expect(data).toBeNull();
    expect(problems[0]!.place!.line).toBe(text.slice(0, text.indexOf(good)).split('\n').length);
    expect(`${problems[0]!.message} ${problems[0]!.remedy ?? ''}`).toContain(told);
  });
});

describe('example profiles of fantasy', () => {
  test('D each answers every question, with each of its weapons, against each other', async () => {
    const profiles = (await loadProfiles()).filter(({ family }) => family === 'fantasy');
    expect(profiles.length).toBeGreaterThan(5);
    const armed = profiles.flatMap(({ facts, weapons }) => [facts, ...weapons.map((weapon) => ({ ...facts, ...weapon.facts }))]);
    for (const question of fantasyFamily.questions) {
      for (const attacker of armed) {
        for (const { facts: defender } of profiles) {
          const told = question.fields.map((field) => {
            const [side, key] = field.from ?? [];
            const known = side && { attacker, defender }[side][key!];
            const value = known === undefined ? defaultOf(field) ?? (field.kind === 'whole' ? field.min : null) : readFact(field, writeProfileFact(known));
            expect([field.id, value]).not.toEqual([field.id, undefined]);
            return [field.id, value];
          });
          const { results } = question.answer(Object.fromEntries(told) as Facts, rules);
          for (const { outcome } of results) expectWhole(outcome);
        }
      }
    }
  });
});
