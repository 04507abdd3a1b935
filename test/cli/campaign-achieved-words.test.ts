/** Kinds of objective as players type them. */
import type { ObjectiveType } from '../../src/campaign/log';
import { objectiveTypes } from '../../src/campaign/log';
import { findObjective, listObjectiveWords } from '../../src/cli/read-words';
import { makeFolder, readReport, run } from './run-in-process';

const start = async () => {
  const cwd = makeFolder();
  await run(['campaign', 'new', '--here'], { cwd });
  return { cwd, record: (...flags: string[]) => run(['campaign', 'record', '--mission', 'search', '--attacker', 'Marta', '--defender', 'Pau', ...flags], { cwd }) };
};

describe('MIS-02 what was achieved, in words', () => {
  test.each([
    ['es', 'artefacto, huida', ['capture', 'escape']],
    ['ca', 'artefacte, fugida', ['capture', 'escape']],
    ['ca', 'matar tothom, Fugida', ['killAll', 'escape']],
    ['en', 'artefact, destroy the artefact, bonus', ['capture', 'destroy', 'escape']],
  ])('MIS-02 %s: «%s»', async (lang, typed, kinds) => {
    const { cwd, record } = await start();
    expect(await record('--achieved', typed, '--lang', lang)).toMatchObject({ code: 0 });
    expect((await readReport(run(['campaign', 'log', '--json'], { cwd }))).games[0]).toMatchObject({ achieved: kinds, objectives: kinds.length });
  });

  test.each([
    ['es', '--achieved no admite «jarrón»: hacerse con un artefacto, destruir un artefacto,', 'escapar con una unidad'],
    ['ca', '--achieved no admet «jarrón»: fer-se amb un artefacte, destruir un artefacte,', 'escapar amb una unitat'],
    ['en', '--achieved does not take “jarrón”: capture an artefact, destroy an artefact,', 'escape with a unit'],
  ])('MIS-02 %s: a word that is none is quoted as typed, without the others, beside the words that there are', async (lang, told, last) => {
    const { record } = await start();
    const { code, stderr } = await record('--achieved', 'fugida, jarrón, matar tothom', '--lang', lang);
    const text = stderr.replace(/\s+/g, ' ');
    expect([code, text]).toEqual([2, expect.stringContaining(told)]);
    expect(text).toContain(last);
    expect(text).not.toMatch(/killLeader|tothom|MIS-07/);
    expect((await run(['campaign', 'record', '--help', '--lang', lang])).stdout.replace(/\s+/g, ' ')).toContain(last);
  });

  test('MIS-02 every word that is offered is taken, and each for its own kind', () => {
    for (const language of ['es', 'ca', 'en'] as const) expect(listObjectiveWords(language).split(', ').map((word) => findObjective(word))).toEqual(objectiveTypes.map((type): ObjectiveType => type));
  });
});
