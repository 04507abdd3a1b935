import { UserError } from '../../errors';
import { loadShippedMission } from '../../io/load-ruleset';
import type { MissionName } from '../../io/load-ruleset';
import type { Language, Ruleset } from '../../tables/ruleset';
import { missionMessages as words } from '../messages/missions';
import { findNamed, listNamed } from './find-named';

/** The mission that a name means. An unknown one is a user error that lists them all and names the nearest. */
export function findMission<Mission extends MissionName>(typed: string, missions: readonly Mission[], language: Language): Mission {
  const known = missions.filter(isPlayedAlone);
  const result = findNamed(typed, known);
  if ('found' in result) return result.found;
  const values = { name: typed, list: listNamed(known, language), nearest: result.nearest };
  throw new UserError('UNKNOWN_MISSION', words.unknown, values, { remedy: result.nearest === '' ? words.list : words.nearest });
}

/** The program's tables with the mission alone that a name means. */
export function loadMissionNamed(typed: string, language: Language): Promise<Ruleset> {
  return loadShippedMission((missions) => findMission(typed, missions, language).id);
}

/** One mission a line: id and name in the user's language. */
export function listMissions(missions: readonly MissionName[], language: Language): string {
  return listNamed(missions.filter(isPlayedAlone), language);
}

/** False for the boards of scenarios. */
export function isPlayedAlone({ only }: MissionName): boolean {
  return only === undefined;
}
