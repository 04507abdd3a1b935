/** Which kinds of objective a mission can give, and how often, by its data (MIS-02, MIS-07, MIS-11, MIS-20 to MIS-25). */
import { asksFor } from '../missions/score/check-facts';
import type { MissionDefinition, Ruleset } from '../tables/ruleset';
import { requiredTables } from '../tables/ruleset';
import type { Contradiction } from './contradictions';
import type { ObjectiveType } from './log';
import { contradictionWords as words } from './log-words';

/** Primaries that count as a secondary besides (MIS-22, MIS-24), so that somebody may write them twice. */
const countedTwice: readonly MissionDefinition['primary'][] = ['prisoner', 'charge'];

/** How often a kind can be achieved in one game. */
function countMost(type: ObjectiveType, mission: MissionDefinition, { tables }: Pick<Ruleset, 'tables'>): number {
  if (type === 'escape') return asksFor(mission, 'escapeBonus') ? 1 : 0;
  const { primary, secondary, rerolls } = mission;
  const isOfTable = tables[requiredTables.objectives]!.rows.some(({ result }) => result === type);
  // MIS-11: a secondary is rolled until it is none of these; each room may hold one.
  if (secondary === 'table' ? isOfTable && !rerolls.some((other) => other === type) : secondary === type) return Infinity;
  if (primary === 'rolled') return isOfTable ? 1 : 0;
  return primary !== type ? 0 : countedTwice.includes(primary) ? 2 : 1;
}

/** The kinds that the mission does not have, or else those that were achieved more often than it can give. */
export function findWrongKinds(achieved: readonly ObjectiveType[], mission: MissionDefinition, tables: Pick<Ruleset, 'tables'>): Contradiction | null {
  const kinds = [...new Set(achieved)].map((type) => ({ type, most: countMost(type, mission, tables), count: achieved.filter((other) => other === type).length }));
  const list = (of: typeof kinds) => ({ values: {}, kinds: of.map(({ type }) => type) });
  const [foreign, many] = [kinds.filter(({ most }) => most === 0), kinds.filter(({ count, most }) => count > most)];
  const fault = { key: 'achieved', rule: mission.rule } as const;
  if (foreign.length > 0) return { ...fault, code: 'ACHIEVED_FOREIGN', text: words.achievedForeign, ...list(foreign) };
  if (many.length > 0) return { ...fault, ...(many.every(({ type }) => type === 'escape') ? { rule: 'MIS-07' } : {}), code: 'ACHIEVED_MANY', text: words.achievedMany, ...list(many) };
  return null;
}
