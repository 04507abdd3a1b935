/** `correct` of what happened in a game: what is told anew is laid over what the log keeps, and the result is worked out again. */
import type { GameChanges } from '../../campaign/change-log';
import { findScoredMission } from '../../campaign/judge-kept';
import { keepFacts, readJudgedBy, readKept } from '../../campaign/kept-facts';
import type { CampaignLog, Game } from '../../campaign/log';
import { findXBefore, isOfX } from '../../campaign/x';
import type { GameFacts } from '../../missions/score/facts';
import { scoreMission } from '../../missions/score/score-mission';
import { listDefaultHouseRules } from '../../tables/default-house-rules';
import type { HouseRules } from '../../tables/house-rules';
import { parseRatio } from '../../tables/ratio';
import type { MissionDefinition, Ruleset } from '../../tables/ruleset';
import type { CommandContext } from '../context';
import { chooseHouseRules } from '../generate/parse-house-rules';
import { completeFacts } from '../score/complete-facts';
import { unknownRooms } from '../score/count-rooms';
import type { FactFlags } from '../score/fact-options';
import { readFacts as readGameFacts } from '../score/read-facts';
import type { Setup } from '../score/read-setup';
import { refuseBrokenOff } from './ask-game';
import { checkMission } from './collect-game';
import { keepVerdict } from './judge-game';
import type { Facts } from './read-facts';
import { refuseChange } from './refuse-change';

/** The facts of the game as they are now, with objectives and winner by them; who won by X alone stands as declared (ENG-08). `changes`: other facts that are put right at once. */
export async function retellGame(number: number, changes: Facts, flags: FactFlags, log: CampaignLog, tables: Ruleset, context: CommandContext): Promise<GameChanges> {
  const old = log.games[number - 1];
  if (old === undefined) throw refuseChange({ refusal: 'no-such-game' }, log, number);
  const game = { ...old, ...changes } as Game;
  checkMission(game, tables);
  const defaults = listDefaultHouseRules(tables.houseRules);
  const setup = readSetup(game, changes.x, log, tables, defaults, context);
  const given = await readGameFacts(flags, context);
  const facts = (await completeFacts(setup, old.facts ? layOver(readKept({ facts: old.facts, units: old.units }), given) : given, context)) ?? refuseBrokenOff();
  const { units, ...kept } = keepFacts(facts, setup, defaults);
  const verdict = keepVerdict(scoreMission(setup, facts), game);
  return { ...verdict, ...(verdict.winner !== undefined && verdict.grade === undefined ? { grade: null } : {}), ...kept, units: units ?? null };
}

/** X and the rules that the game was judged by; where nobody kept them, those of its papers or of that time. `told`: the X of the papers as it is put right now (PRE-05). */
function readSetup(game: Game, told: string | undefined, log: CampaignLog, tables: Ruleset, defaults: HouseRules, { language }: CommandContext): Setup {
  // That the tables know it was seen to before.
  const mission = findScoredMission(game, tables) as MissionDefinition;
  const shared = { mission, dungeon: unknownRooms, feedsX: isOfX(game, log) };
  const isPrimary = mission.family === 'primary';
  const ofTold = isPrimary && told !== undefined ? { x: parseRatio(told) } : {};
  if (game.facts) return { ...shared, ...readJudgedBy(game.facts, defaults), ...ofTold };
  const choices = Object.entries(game.house ?? log.house ?? {}).map(([key, value]) => ({ key, value }));
  const ofPapers = isPrimary && (game.tag !== undefined || game.x !== undefined);
  const x = ofPapers ? parseRatio(game.x ?? '') : findXBefore({ ...log, games: [...log.games.slice(0, game.number - 1), game] }, game.number - 1);
  return { ...shared, x, houseRules: chooseHouseRules(tables.houseRules, choices, language) };
}

function layOver(kept: GameFacts, given: Partial<GameFacts>): Partial<GameFacts> {
  return { ...kept, ...given, ...(given.charge ? { charge: { ...kept.charge, ...given.charge } } : {}) };
}
