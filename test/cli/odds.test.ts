/** `odds` and `reference` as a player uses them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fraction from 'fraction.js';
import type { Field } from '../../src/combat/contract';
import { families } from '../../src/combat/contract';
import { loadFamily } from '../../src/combat/registry';
import { flagOf, defaultOf } from '../../src/cli/odds/fact-text';
import { parseXml } from '../render/svg-reading';
import { insteadOf, makeFolder, run } from './run-in-process';

const odds = async (line: string, cwd?: string) => run(['odds', ...line.split(' ')], cwd === undefined ? {} : { cwd });
const shot = 'shoot --bs 4 --strength 4 --toughness 4';

interface JsonAnswer {
  readonly cases: readonly { readonly facts: Record<string, string>; readonly results: readonly { readonly kind: string; readonly outcomes: readonly { readonly fraction?: string; readonly decimal: number }[]; readonly mean?: { readonly fraction?: string } }[] }[];
  readonly comparison?: Record<string, { readonly fraction?: string; readonly decimal: number }>;
}
const json = async (line: string): Promise<JsonAnswer> => {
  const { code, stdout, stderr } = await odds(`${line} --json`);
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as JsonAnswer;
};

/** A value that a field takes, for those that must be told. */
function sampleOf(field: Field): string[] {
  if (defaultOf(field) !== undefined) return [];
  return [flagOf(field.id), field.kind === 'whole' ? String(Math.floor((field.min + field.max) / 2)) : field.kind === 'amount' ? 'D6' : field.kind === 'need' ? '4+' : ''];
}

describe.each(families)('every question of %s', (family) => {
  test('L1 answers in three languages, as text, SVG, CSV and JSON, and its chances add up to 1', async () => {
    const { questions } = await loadFamily(family);
    expect(questions.length).toBeGreaterThan(2);
    for (const { id, fields } of questions) {
      const asked = ['odds', '--rules', family, id, ...fields.flatMap(sampleOf)];
      for (const language of ['es', 'ca', 'en']) {
        const { code, stdout, stderr } = await run([...asked, '--explain', '--lang', language]);
        expect([id, code, stderr]).toEqual([id, 0, '']);
        expect(stdout).not.toMatch(/undefined|NaN|\{\w+[|}]/);
        // Names of versions are no numbers.
        if (language !== 'en') expect(stdout.replace(/\bv\d\.\d/g, '')).not.toMatch(/\d\.\d/);
      }
      expect(parseXml((await run([...asked, '--format', 'svg'])).stdout).documentElement?.tagName).toBe('svg');
      expect((await run([...asked, '--format', 'csv'])).stdout.split('\r\n').length).toBeGreaterThan(2);
      const answer = JSON.parse((await run([...asked, '--json'])).stdout) as JsonAnswer;
      for (const { kind, outcomes } of answer.cases[0]!.results) {
        const sum = outcomes.reduce((total, { fraction, decimal }) => total.add(kind === 'exact' ? new Fraction(fraction!) : new Fraction(decimal)), new Fraction(0));
        expect(Math.abs(sum.valueOf() - 1)).toBeLessThan(kind === 'exact' ? Number.MIN_VALUE : 1e-9);
      }
    }
  });

  test.each(['es', 'ca', 'en'])('the reference sheet in %s: text, Markdown, page', async (language) => {
    for (const format of ['txt', 'md', 'html']) {
      const { code, stdout, stderr } = await run(['reference', '--rules', family, '--format', format, '--lang', language]);
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout.length).toBeGreaterThan(1500);
      expect(stdout).not.toMatch(/undefined|NaN|\{\w+[|}]|\[object/);
      if (format === 'html') expect(stdout).toContain(`<html lang="${language}">`);
    }
  });
});

test.each([['es', 'Empieza el combate', 'Turno de combate', 'El movimiento normal es de 15 cm.'], ['ca', 'Comença el combat', 'Torn de combat', 'El moviment normal és de 15 cm.'], ['en', 'The combat begins', 'Combat Turn', 'A normal move is 15 cm.']])('COM-05 models move in their Combat Turn, not where the combat begins, in %s', async (language, starts, turns, move) => {
  const { stdout } = await run(['reference', '--format', 'md', '--lang', language]);
  const blocks = stdout.replace(/\s+/g, ' ').split('## ');
  expect(blocks.find((block) => block.startsWith(starts))).not.toContain('15 cm');
  expect(blocks.find((block) => block.startsWith(turns))).toContain(move);
});

