/** Loads `yaml`: import it only when troops are read. */
import { UserError } from '../../errors';
import type { Force, ForceLimits } from '../../campaign/check-force';
import { checkForce } from '../../campaign/check-force';
import { loadForceLimits } from '../../io/load-force-limits';
import type { MissionDefinition, Ruleset } from '../../tables/ruleset';
import type { CommandContext } from '../context';
import { forceMessages as words } from '../messages/force';
import { describeRemark, toProblem } from './describe-remark';
import { readForce } from './read-force';

/** What troops are read for: the rows, the names of kinds, and the mission, where it is known. */
export interface ForceUse {
  readonly ruleset: Pick<Ruleset, 'rows' | 'labels'>;
  readonly mission: Pick<MissionDefinition, 'primary'>;
}

/** The troops of a session, of one file or of one for each player, so that neither has to read the other's. */
export async function loadForces(files: readonly string[], use: ForceUse, context: CommandContext): Promise<Force> {
  const limits = await loadForceLimits();
  const forces = files.map((file) => loadForce(file, use, limits, context));
  const attackers = forces.flatMap(({ attacker }) => (attacker ? [attacker] : []));
  const defenders = forces.flatMap(({ rows }) => (rows.length > 0 ? [rows] : []));
  if (attackers.length > 1 || defenders.length > 1) throw new UserError('FORCES_TWICE', words.twice, { list: files.join(', ') });
  return { attacker: attackers[0] ?? null, rows: defenders[0] ?? [] };
}

/**
 * One file. What is against the rules is refused. Of what `force check` would name or remark only the
 * attacker's is told: whoever prints the papers may be the one who should not see the rows (PRE-08).
 */
function loadForce(file: string, { ruleset, mission }: ForceUse, limits: ForceLimits, context: CommandContext): Force {
  const { language, style, terminal: { cwd } } = context;
  const { force, locate } = readForce(file, cwd, language, ruleset.labels);
  const remarks = checkForce(force, ruleset.rows, limits, mission);
  const breaches = remarks.filter(({ severity }) => severity === 'breach');
  const problems = breaches.filter(({ spot: { row } }) => row === null).map((breach) => toProblem(breach, locate, ruleset, context));
  if (breaches.length > problems.length) {
    throw new UserError('FORCE_BREACHES', words.brokenRows, { file, count: breaches.length - problems.length }, { exitCode: 1, problems, remedy: words.checkRows });
  }
  if (problems.length > 0) throw new UserError('FORCE_BREACHES', words.broken, { file, count: problems.length }, { exitCode: 1, problems });
  for (const remark of remarks.filter(({ rule }) => rule.startsWith('ATT-'))) context.note(style.yellow(`${describeRemark(remark, ruleset, context)} [${remark.rule}]`));
  return force;
}
