import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Roll } from '../../src/dice/roll';
import { findRow } from '../../src/tables/lookup';
import { makeFolder, run } from '../cli/run-in-process';
import { shippedRuleset } from './edited-tables';
import { readShippedFiles } from './shipped-files';

const languages = ['es', 'ca', 'en'] as const;
const root = makeFolder();
let folders = 0;

/** A new empty folder of its own for a test. */
function startFolder(): string {
  folders += 1;
  const folder = join(root, String(folders));
  mkdirSync(folder);
  return folder;
}

/** Runs `tables …` in a language; fails the test when the exit code is another. */
async function tables(words: readonly string[], code = 0, options: Parameters<typeof run>[1] = {}): Promise<{ stdout: string; stderr: string }> {
  const done = await run(['tables', ...words], options);
  expect({ words, code: done.code, stderr: done.code === code ? '' : done.stderr }).toEqual({ words, code, stderr: '' });
  return done;
}

describe('T3: tables roll', () => {
  test('T3: says dice, modifiers with their reasons, total, row and rule', async () => {
    const { stdout } = await tables(['roll', 'defender', '--seed', '4', '--modifier', '5', '--lang', 'en']);
    expect(stdout).toMatch(/^Defender table · 1d6: \d \+5 \(modifier asked for \[DEF-01\]\) → total \d+ → row \S+ \[DEF-0[12]\]$/m);
    expect(stdout).toMatch(/^Result: \S/m);
  });

  test('T2: always ends in a leaf, and every step follows from its table', async () => {
    const { stdout } = await tables(['roll', 'defender', '--seed', 'leaf', '--modifier', '3', '--count', '300', '--json']);
    const { rolls } = JSON.parse(stdout) as { rolls: Roll[] };
    expect(rolls).toHaveLength(300);
    for (const first of rolls) {
      for (let roll: Roll | undefined = first; roll; roll = roll.then) {
        const table = shippedRuleset().tables[roll.table];
        expect(roll.total).toBe(roll.dice.reduce((sum, die) => sum + die, 0) + 3);
        expect(table && findRow(table, roll.total)?.when).toBe(roll.row);
        expect((roll.then === undefined) === (roll.result !== undefined)).toBe(true);
      }
    }
    expect(rolls.some((roll) => roll.then)).toBe(true);
  });

  test('G1: the same seed gives the same, another one something else', async () => {
    const roll = async (seed: string): Promise<string> => (await tables(['roll', 'corridors', '--seed', seed, '--count', '20'])).stdout;
    expect(await roll('a')).toBe(await roll('a'));
    expect(await roll('a')).not.toBe(await roll('b'));
  });

  test('G3: without a seed one is drawn, and the command that repeats it is shown', async () => {
    const { stdout, stderr } = await tables(['roll', 'Passadissos', '--count', '5', '--lang', 'ca']);
    const command = /plasma-wall tables (roll corridors --seed \S+ --count 5 --lang ca)/.exec(stderr)?.[1] ?? '';
    expect((await tables(command.split(' '))).stdout).toBe(stdout);
  });

  test.each([
    [['roll', 'rooms', '--modifier', '1'], 'NO_MODIFIERS'], [['roll', 'defender', '--modifier', '100'], 'BAD_MODIFIER'], [['roll', 'defender', '--modifier', 'two'], 'BAD_MODIFIER'],
    [['roll', 'defender', '--count', '0'], 'BAD_NUMBER'], [['roll', 'house-rules'], 'UNKNOWN_TABLE'], [['roll', 'corridor'], 'UNKNOWN_TABLE'], [['show', 'nothing-like-it'], 'UNKNOWN_TABLE'],
    [['list', '--tables', 'nowhere'], 'FILE_MISSING'], [['roll'], 'MISSING_ARGUMENT'], [['frobnicate'], 'UNKNOWN_COMMAND'],
  ])('T4: %j is refused', async (words, code) => {
    expect((await tables(words, 2)).stderr).toContain(code);
  });

  test('T4: a negative modifier is a modifier', async () => {
    expect((await tables(['roll', 'defender', '--seed', '1', '--modifier', '-1'])).stdout).toContain('−1 (');
  });
});

