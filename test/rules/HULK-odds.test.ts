/** The questions and the reference sheet of the Space Hulk style sheet. */
import type { Facts, Question } from '../../src/combat/contract';
import { chanceOf, listChances } from '../../src/combat/exact/summary';
import { hulkFamily } from '../../src/combat/hulk/family';
import type { HulkRules } from '../../src/combat/hulk/rules';
import { hulkActionIds, marineArms } from '../../src/combat/hulk/rules';
import { fillMessage } from '../../src/errors';
import { fractionOf, hulkRules } from './support/hulk-rules';

/** The answer to a question with some facts told and the others as usual. */
function ask(id: string, told: Facts = {}) {
  const question = hulkFamily.questions.find((candidate) => candidate.id === id) as Question<HulkRules>;
  const usual = question.fields.map((field): [string, unknown] => [field.id, field.kind === 'switch' ? false : field.default]);
  return question.answer({ ...(Object.fromEntries(usual) as Facts), ...told }, hulkRules);
}

const outcomes = (id: string, told: Facts = {}, result = 0): string => {
  const { outcome, names } = ask(id, told).results[result]!;
  return listChances(outcome).map(({ value, chance }) => `${names?.[value]?.en ?? value} ${chance.exact!.toFraction()}`).join(', ');
};
const steps = (id: string, told: Facts = {}): string[] => ask(id, told).steps.map(({ text, values = {}, rules }) => `${fillMessage(text.en, Object.fromEntries(Object.entries(values).map(([key, value]) => [key, typeof value === 'object' ? value.en : value])))} ${rules.join(' ')}`);

test('HULK-28 fight: how it ends, who rolls higher, and what mattered', () => {
  expect(outcomes('fight')).toBe('the Marine dies 95/144, a tie 1/6, the enemy dies 25/144');
  expect(outcomes('fight', { marine: 'sword', parry: 'losing' }, 1)).toBe('the enemy wins 457/1296, a tie 325/1296, the Marine wins 257/648');
  expect(outcomes('fight', { whoAttacks: 'marines', from: 'rear' })).toBe('the enemy wins without a kill 125/216, a tie 1/6, the enemy dies 55/216');
  expect(steps('fight', { marine: 'sword', guard: true, reroll: 'losing' })).toEqual([
    'sergeant with sword: dice 1, with +1 HULK-27', 'Genestealer: dice 3 HULK-25', 'the parry has the enemy re-roll one die: whenever it helps HULK-27',
    'on guard he re-rolls one die of his own: when losing HULK-26', 'order of the re-rolls: whichever helps HULK-27',
  ]);
  expect(steps('fight', { marine: 'hammer', enemy: 'hybrid' })).toEqual(['sergeant with hammer and shield: dice 1, with +1 HULK-27', 'hybrid: dice 2 HULK-25', expect.stringContaining('deletes')]);
  expect(steps('fight', { marine: 'hammer', keepDice: true, from: 'side' })).toEqual([expect.anything(), 'Genestealer: dice 3 HULK-25', expect.stringContaining('side or rear')]);
});

test('HULK-26 whoever attacks is not on guard: that contradicts itself', () => {
  expect(() => ask('fight', { whoAttacks: 'marines', guard: true })).toThrow('GUARD_AND_ATTACK');
});

test('HULK-29 shoot: one shot, with overwatch and shield', () => {
  expect(outcomes('shoot')).toBe('nothing 25/36, kills 11/36');
  expect(outcomes('shoot', { overwatch: true, sustained: true })).toBe('nothing 1/3, kills 1/2, jams 1/9, kills and jams 1/18');
  expect(outcomes('shoot', { bolter: 'hybrid', shield: true }, 1)).toBe('lives 35/36, dies 1/36');
  expect(ask('shoot', { overwatch: true }).steps.map(({ outcome }) => outcome && chanceOf(outcome, 1).exact!.toFraction())).toEqual(['11/36', '1/6']);
});

test('HULK-21 shots: which of them kills', () => {
  expect(outcomes('shots', { shots: 2 })).toBe('none kills 25/81, shot 1 kills 11/36, shot 2 kills 125/324');
  expect(outcomes('shots', { shots: 1, overwatch: true })).toBe('jams at shot 1 5/36, neither kills nor jams 5/9, shot 1 kills 11/36');
  expect(outcomes('shots', { overwatch: true }).replace(/ \d+\/\d+/g, '')).toBe('jams at shot 1, jams at shot 2, jams at shot 3, jams at shot 4, neither kills nor jams, shot 1 kills, shot 2 kills, shot 3 kills, shot 4 kills');
  expect(outcomes('shots', { overwatch: true, shots: 2 })).toContain('jams at shot 1 5/36, jams at shot 2 5/81');
  expect(outcomes('shots', { shots: 1, overwatch: true }, 1)).toBe('lives 25/36, dies 11/36');
  expect(steps('shots', { shots: 3 })).toEqual(['dice 2, kills on 6 HULK-12', expect.stringContaining('kills on 5+ HULK-21')]);
});

