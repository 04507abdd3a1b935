/** `correct` of what happened in a game: what is told anew is laid over what the log keeps, and the result is worked out again. */
import type { GameChanges } from '../../campaign/change-log';
import { findScoredMission } from '../../campaign/judge-kept';
import { keepFacts, readJudgedBy, readKept } from '../../campaign/kept-facts';
import type { CampaignLog, Game } from '../../campaign/log';
import { findXBefore, isOfX } from '../../campaign/x';
import { UserError } from '../../errors';
import { listForeignFacts, listMissingFacts } from '../../missions/score/check-facts';
import type { GameFacts } from '../../missions/score/facts';
import { scoreMission } from '../../missions/score/score-mission';
import { listDefaultHouseRules } from '../../tables/default-house-rules';
import type { HouseRules } from '../../tables/house-rules';
import { parseRatio } from '../../tables/ratio';
import type { MissionDefinition, Ruleset } from '../../tables/ruleset';
import type { CommandContext } from '../context';
import { chooseHouseRules } from '../generate/parse-house-rules';
import { campaignFaultMessages } from '../messages/campaign-report';
import { completeFacts, refuseUntrue } from '../score/complete-facts';
import { unknownRooms } from '../score/count-rooms';
import type { FactFlags } from '../score/fact-options';
import { readFacts as readGameFacts } from '../score/read-facts';
import type { Setup } from '../score/read-setup';
import { refuseBrokenOff } from './ask-game';
import { checkMission } from './collect-game';
import { keepVerdict } from './judge-game';
import type { Facts } from './read-facts';

/** What a game is told again with. `changes`: other facts that are put right at once. */
export interface RetellKit {
  readonly changes: Facts;
  readonly log: CampaignLog;
  readonly tables: Ruleset;
  readonly context: CommandContext;
}

/** What is told anew of a game, as it stands before the log is locked: by options, and by answers where something is missing. */
export async function readRetold(old: Game, flags: FactFlags, kit: RetellKit): Promise<Partial<GameFacts>> {
  const setup = readSetup(old, kit);
  const given = await readGameFacts(flags, kit.context);
  const known = layOver(old, given);
  const facts = (await completeFacts(setup, known, kit.context)) ?? refuseBrokenOff();
  return { ...given, ...pickOther(facts, known), ...(facts.charge && facts.charge !== known.charge ? { charge: { ...given.charge, ...pickOther(facts.charge, known.charge ?? {}) } } : {}) };
}

/**
 * The facts of the game as the locked log has it with what was told laid over them, and objectives and winner by them all; who won
 * by X alone stands as declared (ENG-08). What somebody else put right in the meantime stays put right (C3).
 */
export function retellGame(old: Game, told: Partial<GameFacts>, kit: RetellKit): GameChanges {
  const setup = readSetup(old, kit);
  const known = layOver(old, told);
  // Nothing can be asked while others wait.
  if (listMissingFacts(setup, known).length > 0 || listForeignFacts(setup.mission, known).length > 0) {
    throw new UserError('GAME_CHANGED', campaignFaultMessages.gameChanged, { number: old.number }, { exitCode: 1, remedy: campaignFaultMessages.gameChangedRemedy });
  }
  const facts = known as GameFacts;
  refuseUntrue(setup, facts);
  const { units, ...kept } = keepFacts(facts, setup, listDefaultHouseRules(kit.tables.houseRules));
  const verdict = keepVerdict(scoreMission(setup, facts), { ...old, ...kit.changes });
  return { ...verdict, ...(verdict.winner !== undefined && verdict.grade === undefined ? { grade: null } : {}), ...kept, units: units ?? null };
}

/** X and the rules that the game was judged by; where nobody kept them, those of its papers or of that time. An X of the papers that is put right now is theirs (PRE-05). */
function readSetup(old: Game, { changes, log, tables, context: { language } }: RetellKit): Setup {
  const game = { ...old, ...changes } as Game;
  checkMission(game, tables);
  const defaults: HouseRules = listDefaultHouseRules(tables.houseRules);
  // That the tables know it was just seen to.
  const mission = findScoredMission(game, tables) as MissionDefinition;
  const shared = { mission, dungeon: unknownRooms, feedsX: isOfX(game, log) };
  const isPrimary = mission.family === 'primary';
  const ofTold = isPrimary && changes.x !== undefined ? { x: parseRatio(changes.x) } : {};
  if (game.facts) return { ...shared, ...readJudgedBy(game.facts, defaults), ...ofTold };
  const choices = Object.entries(game.house ?? log.house ?? {}).map(([key, value]) => ({ key, value }));
  const ofPapers = isPrimary && (game.tag !== undefined || game.x !== undefined);
  const x = ofPapers ? parseRatio(game.x ?? '') : findXBefore({ ...log, games: [...log.games.slice(0, game.number - 1), game] }, game.number - 1);
  return { ...shared, x, houseRules: chooseHouseRules(tables.houseRules, choices, language) };
}

function layOver({ facts, units }: Game, given: Partial<GameFacts>): Partial<GameFacts> {
  const kept: Partial<GameFacts> = facts ? readKept({ facts, units }) : {};
  return { ...kept, ...given, ...(given.charge ? { charge: { ...kept.charge, ...given.charge } } : {}) };
}

/** What of a group is not in another just so. */
function pickOther<Group extends object>(group: Group, other: Partial<Group>): Partial<Group> {
  return Object.fromEntries(Object.entries(group).filter(([key, value]) => other[key as keyof Group] !== value)) as Partial<Group>;
}
