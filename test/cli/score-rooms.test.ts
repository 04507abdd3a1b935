/** What a dungeon cannot have given: objectives beyond its rooms, accesses beyond the way out, a room more than there was. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SessionDocument } from '../../src/session/document';
import { readSessionFile } from '../../src/io/session-file';
import { makeFolder, run } from './run-in-process';

const cwd = makeFolder();
const score = (...args: string[]) => run(['score', ...args, '--lang', 'en'], { cwd });
const generate = async (...args: string[]): Promise<void> => {
  expect((await run(['generate', ...args], { cwd })).code).toBe(0);
};
const read = (folder: string) => readSessionFile(folder, cwd) as SessionDocument;

beforeAll(async () => {
  await run(['campaign', 'new', '--here'], { cwd });
});

/** The level with the way out, read from the cards: the first whose prepared die asks for no more accesses than there are levels below. */
function findWayOut(folder: string, levels: number): number {
  const thresholds = Array.from({ length: levels }, (_, at) => read(`${folder}/nivel-${at + 1}`).preparation.objectives[0]!.threshold!);
  return thresholds.findIndex((threshold, below) => threshold <= below) + 1;
}

describe('SCN-04 levels', () => {
  const tell = (n: number): string[] => ['--objectives', String(n), '--unit', 'Reds:5:3', '--die', '2'];

  test.each([['deep', ['--x', '2', '--seed', '1'], 4, 3], ['agreed', ['--house', 'fixedLevels=3', '--seed', '7'], 3, 3], ['first', ['--x', '1', '--seed', '7'], 3, 1]] as const)('SCN-04 MIS-10 accesses up to the way out count, whichever folder is named, and no more (%s)', async (name, options, levels, wayOut) => {
    await generate('--scenario', 'mazmorras', ...options, '--out', name);
    expect(findWayOut(name, levels)).toBe(wayOut);
    const most = wayOut - 1;
    for (const folder of [name, `${name}/nivel-1`, `${name}/nivel-${levels}/session.json`]) {
      expect([folder, (await score(folder, ...tell(most))).stdout]).toEqual([folder, expect.stringContaining(`Secondaries achieved: ${most}.`)]);
      const { code, stderr } = await score(folder, ...tell(most + 1));
      expect([code, stderr]).toEqual([2, expect.stringMatching(/FACTS_MANY --objectives \d cannot be: .*\[SCN-04\]/)]);
    }
    const players = ['--attacker', 'A', '--defender', 'B'];
    expect((await run(['campaign', 'record', name, ...tell(most + 1), ...players], { cwd })).stderr).toContain('FACTS_MANY');
    expect(await run(['campaign', 'record', name, ...tell(most), ...players, '--lang', 'en'], { cwd })).toMatchObject({ code: 0, stderr: expect.stringContaining(`Secondaries achieved: ${most}.`) });
  }, 60_000);

  test('SCN-04 a level without the others tells nothing of them, so that nothing is refused by it', async () => {
    await generate('--scenario', 'mazmorras', '--x', '1', '--seed', '7', '--out', 'left');
    rmSync(join(cwd, 'left', 'scenario.json'));
    expect((await score('left/nivel-1', ...tell(3))).code).toBe(0);
  }, 60_000);
});

describe('MIS-23 MIS-10 MIS-25 dungeons of one objective room', () => {
  const rooms = (folder: string): number => read(folder).board.sections.filter(({ kind }) => kind === 'objective-room').length;

  beforeAll(async () => {
    for (const mission of ['exterminio', 'huida', 'sabotaje']) {
      await generate('--mission', mission, '--x', '0', '--evening', 'short', '--seed', '1', '--out', mission);
      expect([mission, rooms(mission)]).toEqual([mission, 1]);
    }
  }, 60_000);

  test('MIS-23 without another objective room the extra of all defenders dead cannot be earned', async () => {
    const told = ['--objectives', '0', '--primary', 'yes', '--bonus', 'no', '--die', '2'];
    const { code, stderr } = await score('exterminio', ...told, '--all-dead', 'yes');
    expect([code, stderr]).toEqual([2, expect.stringMatching(/FACTS_MANY --all-dead yes cannot be: it asks for another objective room .* has 1 \[MIS-23\]\n {2}→ .*--all-dead no/)]);
    expect((await score('exterminio', ...told, '--all-dead', 'no')).code).toBe(0);
  });

  test('MIS-01 MIS-10 a room that must have been the primary\'s holds no secondary, told or not', async () => {
    for (const told of [['huida', '--unit', 'A:5:5'], ['huida', '--unit', 'A:5:1', '--unit', 'B:5:0'], ['sabotaje', '--charge', 'yes', '--outside', '2', '--inside', '1']]) {
      const [folder, ...facts] = told as [string, ...string[]];
      expect((await score(folder, ...facts, '--objectives', '1', '--die', '2')).stderr).toContain('1 objective room, and one is that of the primary [MIS-01]');
      expect((await score(folder, ...facts, '--objectives', '0', '--die', '2')).code).toBe(0);
    }
    expect((await score('sabotaje', '--charge', 'no', '--objectives', '1', '--die', '2')).code).toBe(0);
  });
});

describe('SCN-01 MIS-07 Search and Destroy dungeons of one objective room', () => {
  const players = ['--attacker', 'A', '--defender', 'B'];
  const record = (...args: string[]) => run(['campaign', 'record', ...args, ...players, '--lang', 'en'], { cwd });
  const refused = (flag: string) => ({ code: 2, stderr: expect.stringContaining(`FACTS_MANY ${flag} 3 cannot be: that dungeon has 1 objective room, and with the escape bonus it gives 2 objectives at most [MIS-07]`) });

  test.each([['tuneles', []], ['preliminar', ['--battle-points', '1000']]])('of either player no more than his board gives is scored, or recorded (%s)', async (name, told) => {
    await generate('--scenario', name, '--seed', 'marzo', '--out', name);
    for (const go of [score, record]) {
      expect(await go(name, '--first', '3', '--second', '1', ...told)).toMatchObject(refused('--first'));
      expect(await go(name, '--first', '1', '--second', '3', ...told)).toMatchObject(refused('--second'));
    }
    expect(await record(`${name}/primera`, '--objectives', '3')).toMatchObject(refused('--objectives'));
    expect((await score(name, '--first', '2', '--second', '1', ...told)).code).toBe(0);
    // Where one board is gone the other still tells.
    rmSync(join(cwd, name, 'segunda'), { recursive: true });
    expect(await score(name, '--first', '3', '--second', '3', ...told)).toMatchObject(refused('--first'));
    expect((await record(name, '--first', '2', '--second', '3', ...told)).code).toBe(0);
  }, 60_000);

  test('nor of a game that X alone decides', async () => {
    await generate('--mission', 'busqueda', '--x', '5', '--seed', 'a', '--out', 'search');
    expect(await record('search', '--objectives', '3')).toMatchObject(refused('--objectives'));
    expect((await record('search', '--objectives', '2')).code).toBe(0);
  }, 60_000);
});
