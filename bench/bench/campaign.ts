/** A games log of 200 and of 5,000 games: whole processes against a Node that does nothing. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeLog } from '../../src/campaign/canonical';
import type { Game } from '../../src/campaign/log';
import { searchMission } from '../../src/campaign/log';
import { programFolder } from '../../src/io/shipped';
import { judge, measureInTurn, printHeading, printTimes } from './measure';

const rounds = 15;
const largeRounds = 5;

/** The bounds: of 200 games in ratio to `node -e 0`, of 5,000 in ms. */
const bounds = { ratio: 3, largeMs: 2000 } as const;

function makeGame(at: number, date = '1999-10-02'): Game {
  return {
    number: at + 1, date, mission: searchMission, attacker: `P${at % 4}`, defender: `P${(at + 1) % 4}`, objectives: 1 + (at % 5), winner: 'draw', achieved: ['capture'],
    tag: `T${at}`, seed: String(at), tables: '0123456789abcdef', budget: 'normal', table: '140x80', forced: at % 2, closed: 3, x: '4/3', notes: 'a line: with "quotes"',
  };
}

/** The games of as many evenings, the newest first, as whoever copies old notes from the last page on writes them down. */
function makeNewestFirst(count: number): Game[] {
  const dayMs = 86_400_000;
  return Array.from({ length: count }, (_, at) => makeGame(at, new Date((count - at) * dayMs).toISOString().slice(0, 10)));
}

/** `campaign x` and `campaign record`, each record making the log a game longer; of a log with its newest game first also what looks at every game. */
export function measureCampaign(): void {
  const program = join(programFolder, 'bin', 'plasma-wall.js');
  const folder = mkdtempSync(join(tmpdir(), 'plasma-wall-bench-'));
  const start = (...args: string[]): void => {
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`);
  };
  const casesOf = (count: number) => {
    const file = `${count}.yaml`;
    writeFileSync(join(folder, file), writeLog({ games: Array.from({ length: count }, (_, at) => makeGame(at)) }, []));
    return [
      { name: 'node -e 0', run: () => start('-e', '0') },
      { name: `campaign x, ${count} games`, run: () => start(program, 'campaign', 'x', '--file', file) },
      { name: `campaign record, ${count} games`, run: () => start(program, 'campaign', 'record', '--file', file, '--mission', 'search', '--attacker', 'P1', '--defender', 'P2', '--objectives', '2') },
    ];
  };
  const newestFirst = () => {
    const file = 'newest-first.yaml';
    writeFileSync(join(folder, file), writeLog({ games: makeNewestFirst(5000) }, []));
    const at = ['--file', file];
    let corrected = 0;
    return [
      { name: 'node -e 0', run: () => start('-e', '0') },
      { name: 'campaign show, 5000 games newest first', run: () => start(program, 'campaign', 'show', '3', ...at) },
      { name: 'campaign correct, 5000 games newest first', run: () => start(program, 'campaign', 'correct', '3', '--objectives', String(++corrected % 90), ...at) },
    ];
  };
  try {
    printHeading('The games log');
    printTimes(measureInTurn(casesOf(200), rounds, 2), { 'campaign x, 200 games': { at: bounds.ratio }, 'campaign record, 200 games': { at: bounds.ratio } });
    const large = measureInTurn(casesOf(5000), largeRounds, 1);
    printTimes(large);
    const reversed = measureInTurn(newestFirst(), largeRounds, 1);
    printTimes(reversed);
    for (const { name, median } of [...large.slice(1), ...reversed.slice(1)]) console.log(`${name}: ${judge(median, { at: bounds.largeMs })} ms`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
