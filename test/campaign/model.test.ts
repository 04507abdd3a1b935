/** Random lives of a log against a small model (C1): whatever is recorded, voided, corrected or brought in from a table, on days in any order. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { AsyncCommand } from 'fast-check';
import { correctGame, recordGame, restoreGame, voidGame } from '../../src/campaign/change-log';
import type { ChangeResult, GameChanges } from '../../src/campaign/change-log';
import type { CampaignLog, Game } from '../../src/campaign/log';
import { searchMission } from '../../src/campaign/log';
import { findX, listStandings } from '../../src/campaign/x';
import { changeCampaign, createCampaign, readCampaign } from '../../src/io/campaign-file';
import { run } from '../cli/run-in-process';
import { searchGame } from './support/games';

/** The model: what is known of each game, and nothing worked out. */
interface ModelGame { isSearch: boolean; objectives: number; date: string | undefined; winner: Game['winner']; void: boolean }
type Fraction = readonly [number, number] | null;

const mean = (games: readonly ModelGame[]): Fraction => {
  const fed = games.filter(({ isSearch, void: isVoid }) => isSearch && !isVoid);
  return fed.length === 0 ? null : [fed.reduce((sum, { objectives }) => sum + objectives, 0), fed.length];
};
/** X-01, ENG-08: of a day before one that stands there already, the games of that day and before; those without a day in their place. */
const meanOn = (games: readonly ModelGame[], date: string | undefined): Fraction => {
  const later = date === undefined ? -1 : games.findIndex((game) => !game.void && game.date !== undefined && game.date > date);
  return later < 0 ? mean(games) : mean(games.filter((game, at) => (game.date === undefined ? at < later : game.date <= date!)));
};
/** MIS-08. */
const judge = (objectives: number, x: Fraction): Game['winner'] => {
  if (x === null) return 'none';
  const more = objectives * x[1] - x[0];
  return more > 0 ? 'attacker' : more < 0 ? 'defender' : 'draw';
};

interface Model { games: ModelGame[] }
interface Real { cwd: string }
const access = ({ cwd }: Real) => ({ path: 'log.yaml', cwd, language: 'en' as const });
const change = (real: Real, make: (log: CampaignLog) => ChangeResult): Promise<boolean> => changeCampaign(access(real), (log) => {
  const result = make(log);
  return { log: result.ok ? result.log : log, result: result.ok };
});

const expectSame = (found: { readonly num: number; readonly den: number } | null, wanted: Fraction): void => {
  expect(found === null).toBe(wanted === null);
  if (found && wanted) expect(found.num * wanted[1]).toBe(wanted[0] * found.den);
};

async function compare({ games }: Model, real: Real): Promise<void> {
  const log = await readCampaign(access(real));
  const told = log.games.map(({ objectives, mission, date, winner, void: why }) => ({ isSearch: mission === searchMission, objectives, date, winner, void: why !== undefined }));
  expect(told).toEqual(games);
  expectSame(findX(log), mean(games));
  listStandings(log).forEach(({ before, after, judgedBy, due, differs, feeds }, at) => {
    const game = games[at]!;
    expectSame(before, mean(games.slice(0, at)));
    expectSame(after, mean(games.slice(0, at + 1)));
    expect(feeds).toBe(game.isSearch && !game.void);
    const x = meanOn(games.slice(0, at), game.date);
    expect(due).toBe(feeds ? judge(game.objectives, x) : null);
    expect(differs).toBe(feeds && due !== game.winner);
    if (feeds) expectSame(judgedBy, x);
  });
}

const kinds = ['record', 'record', 'other', 'void', 'restore', 'objectives', 'date', 'no date', 'winner', 'mission', 'import', 'remark'] as const;
type Kind = (typeof kinds)[number];
const days = [undefined, '1999-10-02', '1999-10-05', '1999-10-09', '1999-11-01'] as const;
const winners = ['attacker', 'defender', 'draw', 'none'] as const;

class Step implements AsyncCommand<Model, Real> {
  constructor(private readonly kind: Kind, private readonly pick: number, private readonly objectives: number) {}
  check = (model: Readonly<Model>): boolean => model.games.length > 0 || ['record', 'other', 'import'].includes(this.kind);
  toString = (): string => `${this.kind}(${this.pick}, ${this.objectives})`;

