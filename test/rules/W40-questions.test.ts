/** What `odds --rules w40k` answers, and the reference sheet. */
import type { Answer, Facts } from '../../src/combat/contract';
import { fixed, parseAmount } from '../../src/combat/amount';
import { w40kFamily } from '../../src/combat/w40k/family';
import { defaultOf } from '../../src/cli/odds/fact-text';
import { fillMessage } from '../../src/errors';
import { showChances, w40k } from './support/w40k-rules';

/** The answer to a question with its defaults and these facts. */
function ask(id: string, told: Facts): Answer {
  const question = w40kFamily.questions.find((one) => one.id === id)!;
  const usual = Object.fromEntries(question.fields.map((field) => [field.id, defaultOf(field)]));
  return question.answer({ ...usual, ...told } as Facts, w40k);
}
const tell = ({ steps }: Answer): string[] => steps.map(({ text, values = {} }) => fillMessage(text.en, Object.fromEntries(Object.entries(values).map(([key, value]) => [key, typeof value === 'object' ? value.en : value]))));
/** What is the same as the main result is told once. */
const result = ({ results }: Answer, counts: string): string[] => showChances((results.find((one) => one.counts.en === counts) ?? results[0]).outcome);

const shots = { shots: fixed(1), bs: 3, strength: 4, toughness: 4 };

describe('attacks', () => {
  test('W40-13 models, damage and wounds that are one and the same are told once', () => {
    const told = (facts: object): string[] => ask('shoot', { ...shots, save: 3, ...facts }).results.map(({ counts }) => counts.en);
    expect([told({ models: 5 }), told({}), told({ models: 5, wounds: 2 })]).toEqual([['models slain'], ['damage that gets through, even where too much'], ['models slain', 'damage that gets through, even where too much', 'unsaved wounds']]);
  });

  test('W40-03 AP −3, as a datasheet prints it, is AP 3', () => {
    expect(ask('shoot', { ...shots, save: 3, ap: -3 })).toEqual(ask('shoot', { ...shots, save: 3, ap: 3 }));
  });

  test('W40-01 one shot at BS 3+, S 4 against T 4, save 3+: 1/9 unsaved', () => {
    const answer = ask('shoot', { ...shots, save: 3 });
    expect(result(answer, 'unsaved wounds')).toEqual(['0 8/9', '1 1/9']);
    expect(answer.results.map(({ counts }) => counts.en)).toEqual(['damage that gets through, even where too much']);
  });

  test('W40-13 slain models come first where the target has any, mortal wounds and bearers where they matter', () => {
    const answer = ask('shoot', { ...shots, attackers: 3, models: 2, wounds: 2, hitMortals: 1, overcharged: true });
    expect(answer.results.map(({ counts }) => counts.en)).toEqual(['models slain', 'damage that gets through, even where too much', 'unsaved wounds', 'mortal wounds', 'bearers slain by their own weapon']);
    for (const { outcome } of answer.results) {
      if (outcome.kind !== 'exact') throw new Error('expected exact');
      expect(outcome.ways.reduce((sum, way) => sum + way, 0n)).toBe(outcome.total);
    }
  });

  test('W40-12 with - for the skill nothing is rolled to hit', () => {
    const answer = ask('shoot', { ...shots, bs: null, hitModifier: 3, instead: 2 });
    expect(result(answer, 'unsaved wounds')).toEqual(['0 1/2', '1 1/2']);
    expect(tell(answer)).toContain('Automatic hits make no hit roll, and get nothing that goes with it.');
  });

  test('W40-06 random shots of several models, close combat the same way', () => {
    const flamers = ask('shoot', { ...shots, shots: parseAmount('D6+1')!, attackers: 2, bs: null });
    expect(tell(flamers)).toContain('A random value is added to after rolling: D3 + 1.');
    expect(result(ask('fight', { attacks: fixed(1), ws: 3, strength: 4, toughness: 4, save: 3 }), 'unsaved wounds')).toEqual(['0 8/9', '1 1/9']);
    expect(() => ask('shoot', { ...shots, shots: parseAmount('D6')!, attackers: 500 })).toThrow('TOO_MANY_ATTACKS');
  });

  test('W40-04 where the update is silent the step says whose line stands in, and the odds are the same', () => {
    const facts = { ...shots, hitModifier: -1, hitReroll: 'failed', additional: 1, save: 4, ap: 1, invulnerable: 6, ignore: 5, saveModifier: 1 };
    const [es, en] = [ask('shoot', { ...facts, update: 'es-1.5' }), ask('shoot', { ...facts, update: 'en-1.2' })];
    expect(es.results).toEqual(en.results);
    expect(tell(es).join(' ')).not.toContain('does not say');
    expect(tell(en).filter((line) => line.includes('does not say'))).toHaveLength(5);
  });

  test('W40-11, W40-10, W40-09, W40-08 every line that mattered is told, each with its rule', () => {
    const answer = ask('shoot', { ...shots, alwaysOn: 4, onlyOn: 6, instead: 1, additional: 1, hitMortals: 2, woundMortals: 1, save: 3, invulnerable: 4, cover: 1, halved: true, damage: parseAmount('D6')!, ignore: 6, models: 3, wounds: 2 });
    const rules = new Set(answer.steps.flatMap((step) => step.rules));
    expect([...rules].sort()).toEqual(['W40-01', 'W40-03', 'W40-04', 'W40-06', 'W40-08', 'W40-09', 'W40-10', 'W40-11', 'W40-12', 'W40-13']);
    for (const line of tell(answer)) expect(line).not.toMatch(/\{\w+\}|undefined|null|object/);
    expect(tell(answer)).toContain('hits of a 6: 3; mortal wounds besides: 2');
  });
});

