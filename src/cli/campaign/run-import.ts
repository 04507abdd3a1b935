/** `campaign import`: the games of a table, all or none. */
import { addToGroup } from '../../campaign/add-to-group';
import { GameRecorder, isSame } from '../../campaign/change-log';
import { findContradictions } from '../../campaign/contradictions';
import type { KnownGames } from '../../campaign/known-games';
import { listKnownGames } from '../../campaign/known-games';
import type { CampaignLog, Game, NewGame } from '../../campaign/log';
import { gameFields } from '../../campaign/fields';
import { KnownPlayers } from '../../campaign/known-players';
import { listPlayers } from '../../campaign/next-evening';
import { keyOfPlay, mayBeOne } from '../../campaign/same-play';
import { findX, isDecidedByX } from '../../campaign/x';
import type { Message, Problem } from '../../errors';
import { fillMessage, isUserError, UserError } from '../../errors';
import { readTextFile } from '../../io/read-file';
import { csvHeadings } from '../../render/campaign/export-words';
import { wordContradiction } from '../../render/campaign/word-contradiction';
import type { Language, Ruleset } from '../../tables/ruleset';
import type { CommandContext } from '../context';
import { importWords, tableFaults as words } from '../messages/campaign-import';
import { campaignRefusals } from '../messages/campaign-refusals';
import { campaignFaultMessages, campaignReportMessages } from '../messages/campaign-report';
import { makeVisible } from '../visible-text';
import { isComparedScenario, settleIncursion } from './collect-game';
import type { CampaignOptions } from './open';
import { changeLog, loadTables, openLog, printJson } from './open';
import { checkOtherwise, checkTogether } from './read-facts';
import type { TableRow } from './read-table';
import { listFuture, listSome, noteFuture } from './note-future';
import { findImported, noteImported } from './note-imported';
import { findImportedPlayers, noteImportedPlayers } from './note-newcomers';
import { noteUnderstood } from './find-player';
import { readTable } from './read-table';
import { refuseChange } from './refuse-change';
import { showX } from './show-x';

/** Options of `import`. */
export interface ImportOptions extends CampaignOptions {
  readonly force?: boolean;
}

/** Names told as they were understood. */
const mostNames = 20;

/** Records the rows of a table in their order. Games that the log has already, just so, are passed over. */
export async function runImport(file: string, options: ImportOptions, context: CommandContext): Promise<void> {
  const { language, say, note } = context;
  const earlier = await openLog(options, context);
  const tables = await loadTables(earlier, options, context);
  const { rows, problems } = readTable(readTableFile(file, context), file, tables, language);
  const { was, now, ...result } = await changeLog(options, context, (log) => {
    const adder = new RowAdder(log, { file, tables, language, mayRepeat: options.force === true });
    // A cell that is wrong hides nothing of the other rows; their places in the log are told once all of them can be read.
    for (const row of rows) {
      if (problems.length === 0) adder.add(row);
      else adder.check(row);
    }
    const all = [...problems, ...adder.problems].sort((a, b) => (a.place?.line ?? 0) - (b.place?.line ?? 0));
    if (all.length > 0) throw new UserError('BAD_TABLE', campaignFaultMessages.badTable, { file, count: all.length }, { problems: all });
    const after = adder.recorder.finish();
    const added = after.games.slice(log.games.length);
    return { log: after, result: { was: log, now: after, count: added.length, skipped: adder.skipped, understood: [...adder.understood], older: adder.older, doubled: listDoubled(added), future: listFuture(added), before: findX(log), x: findX(after) } };
  }, earlier);
  // Others need not wait while this is worked out.
  const imported = findImported(was, now);
  const newcomers = findImportedPlayers(was, now);
  if (options.json) {
    printJson({ ...result, newcomers, differing: imported.differing, clashes: imported.clashes }, context);
    return;
  }
  note(say(campaignReportMessages.imported, { count: result.count, file: makeVisible(file), before: showX(result.before, context), after: showX(result.x, context) }));
  for (const [typed, name] of result.understood.slice(0, mostNames)) noteUnderstood(typed, name, context);
  noteImportedPlayers(newcomers, was, context);
  if (result.skipped > 0) note(say(campaignReportMessages.skipped, { count: result.skipped }));
  noteFuture(result.future, context);
  if (result.doubled.length > 0) note(say(importWords.doubled, { list: listSome(result.doubled), n: result.doubled.length }));
  if (result.older.length > 0) note(say(importWords.older, { list: listSome(result.older) }));
  noteImported(imported, context);
}

