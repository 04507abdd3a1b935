import { UserError } from '../../errors';
import type { Language, MissionDefinition } from '../../tables/ruleset';
import { foldName } from '../fold-name';
import { missionMessages as words } from '../messages/missions';
import { suggestNearest } from '../suggest';

/**
 * The mission that a name means: its id, its name in any of the languages or a short form, without
 * minding accents or case. An unknown one is a user error that lists them all and names the nearest.
 */
export function findMission(typed: string, missions: readonly MissionDefinition[], language: Language): MissionDefinition {
  const wanted = foldName(typed);
  const byName = new Map<string, MissionDefinition>();
  for (const mission of missions) for (const name of listNames(mission)) byName.set(foldName(name), mission);
  const found = byName.get(wanted);
  if (found) return found;
  const near = suggestNearest(wanted, [...byName.keys()]);
  const nearest = near === undefined ? '' : (byName.get(near) as MissionDefinition).id;
  const values = { name: typed, list: listMissions(missions, language), nearest };
  throw new UserError('UNKNOWN_MISSION', words.unknown, values, { remedy: nearest === '' ? words.list : words.nearest });
}

/** Everything a mission may be called. */
function listNames(mission: MissionDefinition): string[] {
  return [mission.id, mission.name.es, mission.name.ca, mission.name.en, ...mission.aliases];
}

/** One mission a line: id and name in the user's language. */
export function listMissions(missions: readonly MissionDefinition[], language: Language): string {
  const width = Math.max(0, ...missions.map(({ id }) => id.length));
  return missions.map(({ id, name }) => `${id.padEnd(width)}  ${name[language]}`).join('\n');
}