  async run(model: Model, real: Real): Promise<void> {
    const number = 1 + (this.pick % Math.max(1, model.games.length));
    const game = model.games[number - 1];
    await this.add(model, real);
    if (game && this.kind === 'void') {
      expect(await change(real, (log) => voidGame(log, number, 'why'))).toBe(!game.void);
      game.void = true;
    } else if (game && this.kind === 'restore') {
      expect(await change(real, (log) => restoreGame(log, number))).toBe(game.void);
      game.void = false;
    } else if (game) await this.correct(game, number, real);
    await compare(model, real);
  }

  private async add(model: Model, real: Real): Promise<void> {
    const { kind, objectives } = this;
    const date = days[this.pick % days.length];
    const dated = date === undefined ? {} : { date };
    if (kind === 'record') {
      expect(await change(real, (log) => recordGame(log, searchGame(objectives, dated)))).toBe(true);
      model.games.push({ isSearch: true, objectives, date, winner: judge(objectives, meanOn(model.games, date)), void: false });
    } else if (kind === 'other') {
      expect(await change(real, (log) => recordGame(log, searchGame(objectives, { ...dated, mission: 'rescate', winner: 'defender' })))).toBe(true);
      model.games.push({ isSearch: false, objectives, date, winner: 'defender', void: false });
    } else if (kind === 'import') {
      writeFileSync(join(real.cwd, 'in.csv'), `mission;attacker;defender;objectives\nSearch and Destroy;A;B;${objectives}\ncerca i destrucció;B;A;1\n`);
      expect((await run(['campaign', 'import', 'in.csv', '--force', '--file', 'log.yaml'], { cwd: real.cwd })).code).toBe(0);
      for (const count of [objectives, 1]) model.games.push({ isSearch: true, objectives: count, date: undefined, winner: judge(count, mean(model.games)), void: false });
    } else if (kind === 'remark') writeFileSync(join(real.cwd, 'log.yaml'), `${readFileSync(join(real.cwd, 'log.yaml'), 'utf8')}# remark ${this.pick}\n`);
  }

  /** Each fact by itself: whoever won stays, unless that is what is corrected (ENG-08). */
  private async correct(game: ModelGame, number: number, real: Real): Promise<void> {
    const wanted: Partial<ModelGame> = {
      ...(this.kind === 'objectives' ? { objectives: this.objectives } : {}),
      ...(this.kind === 'date' ? { date: days[1 + (this.objectives % (days.length - 1))] } : {}),
      ...(this.kind === 'no date' ? { date: undefined } : {}),
      // Where there is a primary somebody wins (MIS-12).
      ...(this.kind === 'winner' ? { winner: winners[this.objectives % (game.isSearch ? 4 : 2)]! } : {}),
      ...(this.kind === 'mission' ? { isSearch: !game.isSearch, winner: 'attacker' as const } : {}),
    };
    if (Object.keys(wanted).length === 0) return;
    const { isSearch, date, ...plain } = wanted;
    const changes: GameChanges = { ...plain as GameChanges, ...(isSearch === undefined ? {} : { mission: isSearch ? searchMission : 'rescate' }), ...('date' in wanted ? { date: date ?? null } : {}) };
    const isOther = Object.entries(wanted).some(([key, value]) => game[key as keyof ModelGame] !== value);
    expect(await change(real, (log) => correctGame(log, number, changes, 'put right'))).toBe(isOther);
    Object.assign(game, wanted);
  }
}

test('C1 ENG-08 any sequence of record, void, correct and import gives the X, the results and the differences of the games that are left', async () => {
  const step = fc.tuple(fc.constantFrom(...kinds), fc.nat(50), fc.nat(9));
  await fc.assert(fc.asyncProperty(fc.commands([step.map(([kind, pick, objectives]) => new Step(kind, pick, objectives))], { maxCommands: 40, size: '+1' }), async (commands) => {
    const cwd = mkdtempSync(join(tmpdir(), 'plasma-wall-model-'));
    try {
      createCampaign({ path: 'log.yaml', cwd, language: 'en' }, { games: [] }, []);
      await fc.asyncModelRun(() => ({ model: { games: [] }, real: { cwd } }), commands);
    } finally {
      rmSync(cwd, { recursive: true, force: true });
    }
  }), { numRuns: 30 });
}, 120_000);
