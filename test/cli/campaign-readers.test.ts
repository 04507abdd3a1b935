/** What the log shows to whoever reads it: in his language, on a terminal, in a file and on paper. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgeValue } from '../../src/campaign/field-kinds';
import { gameFields } from '../../src/campaign/fields';
import { takeLock } from '../../src/io/campaign-lock';
import { insteadOf, makeFolder, run } from './run-in-process';

const file = 'plasma-wall-campaign.yaml';

async function newGroup() {
  const cwd = makeFolder();
  const go = (lang: string, ...words: readonly string[]) => run(['campaign', ...words, '--lang', lang], { cwd });
  await go('en', 'new', '--here', '--player', 'Marta', '--player', 'Pau');
  const play = (objectives: number, ...more: readonly string[]) => go('en', 'record', ...insteadOf(['--mission', 'search', '--attacker', 'Marta', '--defender', 'Pau', '--objectives', String(objectives), '--date', '1999-10-02'], more));
  return { cwd, go, play, text: () => readFileSync(join(cwd, file), 'utf8') };
}

test('ENG-08 a correction is kept without a language, and shown in that of the reader; those in words stay readable', async () => {
  const { cwd, go, play, text } = await newGroup();
  await play(2);
  await play(2);
  expect((await go('es', 'correct', '2', '--objectives', '1', '--winner', 'draw', '--notes', 'a; b → "c" (d)', '--why', 'mal contado')).stderr).toContain('corregida: Objetivos: 2 → 1; Vencedor: Empate → Empate'.replace('Vencedor: Empate → Empate', 'Notas: – → a; b → "c" (d) (mal contado)'));
  expect(text()).toContain('corrections: ["objectives: 2 → 1; notes: – → \\"a; b → \\\\\\"c\\\\\\" (d)\\" (mal contado)"]');
  expect((await go('en', 'show', '2')).stdout).toContain('Corrected: Objectives: 2 → 1; Notes: – → a; b → "c" (d) (mal contado)');
  await go('en', 'correct', '2', '--winner', 'attacker');
  expect((await go('ca', 'show', '2')).stdout).toContain('Corregida: Vencedor: Empat → Atacant');
  writeFileSync(join(cwd, file), text().replace(/corrections: .*/, 'corrections: ["Objetivos: 2 → 1 (mal contado)", "algo: distinto"]'));
  expect((await go('en', 'show', '2')).stdout).toContain('Corrected: Objectives: 2 → 1 (mal contado)');
  expect((await go('en', 'show', '2')).stdout).toContain('Corrected: algo: distinto');
});

test.each([['es', 'X = 2, de 3 partidas', 'Las 2 elegidas darían 5/2 (2,5): es su media, no la X del grupo.'], ['ca', 'X = 2, de 3 partides', 'no la X del grup'], ['en', 'X = 2, from 3 games', 'their mean, not the X of the group']])('X-01 in %s x of some games says that it is not the X of the group, and gives that', async (lang, first, second) => {
  const { cwd, go, play } = await newGroup();
  for (const count of [1, 2, 3]) await play(count);
  const { stdout } = await go(lang, 'x', '--since', '2');
  expect([stdout.startsWith(first), stdout.split('\n')[1]]).toEqual([true, expect.stringContaining(second)]);
  expect(JSON.parse((await run(['campaign', 'x', '--json', '--since', '2'], { cwd })).stdout)).toMatchObject({ x: { num: 5, den: 2 }, games: 2, group: { x: { num: 2, den: 1 }, games: 3 } });
  expect((await go(lang, 'x', '--since', '9')).stdout).toMatch(/^X = 2.*\n(?:Ninguna|Cap|None)/);
  expect((await go(lang, 'x')).stdout).not.toContain(second);
});

