/** A word that is also the name of one of the two is refused with words that mean the same and are nobody's name (MIS-12, MIS-15, SCN-03). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, run } from './run-in-process';

type Words = readonly string[];
const search = ['--mission', 'search', '--objectives', '1'];
const wall = ['--scenario', 'pared'];

async function newGroup() {
  const cwd = makeFolder();
  const campaign = (...argv: Words) => run(['campaign', ...argv], { cwd });
  await campaign('new', '--here');
  const record = (attacker: string, defender: string, ...more: Words) => campaign('record', '--attacker', attacker, '--defender', defender, '--date', '1999-10-02', ...more);
  return { cwd, campaign, record };
}

test.each([
  ['Draw', 'Pau', search, '--winner', 'draw', 'empate, empat'],
  ['Draw', 'Empate', search, '--winner', 'empate', 'empat'],
  ['Pau', 'attacker', search, '--winner', 'attacker', 'atacante, atacant'],
  ['Defender', 'Defensor', search, '--winner', 'defender', 'defensor'],
  ['None', 'Pau', search, '--winner', 'none', 'ninguno, cap'],
  ['second', 'first', wall, '--battle', 'first', 'primero, primer'],
  ['Pau', 'primer', wall, '--wiped-out', 'primer', 'primero, first'],
  ['both', 'Pau', wall, '--withdrew', 'both', 'ambos, tots dos'],
] as const)('MIS-12 MIS-15 SCN-03 of %s and %s, %j %s %s can be said as %s', async (attacker, defender, told, flag, word, list) => {
  const { record } = await newGroup();
  for (const [lang, advice] of [['es', 'Di la palabra en otra lengua'], ['ca', 'Digues la paraula en una altra llengua'], ['en', 'Say the word in another language']] as const) {
    const { code, stderr } = await record(attacker, defender, ...told, flag, word, '--lang', lang);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/CHOICE_AMBIGUOUS/)]);
    expect(stderr).toContain(`${advice} (${list})`);
  }
});

test('MIS-12 a word of the list does it', async () => {
  const { record } = await newGroup();
  expect((await record('Draw', 'Empate', ...search, '--winner', 'empat')).code).toBe(0);
});

test.each([['es', 'Escríbela en otra lengua (empate, empat)'], ['ca', 'Escriu-la en una altra llengua (empate, empat)'], ['en', 'Write it in another language (empate, empat)']])('MIS-12 %s: in a table they are the words of its cell', async (lang, advice) => {
  const { cwd, campaign } = await newGroup();
  writeFileSync(join(cwd, 'in.csv'), 'mission;attacker;defender;objectives;winner\nsearch;Draw;Pau;1;draw\n');
  const { code, stderr } = await campaign('import', 'in.csv', '--lang', lang);
  expect([code, stderr]).toEqual([2, expect.stringMatching(/in\.csv:2:19 TABLE_CELL/)]);
  expect(stderr).toContain(advice);
});
