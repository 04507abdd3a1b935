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