test('P2 points of lists stand inside the sheet: browsers cut what hangs out of the first column', async () => {
  const { stdout } = await run(['reference', '--format', 'html']);
  const mmOf = (found: RegExpExecArray | null): number => Number(found![1]);
  // A point hangs out by up to 1.25 of the letters' height, which is in points here.
  expect(mmOf(/ul \{[^}]*padding: 0 0 0 ([\d.]+)mm/.exec(stdout))).toBeGreaterThan(1.25 * (25.4 / 72) * mmOf(/font: ([\d.]+)pt/.exec(stdout)));
});

test('G1 facts come from profiles, and flags stand over them', async () => {
  const { cases: [one] } = await json('shoot --attacker veterano --weapon carabina --defender zombi');
  expect(one!.facts).toMatchObject({ shots: '2', bs: '4', strength: '4', ap: '5', toughness: '4', save: '5+', ignore: '4+' });
  const { cases: [other] } = await json('shoot --attacker veteran --weapon carbine --defender zombie --shots 9 --save -');
  expect(other!.facts).toMatchObject({ shots: '9', save: '–', toughness: '4' });
});

test('the only gun of a profile is taken; of several one must be named, by its name in any language', async () => {
  expect((await json('shoot --attacker Némesis --defender zombi')).cases[0]!.facts).toMatchObject({ shots: '2', ap: '5' });
  const { code, stderr } = await odds('shoot --attacker veterano --defender zombi');
  expect([code, stderr]).toEqual([2, expect.stringContaining('carabina, pistola-de-plasma')]);
  expect((await json('shoot --attacker veterano --weapon pistola-de-plasma --defender zombi')).cases[0]!.facts).toMatchObject({ strength: '7', ap: '2' });
});

test('--vs changes facts and tells how often each gives more', async () => {
  const { cases, comparison } = await json(`${shot} --shots 2 --vs strength=5,ap=3`);
  expect(cases.map(({ facts }) => [facts['strength'], facts['ap']])).toEqual([['4', '–'], ['5', '3']]);
  const sum = ['more', 'same', 'less'].reduce((total, key) => total.add(comparison![key]!.fraction!), new Fraction(0));
  expect(sum.toFraction()).toBe('1');
  const { stdout } = await odds(`${shot} --shots 2 --vs strength=5 --lang es`);
  expect(stdout).toContain('A: Fuerza del ataque: 4');
  expect(stdout).toContain('B: Fuerza del ataque: 5');
});

test('--at-least tells the chance of so much', async () => {
  expect((await odds(`${shot} --shots 2 --save - --at-least 1 --at-least 2 --lang es`)).stdout).toMatch(/al menos 1: 5\/9 \(0,5556\)\nal menos 2: 1\/9 \(0,1111\)/);
});

test.each([
  ['--strength 0', 'Fuerza del ataque', '1 a 10'], ['--strength 11', 'Fuerza del ataque', '1 a 10'], ['--strength -1', 'Fuerza del ataque', '1 a 10'], ['--strength 4+', 'Fuerza del ataque', '1 a 10'],
  ['--shots 1000000000', 'disparos', '0 a 1000'], ['--shots 1e9', 'disparos', '0 a 1000'], ['--save 7', 'salvación', '2+ a 6+'], ['--save x', 'salvación', '2+ a 6+'], ['--ap 5+', 'FP', '1 a 6'],
  ['--defender nobody', 'nobody', 'perro-zombi'], ['--weapon fist', '--weapon', '--attacker'], ['--vs strength', 'strength', 'dato=valor'], ['--vs x=1', 'x=1', 'toughness'], ['--at-least many', 'many', '−1000'], ['--models 101', 'miniaturas', '0 a 100'],
])('bad input names its field and what it takes: %s', async (bad, field, allowed) => {
  const { code, stdout, stderr } = await odds(`${insteadOf(shot.split(' '), bad.split(' ')).join(' ')} --lang es`);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(field);
  expect(stderr).toContain(allowed);
});

test('what is missing is told, with the flag and the profile that would tell it', async () => {
  const { code, stderr } = await odds('shoot --bs 4 --strength 4 --lang en');
  expect([code, stderr]).toEqual([2, expect.stringMatching(/Toughness of the target is missing.*--toughness.*--defender/s)]);
  expect(await odds('shot --lang en')).toMatchObject({ code: 2, stderr: expect.stringMatching(/shoot, fight, duel.*Did you mean shoot/s) as string });
});

