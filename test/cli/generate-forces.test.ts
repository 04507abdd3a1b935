/** `--forces`: the troops of a file of `force check` on the sheets. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitLine } from '../docs/shell-words';
import { makeFolder, run } from './run-in-process';

type Words = readonly string[];
const attacker = 'attacker:\n  units:\n    - { unit: Marksmen, kind: troops, models: 6, minimum: 5, points: 75 }\n    - { unit: "Sappers <&> | *", kind: troops, models: 3, minimum: 5, points: 36 }\n';
const defender = 'defender:\n  50:\n    - { unit: Lookouts, kind: troops, models: 5, minimum: 5, points: 50 }\n  200:\n    - { unit: Warden, kind: hq, models: 1, points: 60 }\n    - { unit: Lookouts, kind: troops, models: 3, minimum: 5, points: 30 }\n';

function start() {
  const cwd = makeFolder();
  writeFileSync(join(cwd, 'marta.yaml'), attacker);
  writeFileSync(join(cwd, 'pau.yaml'), defender);
  const go = (...words: Words) => run([...words, '--lang', 'en'], { cwd });
  const read = (path: string) => readFileSync(join(cwd, path), 'utf8');
  return { cwd, go, read, generate: (...words: Words) => go('generate', '--mission', 'rescue', '--seed', '42', ...words) };
}

/** The sheet of an id in pack.html. */
const sheet = (html: string, id: string) => new RegExp(`<section class="[^"]*" id="${id}">.*?</section>`, 's').exec(html)![0];

test('MIS-20 a target brings points in Assassination and is a breach in any other mission', async () => {
  const { cwd, go, generate } = start();
  writeFileSync(join(cwd, 'hunt.yaml'), 'attacker:\n  character: 170\n  units:\n    - { unit: Marksmen, kind: troops, models: 6, points: 210 }\n');
  expect(await generate('--forces', 'hunt.yaml', '--out', 'n1')).toMatchObject({ code: 1, stderr: expect.stringContaining('character and escort bring the attacker points in Assassination only, and this mission is another [MIS-20]') });
  expect((await go('generate', '--mission', 'assassination', '--seed', '42', '--forces', 'hunt.yaml', '--out', 'n2')).code).toBe(0);
  expect((await go('render', 'n2', '--format', 'pack', '--forces', 'hunt.yaml', '-o', 'p.html')).code).toBe(0);
  expect(await go('generate', '--scenario', 'levels', '--seed', '5', '--x', '1', '--forces', 'hunt.yaml', '--out', 'n3')).toMatchObject({ code: 1, stderr: expect.stringContaining('MIS-20') });
}, 60_000);

test('DEF-08 where each row serves once the page of the defender has the most figures of all rows', async () => {
  const { generate, read } = start();
  expect((await generate('--forces', 'pau.yaml', '--house', 'rowReuse=false', '--out', 'once')).code).toBe(0);
  expect(sheet(read('once/pack.html'), 'defender')).toContain('Figures that may be needed at once, each row serving once: Lookouts (8) and Warden (1) (DEF-08).');
}, 30_000);

test('ATT-02 DEF-06 DEF-07 the attacker stands on the record, the rows on the page of the defender, and nowhere else', async () => {
  const { generate, read } = start();
  const { code, stderr } = await generate('--forces', 'marta.yaml', '--forces', 'pau.yaml', '--out', 'night');
  expect([code, stderr]).toEqual([0, expect.stringContaining('Sappers <&> | * starts incomplete (3 of 5)')]);
  // Who prints the papers may be the attacker.
  expect(stderr).not.toContain('100, 110');
  expect((await generate('--out', 'plain')).code).toBe(0);
  const html = read('night/pack.html');
  expect(sheet(html, 'record')).toContain('<tr><td class="unit">Sappers &lt;&amp;&gt; | *</td><td class="tiny">no</td><td class="few">3</td>');
  expect(sheet(html, 'record')).toContain('<tr><td class="unit">Marksmen</td><td class="tiny">yes</td><td class="few">6</td>');
  expect(sheet(html, 'defender')).toContain('>Warden (1) and Lookouts (3, incomplete)</td>');
  expect(sheet(html, 'defender')).toContain('Figures that one appearance may need: Lookouts (5) and Warden (1). Each that joins a running fight may need as many again (COM-10).');
  const elsewhere = html.replace(sheet(html, 'record'), '').replace(sheet(html, 'defender'), '');
  expect(elsewhere).not.toMatch(/Marksmen|Sappers|Lookouts|Warden/);
  expect(read('night/encounters.md')).toContain('| Sappers \\<&\\> \\| \\* | no | 3 |');
  // The map prints the command, which names the files.
  for (const name of ['session.json', 'map-start.svg']) expect(read(`night/${name}`) === read(`plain/${name}`)).toBe(true);
}, 30_000);

test.each([['sealed', true], ['defender', false], ['master', false]])('PRE-08 the rows are covered on the screen where nobody is to look: %s', async (secrecy, covered) => {
  const { generate, read } = start();
  for (const file of ['pau.yaml', 'marta.yaml']) {
    expect((await generate('--secrecy', secrecy, '--forces', file, '--out', file.slice(0, -5))).code).toBe(0);
    const page = sheet(read(`${file.slice(0, -5)}/pack.html`), 'defender');
    expect([file, page.startsWith('<section class="sheet secret"'), page.includes('class="cover"')]).toEqual([file, covered && file === 'pau.yaml', covered && file === 'pau.yaml']);
  }
}, 30_000);

