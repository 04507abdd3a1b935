/** `campaign void` and `campaign correct`: a wrong entry taken back or put right; results that were recorded stand (ENG-08). */
import { correctGame, listNewDifferences, restoreGame, voidGame } from '../../campaign/change-log';
import type { ChangeResult, GameChanges } from '../../campaign/change-log';
import { writeCorrection } from '../../campaign/corrections';
import { gameFields } from '../../campaign/fields';
import { listKnownGames } from '../../campaign/known-games';
import type { CampaignLog, Game } from '../../campaign/log';
import { findClash, judgeKeptResult } from '../../campaign/scenario-parts';
import { winnerOfSide } from '../../campaign/winner-of-side';
import { cleanNote } from '../../campaign/plain-text';
import { findX, isDecidedByX, listStandings } from '../../campaign/x';
import { UserError } from '../../errors';
import { listOutcomes, outcomes } from '../../missions/score/score-scenario';
import { describeCorrection } from '../../render/campaign/describe-fact';
import { countOf, describeWinner, nameById } from '../../render/campaign/log-table';
import type { Ruleset } from '../../tables/ruleset';
import { canAsk } from '../asker';
import type { CommandContext, MessageValues } from '../context';
import type { Message } from '../../errors';
import { campaignFaultMessages, campaignReportMessages as words } from '../messages/campaign-report';
import { toKebab } from '../to-kebab';
import { factFlags } from '../score/fact-options';
import type { FactFlags } from '../score/fact-options';
import { parserMessages } from '../messages/parser';
import { listTold } from '../list-told';
import { makeVisible } from '../visible-text';
import type { CampaignOptions } from './open';
import { changeLog, loadTables, openLog, printJson } from './open';
import { isComparedScenario, settleIncursion } from './collect-game';
import type { FactOptions, Facts } from './read-facts';
import { findKnownPlayer } from './find-player';
import { checkFacts, checkOtherwise, checkTogether, optionNames, readFacts, readNumber, splitList } from './read-facts';
import { isToldByFacts } from './judge-game';
import { refuseChange } from './refuse-change';
import { listNewcomers, noteNewcomers } from './note-newcomers';
import { noteClash, noteDifferences } from './note-differences';
import { listFuture, noteFuture } from './note-future';
import { noteLostUnits } from './note-lost-units';
import { readFirst } from './read-first';
import { readRetold, retellGame } from './retell-game';
import { showX } from './show-x';

/** Options of both. */
export interface CorrectOptions extends CampaignOptions, FactOptions, FactFlags {
  readonly first?: string;
  readonly why?: string;
  readonly undo?: boolean;
  readonly clear?: string;
}

/** Strikes a game out, or takes that back. */
export async function runVoid(typed: string, options: CorrectOptions, context: CommandContext): Promise<void> {
  const number = readNumber(typed);
  if (options.undo && options.why !== undefined) throw new UserError('OPTION_CONFLICT', parserMessages.conflict, { flag: '--undo', other: '--why' });
  const before = await openLog(options, context);
  const make = (log: CampaignLog, why: string): ChangeResult => (options.undo ? restoreGame(log, number) : voidGame(log, number, why));
  // Nobody is asked why about a game that cannot be voided.
  const tried = make(before, '–');
  if (!tried.ok) throw refuseChange(tried, before, number);
  const why = options.undo ? '' : cleanNote(options.why ?? '') || (await askWhy(context));
  if (!options.undo) checkFacts({ notes: why }, context.language);
  await change(number, options, context, before, (log) => make(log, why), () => (options.undo ? words.restored : words.voided));
}

/** Whoever reads the log will want to know why; asked for on a terminal, and named elsewhere. */
async function askWhy(context: CommandContext): Promise<string> {
  if (!canAsk(context)) throw new UserError('WHY_MISSING', campaignFaultMessages.whyMissing);
  return (await import('./ask-game')).askWhy(context);
}

