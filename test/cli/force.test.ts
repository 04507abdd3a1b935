import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, run } from './run-in-process';

const cwd = makeFolder();
const example = readFileSync(join(__dirname, '../../examples/tropas.yaml'), 'utf8');

async function check(text: string, ...args: string[]) {
  writeFileSync(join(cwd, 'troops.yaml'), text);
  return run(['force', 'check', 'troops.yaml', ...args], { cwd });
}

describe('force check', () => {
  test('ATT-02: the example keeps the rules; strengths, incomplete units and figures are told', async () => {
    const { code, stdout, stderr } = await check(example, '--lang', 'en');
    expect(code).toBe(0);
    expect(stdout).toContain('Zapadores: starts with 3, incomplete');
    expect(stdout).toContain('Vigías: 9');
    expect(stderr).toContain('all by the rules');
  });

  test('ATT-01: a breach exits 1 with its rule, line and column', async () => {
    const { code, stderr } = await check(example.replace('points: 75', 'points: 80'), '--lang', 'es');
    expect(code).toBe(1);
    expect(stderr).toMatch(/troops\.yaml:4:3 FORCE los puntos del atacante suman 201 y puede llevar 200 \[ATT-01\]/);
    const json = JSON.parse((await check(example.replace('points: 75', 'points: 80'), '--json')).stdout) as { readonly ok: boolean; readonly remarks: readonly { readonly severity: string; readonly rule: string }[] };
    expect(json.ok).toBe(false);
    expect(json.remarks.filter(({ severity }) => severity === 'breach').map(({ rule }) => rule)).toEqual(['ATT-01']);
  });

  test('DEF-07: the rows are those of the tables that the log of the group names; --tables wins', async () => {
    mkdirSync(join(cwd, 'ours'), { recursive: true });
    const rows = readFileSync(join(__dirname, '../../tables/rows.yaml'), 'utf8');
    writeFileSync(join(cwd, 'ours', 'rows.yaml'), rows.replace('points: 50, compulsory: [troops]', 'points: 50, compulsory: [elites]'));
    mkdirSync(join(cwd, 'usual'), { recursive: true });
    writeFileSync(join(cwd, 'usual', 'rows.yaml'), rows);
    await run(['campaign', 'new', '--file', 'group.yaml', '--tables', 'ours'], { cwd });
    await run(['campaign', 'new', '--file', 'plain.yaml'], { cwd });
    const troops = 'defender:\n  50:\n    - { unit: A, kind: elites, models: 5, minimum: 5, points: 50 }\n';
    expect((await check(troops, '--lang', 'en')).stderr).toContain('the row of 50 does not take A');
    const { code, stderr } = await check(troops, '--campaign', 'group.yaml', '--lang', 'en');
    expect([code, stderr]).toEqual([0, expect.stringContaining('Rows by the tables of ours, from the log group.yaml.')]);
    expect((await check(troops, '--campaign', 'plain.yaml')).code).toBe(1);
    expect((await check(troops, '--campaign', 'group.yaml', '--tables', 'usual')).code).toBe(1);
    expect(await check(troops, '--campaign', 'none.yaml')).toMatchObject({ code: 2, stderr: expect.stringContaining('NO_CAMPAIGN') });
  });

  test('DEF-08, COM-10: figures are those of one appearance, and those that join a fight may need as many again', async () => {
    const { stdout } = await check(example, '--lang', 'en');
    expect(stdout).toContain('figures of each unit that one appearance needs\n  Vigías: 9\n');
    expect(stdout).toContain('Each appearance that joins a running fight may need as many again. [COM-10]');
    expect((await check('attacker:\n  units:\n    - { unit: A, kind: troops, models: 1, points: 199 }\n', '--lang', 'en')).stdout).toBe('Points of the attacker: 199 of 200\n  A: starts with 1\npoints that the attacker has left and loses: 1 [ATT-03]\n');
  });

  test('DEF-08: with rowReuse = false there is a most, and it is told, by option or by the log of the group', async () => {
    const { stdout } = await check(example, '--house', 'rowReuse=false', '--lang', 'en');
    expect(stdout).toContain('may be needed at once, each row serving once\n  Vigías: 67\n');
    expect(stdout).not.toContain('COM-10');
    await run(['campaign', 'new', '--file', 'once.yaml', '--house', 'rowReuse=false'], { cwd });
    expect(JSON.parse((await check(example, '--campaign', 'once.yaml', '--json')).stdout).figures[0]).toEqual({ unit: 'Vigías', models: 67 });
    expect(JSON.parse((await check(example, '--json')).stdout).figures[0]).toEqual({ unit: 'Vigías', models: 9 });
  });

  test('MIS-20: character and escort give the attacker his points, halves and all; limit is not read', async () => {
    const troops = (head: string, points: number): string => `attacker:\n${head}  units:\n    - { unit: A, kind: troops, models: 5, points: ${points} }\n`;
    const good = await check(troops('  character: 155\n  escort: 10\n', 212), '--lang', 'es');
    expect(good).toMatchObject({ code: 0, stdout: expect.stringContaining('Puntos del atacante: 212 de 212,5') });
    expect(good.stdout).toContain('con un blanco de 155 puntos y una escolta de 10, el atacante puede llevar 212,5; solo en Asesinato [MIS-20]');
    expect(good.stdout).toContain('se pierden: 0,5');
    expect(await check(troops('  character: 155\n  escort: 10\n', 213), '--lang', 'en')).toMatchObject({ code: 1, stderr: expect.stringContaining('add up to 213 and he may take 212.5 [ATT-01]') });
    expect(await check(troops('  limit: 900\n', 900), '--lang', 'en')).toMatchObject({ code: 2, stderr: expect.stringMatching(/troops\.yaml:2:3 FORCE_FIELD limit is not read/) });
    expect(await check(troops('  escort: 10\n', 200), '--lang', 'en')).toMatchObject({ code: 2, stderr: expect.stringContaining('escort goes with character') });
  });

  test('ATT-01: a codex may be written once for all, or unit by unit', async () => {
    const troops = (head: string, own: string): string => `attacker:\n${head}  units:\n    - { unit: A, kind: troops, models: 5, points: 100 }\n    - { unit: B, kind: troops, models: 5, points: 100${own} }\n`;
    expect((await check(troops('  codex: Guard\n', ''))).code).toBe(0);
    expect(await check(troops('  codex: Guard\n', ', codex: Beasts'), '--lang', 'en')).toMatchObject({ code: 1, stderr: expect.stringContaining('more than one codex: Guard, Beasts [ATT-01]') });
    expect((await check(troops('  codex: [1]\n', ''), '--lang', 'en')).stderr).toContain('codex is the name of a codex');
  });

  test('T5 a decimal comma in points is told as one', async () => {
    for (const unit of ['{ unit: A, kind: troops, models: 5, points: 60,5 }', '\n        unit: A\n        kind: troops\n        models: 5\n        points: 60,5']) {
      expect((await check(`attacker:\n  units:\n    - ${unit}\n`, '--lang', 'en')).stderr).toContain('a comma between digits: a whole number goes here');
    }
  });

  test('ATT-01, DEF-06: a file without troops is by no rules', async () => {
    for (const [text, place, said] of [['{}', '1:1', 'attacker, defender or both'], ['attacker: { units: [] }', '1:20', 'at least one unit'], ['defender: {}', '1:11', 'the rows go here'], ['attacker: {}', '1:11', 'units is missing, a list of']] as const) {
      expect(await check(text, '--lang', 'en')).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(new RegExp(`troops\\.yaml:${place} FORCE_FIELD .*${said}`)) });
    }
  });

  test('DEF-07, BAN-01: kinds and types go by their names in any of the languages, accents or not; others are named with theirs', async () => {
    const troops = (kind: string, type: string): string => `attacker:\n  units:\n    - { unit: A, kind: ${kind}, models: 1, points: 200, type: ${type} }\n`;
    for (const kind of ['hq', 'Cuartel General', 'quarter general', 'HQ', 'Línea', 'linia', 'troops', 'élite', 'Elit', 'elites', 'ataque rapido', 'Atac Ràpid', 'fast attack', 'fastAttack', 'apoyo-pesado', 'SUPORT PESANT', 'heavySupport']) {
      expect([kind, (await check(troops(kind, 'infantería'))).code]).toEqual([kind, 0]);
    }
    expect((await check(troops('línea', 'vehicle'), '--lang', 'en')).stderr).toContain('A is not allowed: vehicle [BAN-01]');
    expect((await check(troops('línea', 'genet amb muntura'), '--lang', 'es')).stderr).toContain('jinete con montura [BAN-01]');
    const { code, stderr } = await check(troops('línea', 'caballo').replace('línea', 'rápido'), '--lang', 'ca');
    expect([code, stderr]).toEqual([2, expect.stringContaining('kind és un d\'aquests: hq (Quarter General), troops (Línia), elites (Elit)')]);
    expect(stderr).toContain('type és un d\'aquests: infantry (infanteria), beast (bèstia sense genet)');
  });

  test('T5 an empty file is told as one, with what goes there', async () => {
    for (const text of ['', '# nothing yet\n']) expect((await check(text, '--lang', 'es')).stderr).toMatch(/troops\.yaml:1:1 FORCE_FIELD el archivo está vacío: aquí van tropas/);
  });

  test('T5 every fault of a file in one pass, with line and column', async () => {
    const { code, stdout, stderr } = await check('attacker:\n  units:\n    - { unit: A, kind: troop, models: 0, points: x }\n    - 7\nwho: cares\ndefender:\n  ten: []\n  50: no\n', '--lang', 'en');
    expect([code, stdout]).toEqual([2, '']);
    for (const place of ['3:24', '4:7', '5:1', '7:3']) expect(stderr).toContain(`troops.yaml:${place}`);
    for (const word of ['kind is one of', 'models is a whole number', 'points is a whole number', 'none of the keys here', 'not the points of a row']) expect(stderr).toContain(word);
  });

  test('S5 hostile files are refused, and hostile names are only text', async () => {
    for (const text of ['', 'null', '[]', '- a', 'attacker: 5', 'attacker: { units: {} }', '&a [*a]', '{{{', 'attacker:\n  units: &x [*x]', `attacker: { units: [${'{ unit: A, kind: troops, models: 1, points: 1 },'.repeat(31)}] }`, `${'['.repeat(500)}`]) {
      const { code, stdout, stderr } = await check(text);
      expect([text.slice(0, 20), code, stdout]).toEqual([text.slice(0, 20), 2, '']);
      expect(stderr).toContain('plasma-wall: BAD_FORCE');
    }
    const { code, stdout } = await check('attacker:\n  units:\n    - { unit: "__proto__ <b>x</b> \\u202e", kind: troops, models: 1, points: 1 }\n', '--json');
    expect(code).toBe(0);
    expect((JSON.parse(stdout) as { readonly figures: unknown }).figures).toEqual([]);
    expect((await check('attacker:\n  units:\n    - { unit: "a\\u001b[2Jb", kind: troops, models: 1, points: 1 }\n')).code).toBe(2);
  });
});

