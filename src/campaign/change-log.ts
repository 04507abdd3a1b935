/** What may be done to a log. All pure: the log given is left alone, and what cannot be done is a returned value. */
import type { Message } from '../errors';
import { makeRatio, writeRatio } from '../tables/ratio';
import type { Ratio } from '../tables/ratio';
import { addToGroup } from './add-to-group';
import { judgeValue } from './field-kinds';
import { gameFields } from './fields';
import type { CampaignLog, Game, NewGame } from './log';
import { logLimits } from './log';
import { judgeSearch } from '../missions/score/grade';
import { findOfPapers } from './same-play';
import { feedsX, findNewer, findXOn, isDecidedByX, isLate, isOfX } from './x';
import type { Standing } from './x';

/** Something worth saying about a game just recorded. */
export type RecordNote =
  /** It never feeds X: another mission, or an incursion of a scenario (X-02, ENG-07). */
  | 'never-feeds'
  /** It never feeds X although this group counts incursions: another mission, or the result of a scenario. */
  | 'never-feeds-mission'
  /** The first game that feeds X: nobody wins it (LOG-02). */
  | 'first'
  /** Declared otherwise than MIS-08 has it. */
  | 'declared-otherwise'
  /** The papers were printed with another X than the log's. */
  | 'other-x'
  /** Of a day before a game that is in the log: it stays behind it, and X of its own day told who won. */
  | 'older'
  /** Another game says just the same: it may be recorded twice. */
  | 'same-again'
  /** The result of a scenario is not what its incursions in the log make it, as far as they can be told to be its own. */
  | 'parts-otherwise'
  /** Of a day that has not come yet, by whoever knows what day it is. */
  | 'future';

/** Why a change cannot be made. */
export type ChangeRefusal = 'winner-missing' | 'log-full' | 'no-such-game' | 'already-void' | 'not-void' | 'nothing-changed' | 'already-recorded' | 'corrections-full' | 'bad-fact';

/** A fact that no file of a log may hold, and what its field takes. */
export interface BadFact {
  readonly key: keyof Game;
  readonly value: unknown;
  readonly expected: Message;
}

/** The changed log, or why not; `same`: the game that was played with the same papers; `bad`: the fact that cannot be. */
export type ChangeResult<Extra = unknown> = ({ readonly ok: true; readonly log: CampaignLog; readonly game: Game } & Extra) | { readonly ok: false; readonly refusal: ChangeRefusal; readonly same?: Game; readonly bad?: BadFact };

/**
 * Adds a game at the end of the log. The winner of a stand-alone Search and Destroy is worked out
 * where none was declared (MIS-08), by X as it was on its day; the other missions come with theirs.
 */
export function recordGame(log: CampaignLog, game: NewGame): ChangeResult<{ readonly notes: readonly RecordNote[]; readonly later: Game | null }> {
  const recorder = new GameRecorder(log);
  const later = recorder.findLater(game);
  const outcome = recorder.record(game, undefined, later ? findXOn(log, game.date) : undefined);
  return outcome.ok ? { ...outcome, notes: [...outcome.notes, ...(later ? (['older'] as const) : [])], later, log: recorder.finish() } : outcome;
}

/** A game in its place, or why not. */
export type RecordOutcome = { readonly ok: true; readonly game: Game; readonly notes: readonly RecordNote[] } | (ChangeResult & { readonly ok: false });

/** Adds game after game to a log, X going along: thousands at once take no longer each than one alone. The log given is left alone. */
export class GameRecorder {
  private readonly games: Game[];
  /** Those that count, by the tags of their papers. */
  private readonly byTag = new Map<string, Game[]>();
  private sum = 0;
  private count = 0;
  private newest: Game | undefined;

  constructor(private readonly log: CampaignLog) {
    this.games = [...log.games];
    for (const game of log.games) this.take(game);
  }

  /** How many games there are by now. */
  get length(): number {
    return this.games.length;
  }

  /** The game of the latest day, where that is after this one's, which is then added out of its order; or null. */
  findLater(game: Pick<NewGame, 'date'>): Game | null {
    return this.newest !== undefined && isLate(game, this.newest) ? this.newest : null;
  }

  /** Game by its number. */
  at(number: number): Game | undefined {
    return this.games[number - 1];
  }

  /** Adds one; `corrections`: those it comes with from another log; `then`: X that it was judged by, where that is not X of the games before it in the log. */
  record(game: NewGame, corrections?: Game['corrections'], then?: Ratio | null): RecordOutcome {
    if (this.games.length >= logLimits.games) return { ok: false, refusal: 'log-full' };
    const same = game.tag === undefined || game.void !== undefined ? undefined : findOfPapers(this.byTag.get(game.tag) ?? [], game);
    if (same) return { ok: false, refusal: 'already-recorded', same };
    const before = this.count === 0 ? null : makeRatio(this.sum, this.count);
    const judgedBy = then === undefined ? before : then;
    const due = isDecidedByX(game) ? judgeSearch(game.objectives, judgedBy).winner : null;
    const winner = game.winner ?? due;
    if (winner === null) return { ok: false, refusal: 'winner-missing' };
    const recorded: Game = { number: this.games.length + 1, ...game, winner, ...(corrections === undefined ? {} : { corrections }) };
    const bad = findBadFact(recorded);
    if (bad) return { ok: false, refusal: 'bad-fact', bad };
    const notes = this.listNotes(recorded, due, before, judgedBy);
    this.games.push(recorded);
    this.take(recorded);
    return { ok: true, game: recorded, notes };
  }