test('profiles of one\'s own: names with markup are only names, faults have their line', async () => {
  const cwd = makeFolder();
  const profile = (facts: string): string => `family: classic\nprofiles:\n  - id: own\n    name: '<b>"&'\n    facts: ${facts}\n`;
  writeFileSync(join(cwd, 'own.yaml'), profile('{ ws: 4, bs: 3, strength: 3, shots: D3 }'));
  const { code, stdout } = await odds('shoot --attacker own --profiles own.yaml --defender zombi --format svg', cwd);
  expect(code).toBe(0);
  expect(stdout).not.toContain('<b>');
  parseXml(stdout);
  writeFileSync(join(cwd, 'own.yaml'), profile('{ bs: many }'));
  expect(await odds('shoot --attacker own --profiles own.yaml --defender zombi --strength 3 --lang en', cwd)).toMatchObject({ code: 2, stderr: expect.stringMatching(/own\.yaml:5:18.*many.*0 to 10/s) as string });
  for (const [bad, told] of [['{ strenght: 3 }', 'strength'], ['{ constructor: 3 }', 'constructor'], ['{ save: 9 }', '2+ to 6+']] as const) {
    writeFileSync(join(cwd, 'own.yaml'), profile(bad));
    expect(await odds('shoot --attacker own --profiles own.yaml --defender zombi --lang en', cwd)).toMatchObject({ code: 2, stderr: expect.stringContaining(told) as string });
  }
  writeFileSync(join(cwd, 'own.yaml'), profile('{ ws: 4 }').replace('<b>', '\\e[31m\\u202e').replace(/'/g, '"').replace('""&"', '&"'));
  expect((await odds('shoot --attacker own --profiles own.yaml --defender zombi', cwd)).code).toBe(2);
  writeFileSync(join(cwd, 'own.yaml'), 'family: classic\nprofiles:\n  - id: own\n    name: x\n    facs: {}\n');
  expect(await odds('shoot --attacker own --profiles own.yaml --defender zombi', cwd)).toMatchObject({ code: 2, stderr: expect.stringMatching(/own\.yaml:5:5/) as string });
});

test('-o writes a file once, and over another only with --force', async () => {
  const cwd = makeFolder();
  expect(await odds(`${shot} --format svg -o a.svg`, cwd)).toMatchObject({ code: 0, stdout: '' });
  const before = readFileSync(join(cwd, 'a.svg'), 'utf8');
  expect((await odds(`${shot} --format svg -o a.svg`, cwd)).code).toBe(0);
  expect((await odds(`${shot} --shots 9 --format svg -o a.svg`, cwd)).code).toBe(1);
  expect(readFileSync(join(cwd, 'a.svg'), 'utf8')).toBe(before);
  expect((await odds(`${shot} --shots 9 --format svg -o a.svg -f`, cwd)).code).toBe(0);
});

test('what contradicts itself, and weapons of the other kind, are refused', async () => {
  for (const [line, told] of [
    ['rally --leadership 8 --models 9 --start 5', '--start'], ['initiative --at-least 1', '--at-least'], [`${shot} --json --format svg`, '--format'],
    ['shoot --attacker veteran --weapon heavy-fist --defender zombie', 'heavy fist'], ['fight --attacker veteran --weapon plasma-pistol --defender zombie', 'plasma pistol'],
    ['fight --ws 4 --target-ws 4 --strength 4 --toughness 4 --attackers 100 --attacks 10D100', '1000'], ['shoot --rules w40k --attacker levy --defender brute', 'fantasy'],
  ] as const) expect([line, await odds(`${line} --lang en`)]).toEqual([line, expect.objectContaining({ code: 2, stderr: expect.stringContaining(told) as string })]);
});

test('nothing is written over the profiles that are read; --rules is not told twice', async () => {
  const cwd = makeFolder();
  writeFileSync(join(cwd, 'own.yaml'), 'family: classic\nprofiles:\n  - { id: own, name: x, facts: { bs: 3 } }\n');
  expect(await odds('shoot --attacker own --profiles own.yaml --defender zombi --strength 3 -f -o own.yaml', cwd)).toMatchObject({ code: 2, stderr: expect.stringContaining('OUT_IS_INPUT') as string });
  expect(await odds('shoot --rules fantasy --rules classic --bs 3 --strength 3 --toughness 3')).toMatchObject({ code: 2, stderr: expect.stringContaining('OPTION_TWICE') as string });
});

test('a picture of many outcomes shows those around the likeliest, and says what it leaves out', async () => {
  const { stdout } = await odds('shoot --bs 4 --strength 6 --toughness 4 --shots 1000 --format svg --lang en');
  expect(stdout).toContain('>555<');
  expect(stdout).toContain('Only the 60 outcomes');
  expect(stdout).toContain('no chance is off');
});

test('on a narrow terminal what is said of a result is wrapped', async () => {
  const { stdout } = await run(['odds', 'shoot', '--attacker', 'veterano', '--weapon', 'carabina', '--defender', 'mole', '--explain', '--lang', 'es'], { isTTY: true, columns: 70 });
  // eslint-disable-next-line no-control-regex -- colours take no place
  for (const line of stdout.replace(/\u001b\[\d+m/g, '').split('\n')) expect([line, line.length <= 70]).toEqual([line, true]);
});
