import type { Force, ForceRemark } from '../../campaign/check-force';
import { addPoints, checkForce, countFigures, findLimit, isIncomplete } from '../../campaign/check-force';
import { loadForceLimits } from '../../io/load-force-limits';
import { loadShippedRuleset, loadUserRuleset } from '../../io/load-ruleset';
import { formatRatio } from '../../render/number-format';
import type { Ruleset } from '../../tables/ruleset';
import type { CommandContext } from '../context';
import type { GroupDefaults } from '../generate/group-defaults';
import { chooseHouseRules, parseHouseFlags } from '../generate/parse-house-rules';
import { forceMessages as words } from '../messages/force';
import { reportProblems } from '../report-error';
import { makeVisible } from '../visible-text';
import { describeRemark, toProblem } from './describe-remark';
import { readForce } from './read-force';

/** What the command line of `force check` said. */
export interface ForceFlags {
  readonly tables?: string;
  readonly campaign?: string | true;
  readonly house?: readonly string[];
  readonly json?: boolean;
}

/** Exit 0 when a force keeps the rules, 1 when it does not; every breach by its rule and its line. */
export async function runForceCheck(file: string, { tables: given, campaign, house = [], json }: ForceFlags, context: CommandContext): Promise<void> {
  const { language, terminal: { cwd } } = context;
  const group = campaign === undefined ? null : await (await import('../generate/read-group')).readGroup(campaign, context);
  const tables = given ?? (group === null ? undefined : findGroupTables(group, context));
  const ruleset = tables === undefined ? await loadShippedRuleset() : await loadUserRuleset(tables, cwd, language);
  const { force, locate } = readForce(file, cwd, language, ruleset.labels);
  const remarks = checkForce(force, ruleset.rows, await loadForceLimits());
  const { rowReuse } = chooseHouseRules(ruleset.houseRules, [...(group?.house ?? []), ...parseHouseFlags(house)], language);
  const breaches = remarks.filter(({ severity }) => severity === 'breach');
  context.exitCode = breaches.length === 0 ? 0 : 1;
  if (json) {
    context.out(`${JSON.stringify({ ok: breaches.length === 0, remarks, figures: countFigures(force, rowReuse) }, null, 2)}\n`);
    return;
  }
  context.out(`${describeForce(force, remarks, rowReuse, ruleset, context).join('\n')}\n`);
  reportProblems(breaches.map((breach) => toProblem(breach, locate, ruleset, context)), context);
  context.note(context.say(breaches.length === 0 ? words.ok : words.broken, { file, count: breaches.length }));
}

/** DEF-07: the rows that a group plays by, where its log names tables of its own. */
function findGroupTables({ tables, file }: GroupDefaults, context: CommandContext): string | undefined {
  if (tables === null) return undefined;
  context.note(context.say(words.byTables, { folder: makeVisible(tables), file: makeVisible(file) }));
  return tables;
}

/** Strengths at the start, what to remember, and the figures the defender needs. */
function describeForce(force: Force, remarks: readonly ForceRemark[], rowReuse: boolean, ruleset: Ruleset, context: CommandContext): string[] {
  const { language, say, outStyle } = context;
  const { attacker } = force;
  const lines: string[] = [];
  if (attacker) {
    lines.push(outStyle.bold(say(words.attacker, { points: addPoints(attacker.units), limit: formatRatio(findLimit(attacker), language) })));
    lines.push(...attacker.units.map((unit) => `  ${say(isIncomplete(unit) ? words.strengthIncomplete : words.strength, { unit: unit.unit, models: unit.models })}`));
  }
  if (force.rows.length > 0) {
    lines.push(outStyle.bold(say(rowReuse ? words.defender : words.defenderMost)));
    lines.push(...countFigures(force, rowReuse).map((figures) => `  ${say(words.figures, figures)}`));
    if (rowReuse) lines.push(`${say(words.joining)} ${outStyle.dim('[COM-10]')}`);
  }
  const notes = remarks.filter(({ severity }) => severity === 'remark');
  return [...lines, ...notes.map((remark) => `${describeRemark(remark, ruleset, context)} ${outStyle.dim(`[${remark.rule}]`)}`)];
}
