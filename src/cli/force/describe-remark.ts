import type { Problem } from '../../errors';
import { fillMessage } from '../../errors';
import type { ForceRemark } from '../../campaign/check-force';
import { nameLabel } from '../../tables/name-label';
import type { FaultPath } from '../../tables/faults';
import { formatRatio } from '../../render/number-format';
import { parseRatio } from '../../tables/ratio';
import type { Language, Ruleset } from '../../tables/ruleset';
import type { CommandContext } from '../context';
import { forceMessages as words } from '../messages/force';
import type { ReadForce } from './read-force';

/** A remark on a force in the words of the terminal. */
export function describeRemark({ text, values }: ForceRemark, { labels }: Pick<Ruleset, 'labels'>, { language }: CommandContext): string {
  const kind = values['kind'] === undefined ? {} : { kind: nameLabel(labels, `troops.${values['kind']}`, language) };
  const type = values['type'] === undefined ? {} : { type: words.types[values['type']]?.[language] ?? values['type'] };
  // Points may be halves (MIS-20); the remark keeps them as a fraction.
  const points = Object.fromEntries(['points', 'limit'].flatMap((key) => (values[key] === undefined ? [] : [[key, formatPoints(values[key], language)]])));
  return fillMessage(words.remarks[text]![language], { ...values, ...kind, ...type, ...points });
}

/** Points as a language writes them: `212,5`, from `425/2`. */
export function formatPoints(points: string | number, language: Language): string {
  return formatRatio(parseRatio(String(points))!, language);
}

/** A breach with its rule and its line. */
export function toProblem(breach: ForceRemark, locate: ReadForce['locate'], ruleset: Pick<Ruleset, 'labels'>, context: CommandContext): Problem {
  return { code: 'FORCE', message: describeRemark(breach, ruleset, context), rule: breach.rule, ...locate(pathOf(breach)) };
}

function pathOf({ spot: { row, at } }: ForceRemark): FaultPath {
  const unit = at === null ? [] : [at];
  return row === null ? ['attacker', ...(at === null ? [] : ['units', ...unit])] : ['defender', String(row), ...unit];
}