test('the command that repeats it names the files, and render makes the same papers', async () => {
  const { cwd, generate, go, read } = start();
  const { command } = JSON.parse((await generate('--forces', 'marta.yaml', '--forces', 'pau.yaml', '--out', 'night', '--json')).stdout) as { command: string };
  expect(command).toBe('plasma-wall generate --mission rescate --seed 42 --lang en --forces marta.yaml --forces pau.yaml');
  expect((await run([...splitLine(command)[0]!.slice(1), '--out', 'again'], { cwd })).code).toBe(0);
  for (const name of readdirSync(join(cwd, 'night'))) expect([name, read(`again/${name}`)]).toEqual([name, read(`night/${name}`)]);
  const forces = ['--forces', 'marta.yaml', '--forces', 'pau.yaml'];
  expect((await go('render', 'night', '--format', 'pack', ...forces)).stdout).toBe(read('night/pack.html'));
  expect((await go('render', 'night', '--format', 'encounters', ...forces)).stdout).toBe(read('night/encounters.md'));
  expect((await go('verify', 'night')).code).toBe(0);
}, 30_000);

test('what is against the rules is refused as force check does, and nothing is made', async () => {
  const { cwd, generate, go } = start();
  writeFileSync(join(cwd, 'bad.yaml'), attacker.replace('points: 75', 'points: 275').replace('kind: troops, models: 3', 'kind: bees, models: 3'));
  writeFileSync(join(cwd, 'many.yaml'), attacker.replace('points: 75', 'points: 275'));
  expect(await generate('--forces', 'many.yaml')).toMatchObject({ code: 1, stderr: expect.stringMatching(/many\.yaml:\d+:\d+ FORCE .*ATT-01/) });
  expect((await go('force', 'check', 'many.yaml')).code).toBe(1);
  expect(await generate('--forces', 'bad.yaml')).toMatchObject({ code: 2, stderr: expect.stringContaining('bad.yaml:4:') });
  expect(await generate('--forces', 'marta.yaml', '--forces', 'marta.yaml')).toMatchObject({ code: 2, stderr: expect.stringContaining('FORCES_TWICE') });
  expect(await generate('--forces', 'none.yaml')).toMatchObject({ code: 2 });
  expect(await go('generate', '--scenario', 'tunnels', '--forces', 'marta.yaml')).toMatchObject({ code: 2, stderr: expect.stringMatching(/FORCES_BY_BOARD .*both attack \[SCN-01\][^]*render BOARD --format pack --forces/) });
  expect(readdirSync(cwd).sort()).toEqual(['bad.yaml', 'many.yaml', 'marta.yaml', 'pau.yaml']);
}, 30_000);

test('SCN-05 ATT-02 in a scenario in which one player attacks throughout, the troops stand on the papers of every board', async () => {
  const { go, cwd } = start();
  for (const [scenario, seed] of [['resident-evil', '5'], ['huir-de-las-mazmorras', '5']] as const) {
    const { code, stdout } = await go('generate', '--scenario', scenario, '--seed', seed, '--x', '1', '--forces', 'marta.yaml', '--out', scenario, '--json', '--lang', 'en');
    expect([scenario, code]).toEqual([scenario, 0]);
    const { boards, command } = JSON.parse(stdout) as { boards: { folder: string }[]; command: string };
    expect(command).toContain('--forces marta.yaml');
    for (const { folder } of boards) expect([folder, readFileSync(join(cwd, scenario, folder, 'pack.html'), 'utf8').includes('Marksmen')]).toEqual([folder, true]);
  }
}, 60_000);

test('PRE-08 DEF-06 what is wrong with the rows is not told to whoever prints: only that it is, and how the defender sees it', async () => {
  const { cwd, generate, go } = start();
  writeFileSync(join(cwd, 'pau.yaml'), defender.replace('kind: troops, models: 5', 'kind: hq, models: 5'));
  const { code, stderr } = await generate('--forces', 'marta.yaml', '--forces', 'pau.yaml');
  expect([code, stderr]).toEqual([1, expect.stringContaining('plasma-wall force check pau.yaml')]);
  expect(stderr).not.toMatch(/Lookouts|Warden|\b50\b/);
  expect((await go('force', 'check', 'pau.yaml')).stderr).toContain('Lookouts');
});

test('the session keeps no troops: the summary has the command that prints them, and print says that it has none', async () => {
  const { go, generate, cwd } = start();
  const { stderr } = await generate('--forces', 'marta.yaml', '--paper', 'letter', '--out', 'one night');
  const command = 'plasma-wall print "one night" --lang en --paper letter --forces marta.yaml';
  expect(stderr).toContain(`The troops            are not kept with the session; for the PDF give them again: ${command}\n`);
  const left = 'Troops are left to be filled in: the session does not keep them. If they are in a file, name it with --forces.\n';
  expect((await go('print', 'one night', '-o', 'bare.pdf')).stderr).toContain(left);
  expect((await go('print', 'one night', '--kit', 'board', '-o', 'board.pdf')).stderr).not.toContain(left);
  const told = await run(splitLine(command)[0]!.slice(1), { cwd });
  expect([told.code, told.stderr]).toEqual([0, expect.not.stringContaining(left) as string]);
  expect((await generate('--out', 'plain')).stderr).not.toContain('troops');
  expect(JSON.parse((await generate('--forces', 'marta.yaml', '--json', '--out', 'json')).stdout)).toMatchObject({ printCommand: 'plasma-wall print json --lang en --forces marta.yaml' });
}, 60_000);
