/** The questions of the program without arguments, answered through injected streams. */
import { copyFileSync, mkdirSync, readFileSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { SessionDocument } from '../../src/session/document';
import { answerOnTerminal, keys } from './answer-on-terminal';
import { makeFolder, run } from './run-in-process';

const { breakOff, enter, down, up } = keys;

const answer = async (cwd: string, env: Readonly<Record<string, string>>, answers: readonly string[]) => answerOnTerminal({ cwd, env, answers });

function readSession(cwd: string, folder: string): SessionDocument {
  return JSON.parse(readFileSync(join(cwd, folder, 'session.json'), 'utf8')) as SessionDocument;
}

describe('questions', () => {
  test('plain answers make the papers that the same options would', async () => {
    const cwd = makeFolder();
    // Mission: the one after the first offered. Evening: as offered. X, who may look and language: as offered. A seed.
    const { code, screen } = await answer(cwd, { LANG: 'en_US' }, [down, enter, enter, '4/3', enter, enter, enter, '42', enter]);
    expect(code).toBe(0);
    const [folder] = readdirSync(cwd);
    expect(folder).toMatch(/^plasma-wall-.*-42$/);
    const session = readSession(cwd, folder as string);
    expect([session.seed, session.options.x, session.options.evening]).toEqual(['42', { num: 4, den: 3 }, 'normal']);
    expect(screen).toContain('Which mission or scenario are you playing?');
    expect(screen).toContain('--x 4/3 --lang en');
  }, 30_000);

  test('ENG-07 the first mission offered works on a first evening, and those that do not say so', async () => {
    const cwd = makeFolder();
    const { code, screen } = await answer(cwd, {}, [enter, enter, enter, enter, enter, '42', enter]);
    expect([code, readdirSync(cwd)]).toEqual([0, ['plasma-wall-rescate-42']]);
    expect(screen).toContain('Búsqueda y destrucción (pide X: sin registro no hay vencedor)');
    expect(screen.match(/pide X/g)?.length).toBe(screen.match(/Búsqueda y destrucción/g)?.length);
  }, 30_000);

  test('letters typed at a list do not move in it', async () => {
    const cwd = makeFolder();
    const { code } = await answer(cwd, {}, [`jordi${enter}`, enter, enter, enter, enter, '42', enter]);
    expect([code, readdirSync(cwd)]).toEqual([0, ['plasma-wall-rescate-42']]);
  }, 30_000);

  test('PRE-05 X-01 where there is a log it is offered, and X, rules and tables come from it', async () => {
    const cwd = makeFolder();
    mkdirSync(join(cwd, 'ours'));
    copyFileSync(join(__dirname, '../../tables/rows.yaml'), join(cwd, 'ours', 'rows.yaml'));
    await run(['campaign', 'new', '--here', '--tables', 'ours', '--house', 'xRounding=ceil'], { cwd });
    await run(['campaign', 'record', '--mission', 'search', '--attacker', 'A', '--defender', 'B', '--objectives', '3'], { cwd });
    const env = { LANG: 'en_US' };
    const { code, screen } = await answer(cwd, env, [enter, enter, enter, enter, enter, '42', enter]);
    expect([code, screen]).toEqual([0, expect.stringContaining('Is it for the group of plasma-wall-campaign.yaml?')]);
    expect(screen).not.toContain('What is X');
    expect(screen).not.toContain('needs X');
    expect(readSession(cwd, 'plasma-wall-rescate-42').options).toMatchObject({ x: { num: 3, den: 1 }, houseRules: { xRounding: 'ceil' } });
    expect(screen).toContain('--tables ours');
    const alone = await answer(cwd, env, ['n', enter, enter, enter, '2', enter, enter, enter, '43', enter]);
    expect([alone.code, readSession(cwd, 'plasma-wall-rescate-43').options.x]).toEqual([0, { num: 2, den: 1 }]);
    // Whoever said no to the log is not told of it again.
    const without = await answer(cwd, env, ['n', enter, enter, enter, enter, enter, enter, '44', enter]);
    expect([without.code, without.screen]).toEqual([0, expect.stringContaining('plasma-wall-rescate-44')]);
    expect(without.screen).not.toMatch(/There is a games log|If you keep a games log/);
    expect(await answer(cwd, env, [breakOff])).toMatchObject({ code: 2 });
    // Elsewhere the one in the data folder is offered.
    mkdirSync(join(cwd, 'data', 'plasma-wall'), { recursive: true });
    renameSync(join(cwd, 'plasma-wall-campaign.yaml'), join(cwd, 'data', 'plasma-wall', 'campaign.yaml'));
    const far = await answer(cwd, { ...env, XDG_DATA_HOME: join(cwd, 'data') }, [breakOff]);
    expect(far.screen).toContain('Is it for the group of');
    expect((await answer(cwd, env, [breakOff])).screen).not.toContain('Is it for the group of');
  }, 60_000);

  test('PRE-09 the size offered gives way where this seed and X have another', async () => {
    const cwd = makeFolder();
    const { code, screen } = await answer(cwd, { LANG: 'en_US' }, [enter, enter, '3', enter, enter, enter, 'm-1', enter]);
    expect(code).toBe(0);
    expect(screen).toContain('--x 3 --evening long --lang en');
  }, 30_000);

  test.each([
    // Up from the first mission offered is before it; the list goes round, so that its last lines are the scenarios.
    ['SCN-01 two searches, which need no X', 'combates-en-los-tuneles', 5, [enter, enter, enter, '7', enter]],
    ['SCN-04 levels, which do', 'huir-de-las-mazmorras', 2, [enter, '3/2', enter, enter, enter, '7', enter]],
  ])('a scenario is offered as well: %s', async (_what, id, fromEnd, rest) => {
    const cwd = makeFolder();
    const first = 3;
    const { code, screen } = await answer(cwd, { LANG: 'en_US' }, [...Array.from({ length: first + fromEnd }, () => up), enter, ...rest]);
    expect([code, readdirSync(cwd)]).toEqual([0, [`plasma-wall-${id}-7`]]);
    expect(screen).toContain(`plasma-wall generate --scenario ${id} --seed 7${id.startsWith('huir') ? ' --x 3/2' : ''} --lang en`);
    expect(screen).toContain('How long should each board last?');
    expect(screen.includes('mean of')).toBe(id.startsWith('huir'));
  }, 60_000);

  test('an X that is none is told at once and asked again', async () => {
    const cwd = makeFolder();
    const { code, screen } = await answer(cwd, { LANG: 'ca_ES' }, [enter, enter, 'molt', enter, '\u007f\u007f\u007f\u007f2', enter, enter, enter, enter]);
    expect(code).toBe(0);
    expect(screen).toContain('Escriu-lo com a fracció o amb decimals');
    expect(readSession(cwd, readdirSync(cwd)[0] as string).options.x).toEqual({ num: 2, den: 1 });
  }, 30_000);

  test.each([[['--lang', 'ca'], 'Preparem la vetllada', 'No s\'ha escrit res.'], [['--lang=en'], 'Let us prepare the evening', 'Nothing was written.']])('a language alone asks in it: %j', async (argv, intro, left) => {
    const { code, screen } = await answerOnTerminal({ cwd: makeFolder(), argv, env: { LANG: 'es_ES' }, answers: [breakOff] });
    expect([code, screen]).toEqual([2, expect.stringContaining(intro)]);
    expect(screen).toContain(left);
    // Anything else is a command line.
    const { code: other } = await answerOnTerminal({ cwd: makeFolder(), argv: [...argv, '--help'], answers: [] });
    expect(other).toBe(0);
  }, 30_000);

  test.each([keys.breakOff, keys.endOfInput])('breaking off, or the end of what is typed, writes nothing: %j', async (key) => {
    const cwd = makeFolder();
    const { code, screen } = await answer(cwd, {}, [enter, key]);
    expect([code, readdirSync(cwd)]).toEqual([2, []]);
    expect(screen).toContain('No se ha escrito nada.');
  }, 30_000);
});
