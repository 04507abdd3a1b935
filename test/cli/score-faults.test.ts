/** What `score` and `record` say where facts contradict each other or are not what they should be: what, where, and what to do. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, run } from './run-in-process';

const cwd = makeFolder();
const score = (...args: string[]) => run(['score', ...args], { cwd });
const search = ['--mission', 'search', '--x', '1', '--objectives', '1'];
const sabotage = ['--mission', 'sabotage', '--objectives', '1', '--die', '2'];

test('MIS-07 what the players judged of the escape stands against the units they name, and is said with its rule', async () => {
  const denied = await score(...search, '--bonus', 'no', '--unit', 'A:5:3', '--lang', 'en');
  expect(denied.stdout).toMatch(/The unit A, .* would earn the escape bonus, but what you judged stands, .*nothing more\. \[MIS-07\]\n.*a draw/);
  const granted = await score(...search, '--bonus', 'yes', '--unit', 'A:5:1', '--lang', 'es');
  expect(granted.stdout).toMatch(/Ninguna de las unidades indicadas .* vale lo que juzgasteis.*uno más\. \[MIS-07\]\n.*gana el atacante/);
  for (const agreed of [['--bonus', 'yes', '--unit', 'A:5:3'], ['--bonus', 'no', '--unit', 'A:5:1'], ['--bonus', 'no'], ['--unit', 'A:5:3'], ['--unit', 'A:5:1']]) {
    expect((await score(...search, ...agreed, '--lang', 'en')).stdout).not.toContain('what you judged');
  }
});

test('MIS-13 a log that keeps such a bonus tells it again, in three languages', async () => {
  await run(['campaign', 'new', '--here'], { cwd });
  const recorded = await run(['campaign', 'record', '--mission', 'rescate', '--attacker', 'A', '--defender', 'B', '--objectives', '0', '--primary', 'no', '--die', '1', '--bonus', 'sí', '--unit', 'U:4:1', '--lang', 'ca'], { cwd });
  expect(recorded.stderr).toMatch(/Cap de les unitats indicades .*\[MIS-13\]/);
  for (const [language, said] of [['es', 'Ninguna de las unidades indicadas'], ['ca', 'Cap de les unitats indicades'], ['en', 'None of the units told']] as const) {
    expect((await run(['campaign', 'show', '1', '--lang', language], { cwd })).stdout).toContain(said);
  }
});

test('MIS-24 what is against the primary is named by its own option, with what to do', async () => {
  const cases: [string[], string][] = [
    [['--primary', 'yes', '--charge', 'no'], '--primary and --charge say'],
    [['--primary', 'yes', '--charge', 'yes', '--outside', '0', '--inside', '0'], '--primary and --outside say'],
    [['--primary', 'yes', '--charge', 'yes', '--outside', '2', '--inside', '1'], '--primary and --inside say'],
    [['--primary', 'no', '--charge', 'yes', '--outside', '2', '--inside', '0'], '--primary and --charge, --outside, --inside say'],
  ];
  for (const [flags, said] of cases) {
    const { code, stderr } = await score(...sabotage, ...flags, '--lang', 'en');
    expect([code, stderr]).toEqual([2, expect.stringMatching(/FACTS_CONTRADICT what .* cannot be true at once \[MIS-24\]\n {2}→ Leave --primary out/)]);
    expect(stderr).toContain(said);
  }
  const loose = await score(...sabotage, '--house', 'detonate=anyOut', '--primary', 'no', '--charge', 'yes', '--outside', '2', '--inside', '1', '--lang', 'en');
  expect(loose.stderr).toContain('--primary and --charge, --outside say');
});

test('MIS-23 SCN-03 other contradictions come with what to do as well', async () => {
  const dead = await score('--mission', 'exterminio', '--objectives', '0', '--primary', 'no', '--all-dead', 'yes', '--die', '1', '--lang', 'es');
  expect(dead.stderr).toMatch(/FACTS_CONTRADICT .*\[MIS-23\]\n {2}→ Si murieron todos/);
  const twice = await score('--scenario', 'entre-la-pistola-de-plasma-y-la-pared', '--wiped-out', 'first', '--battle', 'second', '--lang', 'ca');
  expect(twice.stderr).toMatch(/\[SCN-03\]\n {2}→ Una força anihilada/);
});

test('S5 an empty file, and a value that will not do, are told as what they are', async () => {
  const tell = async (text: string): Promise<string> => {
    writeFileSync(join(cwd, 'facts.json'), text);
    return (await score('--mission', 'rescate', '--facts', 'facts.json', '--lang', 'es')).stderr;
  };
  expect(await tell(' \n')).toMatch(/FACTS_JSON facts\.json: el archivo está vacío\n {2}→ Por ejemplo/);
  expect(await tell('[1]')).toContain('no es un objeto JSON');
  expect(await tell('{"die": 7}')).toContain('die no tiene la forma debida: es un número entero de 1 a 3');
  expect(await tell('{"primary": "yes"}')).toContain('primary no tiene la forma debida: es true o false');
  expect(await tell('{"units": [{"name": "A", "started": 1000, "escaped": 1}]}')).toContain('started (de 1 a 999)');
  expect(await tell('{"units": [{"name": "A", "started": 2, "escaped": 3}]}')).toMatch(/UNIT_COUNT .*\n {2}→ Por ejemplo/);
  expect((await score(...search, '--unit', 'A:2:3', '--lang', 'es')).stderr).toMatch(/UNIT_COUNT .*\n {2}→ Escribe nombre:/);
  expect((await score('--mission', 'rescate', '--die', '4', '--lang', 'ca')).stderr).toContain('--die no admet «4»: és 1, 2 o 3, o roll');
});

test('MIS-24 what score told of a charge that was not planted can be read again', async () => {
  const { stdout } = await score(...sabotage, '--charge', 'no', '--json');
  writeFileSync(join(cwd, 'told.json'), stdout);
  expect(JSON.parse((await score('--mission', 'sabotage', '--facts', 'told.json', '--json')).stdout)).toMatchObject({ primary: false, facts: { charge: { planted: false } } });
});

test('L1 yes and no are understood in any of the languages, with or without accents', async () => {
  for (const [typed, primary] of [['sí', true], ['SI', true], ['Sí', true], ['yes', true], ['no', false], ['NO', false]] as const) {
    for (const language of ['es', 'ca', 'en']) {
      expect(JSON.parse((await score('--mission', 'rescate', '--objectives', '0', '--primary', typed, '--die', '1', '--json', '--lang', language)).stdout)).toMatchObject({ primary });
    }
  }
  expect((await score('--mission', 'rescate', '--primary', 'quizá', '--lang', 'es')).stderr).toContain('--primary no admite «quizá»: puede ser sí, no');
  expect((await score('--help', '--lang', 'ca')).stdout).toContain('(valors: sí, no)');
});
