import { searchMission } from '../../campaign/log';
import { UserError } from '../../errors';
import { loadShippedRuleset } from '../../io/load-ruleset';
import { readSessionFile } from '../../io/session-file';
import type { SessionDocument } from '../../session/document';
import type { ScoreSetup } from '../../missions/score/score-mission';
import type { MissionDefinition, Ruleset } from '../../tables/ruleset';
import type { CommandContext } from '../context';
import { findMission } from '../generate/find-mission';
import { chooseHouseRules, parseHouseFlags } from '../generate/parse-house-rules';
import { parseX } from '../generate/parse-values';
import { factMessages } from '../messages/facts';
import { checkDrawable } from '../render/check-drawable';
import type { RoomCounts } from './count-rooms';
import { countRooms, unknownRooms } from './count-rooms';
import type { ScoreFlags } from './read-facts';

/** What a game is scored with, the whole of its mission included. */
export interface Setup extends ScoreSetup {
  readonly mission: MissionDefinition;
  /** What the dungeon holds, where a session tells. */
  readonly dungeon: RoomCounts;
}

/** Search and Destroy on its own. What the log of a group says of its incursions only `record` knows. */
function countsTowardsX({ id }: MissionDefinition, board: string | undefined): boolean {
  return id === searchMission && board === undefined;
}

/** Mission, X and house rules: of the session, or of the flags; flags win. `board`: mission of a scenario's board; `tables`: those of a group, where there is no session. */
export async function readSetup(session: string | undefined, flags: Pick<ScoreFlags, 'mission' | 'x' | 'house'>, context: CommandContext, board?: string, tables?: Ruleset): Promise<Setup> {
  const { language, terminal: { cwd } } = context;
  const document = session === undefined ? null : await checkDrawable(readSessionFile(session, cwd), session, context);
  const ruleset = document?.ruleset ?? (await findRuleset(tables));
  const ofScenario = board === undefined ? undefined : ruleset.missions.find(({ id }) => id === board);
  if (!document && !ofScenario && flags.mission === undefined) throw new UserError('NO_MISSION', factMessages.noMission, {}, { remedy: factMessages.noMissionRemedy });
  const mission = ofScenario ?? (flags.mission === undefined ? document!.mission : findMission(flags.mission, ruleset.missions, language));
  return {
    mission,
    dungeon: document && flags.mission === undefined ? await countRooms(document, session!, context) : unknownRooms,
    feedsX: countsTowardsX(mission, board),
    x: flags.x === undefined ? (document?.options.x ?? null) : parseX(flags.x),
    houseRules: chooseHouseRules(ruleset.houseRules, [...listRulesOf(document), ...parseHouseFlags(flags.house)], language),
  };
}

/** The house rules that a game was prepared with. */
function listRulesOf(document: SessionDocument | null): { readonly key: string; readonly value: unknown }[] {
  return Object.entries(document?.options.houseRules ?? {}).map(([key, value]) => ({ key, value }));
}

/** The tables of a group, or the program's own. */
async function findRuleset(tables: Ruleset | undefined): Promise<Ruleset> {
  return tables ?? loadShippedRuleset();
}
