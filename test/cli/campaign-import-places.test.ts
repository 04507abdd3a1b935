/** A row to import that fails keeps its place in the table: those after it are told nothing that is not true. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, run } from './run-in-process';

const languages = ['es', 'ca', 'en'] as const;

async function importRows(rows: readonly string[], language: (typeof languages)[number] = 'en', head = 'partida;fecha;misión;atacante;defensor;objetivos;vencedor') {
  const cwd = makeFolder();
  await run(['campaign', 'new', '--here'], { cwd });
  writeFileSync(join(cwd, 'in.csv'), `${[head, ...rows].join('\n')}\n`);
  const { code, stderr } = await run(['campaign', 'import', 'in.csv', '--lang', language], { cwd });
  return { code, stderr, lines: [...stderr.matchAll(/in\.csv:(\d+):\d+ TABLE_GAME/g)].map(([, line]) => Number(line)) };
}

test('C3 LOG-01 of a table with numbers only the rows that are wrong are told, in every language', async () => {
  const rows = ['1;;search;Anna;Pau;1;', '2;;search;Pau;pau;1;', '3;;rescate;Anna;Pau;1;', '4;;search;Anna;Pau;2;', '5;;search;Pau;Anna;0;'];
  for (const language of languages) expect(await importRows(rows, language)).toMatchObject({ code: 2, lines: [3, 4] });
  expect(await importRows(rows.filter((_, at) => at === 0))).toMatchObject({ code: 0, lines: [] });
});

test('C3 LOG-01 a number that is left out is told once, a slip among good ones alone, and each that is out of order', async () => {
  const row = (number: number): string => `${number};;search;Anna;Pau;${number};`;
  const told = async (...numbers: readonly number[]) => (await importRows(numbers.map(row))).lines;
  expect(await told(1, 2, 4, 5, 6)).toEqual([4]);
  expect(await told(1, 2, 7, 4, 5)).toEqual([4]);
  expect(await told(2, 3, 4)).toEqual([2]);
  expect(await told(1, 3, 2, 4)).toEqual([3, 4]);
  expect((await importRows([1, 2, 4, 5].map(row))).stderr).toContain('game 4, where 3 would come');
});

test('C3 LOG-01 a number is held against the rows of the table also after one that failed', async () => {
  const { stderr, lines } = await importRows(['1;;search;Pau;pau;1;', '2;;search;Anna;Pau;1;', '3;;search;Anna;Pau;2;', '2;;search;Anna;Pau;3;']);
  expect(lines).toEqual([2, 5]);
  expect(stderr).toContain('game 2 is in the log already and says otherwise in: objectives');
});

test('X-01 a game of a day before another one names it by the number that it would have', async () => {
  const { stderr, lines } = await importRows(['1/2/1999;search;Pau;pau;1', '5/2/1999;search;Anna;Pau;1', '3/2/1999;search;Anna;Pau;2'], 'en', 'date;mission;attacker;defender;objectives');
  expect(lines).toEqual([2, 4]);
  expect(stderr).toContain('before game 2 (1999-02-05)');
});