/** A spreadsheet's plain CSV is in the letters of its system: which way of saving it is the right one has to be said. */
function readTableFile(file: string, { terminal: { cwd } }: CommandContext): string {
  try {
    return readTextFile(file, cwd);
  } catch (error) {
    if (!isUserError(error) || error.code !== 'FILE_NOT_TEXT') throw error;
    throw new UserError(error.code, error.text, error.values, { ...error.options, remedy: importWords.saveAsUtf8 });
  }
}

/** What rows are added with. */
interface AddKit {
  readonly file: string;
  readonly tables: Ruleset;
  readonly language: Language;
  /** Whether a row may be a game that the log has already, played once more. */
  readonly mayRepeat: boolean;
}

/** Adds row after row, and keeps what is wrong with them. */
class RowAdder {
  readonly recorder: GameRecorder;
  readonly problems: Problem[] = [];
  /** Numbers of the games added after one of a later day. */
  readonly older: number[] = [];
  /** Names that are not spelt as the log spells them, and how it does. */
  readonly understood = new Map<string, string>();
  skipped = 0;
  /** Rows that failed and would have been games. */
  private failed = 0;
  /** The last number that was not that of its place. */
  private stray = Number.NaN;
  /** The games of the log, and those added. */
  private readonly byNumber: Map<number, Game>;
  private readonly players: KnownPlayers;
  private readonly games: KnownGames;
  private readonly known: ReadonlyMap<string, readonly Game[]>;

  constructor(private readonly log: CampaignLog, private readonly kit: AddKit) {
    this.recorder = new GameRecorder(log);
    this.byNumber = new Map(log.games.map((game) => [game.number, game]));
    this.players = new KnownPlayers(listPlayers(log));
    this.games = listKnownGames(kit.tables);
    this.known = groupByPlay(log.games);
  }

  add({ game: told, line }: TableRow): void {
    const game = this.nameKnown(told);
    const known = game.number === undefined ? undefined : this.byNumber.get(game.number);
    // A row that failed keeps its place: those after it are not wrong for that.
    const next = this.recorder.length + this.failed + 1;
    if (known) {
      const whole = { ...game, winner: game.winner ?? known.winner };
      // What the row leaves out and the log has is another thing said as well.
      const fields = gameFields.map(({ key }) => key).filter((key) => !isSame(whole[key], known[key]));
      if (fields.length === 0) this.skipped += 1;
      else this.report(line, words.different, { number: known.number, list: this.nameFields(fields) });
    } else if (game.number !== undefined && game.number !== next) this.addStray(game, game.number, next, line);
    else this.addNew(game, next, line);
  }

  /** A row whose number is not that of its place. Those that go on from it have the same fault, which is told once. */
  private addStray(game: Partial<Game>, number: number, next: number, line: number): void {
    if (number !== this.stray + 1) this.report(line, words.number, { found: number, expected: next });
    this.stray = number;
    this.failed += 1;
    this.settle(game, line);
  }

  /** Holds a row against itself and its mission alone, as far as its cells could be read. */
  check({ game, line, unsure }: TableRow): void {
    const isSettled = unsure.size === 0 ? this.settle(game, line) !== null : this.holds(game, line, unsure);
    if (isSettled && this.lacksWinner(game, unsure)) this.report(line, campaignRefusals['winner-missing']);
  }

  private holds(game: Partial<Game>, line: number, unsure: TableRow['unsure']): boolean {
    const [found] = findContradictions(game as NewGame, this.games, unsure);
    if (found) this.report(line, words.together, { why: wordContradiction(found)[this.kit.language] });
    return found === undefined;
  }

  /** MIS-12: whether nobody but the row could tell who won. A game that the log has already has its winner there. */
  private lacksWinner(game: Partial<Game>, unsure: TableRow['unsure']): boolean {
    const isSure = (['mission', 'scenario', 'whole', 'winner'] as const).every((key) => !unsure.has(key));
    const isKnown = game.number !== undefined && this.byNumber.has(game.number);
    return isSure && !isKnown && !game.whole && game.winner === undefined && !isComparedScenario(game, this.kit.tables) && !isDecidedByX(game as NewGame);
  }

