/** Random lives of a log against a model of ten lines (C1): whatever is recorded, voided, corrected or brought in from a table. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { AsyncCommand } from 'fast-check';
import { correctGame, recordGame, restoreGame, voidGame } from '../../src/campaign/change-log';
import type { ChangeResult } from '../../src/campaign/change-log';
import type { CampaignLog } from '../../src/campaign/log';
import { findX, listStandings } from '../../src/campaign/x';
import { changeCampaign, createCampaign, readCampaign } from '../../src/io/campaign-file';
import { run } from '../cli/run-in-process';
import { searchGame } from './support/games';

/** The model: objectives of Search and Destroy, or null for a game of another mission; and which are void. */
interface Model { games: { objectives: number | null; void: boolean }[] }
const modelX = ({ games }: Model): number[] | null => {
  const fed = games.flatMap(({ objectives, void: isVoid }) => (objectives === null || isVoid ? [] : [objectives]));
  return fed.length === 0 ? null : [fed.reduce((a, b) => a + b, 0), fed.length];
};

interface Real { cwd: string }
const access = ({ cwd }: Real) => ({ path: 'log.yaml', cwd, language: 'en' as const });
const change = (real: Real, make: (log: CampaignLog) => ChangeResult): Promise<boolean> => changeCampaign(access(real), (log) => {
  const result = make(log);
  return { log: result.ok ? result.log : log, result: result.ok };
});

async function compare(model: Model, real: Real): Promise<void> {
  const log = await readCampaign(access(real));
  expect(log.games.map(({ objectives, mission, void: why }) => ({ objectives: mission === 'rescate' ? null : objectives, void: why !== undefined }))).toEqual(model.games);
  const [x, wanted] = [findX(log), modelX(model)];
  expect(x === null).toBe(wanted === null);
  if (x && wanted) expect(x.num * wanted[1]!).toBe(wanted[0]! * x.den);
  expect(listStandings(log).at(-1)?.after ?? null).toEqual(x);
}

class Step implements AsyncCommand<Model, Real> {
  constructor(private readonly kind: 'record' | 'other' | 'void' | 'restore' | 'correct' | 'import' | 'remark', private readonly pick: number, private readonly objectives: number) {}
  check = (model: Readonly<Model>): boolean => model.games.length > 0 || ['record', 'other', 'import'].includes(this.kind);
  toString = (): string => `${this.kind}(${this.pick}, ${this.objectives})`;

  async run(model: Model, real: Real): Promise<void> {
    const { objectives, kind } = this;
    const number = 1 + (this.pick % Math.max(1, model.games.length));
    const game = model.games[number - 1];
    if (kind === 'record') expect(await change(real, (log) => recordGame(log, searchGame(objectives)))).toBe(Boolean(model.games.push({ objectives, void: false })));
    if (kind === 'other') expect(await change(real, (log) => recordGame(log, searchGame(objectives, { mission: 'rescate', winner: 'defender' })))).toBe(Boolean(model.games.push({ objectives: null, void: false })));
    if (kind === 'import') {
      writeFileSync(join(real.cwd, 'in.csv'), `mission;attacker;defender;objectives\nSearch and Destroy;A;B;${objectives}\ncerca i destrucció;B;A;1\n`);
      expect((await run(['campaign', 'import', 'in.csv', '--force', '--file', 'log.yaml'], { cwd: real.cwd })).code).toBe(0);
      model.games.push({ objectives, void: false }, { objectives: 1, void: false });
    }
    if (kind === 'remark') writeFileSync(join(real.cwd, 'log.yaml'), `${readFileSync(join(real.cwd, 'log.yaml'), 'utf8')}# remark ${this.pick}\n`);
    if (!game) return compare(model, real);
    if (kind === 'void') expect(await change(real, (log) => voidGame(log, number, 'why'))).toBe(!game.void);
    if (kind === 'void') game.void = true;
    if (kind === 'restore') expect(await change(real, (log) => restoreGame(log, number))).toBe(game.void);
    if (kind === 'restore') game.void = false;
    if (kind === 'correct') await change(real, (log) => correctGame(log, number, { objectives }, `now ${objectives}`));
    if (kind === 'correct' && game.objectives !== null) game.objectives = objectives;
    await compare(model, real);
  }
}

test('C1 any sequence of record, void, correct and import gives the X of the games that are left', async () => {
  const step = fc.tuple(fc.constantFrom('record' as const, 'record' as const, 'other' as const, 'void' as const, 'restore' as const, 'correct' as const, 'import' as const, 'remark' as const), fc.nat(50), fc.nat(9));
  await fc.assert(fc.asyncProperty(fc.commands([step.map(([kind, pick, objectives]) => new Step(kind, pick, objectives))], { maxCommands: 25 }), async (commands) => {
    const cwd = mkdtempSync(join(tmpdir(), 'plasma-wall-model-'));
    try {
      createCampaign({ path: 'log.yaml', cwd, language: 'en' }, { games: [] }, []);
      await fc.asyncModelRun(() => ({ model: { games: [] }, real: { cwd } }), commands);
    } finally {
      rmSync(cwd, { recursive: true, force: true });
    }
  }), { numRuns: 40 });
}, 60_000);