/** Puts facts right. */
export async function runCorrect(typed: string, given: CorrectOptions, context: CommandContext): Promise<void> {
  const number = readNumber(typed);
  // MIS-12: the defender rolled when the game was over; a roll of today would be another one.
  if (given.die === 'roll') throw new UserError('DIE_ROLLED', campaignFaultMessages.dieRolled, {}, { rule: 'MIS-12', remedy: campaignFaultMessages.dieRolledRemedy });
  const before = await openLog(given, context);
  const old = before.games[number - 1];
  if (old === undefined) throw refuseChange({ refusal: 'no-such-game' }, before, number);
  const options = readFirst(given, old);
  const tables = await loadTables(before, options, context);
  const facts = readFacts(options, tables, context, before.games[number - 1]);
  // Units tell nothing without the rest.
  const cleared = splitList(options.clear ?? '').map((key) => readClearable(key)).flatMap((key): (keyof GameChanges)[] => (key === 'facts' ? ['facts', 'units'] : [key]));
  const isTold = isToldByFacts(options);
  if (isTold && cleared.includes('facts')) throw new UserError('OPTION_CONFLICT', parserMessages.conflict, { flag: '--clear facts', other: listTold(options, factFlags)[0]! });
  const both = cleared.find((key) => Object.hasOwn(facts, key));
  if (both) throw new UserError('OPTION_CONFLICT', parserMessages.conflict, { flag: `--clear ${both}`, other: `--${toKebab(both)}` });
  const settled = settleWinner(old, { ...facts, ...Object.fromEntries(cleared.map((key) => [key, undefined])) }, isTold, tables, context);
  // Where the log keeps what happened, other objectives are those of its rooms, as in record, and another X is that of its papers (PRE-05): both judge it anew.
  const tellsMore = facts.x !== undefined || (options.objectives !== undefined && facts.winner === undefined);
  const isRejudged = (game: Game): boolean => isTold || settled === 'ask' || (tellsMore && game.facts !== undefined && !cleared.includes('facts'));
  const kit = { changes: facts, tables, context };
  const told = isRejudged(old) ? await readRetold(old, options, { ...kit, log: before }) : {};
  if (!isRejudged(old) && Object.keys(facts).length + cleared.length === 0) throw new UserError('NOTHING_TO_CORRECT', campaignFaultMessages.nothingToCorrect);
  const why = cleanNote(options.why ?? '').replace(/\n/g, ' ');
  await change(number, options, context, before, (log) => {
    const locked = log.games[number - 1];
    if (locked === undefined) return { ok: false, refusal: 'no-such-game' };
    const retold = isRejudged(locked) ? retellGame(locked, told, { ...kit, log }) : {};
    const changes: GameChanges = { ...facts, ...settleEnding(locked, facts), ...(settled === 'none' ? { winner: 'none' } : {}), ...retold, ...Object.fromEntries(cleared.map((key) => [key, null])) };
    const known = nameKnown(changes, log);
    const changed = correctGame(log, number, known, writeCorrection(locked, known, why));
    if (changed.ok) checkCorrected(changed.game, facts, log, tables);
    return changed;
  }, ({ corrections = [] }) => ({ message: words.corrected, values: { trace: makeVisible(describeCorrection(corrections.at(-1) ?? '', context.language, nameById([...tables.missions, ...(tables.scenarios ?? [])], context.language))) } }));
}

/**
 * MIS-08, MIS-12: a winner that came from X is none of a game that X does not decide. An incursion has none (SCN-01); elsewhere what is
 * missing is asked for on a terminal, and named where nobody can be asked. Null: nothing is to be settled.
 */
function settleWinner(old: Game, changes: Facts, isTold: boolean, tables: Ruleset, context: CommandContext): 'ask' | 'none' | null {
  const game = { ...old, ...changes };
  if (isTold || changes.winner !== undefined || game.whole || !isDecidedByX(old) || isDecidedByX(game)) return null;
  if (isComparedScenario(game, tables)) return 'none';
  if (canAsk(context)) return 'ask';
  throw new UserError('WINNER_MISSING', campaignFaultMessages.winnerOfX, { winner: makeVisible(describeWinner(old, context.language)) }, { rule: 'MIS-12', remedy: campaignFaultMessages.winnerRemedy });
}

/** What must hold of a corrected game; an incursion that gets a winner is told why it has none (SCN-01). */
function checkCorrected(game: Game, facts: Facts, log: CampaignLog, tables: Ruleset): void {
  if (facts.winner !== undefined && !game.whole) settleIncursion({ winner: facts.winner }, isComparedScenario(game, tables));
  checkTogether(game, listKnownGames(tables), optionNames);
  checkOtherwise(game, log, tables);
}

