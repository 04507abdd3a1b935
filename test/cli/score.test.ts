import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, run } from './run-in-process';

const cwd = makeFolder();
const folder = 'plasma-wall-rescate-42';

beforeAll(async () => {
  await run(['generate', '--mission', 'rescate', '--seed', '42', '--x', '4/3'], { cwd });
});

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
      [[], /FACTS_JSON/], ['{', /FACTS_JSON/], [{ objectives: -1 }, /FACTS_FIELD .*objectives/], [{ objectives: 1.5 }, /objectives/], [{ die: 4 }, /die/],
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

  test('what a player reads of the command is documented with the same facts', () => {
    const doc = readFileSync(join(__dirname, '../../docs/scoring.md'), 'utf8');
    for (const field of ['objectives', 'primary', 'units', 'escapeBonus', 'charge', 'allDead', 'die', 'character']) expect(doc).toContain(`\`${field}\``);
  });
});