  /** The log with everything added. */
  finish(): CampaignLog {
    return this.games.length === this.log.games.length ? this.log : { ...this.log, games: [...this.games] };
  }

  private take(game: Game): void {
    if (feedsX(game, this.log)) {
      this.sum += game.objectives;
      this.count += 1;
    }
    if (game.tag !== undefined && game.void === undefined) addToGroup(this.byTag, game.tag, game);
    this.newest = findNewer(this.newest, game);
  }

  private listNotes(game: Game, due: Game['winner'] | null, before: Ratio | null, judgedBy: Ratio | null): RecordNote[] {
    const feeds = isOfX(game, this.log);
    return [
      ...(feeds ? [] : [this.log.countScenarioIncursions ? 'never-feeds-mission' as const : 'never-feeds' as const]),
      ...(feeds && before === null ? ['first' as const] : []),
      ...(due !== null && due !== game.winner ? ['declared-otherwise' as const] : []),
      ...(game.x !== undefined && game.x !== (judgedBy === null ? '' : writeRatio(judgedBy)) ? ['other-x' as const] : []),
    ];
  }
}

/** Strikes a game out: it stays in the log, and X is as if it had never been played (C1). */
export function voidGame(log: CampaignLog, number: number, why: string): ChangeResult {
  return changeGame(log, number, (game) => (game.void === undefined ? { ...game, void: why } : 'already-void'));
}

/** Takes the striking out back. */
export function restoreGame(log: CampaignLog, number: number): ChangeResult {
  return changeGame(log, number, ({ void: why, ...game }) => (why === undefined ? 'not-void' : game));
}

/** Fields that may be corrected; a value of null takes the field away. */
export type GameChanges = { readonly [Key in Exclude<keyof Game, 'number' | 'void' | 'corrections'>]?: Game[Key] | null };

/**
 * Corrects a game. Its result and those of later games stand as declared (ENG-08) unless the
 * winner itself is corrected; `trace` says what was changed (corrections.ts), and stays with the game.
 */
export function correctGame(log: CampaignLog, number: number, changes: GameChanges, trace: string): ChangeResult {
  return changeGame(log, number, (game) => {
    const entries = Object.entries(changes).filter(([key, value]) => !isSame(game[key as keyof Game] ?? null, value ?? null));
    if (entries.length === 0) return 'nothing-changed';
    if ((game.corrections ?? []).length >= logLimits.list) return 'corrections-full';
    const merged = Object.fromEntries(Object.entries({ ...game, ...Object.fromEntries(entries) }).filter(([, value]) => value !== null)) as unknown as Game;
    return { ...merged, corrections: [...(game.corrections ?? []), trace] };
  });
}

/** What a finished game says beyond what its fields take: facts are each in order where they come in, and yet their sum need not be. */
function findBadFact(game: Game): BadFact | null {
  for (const field of gameFields) {
    const { key } = field;
    const verdict = game[key] === undefined ? null : judgeValue(field, game[key]);
    if (verdict?.good === false) return { key, value: game[key], expected: verdict.expected };
  }
  return null;
}

function changeGame(log: CampaignLog, number: number, change: (game: Game) => Game | ChangeRefusal): ChangeResult {
  const old = log.games[number - 1];
  if (old === undefined) return { ok: false, refusal: 'no-such-game' };
  const game = change(old);
  if (typeof game === 'string') return { ok: false, refusal: game };
  const bad = findBadFact(game);
  if (bad) return { ok: false, refusal: 'bad-fact', bad };
  // A log that has an evening twice already may still be put right.
  const same = isSame(papersOf(game), papersOf(old)) || game.void !== undefined ? undefined : findOfPapers(log.games.filter((other) => other !== old), game);
  if (same) return { ok: false, refusal: 'already-recorded', same };
  return { ok: true, game, log: { ...log, games: log.games.map((other) => (other === old ? game : other)) } };
}

const papersOf = ({ tag, scenario, scenarioTag, void: why }: Game): unknown => [tag, scenario, scenarioTag, why].map((value) => value ?? null);

/** Whether two values say the same; in what order keys were written does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => Object.hasOwn(right, key) && isSame(left[key], right[key]));
}

/** Games whose declared result would be another since a change: not so before, or another than the one it would have been (ENG-08). */
export function listNewDifferences(before: readonly Standing[], after: readonly Standing[]): number[] {
  return after.flatMap(({ differs, due, game, result, voidParts, otherArrivals }) => {
    const was = before[game.number - 1];
    const isNew = (differs && !(was?.differs && was.due === due)) || (result !== null && !isSame(result, was?.result)) || (voidParts.length > 0 && !isSame(voidParts, was?.voidParts)) || (otherArrivals.length > 0 && !isSame(otherArrivals, was?.otherArrivals));
    return isNew ? [game.number] : [];
  });
}
