/** Tables with characters that no log holds: told with their cell, and never made into something else. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, run } from './run-in-process';

async function bring(table: string) {
  const cwd = makeFolder();
  const go = (...words: readonly string[]) => run(['campaign', ...words, '--lang', 'en'], { cwd });
  await go('new', '--here');
  writeFileSync(join(cwd, 'in.csv'), table);
  return { ...(await go('import', 'in.csv')), text: readFileSync(join(cwd, 'plasma-wall-campaign.yaml'), 'utf8') };
}

const head = 'date;mission;attacker;defender;objectives;notes\n1999-01-02;search;Marta;Pau;1;\n';

test.each([
  ['Ma\u0000rta;Pau;2;', '3:19', 'attacker', 'a name on one line'], ['Marta;"Pau\nJunior";2;', '3:25', 'defender', 'a name on one line'], ['Marta;"Pau\r\nJunior";2;', '3:25', 'defender', 'a name on one line'],
  ['Marta;Pau\u202e;2;', '3:25', 'defender', 'no control characters'], ['Marta;Pau;2;a\u0007b', '3:31', 'notes', 'no control characters'],
])('LOG-01 T5 %j is refused at its cell, and nothing is written', async (cells, place, column, expected) => {
  const { code, stderr, text } = await bring(`${head}1999-01-09;search;${cells}\n`);
  expect([code, stderr]).toEqual([2, expect.stringMatching(new RegExp(`in\\.csv:${place} TABLE_CELL .* will not do in “${column}”: .*${expected}`))]);
  expect(text).toContain('games: []');
});

test('LOG-01 lines of notes stay, whatever their ends, and spaces around a name are no part of it', async () => {
  const { code, text } = await bring(`${head}1999-01-09;search; Marta ;"Pau\n";2;"one\r\ntwo"\n`);
  expect(code).toBe(0);
  expect(text).toContain('    defender: Pau\n    objectives: 2\n');
  expect(text).toContain('notes: "one\\ntwo"');
});

test('LOG-01 MIS-12 a cell that is wrong hides neither the other faults of its row nor those of other rows', async () => {
  const { code, stderr } = await bring(`${head}1999-01-03;rescue;Jordi;Jordi;x;\n1999-01-04;rescue;Marta;Pau;2;\n1999-01-05;nothing;Marta;Pau;2;\n1999-01-06;search;Marta;Pau;2;\n`);
  expect([code, stderr.match(/^in\.csv:.*/gm)]).toEqual([2, [
    expect.stringMatching(/:3:31 TABLE_CELL “x” will not do in “objectives”/),
    expect.stringMatching(/:3:1 TABLE_GAME .*Jordi/),
    expect.stringMatching(/:4:1 TABLE_GAME who won is missing/),
    expect.stringMatching(/:5:12 TABLE_CELL/),
  ]]);
});

test('a title that is nearly that of a column is told once, not as missing besides', async () => {
  const { stderr } = await bring('date;misio;attacker;defender\n1999-01-03;rescue;Jordi;Pau\n');
  expect(stderr.match(/^in\.csv:.*/gm)).toEqual([expect.stringContaining('TABLE_COLUMN there is no column “misio”'), expect.stringMatching(/TABLE_COLUMN_MISSING .*“objectives”/)]);
});
