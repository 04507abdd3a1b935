import { join } from 'node:path';
import type { RuleTexts } from '../tables/rules-text';
import { parseOnce } from './parse-once';
import { programFolder, isBuilt, readBuiltJson } from './shipped';

/** The rules in plain words: compiled by the build, or read from `tables/rules/` when the sources run directly. */
export async function loadRuleTexts(): Promise<RuleTexts> {
  if (isBuilt) return readBuiltJson('rules.json') as RuleTexts;
  return parseShipped();
}

const parseShipped = parseOnce(async (): Promise<RuleTexts> => {
  const { readTablesFolder } = await import('./read-tables');
  const { parseRuleTexts } = await import('../tables/parse-rule-texts');
  const { ruleTexts, problems } = parseRuleTexts(readTablesFolder(join(programFolder, 'tables', 'rules')));
  // Ours, and checked by the build: a fault here is a bug, not something the user can mend.
  if (!ruleTexts) throw new Error(`tables/rules: ${problems.map(({ place, message }) => `${place?.file}:${place?.line} ${message}`).join('; ')}`);
  return ruleTexts;
});