/** SCN-01 to SCN-03: other objectives, or another ending, which takes the place of the one before, tell who won a scenario. */
function settleEnding(old: Game, changes: Facts): GameChanges {
  const told = listOutcomes(changes);
  if (!old.whole || (told.length === 0 && changes.objectives === undefined && changes.second === undefined)) return {};
  const others = told.length === 0 ? [] : outcomes.filter((key) => !told.includes(key) && old[key] !== undefined);
  const score = judgeKeptResult({ ...old, ...changes, ...Object.fromEntries(others.map((key) => [key, undefined])) } as Game);
  return { ...Object.fromEntries(others.map((key) => [key, null])), ...(score && changes.winner === undefined ? { winner: winnerOfSide[score.winner] } : {}) };
}

function readClearable(key: string): keyof GameChanges {
  const field = gameFields.find((other) => other.key === key && !other.required && key !== 'void' && key !== 'corrections');
  if (field) return field.key as keyof GameChanges;
  const list = gameFields.filter(({ required, key: name }) => !required && name !== 'void' && name !== 'corrections').map(({ key: name }) => name).join(', ');
  throw new UserError('BAD_FACT', campaignFaultMessages.badValue, { flag: '--clear', value: key.slice(0, 80), expected: list });
}

/** A corrected name is spelled as the log spells it. */
function nameKnown(changes: GameChanges, log: CampaignLog): GameChanges {
  const { attacker, defender } = changes;
  return {
    ...changes,
    ...(typeof attacker === 'string' ? { attacker: findKnownPlayer(attacker, log) } : {}),
    ...(typeof defender === 'string' ? { defender: findKnownPlayer(defender, log) } : {}),
  };
}

type Said = Message | { readonly message: Message; readonly values: MessageValues };

async function change(number: number, options: CampaignOptions, context: CommandContext, before: CampaignLog, make: (log: CampaignLog) => ChangeResult, said: (game: Game) => Said): Promise<void> {
  const { earlier, game, log } = await changeLog(options, context, (locked) => {
    const changed = make(locked);
    if (!changed.ok) throw refuseChange(changed, locked, number);
    return { log: changed.log, result: { earlier: locked, game: changed.game, log: changed.log } };
  }, before);
  // Others need not wait while all this is worked out.
  const [was, now] = [listStandings(earlier), listStandings(log)];
  const [xBefore, xAfter] = [findX(earlier), findX(log)];
  const differing = listNewDifferences(was, now);
  if (options.json) {
    printJson({ game, x: { before: xBefore, after: xAfter }, differing }, context);
    return;
  }
  const { say, note } = context;
  const sentence = said(game);
  note(context.style.bold('message' in sentence ? say(sentence.message, { number, ...sentence.values }) : say(sentence, { number })));
  noteNewcomers(listNewcomers(earlier, game), earlier, number, context);
  noteLostUnits(earlier.games[number - 1], game, context);
  if (game.whole) note(say(words.resultReads, { attacker: makeVisible(game.attacker), defender: makeVisible(game.defender), count: countOf(game), winner: makeVisible(describeWinner(game, context.language)) }));
  if (keepsWinner(earlier.games[number - 1], game)) note(say(words.winnerStays, { winner: makeVisible(describeWinner(game, context.language)) }));
  const [shownBefore, shownAfter] = [showX(xBefore, context), showX(xAfter, context)];
  note(shownBefore === shownAfter ? say(words.xSame, { x: shownAfter }) : say(words.xNow, { before: shownBefore, after: shownAfter }));
  if (game.date !== earlier.games[number - 1]?.date) noteFuture(listFuture([game]), context);
  // A result that was put right by half is still not what it should be.
  const isStale = (now[number - 1]?.result ?? null) !== null && !differing.includes(number);
  noteDifferences(now, isStale ? [...differing, number] : differing, context, findCorrected(earlier.games[number - 1], game));
  // Two that were the wrong way round are put right one after the other.
  const clash = findClash(log, game);
  if (clash) noteClash(clash, context);
}

/** The number of a game whose own facts were put right; a game that was voided or counts again has the facts it had. */
function findCorrected(old: Game | undefined, { corrections, number }: Game): number | undefined {
  return corrections?.length === old?.corrections?.length ? undefined : number;
}

/** MIS-12: whether other objectives leave a winner who was judged by more than them. Where the log keeps what happened, it was worked out again. */
function keepsWinner(old: Game | undefined, game: Game): boolean {
  return old !== undefined && game.facts === undefined && !game.whole && !isDecidedByX(game) && game.winner !== 'none' && old.winner === game.winner && old.objectives !== game.objectives;
}
