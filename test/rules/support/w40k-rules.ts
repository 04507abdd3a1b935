/** The data of the w40k family as the program has it, for its tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCombatRules } from '../../../src/combat/parse-rules';
import type { Distribution } from '../../../src/combat/exact/distribution';
import { listChances } from '../../../src/combat/exact/summary';
import type { W40kRules } from '../../../src/combat/w40k/schema';

/** Text of tables/combat/w40k.yaml. */
export const w40kText = readFileSync(join(__dirname, '../../../tables/combat/w40k.yaml'), 'utf8');

/** Its data. */
export const w40k = parseCombatRules('w40k', { 'w40k.yaml': w40kText }, 'en').data as W40kRules;

/** Outcomes with their chances as fractions, such as `1 5/18`. */
export function showChances(of: Distribution): string[] {
  return listChances(of).map(({ value, chance }) => `${value} ${chance.exact?.toFraction() ?? chance.value}`);
}