  /** A row with its players under the names that the log has for them, or the rows before. */
  private nameKnown(game: Partial<Game>): Partial<Game> {
    const find = (typed: string | undefined): string => {
      const name = this.players.find(typed ?? '');
      if (typed !== undefined && name !== typed) this.understood.set(typed, name);
      if (typed !== undefined) this.players.add(name);
      return name;
    };
    const { attacker, defender } = game;
    return { ...game, ...(attacker === undefined ? {} : { attacker: find(attacker) }), ...(defender === undefined ? {} : { defender: find(defender) }) };
  }

  private addNew(told: Partial<Game>, next: number, line: number): void {
    const added = this.record(told, next, line);
    if (added) this.byNumber.set(added.number, added);
    else this.failed += 1;
  }

  /** The game as it was recorded; null: what is wrong with the row was told. */
  private record({ corrections, ...told }: Partial<Game>, next: number, line: number): Game | null {
    const game = this.settle(told, line);
    if (game === null) return null;
    const alike = this.kit.mayRepeat || game.void !== undefined || told.number !== undefined ? undefined : this.findAlike(game);
    if (alike) return this.report(line, alike.fields.length === 0 ? words.twice : words.alike, { number: alike.number, list: this.nameFields(alike.fields) });
    const later = this.recorder.findLater(game);
    // X as it is now was not that of the night: it does not tell who won an older game (MIS-08).
    if (later && game.winner === undefined && isDecidedByX(game)) return this.report(line, words.older, { date: game.date ?? '', number: later.number, last: later.date ?? '' });
    const recorded = this.recorder.record({ ...game, number: next } as NewGame, corrections);
    if (recorded.ok) {
      if (later) this.older.push(recorded.game.number);
      return recorded.game;
    }
    const refusal = refuseChange(recorded, this.log, 0);
    if (recorded.refusal === 'log-full') throw refusal;
    return this.report(line, refusal.text, refusal.values);
  }

  /** The game of the log that a row most probably is, and the fields in which it says otherwise; papers of another tag are another game. */
  private findAlike(game: NewGame): { readonly number: number; readonly fields: readonly FieldKey[] } | undefined {
    const candidates = (this.known.get(keyOfPlay(game)) ?? []).filter((other) => mayBeOne(game, other));
    return candidates.map((other) => ({ number: other.number, fields: listDifferences(game, other) })).sort((a, b) => a.fields.length - b.fields.length)[0];
  }

  private nameFields(keys: readonly FieldKey[]): string {
    return keys.map((key) => csvHeadings[key][this.kit.language]).join(', ');
  }

  private settle(told: Partial<Game>, line: number): NewGame | null {
    try {
      const game = told.whole ? told : settleIncursion(told, isComparedScenario(told, this.kit.tables));
      checkTogether(game as NewGame, this.games);
      checkOtherwise(game as NewGame, this.log, this.kit.tables);
      return game as NewGame;
    } catch (error) {
      if (!isUserError(error)) throw error;
      return this.report(line, words.together, { why: fillMessage(error.text[this.kit.language], error.values) });
    }
  }

  private report(line: number, message: Message, values: Readonly<Record<string, string | number>> = {}): null {
    this.problems.push({ code: 'TABLE_GAME', message: fillMessage(message[this.kit.language], values), place: { file: this.kit.file, line, column: 1 } });
    return null;
  }
}

type FieldKey = keyof Game;

/** Fields of which a row says otherwise than a game of the log. */
function listDifferences(told: Partial<Game>, known: Game): FieldKey[] {
  return (Object.keys(told) as FieldKey[]).filter((key) => !isSame(told[key], known[key]));
}

/** Numbers of the games that tell what one before them in the same table told of the same day. */
function listDoubled(added: readonly Game[]): number[] {
  const dated = [...groupByPlay(added.filter(({ date }) => date !== undefined)).values()];
  return dated.flatMap((group) => group.filter((game, at) => group.slice(0, at).some((other) => mayBeOne(game, other)))).map(({ number }) => number);
}

/** The games of a log that count, by what tells them. */
function groupByPlay(games: readonly Game[]): Map<string, Game[]> {
  const groups = new Map<string, Game[]>();
  for (const game of games) {
    if (game.void === undefined) addToGroup(groups, keyOfPlay(game), game);
  }
  return groups;
}