test.each([
  ['es', ['falta kind (categoría); puede ser: hq (', 'falta models (miniaturas), un número entero de 1 a 500', 'falta points (puntos), un número', 'falta unit (unidad), el nombre'], 'hay un tabulador en la sangría'],
  ['ca', ['falta kind (categoria); pot ser: hq (', 'falta models (miniatures), un nombre enter d', 'falta points (punts), un nombre', 'falta unit (unitat), el nom'], 'hi ha un tabulador al sagnat'],
  ['en', ['kind is missing; it can be: hq (', 'models is missing, a whole number from 1 to 500', 'points is missing', 'unit is missing, the name'], 'a tab in the indent'],
])('ATT-01 %s: a key that is missing is told as that, by its name; a tab as a tab, and nothing else of what comes from it', async (lang, missing, tab) => {
  const { code, stderr } = await check('attacker:\n  units:\n    - codex: Uno\n', '--lang', lang);
  expect(code).toBe(2);
  for (const said of missing) expect(stderr).toContain(said);
  const tabbed = await check('attacker:\n  units:\n\t- unit: A\n      kind: troops\n      models: 3\n      points: 5\n', '--lang', lang);
  expect(tabbed.stderr).toMatch(new RegExp(`troops\\.yaml:3:2 .*${tab}`));
  expect(tabbed.stderr.match(/troops\.yaml:\d+:/g)).toHaveLength(1);
  const mixed = await check('attacker:\n  units:\n    - unit: A\n    \tkind: troops\n', '--lang', lang);
  expect(mixed.stderr).toMatch(new RegExp(`troops\\.yaml:4:5 .*${tab}`));
});
