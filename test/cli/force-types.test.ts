/** Types of unit as a file of troops may write them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { forceMessages } from '../../src/cli/messages/force';
import { makeFolder, run } from './run-in-process';

const cwd = makeFolder();

/** What the check says of a unit of this type, each code with what it comes to. */
async function check(type: string) {
  writeFileSync(join(cwd, 'troops.yaml'), `attacker:\n  units:\n    - { unit: A, kind: troops, models: 5, points: 50, type: ${JSON.stringify(type)} }\n`);
  const { code, stdout, stderr } = await run(['force', 'check', 'troops.yaml', '--lang', 'es'], { cwd });
  return { code, said: `${stdout}${stderr}`.replaceAll(`type: ${JSON.stringify(type)}`, 'type: …') };
}

const documented = (['es/tropas.md', 'ca/tropes.md', 'forces.md'] as const).map((file) => {
  const row = /^\| `type` \| (.*) \|$/m.exec(readFileSync(join(__dirname, '../../docs', file), 'utf8'))![1]!;
  return { file, codes: [...row.matchAll(/`(\w+)`/g)].map(([, code]) => code!), names: row.replace(/^.*: /, '').split(', ') };
});

describe('BAN-01 the type of a unit', () => {
  test.each(documented)('BAN-01 each word of $file is taken for the code that it stands for', async ({ codes, names }) => {
    expect(codes).toEqual(Object.keys(forceMessages.types));
    expect(names).toHaveLength(codes.length);
    for (const [at, name] of names.entries()) {
      const [byName, byCode] = [await check(name), await check(codes[at]!)];
      expect({ name, ...byName }).toEqual({ name, ...byCode });
      expect(byName.code).toBeLessThan(2);
    }
  });

  test('BAN-01 short words are taken, whatever case and accents; what is none is refused with those that there are', async () => {
    for (const [code, list] of Object.entries(forceMessages.shortTypes)) for (const word of list) expect({ word, ...(await check(word.toUpperCase())) }).toEqual({ word, ...(await check(code)) });
    const { code, said } = await check('dragón');
    expect([code, said]).toEqual([2, expect.stringContaining('type es uno de estos: infantry (infantería), beast (bestia sin jinete)')]);
  });
});

describe('keys of a file of troops', () => {
  const english = 'attacker:\n  units:\n    - { unit: A, kind: hq, models: 2, minimum: 3, points: 50, type: beast, codex: B }\n  character: 100\n  escort: 20\ndefender:\n  50:\n    - { unit: C, kind: troops, models: 5, points: 60 }\n';
  const rows = [...readFileSync(join(__dirname, '../../docs/es/tropas.md'), 'utf8').matchAll(/^\| `(\w+)` \| `(\S+)` \| `(\S+)` \|$/gm)].map(([, ...row]) => row);
  const say = async (text: string, lang = 'es') => {
    writeFileSync(join(cwd, 'keys.yaml'), text);
    const { code, stdout, stderr } = await run(['force', 'check', 'keys.yaml', '--lang', lang], { cwd });
    return { code, said: `${stdout}${stderr}` };
  };
  /** Without the lines of the file, which differ. */
  const judge = async (text: string) => (await say(text)).said.replace(/^ +\d+ │.*\n *\^$/gm, '').replace(/:\d+ FORCE/g, ' FORCE');

  test.each([1, 2])('are taken in Spanish and Catalan as the page lists them: column %i', async (column) => {
    expect(rows.map(([key]) => key).sort()).toEqual([...new Set(english.match(/[a-z]+(?=:)/g))].sort());
    const written = english.replace(/[a-z]+(?=:)/g, (key) => rows.find(([name]) => name === key)![column]!);
    expect(written).not.toContain('models');
    expect(await judge(written)).toBe(await judge(english));
    expect(await judge(written.toUpperCase().replace(/: (HQ|TROOPS|BEAST)/g, (value) => value.toLowerCase()))).toBe(await judge(english));
  });

  test('a fault is told of the key as it is written, with its place', async () => {
    const { code, said } = await say('atacante:\n  unidades:\n    - { unidad: A, unit: B, categoría: línea, miniaturas: 0, puntos: 50, color: rojo }\n');
    expect(code).toBe(2);
    expect(said).toContain('keys.yaml:3:20 FORCE_FIELD «unit» y «unidad» son la misma clave');
    expect(said).toContain('keys.yaml:3:59 FORCE_FIELD miniaturas es un número entero de 1 a 500');
    expect(said).toContain('keys.yaml:3:74 FORCE_FIELD «color» no es ninguna de las claves de aquí (unit (unidad), kind (categoría)');
  });

  test('a key that is none for YAML is told once', async () => {
    const { code, said } = await say('null: x\nattacker:\n  units:\n    - { unit: A, kind: hq, models: 2, points: 50 }\n');
    expect([code, said.match(/^keys\.yaml:.*$/gm)]).toEqual([2, ['keys.yaml:1:1 YAML_KEY_NULL en YAML «null» quiere decir «nada», y aquí va una clave']]);
  });

  test('the lists of a fault are in English alone for who reads English', async () => {
    expect((await say('attackers: {}\n', 'en')).said).toContain('(attacker, defender)');
  });
});
