import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, run } from './run-in-process';

const cwd = makeFolder();
const folder = 'plasma-wall-rescate-42';

beforeAll(async () => {
  await run(['generate', '--mission', 'rescate', '--seed', '42', '--x', '4/3'], { cwd });
}, 30_000);

const score = (...args: string[]) => run(['score', ...args], { cwd });

describe('score', () => {
  test('MIS-22: mission, X and house rules come from the session; every line has its rule, the verdict last', async () => {
    const { code, stdout, stderr } = await score(folder, '--objectives', '1', '--primary', 'yes', '--bonus', 'no', '--die', '3', '--lang', 'es');
    expect([code, stderr]).toEqual([0, '']);
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toBe('Rescate');
    expect(lines.slice(1).every((line) => /\[[A-Z]+-\d\d\]$/.test(line))).toBe(true);
    expect(stdout).toContain('T = X + 1D3 − 2 = 4/3 + 3 − 2 = 7/3.');
    expect(lines.at(-1)).toContain('victoria del atacante');
  });

  test('MIS-08: without a session the mission and X are told; a flag wins over the session', async () => {
    const plain = await score('--mission', 'search', '--x', '4/3', '--objectives', '1', '--unit', 'Marksmen:5:3', '--lang', 'en');
    expect(plain.stdout).toContain('2 is more than X = 4/3: the attacker wins. [MIS-08]');
    const json = JSON.parse((await score(folder, '--x', '2', '--objectives', '0', '--primary', 'no', '--die', '1', '--json')).stdout) as { readonly x: unknown; readonly verdict: unknown; readonly target: unknown };
    expect(json).toMatchObject({ x: { num: 2, den: 1 }, target: { num: 1, den: 1 }, verdict: { winner: 'defender', grade: 'plain' } });
  });

  test('what is missing is named by its option, off a terminal', async () => {
    const { code, stdout, stderr } = await score('--mission', 'huida', '--lang', 'es');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('FACTS_MISSING falta saber qué pasó: --objectives, --unit, --die');
    expect((await score()).stderr).toContain('NO_MISSION');
  });

  test('facts from a file; a flag wins over them', async () => {
    writeFileSync(join(cwd, 'facts.json'), JSON.stringify({ objectives: 1, units: [{ name: 'A', started: 5, escaped: 3 }, { name: 'B', started: 2, escaped: 1, incomplete: true }], die: 2 }));
    const json = JSON.parse((await score('--mission', 'huida', '--x', '1', '--facts', 'facts.json', '--json')).stdout) as Record<string, unknown>;
    expect(json).toMatchObject({ primary: true, count: 2 });
    expect(JSON.parse((await score('--mission', 'huida', '--x', '1', '--facts', 'facts.json', '--objectives', '4', '--json')).stdout)).toMatchObject({ count: 5 });
  });

  test('MIS-12: the die may be rolled here, and is shown', async () => {
    const dice = new Set<number>();
    for (let at = 0; at < 40; at++) dice.add((JSON.parse((await score('--mission', 'rescate', '--objectives', '0', '--primary', 'no', '--die', 'roll', '--json')).stdout) as { readonly facts: { readonly die: number } }).facts.die);
    expect([...dice].sort()).toEqual([1, 2, 3]);
  });

  test('S5 hostile facts are refused by their field and never reach the verdict', async () => {
    const refused: [unknown, RegExp][] = [
      [[], /FACTS_JSON/], ['{', /YAML_SYNTAX/], [{ objectives: -1 }, /FACTS_FIELD .*objectives/], [{ objectives: 1.5 }, /objectives/], [{ die: 4 }, /die/],
      [{ ['__proto__x']: 1 }, /__proto__x/], [{ units: [{ name: 'A', started: 2, escaped: 3 }] }, /UNIT_COUNT/], [{ units: [{ name: '', started: 2, escaped: 1 }] }, /units/],
      [{ units: Array.from({ length: 51 }, () => ({ name: 'A', started: 1, escaped: 1 })) }, /units/], [{ charge: { planted: true } }, /charge/], [{ character: { points: 1, more: 2 } }, /character/],
    ];
    for (const [facts, words] of refused) {
      writeFileSync(join(cwd, 'bad.json'), typeof facts === 'string' ? facts : JSON.stringify(facts));
      const { code, stdout, stderr } = await score('--mission', 'rescate', '--facts', 'bad.json');
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(words);
    }
    for (const unit of ['A', 'A:5', 'A:5:6', 'A:0:0', ':5:3', 'A:5:-1']) expect((await score('--mission', 'huida', '--unit', unit)).code).toBe(2);
    expect((await score('--mission', 'search', '--objectives', '1e9')).code).toBe(2);
  });

  test('MIS-20: points are told in decimals, as each language writes them; X stays a fraction', async () => {
    const killer = ['--mission', 'asesinato', '--objectives', '0', '--primary', 'yes', '--bonus', 'no', '--die', '2', '--x', '4/3', '--character', '155'];
    for (const [lang, points] of [['es', '202,5'], ['ca', '202,5'], ['en', '202.5']] as const) {
      const { stdout } = await score(...killer, '--lang', lang);
      expect(stdout).toMatch(new RegExp(`: 155; .*: 0\\. .*: ${points.replace('.', '\\.')}\\. \\[MIS-20\\]`));
      expect(stdout).toContain('T = X + 1D3 − 2 = 4/3 + 2 − 2 = 4/3.');
    }
  });

  test('MIS-24: who was outside and inside is named when it is missing, and the file and the options complete each other', async () => {
    const sabotage = (...args: string[]) => score('--mission', 'sabotaje', '--objectives', '1', '--die', '2', '--bonus', 'no', ...args);
    for (const [told, flags] of [[['--charge', 'yes'], '--outside, --inside'], [['--charge', 'yes', '--outside', '3'], '--inside'], [['--outside', '3', '--inside', '0'], '--charge']] as const) {
      expect(await sabotage(...told, '--lang', 'en')).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(`FACTS_MISSING what happened is missing: ${flags}\n`) });
    }
    writeFileSync(join(cwd, 'charge.json'), JSON.stringify({ charge: { planted: true, outside: 3, inside: 1 } }));
    expect((await sabotage('--facts', 'charge.json', '--lang', 'en')).stdout).toContain('attackers outside: 3; alive inside: 1. The primary is not achieved.');
    expect((await sabotage('--facts', 'charge.json', '--inside', '0', '--lang', 'en')).stdout).toContain('attackers outside: 3; alive inside: 0. The primary is achieved.');
  });

  test('MIS-23, MIS-24: what cannot be true at once is refused, by options or by a file', async () => {
    writeFileSync(join(cwd, 'dead.json'), JSON.stringify({ objectives: 1, primary: false, allDead: true, die: 1 }));
    expect((await score('--mission', 'exterminio', '--facts', 'dead.json', '--lang', 'en')).stderr).toMatch(/FACTS_CONTRADICT what --primary and --all-dead say cannot be true at once \[MIS-23\]/);
    expect(await score('--mission', 'exterminio', '--objectives', '1', '--primary', 'no', '--die', '1', '--all-dead', 'no')).toMatchObject({ code: 0 });
    expect((await score('--mission', 'sabotaje', '--objectives', '1', '--primary', 'yes', '--charge', 'no', '--die', '1', '--lang', 'en')).stderr).toContain('[MIS-24]');
  });

  test.each([
    ['MIS-20: a character is of Assassination alone', ['--mission', 'rescate', '--objectives', '1', '--primary', 'no', '--die', '1', '--character', '170'], '--character'],
    ['MIS-24: a charge is of Sabotage alone', ['--mission', 'rescate', '--objectives', '1', '--primary', 'no', '--die', '1', '--outside', '3'], '--outside'],
    ['MIS-23: all dead is of Extermination alone', ['--mission', 'rescate', '--objectives', '1', '--primary', 'no', '--die', '1', '--all-dead', 'yes'], '--all-dead'],
    ['MIS-12: Search and Destroy has neither die nor primary', ['--mission', 'busqueda', '--objectives', '1', '--die', '1', '--primary', 'yes'], '--primary, --die'],
    ['SCN-01, SCN-03: a mission knows no first player and no battle', ['--mission', 'busqueda', '--objectives', '1', '--first', '2', '--battle', 'first'], '--first, --battle'],
    ['SCN-01: a comparison has no mission, X or house rules', ['--scenario', 'tuneles', '--first', '1', '--second', '0', '--mission', 'rescate', '--x', '1', '--house', 'foo=bar', '--objectives', '2'], '--mission, --x, --house, --objectives'],
    ['SCN-02: the points of the battle are of the preliminary fight alone', ['--scenario', 'tuneles', '--first', '1', '--second', '0', '--battle-points', '1500'], '--battle-points'],
    ['SCN-05: a scenario brings its own mission', ['--scenario', 'resident-evil', '--mission', 'rescate', '--objectives', '1'], '--mission'],
  ])('%s, and says so', async (_title, args, flags) => {
    expect(await score(...args, '--lang', 'en')).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(new RegExp(`FACTS_FOREIGN .* asks for none of this: ${flags}\n`)) });
  });

  test('SCN-03: a force wiped out on the way fought no last battle; SCN-01: a folder tells its scenario by itself', async () => {
    expect((await score('--scenario', 'pistola', '--wiped-out', 'first', '--battle', 'first')).stderr).toContain('FACTS_CONTRADICT');
    expect((await score(folder, '--scenario', 'tuneles')).stderr).toContain('OPTION_CONFLICT');
  });

  test('MIS-20: an escort without a character is not dropped, and completes that of a file', async () => {
    const murder = ['--mission', 'asesinato', '--objectives', '0', '--primary', 'yes', '--die', '1'];
    expect(await score(...murder, '--escort', '30')).toMatchObject({ code: 2, stderr: expect.stringContaining('--character') });
    writeFileSync(join(cwd, 'character.json'), JSON.stringify({ character: { points: 170 } }));
    expect((await score(...murder, '--facts', 'character.json', '--escort', '30', '--lang', 'en')).stdout).toContain('Those of the attacker, at most: 240. [MIS-20]');
  });

  test('S5 names of units are text on the terminal, and the options take no more than a file does', async () => {
    writeFileSync(join(cwd, 'name.json'), JSON.stringify({ objectives: 0, units: [{ name: 'a\u001b[2Jb', started: 5, escaped: 5 }] }));
    const { stdout } = await score('--mission', 'search', '--x', '1', '--facts', 'name.json', '--lang', 'en');
    expect(stdout).toContain('a\\u{1b}[2Jb');
    expect(stdout).not.toContain('\u001b[2J');
    expect((await score('--mission', 'search', '--objectives', '0', '--unit', `${'a'.repeat(81)}:5:3`)).stderr).toContain('BAD_UNIT');
    expect((await score('--mission', 'search', '--objectives', '0', ...Array.from({ length: 51 }, () => ['--unit', 'A:5:3']).flat())).stderr).toContain('TOO_MANY_UNITS');
  });

  test('what a player reads of the command is documented with the same facts', () => {
    const doc = readFileSync(join(__dirname, '../../docs/scoring.md'), 'utf8');
    for (const field of ['objectives', 'primary', 'units', 'escapeBonus', 'charge', 'allDead', 'die', 'character']) expect(doc).toContain(`\`${field}\``);
  });
});
