/** What `score` was not told of the game itself: which it was, and X. Loaded only on a terminal. */
import { loadShippedRuleset } from '../../io/load-ruleset';
import { findBoardMission } from '../../missions/find-board-mission';
import { isJudgedByScenario } from '../../missions/judged-by-scenario';
import type { Language, Ruleset } from '../../tables/ruleset';
import { askX } from '../ask-x';
import type { Asker } from '../asker';
import { createAsker } from '../asker';
import type { CommandContext } from '../context';
import { findMission } from '../generate/find-mission';
import { findScenario } from '../generate/find-scenario';
import { findPlayed, listPlayed } from '../list-played';
import { askFactMessages as words } from '../messages/ask-facts';
import type { ScoreFlags } from './read-facts';

/** The flags with what was missing; null, said in words, when the players broke off. */
export async function askSetup(flags: ScoreFlags, context: CommandContext): Promise<ScoreFlags | null> {
  const asker = await createAsker(context);
  const ruleset = await loadShippedRuleset();
  const named = flags.mission === undefined && flags.scenario === undefined ? await askGame(asker, ruleset, context) : {};
  const game = named && { ...flags, ...named };
  const x = game && game.x === undefined && needsX(game, ruleset, context.language) ? await askX(asker, context) : '';
  if (game && x !== undefined) return x.trim() === '' ? game : { ...game, x };
  context.exitCode = 2;
  context.note(context.say(words.cancelled));
  return null;
}

async function askGame(asker: Asker, ruleset: Ruleset, context: CommandContext): Promise<Pick<ScoreFlags, 'mission' | 'scenario'> | undefined> {
  const options = listPlayed(ruleset, context);
  const chosen = await asker.choose(context.say(words.played), options, options[0]!.value);
  if (chosen === undefined) return undefined;
  const played = findPlayed(chosen, ruleset);
  return 'scenario' in played ? { scenario: played.scenario.id } : { mission: played.mission.id };
}

/** X decides, or stands in T (MIS-08, MIS-12); two incursions are compared with each other (SCN-01). */
function needsX({ mission, scenario }: ScoreFlags, ruleset: Ruleset, language: Language): boolean {
  const { missions } = ruleset;
  const id = scenario === undefined ? findMission(mission!, missions, language).id : findBoardMission(findScenario(scenario, ruleset, language));
  return missions.some((known) => known.id === id && !isJudgedByScenario(known));
}