describe('other questions', () => {
  test('W40-21 the charge after setting up', () => {
    expect(ask('charge', {}).steps[0]!.values).toMatchObject({ need: w40k.charge.setUp });
    expect(ask('charge', { need: 7 }).steps[0]!.values).toMatchObject({ need: 7 });
    expect(result(ask('charge', { reroll: true }), 'the charge')).toEqual(['0 169/324', '1 155/324']);
    expect(result(ask('charge', {}), 'the charge')).toEqual(['0 13/18', '1 5/18']);
  });

  test('W40-18 morale: what is beaten is told', () => {
    const answer = ask('morale', { models: 5, slain: 5, leadership: 7, autoPass: true, autoFail: true });
    expect(result(answer, 'models that flee')).toEqual(['0 1']);
    expect(tell(answer)).toContain('Morale: automatic pass beats automatic fail; “none flee” beats “more flee”.');
    expect(tell(ask('morale', { models: 5, slain: 5, leadership: 7, autoFail: true })).join(' ')).toContain('the updates do not say');
  });

  test('W40-26 passengers of a destroyed transport', () => {
    expect(result(ask('transport', { models: 1 }), 'passengers slain')).toEqual(['0 5/6', '1 1/6']);
    expect(tell(ask('transport', { models: 1, update: 'en-1.2' })).at(-1)).toContain('does not say');
  });

  test('W40-01, W40-07 random values and their re-rolls', () => {
    expect(result(ask('roll', { dice: parseAmount('D3')!, rerollOnes: true }), 'result')).toEqual(['1 1/9', '2 4/9', '3 4/9']);
    expect(result(ask('roll', { dice: parseAmount('2D6')!, rerollBelow: 12 }), 'result').at(-1)).toBe('12 71/1296');
    expect(() => ask('roll', { dice: parseAmount('2D6')!, rerollOnes: true })).toThrow('NOT_ONE_DIE');
  });
});

describe('the reference sheet', () => {
  const sheet = w40kFamily.describeSheet(w40k);

  test('W40-01 to W40-38 each rule stands on it', () => {
    const rules = new Set(sheet.blocks.flatMap((block) => block.rules));
    expect([...rules].sort()).toEqual(Array.from({ length: 38 }, (_, at) => `W40-${String(at + 1).padStart(2, '0')}`));
  });

  test('W40-25 lines that only one update has carry its sign', () => {
    const lines = sheet.blocks.flatMap((block) => block.lines ?? []).map(({ en }) => en);
    expect(lines).toContain('[EN] Persistent effects are lost.');
    expect(lines.filter((line) => line.startsWith('[ES] ')).length).toBeGreaterThan(20);
    expect(lines).toContain('Half the damage is rounded up for each attack.');
  });

  test('W40-35 the table of events, with both measures', () => {
    const { table } = sheet.blocks.at(-1)!;
    expect(table?.rows).toEqual([['1000', '2', '2', '120 × 120 cm (4′ × 4′)', '≤ 2 h'], ['2000', '3', '3', '180 × 120 cm (6′ × 4′)', '2–3 h'], ['3000', '4', '4', '240 × 120 cm (8′ × 4′)', '≥ 3 h']]);
    for (const row of table!.rows) expect(row).toHaveLength(table!.head.length);
  });
});
