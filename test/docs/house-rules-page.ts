/** docs/house-rules.md as it follows from the tables; only the reasons are its own. */
import { listDefaultHouseRules } from '../../src/tables/default-house-rules';
import type { HouseRuleDefinition } from '../../src/tables/ruleset';

const readings: Readonly<Record<HouseRuleDefinition['reading'], string>> = {
  open: 'the rulebook can be read in several ways',
  silent: 'the rulebook says nothing',
  ours: 'a rule of this program',
};

/** The reasons a page gives, by key. */
export function readReasons(page: string): Map<string, string> {
  return new Map([...page.matchAll(/^### `(\w+)`\n[\s\S]*?^Why: ([^\n]+)$/gm)].map((match) => [match[1]!, match[2]!]));
}

/** The part of the page that lists the rules: question, values, default and reason of each. */
export function writeHouseRules(definitions: readonly HouseRuleDefinition[], reasons: ReadonlyMap<string, string>): string {
  const defaults = listDefaultHouseRules(definitions) as unknown as Readonly<Record<string, unknown>>;
  return definitions.map((definition) => writeRule(definition, String(defaults[definition.key]), reasons.get(definition.key) ?? '')).join('\n');
}

function writeRule({ key, rule, reading, values, integer, question, meanings }: HouseRuleDefinition, usual: string, reason: string): string {
  const names = [...values.map(String), ...(integer ? ['integer'] : [])];
  const rows = names.map((name) => `| ${nameValue(name, integer)}${name === usual ? ' (default)' : ''} | ${meanings[name]!.en} |`);
  return [`### \`${key}\``, '', `${question.en} (${rule}: ${readings[reading]}.)`, '', '| value | meaning |', '|---|---|', ...rows, '', `Why: ${reason}`, ''].join('\n');
}

function nameValue(name: string, integer: HouseRuleDefinition['integer']): string {
  return name === 'integer' && integer ? `a whole number, ${integer[0]} to ${integer[1]}` : `\`${name}\``;
}
