/** The sheet as shipped, and small things that tests of HULK need. */
import { chanceOf } from '../../../src/combat/exact/summary';
import type { Distribution } from '../../../src/combat/exact/distribution';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCombatRules } from '../../../src/combat/parse-rules';
import type { HulkRules } from '../../../src/combat/hulk/rules';

/** The data of tables/combat/hulk.yaml. */
export const hulkRules = readRules();

function readRules(): HulkRules {
  const { data, problems } = parseCombatRules('hulk', { 'hulk.yaml': readFileSync(join(__dirname, '../../../tables/combat/hulk.yaml'), 'utf8') }, 'en');
  if (data === null) throw new Error(problems.map(({ message }) => message).join('; '));
  return data as HulkRules;
}

/** The exact chance of some outcomes together, as `5/36`. */
export function fractionOf(odds: Distribution, ...values: readonly number[]): string {
  const [first, ...rest] = values.map((value) => chanceOf(odds, value).exact!);
  return rest.reduce((sum, one) => sum.add(one), first!).toFraction();
}
