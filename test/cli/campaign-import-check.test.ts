/** What an import says of the games that came in is what `check` says of them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, readReport, run } from './run-in-process';

const languages = ['es', 'ca', 'en'] as const;
const head = 'misión;escenario;atacante;defensor;objetivos;objetivos del segundo;vencedor;marca;marca del escenario\n';

async function importRows(rows: string, language: (typeof languages)[number], cwd = makeFolder()) {
  await run(['campaign', 'new', '--here'], { cwd });
  writeFileSync(join(cwd, 'in.csv'), head + rows);
  const done = await run(['campaign', 'import', 'in.csv', '--lang', language], { cwd });
  return { cwd, done, check: (await run(['campaign', 'check', '--lang', language], { cwd })).stderr };
}

/** Lines of `check` but for its first, which says whether the file is sound. */
const listTold = (check: string): string[] => check.trim().split('\n').slice(1);

test.each([
  ['SCN-01 a result whose winner is not its count', 'túnels;;Anna;Pau;1;3;Anna;;\n'],
  ['SCN-01 incursions at 3–1 beside a result 1–3', 'búsqueda;túneles;Anna;Pau;3;;;;\nbúsqueda;túneles;Pau;Anna;1;;;;\ntúneles;;Anna;Pau;1;3;Pau;;\n'],
  ['MIS-08 a Search and Destroy that X gives to another', 'búsqueda;;Anna;Pau;2;;;;\nbúsqueda;;Pau;Anna;3;;Anna;;\n'],
  ['SCN-01 two incursions of one scenario with the same attacker', 'búsqueda;túneles;Anna;Pau;3;;;aaaaaa;sssss2\nbúsqueda;túneles;Anna;Pau;1;;;bbbbbb;sssss2\n'],
])('%s is told at once, in the words of check', async (_, rows) => {
  for (const language of languages) {
    const { done, check } = await importRows(rows, language);
    expect(done.code).toBe(0);
    expect(listTold(check).length).toBeGreaterThan(0);
    for (const line of listTold(check)) expect(done.stderr.split('\n')).toContain(line);
  }
});

test('ENG-08 what was so before is not told again, and JSON names what came in', async () => {
  const { cwd, done } = await importRows('túnels;;Anna;Pau;1;3;Anna;;\n', 'en');
  expect(done.stderr).toContain('campaign correct 1 --first 1 --second 3');
  const { done: again } = await importRows('túnels;;Anna;Pau;4;2;Anna;;\n', 'en', cwd);
  expect([again.code, again.stderr]).toEqual([0, expect.not.stringContaining('campaign correct')]);
  writeFileSync(join(cwd, 'more.csv'), `${head}túnels;;Pau;Anna;0;2;Pau;;\n`);
  expect(await readReport(run(['campaign', 'import', 'more.csv', '--json'], { cwd }))).toMatchObject({ count: 1, differing: [3], clashes: [] });
});

test('SCN-01 of very many twenty are told, and where the others are', async () => {
  const rows = Array.from({ length: 27 }, (_, at) => `túnels;;Anna;Pau;1;${at + 2};Anna;;\n`).join('');
  const said = { es: '… y 7 más por el estilo; las dice todas: plasma-wall campaign check', ca: '… i 7 més per l\'estil; les diu totes: plasma-wall campaign check', en: '… and 7 more of the kind; all are told by: plasma-wall campaign check' };
  for (const language of languages) {
    const { done } = await importRows(rows, language);
    expect(done.stderr).toContain(said[language]);
    expect(done.stderr.match(/campaign correct \d+/g)).toHaveLength(20);
  }
});