test('LOG-01 on paper the log lies on its side, with widths of its own, and breaks no word that fits', async () => {
  const { go, play } = await newGroup();
  await play(1);
  const { stdout } = await go('es', 'export', '--format', 'html');
  expect(stdout).toContain('@page{size:A4 landscape');
  expect(stdout).not.toContain('overflow-wrap:anywhere');
  expect(stdout.match(/<col\/>/g)).toHaveLength(stdout.match(/<th /g)!.length);
  const [screen = '', paper = ''] = stdout.split('@media print');
  for (const part of [screen, paper]) expect([...part.matchAll(/col:nth-child\(\d+\)\{width:(\d+)%\}/g)].reduce((sum, [, width]) => sum + Number(width), 0)).toBe(100);
});

test('LOG-01 on a phone each game is a card: its cells have the headings beside them, and what is empty takes no room', async () => {
  const { go, play } = await newGroup();
  await play(1);
  for (const [lang, number] of [['es', 'Partida'], ['ca', 'Partida'], ['en', 'Game']] as const) {
    const { stdout } = await go(lang, 'export', '--format', 'html');
    expect(stdout).toMatch(/@media screen and \(max-width:\d+em\)\{.*td::before\{content:attr\(data-name\)/);
    // A heading of two lines makes its cell as high as itself: it would be written over the next one.
    expect(stdout).toMatch(/td,td\.n\{[^}]*display:flow-root/);
    expect(stdout).toMatch(/td::before\{[^}]*float:left/);
    expect(stdout).not.toContain('position:absolute');
    expect(stdout).toContain(`<td class="n" data-name="${number}"><bdi>1</bdi></td>`);
    expect([...stdout.matchAll(/<th scope="col">([^<]*)/g)].map(([, name]) => name)).toEqual([...stdout.matchAll(/data-name="([^"]*)"/g)].map(([, name]) => name));
    expect(stdout).toMatch(/<td class="notes empty" /);
  }
});

test('LOG-01 codes are words in a table for people, and both come in again', async () => {
  const { cwd, go } = await newGroup();
  await go('en', 'record', '--mission', 'rescue', '--attacker', 'Marta', '--defender', 'Pau', '--objectives', '1', '--winner', 'attacker', '--grade', 'decisive');
  for (const budget of ['short', 'long', 'none', 'sections-30', 'turns-9', 'until-x']) {
    const [, text] = ['', readFileSync(join(cwd, file), 'utf8')];
    writeFileSync(join(cwd, file), text.includes('budget') ? text.replace(/budget: .*/, `budget: ${budget}`) : text.replace('grade: decisive\n', `grade: decisive\n    budget: ${budget}\n`));
    for (const lang of ['es', 'ca', 'en']) {
      const csv = (await go(lang, 'export', '--format', 'csv')).stdout;
      if (budget === 'short' && lang === 'es') expect(csv).toMatch(/;decisiva;.*;corta;/);
      if (budget === 'sections-30' && lang === 'ca') expect(csv).toContain(';30 seccions;');
      writeFileSync(join(cwd, 'in.csv'), csv);
      expect((await go(lang, 'import', 'in.csv')).stderr).toMatch(/1 ya estaba|1 ja hi|1 was/);
    }
  }
}, 60_000);

test('LOG-01 players are told as attacker and as defender, not by words that are roles', async () => {
  const { go, play } = await newGroup();
  await play(1);
  expect((await go('es', 'players')).stdout).toMatch(/Como atacante +Como defensor/);
  expect((await go('ca', 'players')).stdout).toMatch(/Com a atacant +Com a defensor/);
});

test('C1 a voided game is struck out on a terminal, and marked in words in a file', async () => {
  const { cwd, go, play } = await newGroup();
  await play(1);
  await go('en', 'void', '1', '--why', 'no');
  const plain = (await go('es', 'log')).stdout;
  expect([plain.includes('\u0336'), plain.includes('(anulada)')]).toEqual([false, true]);
  const shown = (await run(['campaign', 'log', '--lang', 'es'], { cwd, isTTY: true, columns: 140 })).stdout;
  expect([shown.includes('\u0336'), shown.includes('(anulada)')]).toEqual([true, false]);
});

test('T5 a bracket left open is told as one, a version as what it should be', async () => {
  const { cwd, go, text } = await newGroup();
  const good = text();
  writeFileSync(join(cwd, file), good.replace('games: []', 'games:\n  - number: 1\n    attacker: [\n    defender: B\n'));
  expect((await go('ca', 'check')).stderr).toContain('falta tancar una cometa, un claudàtor');
  for (const version of ['-1', '0', '1.5']) {
    writeFileSync(join(cwd, file), good.replace('version: 1', `version: ${version}`));
    const { stderr } = await go('en', 'check');
    expect([stderr.match(/FIELD_VALUE/g)?.length, stderr]).toEqual([1, expect.stringContaining('Allowed: 1, the only version there is.')]);
  }
});

test('T5 names of which nothing is to be seen and days of the year nought are refused', async () => {
  const { play } = await newGroup();
  for (const name of ['\u200b', '\u2060\u2060', ' \u200d ', '\u3164', '\u0301']) expect(await play(1, '--attacker', name)).toMatchObject({ code: 2, stderr: expect.stringContaining('BAD_FACT') });
  for (const name of ['A\u200bB', '日本', 'Å', '*']) expect((await play(1, '--attacker', name)).code).toBe(0);
  expect((await play(1, '--date', '0000-01-01')).code).toBe(2);
  const whole = gameFields.find(({ key }) => key === 'forced')!;
  expect(judgeValue(whole, -1)).toMatchObject({ good: false, expected: { en: 'a whole number from 0 to 10000' } });
});

test('C2 a lock that the disk will not let go does not undo what was written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plasma-wall-release-'));
  const fs = jest.requireActual<typeof import('node:fs')>('node:fs');
  const lock = takeLock(join(folder, 'log.yaml'), 'log.yaml');
  const removing = jest.spyOn(fs, 'rmSync').mockImplementation(() => { throw Object.assign(new Error('EIO: i/o error'), { code: 'EIO' }); });
  try {
    expect(() => lock.release()).not.toThrow();
    expect(removing).toHaveBeenCalled();
  } finally {
    removing.mockRestore();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('LOG-01 a name that is another by a slip is asked about, when it is recorded and when it is corrected', async () => {
  const { go, play } = await newGroup();
  expect((await play(1, '--attacker', 'Marrta')).stderr).toContain('Marrta was not in this log. Is it Marta? Put it right with: plasma-wall campaign correct 1 --attacker Marta\n');
  expect((await go('es', 'correct', '1', '--attacker', 'Martta')).stderr).toContain('¿Es Marta?');
  expect((await go('es', 'correct', '1', '--attacker', 'Marta')).stderr).not.toContain('no estaba en este registro');
  expect((await go('ca', 'new', '--file', 'els altres.yaml', '--player', 'Pau $oler', '--player', 'Mar')).code).toBe(0);
  const other = await go('ca', 'record', '--file', 'els altres.yaml', '--mission', 'cerca', '--objectives', '1', '--attacker', 'Mar', '--defender', 'Pau $olers');
  expect(other.stderr).toContain("Es corregeix amb: plasma-wall campaign correct --file \"els altres.yaml\" 1 --defender 'Pau $oler'\n");
  expect((await play(1, '--attacker', 'Ana')).stderr).toContain("It is Ana's first game".replace("Ana's first game", 'the first game of Ana'));
});

test('MIS-12 other objectives leave the winner of a game that X does not decide, and that is said', async () => {
  const { go, play } = await newGroup();
  await go('en', 'record', '--mission', 'rescue', '--attacker', 'Marta', '--defender', 'Pau', '--objectives', '2', '--winner', 'attacker');
  expect((await go('en', 'correct', '1', '--objectives', '0')).stderr).toContain('The winner stays as it was: Attacker.');
  expect((await go('en', 'correct', '1', '--objectives', '1', '--winner', 'defender')).stderr).not.toContain('stays as it was');
  await play(2);
  expect((await go('en', 'correct', '2', '--objectives', '3')).stderr).not.toContain('stays as it was');
});
