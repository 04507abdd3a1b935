import { UserError } from '../../errors';
import { agreedPrimaries } from '../../session/read-options';
import { nameLabel } from '../../tables/name-label';
import type { Labels, Language, MissionDefinition, ObjectiveId } from '../../tables/ruleset';
import { foldName } from '../fold-name';
import { primaryMessages as words } from '../messages/primary';

/**
 * The primary that the players agreed on (MIS-09), by its id, its name in any language, or its number
 * on the objective table; null for `rolled`. Only missions that roll their primary may be given one.
 */
export function findPrimary(typed: string, mission: MissionDefinition, labels: Labels, language: Language): ObjectiveId | null {
  const wanted = foldName(typed);
  if (wanted === 'rolled') return null;
  const found = agreedPrimaries.find((id, at) => listNames(id, labels).some((name) => foldName(name) === wanted) || wanted === String(at + 1));
  const name = mission.name[language];
  if (found === undefined) {
    const list = agreedPrimaries.map((id) => `${id.padEnd(10)}  ${nameLabel(labels, `objective.${id}`, language)}`).join('\n');
    throw new UserError('UNKNOWN_PRIMARY', words.unknown, { value: typed, list }, { remedy: words.list, rule: 'MIS-09' });
  }
  if (mission.primary === 'none') throw new UserError('NO_PRIMARY', words.none, { name }, { exitCode: 1, rule: 'MIS-08' });
  if (mission.primary !== 'rolled') {
    const objective = nameLabel(labels, `objective.${mission.primary}`, language);
    throw new UserError('FIXED_PRIMARY', words.fixed, { name, objective }, { exitCode: 1, rule: mission.rule });
  }
  return found;
}

function listNames(id: ObjectiveId, labels: Labels): string[] {
  const label = labels[`objective.${id}`];
  return label ? [id, label.es, label.ca, label.en] : [id];
}
