/** A game that is written down late, of a day when there was no X. */
import { makeFolder, readReport, run } from './run-in-process';

const words = {
  es: { first: 'Desde hoy X será lo conseguido', then: 'Aquel día aún no había X: no gana nadie. X la cuenta donde está en el registro.' },
  ca: { first: 'Des d\'avui X serà el que s\'ha aconseguit', then: 'Aquell dia encara no hi havia X: no guanya ningú. X la compta on és al registre.' },
  en: { first: 'From today X is what was achieved', then: 'There was no X yet on that day: nobody wins. X counts it where it stands in the log.' },
};

test('ENG-08 X-01 MIS-08 only the first game that X counts is told to begin it: one of an earlier day, written down late, is told that there was no X then', async () => {
  for (const language of ['es', 'ca', 'en'] as const) {
    const cwd = makeFolder();
    const go = (...argv: readonly string[]) => run(['campaign', ...argv, '--lang', language], { cwd });
    await go('new', '--here');
    const record = (date: string, ...more: readonly string[]) => go('record', '--mission', 'search', '--attacker', 'Pau', '--defender', 'Marta', '--objectives', '1', '--date', date, ...more);
    const { first, then } = words[language];
    const [begun, , late] = [await record('1999-10-09', '--unit', 'A:5:3'), await record('1999-10-16'), await record('1999-10-02', '--unit', 'A:5:3')];
    expect([begun.code, begun.stderr]).toEqual([0, expect.stringContaining(first)]);
    expect([late.code, late.stderr]).toEqual([0, expect.stringContaining(then)]);
    expect(late.stderr).toContain('X: 3/2');
    expect(late.stderr).not.toContain(first);
    const plain = await record('1999-10-01');
    expect(plain.stderr).not.toContain(first);
    for (const [number, said, never] of [['1', first, then], ['3', then, first], ['4', then, first]] as const) {
      const { stdout } = await go('show', number);
      expect(stdout).toContain(said);
      expect(stdout).not.toContain(never);
    }
    expect(await readReport(go('show', '3', '--json'))).toMatchObject({ winner: 'none', before: { num: 3, den: 2 }, judgedBy: null, score: { lines: expect.arrayContaining([expect.objectContaining({ text: 'noX' })]) } });
  }
});