test('HULK-13, HULK-20 flamer and self-destruct', () => {
  expect(outcomes('flamer', { models: 2 })).toBe('0 1/36, 1 5/18, 2 25/36');
  expect(outcomes('flamer', { models: 0, shield: true })).toBe('0 11/36, 1 25/36');
  expect(outcomes('self-destruct', { models: 2, doors: 1, behind: 1 })).toBe('2 7/12, 3 5/12');
  expect(outcomes('self-destruct', { models: 2 })).toBe('2 1');
});

test('HULK-03, HULK-23 a step that is certain tells no chance', () => {
  expect(steps('shoot', { bolter: 'hybrid', overwatch: true })).toEqual(['dice 1, kills on 6 HULK-14']);
  const token = hulkFamily.questions.find(({ id }) => id === 'token')!;
  const same = { ...hulkRules, options: { ...hulkRules.options, tokenValues: { ...hulkRules.options.tokenValues, values: [3, 3] } } };
  expect(token.answer({ return: 1 }, same).steps.map(({ outcome }) => outcome)).toEqual([undefined, undefined]);
});

test('HULK-24, HULK-03 exchange and token', () => {
  expect(outcomes('exchange')).toBe('nobody 125/216, the first 25/216, the second 55/216, both 11/216');
  expect(outcomes('exchange', { firstSustained: true, second: 'storm' })).toBe('nobody 25/81, the first 11/81, the second 125/324, both 55/324');
  expect(outcomes('token', { return: 3 })).toBe('1 1/12, 2 1/12, 3 1/12, 4 1/4, 5 1/4, 6 1/4');
});

test('D every question answers whatever its fields allow, and chances add up to 1', () => {
  for (const { id, fields } of hulkFamily.questions) {
    for (const field of fields) {
      const values = field.kind === 'choice' ? Object.keys(field.choices) : field.kind === 'whole' ? [field.min, field.max] : [true];
      for (const value of values) {
        for (const { outcome } of ask(id, { [field.id]: value }).results) {
          const all = listChances(outcome).map(({ value: each }) => each);
          expect([id, field.id, value, fractionOf(outcome, ...all)]).toEqual([id, field.id, value, '1']);
        }
      }
    }
  }
});

describe('the reference sheet', () => {
  const { blocks } = hulkFamily.describeSheet(hulkRules);
  const all = JSON.stringify(blocks);

  test('D names every rule of the family but that of shooting chances', () => {
    const named = new Set(all.match(/HULK-\d\d/g));
    const missing = Array.from({ length: 34 }, (_, at) => `HULK-${String(at + 1).padStart(2, '0')}`).filter((rule) => !named.has(rule));
    expect(missing).toEqual(['HULK-29']);
  });

  test('HULK-07, HULK-18 costs are those of the data, overwatch as the players have it', () => {
    const { table } = hulkFamily.describeSheet({ ...hulkRules, options: { ...hulkRules.options, overwatchCost: { ...hulkRules.options.overwatchCost, value: 5 } } }).blocks[1]!;
    expect(table!.rows).toHaveLength(hulkActionIds.length - 1);
    expect(table!.rows.at(-1)!.slice(1)).toEqual(['5', '–', '–', '–']);
    expect(table!.rows[2]!.slice(1)).toEqual(['2', '2', '2', '1']);
  });

  test('HULK-27, HULK-28 dice of every weapon, and chances in each language\'s way', () => {
    const [fights, odds] = [blocks[5]!.table!, blocks[6]!.table!];
    expect(fights.rows.map((row) => row.slice(1))).toEqual([['1', '1'], ['1 +1', '1 +1'], ['1 +1', '1 +1'], ['2 +1', '4 +2'], ['1 +1', '1 +1'], ['3', '3']]);
    expect(fights.rows).toHaveLength(marineArms.length + 1);
    expect(odds.rows[0]!.slice(1)).toEqual(['17', '17', '66'].map((n) => ({ es: `${n} %`, ca: `${n} %`, en: `${n}%` })));
  });

  test('HULK-31, HULK-33 lurking at will, and who faces what is revealed by force, stand on it', () => {
    const text = blocks[7]!.lines!.map(({ en }) => en).join(' ');
    expect(text).toContain('Forces may lurk there at will; with a Marine within 6 squares');
    expect(text).toContain('the Marine player places, the Genestealer player faces');
  });

  test('D no mark is left unfilled', () => {
    expect(all).not.toMatch(/\{\w+\}/);
    expect(all).toContain('2:00');
  });
});