describe('PROB-06: tables show', () => {
  test.each([['es', '0,167'], ['ca', '0,167'], ['en', '0.167']])('PROB-06 fractions and decimals in %s', async (language, decimal) => {
    const { stdout } = await tables(['show', 'defender', '--lang', language]);
    expect(stdout).toMatch(/^6 {5}· 1\/6 .*2555\/18$/m);
    expect(stdout).toContain(decimal);
    expect(stdout).toMatch(/^11\+ .* 200$/m);
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('PROB-01 nested rows below the row that leads to them', async () => {
    const { stdout } = await tables(['show', 'Pasillos', '--lang', 'es']);
    expect(stdout).toMatch(/5-6 +se tira en Pasillos, segunda tirada +1\/3 +0,3333 +COR-01\n +1-2 +esquina +1\/9 +0,1111/);
  });

  test('PROB-06 one modifier as JSON', async () => {
    const shown = JSON.parse((await tables(['show', 'defender', '--modifier', '2', '--json'])).stdout) as { chances: { modifier: number; mean: { fraction: string }; outcomes: { probability: { decimal: number } }[] }[] };
    expect(shown.chances).toHaveLength(1);
    expect(shown.chances[0]?.mean.fraction).toBe('320/9');
    expect(shown.chances[0]?.outcomes.reduce((sum, outcome) => sum + outcome.probability.decimal, 0)).toBeCloseTo(1, 12);
  });

  const shown = [...Object.keys(shippedRuleset().tables), 'house-rules', 'rows', 'contributions', 'catalogue', 'evenings', 'missions'];
  test.each(shown)('L1: %s in three languages, each its own, and as JSON', async (name) => {
    const texts = await Promise.all(languages.map(async (language) => (await tables(['show', name, '--lang', language])).stdout));
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) expect(text).not.toMatch(/undefined|\{\w+\}|NaN/);
    expect(JSON.parse((await tables(['show', name, '--json'])).stdout)).toBeTruthy();
  });

  test.each(languages)('L1: the list and the help in %s', async (language) => {
    const { stdout } = await tables(['list', '--lang', language]);
    for (const table of Object.values(shippedRuleset().tables)) expect(stdout).toContain(table.title[language]);
    expect((await tables(['show', '--help', '--lang', language])).stdout).not.toMatch(/\{\w+\}/);
    expect(JSON.parse((await tables(['list', '--json'])).stdout)).toMatchObject({ hash: shippedRuleset().hash });
  });
});

describe('T5: tables init and check', () => {
  test('T5: what init writes is right, has its schema line and is the shipped set', async () => {
    const cwd = startFolder();
    const files = readShippedFiles();
    const written = JSON.parse((await tables(['init', 'mine', '--json'], 0, { cwd })).stdout) as { outcome: string; files: string[] };
    expect(written).toMatchObject({ outcome: 'written', folder: 'mine' });
    expect([...written.files].sort()).toEqual([...Object.keys(files), 'tables.schema.json'].sort());
    for (const [name, text] of Object.entries(files)) {
      const [line, ...rest] = readFileSync(join(cwd, 'mine', name), 'utf8').split('\n');
      const schema = /^# yaml-language-server: \$schema=(.+)$/.exec(line ?? '')?.[1] ?? '';
      expect(existsSync(join(cwd, 'mine', name, '..', schema))).toBe(true);
      expect(rest.join('\n')).toBe(text);
    }
    const { stdout } = await tables(['check', 'mine', '--json'], 0, { cwd });
    expect(JSON.parse(stdout)).toEqual({ ok: true, hash: shippedRuleset().hash, problems: [] });
    expect(existsSync(join(cwd, 'mine', 'rules'))).toBe(false);
  });

  test('T5: init never overwrites, and touches nothing when it may not', async () => {
    const cwd = startFolder();
    await tables(['init', 'mine'], 0, { cwd });
    expect((await tables(['init', 'mine', '--lang', 'es'], 0, { cwd })).stderr).toContain('sin cambios');
    writeFileSync(join(cwd, 'mine', 'rooms.yaml'), 'mine');
    rmSync(join(cwd, 'mine', 'rows.yaml'));
    expect((await tables(['init', 'mine'], 1, { cwd })).stderr).toContain('rooms.yaml');
    expect(readFileSync(join(cwd, 'mine', 'rooms.yaml'), 'utf8')).toBe('mine');
    expect(existsSync(join(cwd, 'mine', 'rows.yaml'))).toBe(false);
    await tables(['init', 'mine', '--force'], 0, { cwd });
    expect(readFileSync(join(cwd, 'mine', 'rooms.yaml'), 'utf8')).toContain('ROOM-01');
    expect(readdirSync(join(cwd, 'mine'), { recursive: true }).filter((name) => String(name).endsWith('.tmp'))).toEqual([]);
  });

  test('T5: init leaves nothing behind when a file stands where a folder should', async () => {
    const cwd = startFolder();
    mkdirSync(join(cwd, 'mine'));
    writeFileSync(join(cwd, 'mine', 'labels'), '');
    expect((await tables(['init', 'mine'], 2, { cwd })).stderr).toContain('FILE_NOT_FOLDER');
    expect(readdirSync(join(cwd, 'mine'))).toEqual(['labels']);
  });

  test('T5: init does not write through links', async () => {
    const cwd = startFolder();
    mkdirSync(join(cwd, 'elsewhere'));
    mkdirSync(join(cwd, 'mine'));
    symlinkSync(join(cwd, 'elsewhere'), join(cwd, 'mine', 'missions'));
    expect((await tables(['init', 'mine'], 2, { cwd })).stderr).toContain('FILE_SYMLINK');
    expect(readdirSync(join(cwd, 'elsewhere'))).toEqual([]);
  });

  test.each(languages)('T5: check names every fault with file, line, column, code, excerpt and remedy, in %s', async (language) => {
    const cwd = startFolder();
    mkdirSync(join(cwd, 'mine'));
    writeFileSync(join(cwd, 'mine', 'rooms.yaml'), readShippedFiles()['rooms.yaml']?.replace('when: 4-5', 'when: 5').replace('dice: 1d3', 'dice: 1d3x') ?? '');
    const { stderr, stdout } = await tables(['check', 'mine', '--lang', language], 1, { cwd });
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^mine\/rooms\.yaml:10:9 TABLE_GAP .+\n {2}10 │ {7}- \{ when: 5, .+\n +\^\n {2}→ .+$/m);
    expect(stderr).toMatch(/^mine\/rooms\.yaml:17:11 TABLE_DICE /m);
  });

  test('T5: a folder that is only a part lies over the shipped tables', async () => {
    const cwd = startFolder();
    mkdirSync(join(cwd, 'mine'));
    writeFileSync(join(cwd, 'mine', 'Rooms.yml'), readShippedFiles()['rooms.yaml']?.replace('when: 1-3, result: small-room', 'when: 1-2, result: small-room').replace('when: 4-5', 'when: 3-5') ?? '');
    await tables(['check', 'mine'], 0, { cwd });
    expect((await tables(['show', 'rooms', '--tables', 'mine', '--lang', 'en'], 0, { cwd })).stdout).toMatch(/3-5 +large room +1\/2/);
    expect((await tables(['show', 'corridors', '--tables', 'mine', '--lang', 'en'], 0, { cwd })).stdout).toContain('dead end');
  });

  test('T5: the shipped tables themselves', async () => {
    expect((await tables(['check', '--lang', 'en'])).stderr).toContain("the program's tables: 9 tables");
  });
});
