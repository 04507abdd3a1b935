/** The pages of house rules as they follow from the tables; only the reasons are their own. */
import { listDefaultHouseRules } from '../../src/tables/default-house-rules';
import type { HouseRuleDefinition, Language } from '../../src/tables/ruleset';

interface PageWords {
  readonly readings: Readonly<Record<HouseRuleDefinition['reading'], string>>;
  readonly value: string;
  readonly meaning: string;
  readonly usual: string;
  readonly why: string;
  readonly whole: (least: number, most: number) => string;
}

const words: Readonly<Record<Language, PageWords>> = {
  es: {
    readings: { open: 'el reglamento se puede leer de varias maneras', silent: 'el reglamento no dice nada', ours: 'es una regla de este programa' },
    value: 'valor', meaning: 'qué significa', usual: 'por defecto', why: 'Por qué', whole: (least, most) => `un número entero, de ${least} a ${most}`,
  },
  ca: {
    readings: { open: 'el reglament es pot llegir de diverses maneres', silent: 'el reglament no en diu res', ours: 'és una regla d\'aquest programa' },
    value: 'valor', meaning: 'què vol dir', usual: 'per defecte', why: 'Per què', whole: (least, most) => `un nombre enter, de ${least} a ${most}`,
  },
  en: {
    readings: { open: 'the rulebook can be read in several ways', silent: 'the rulebook says nothing', ours: 'a rule of this program' },
    value: 'value', meaning: 'meaning', usual: 'default', why: 'Why', whole: (least, most) => `a whole number, ${least} to ${most}`,
  },
};

/** The pages by their language. */
export const houseRulesPages: readonly (readonly [Language, string])[] = [['en', 'docs/house-rules.md'], ['es', 'docs/es/reglas-de-la-casa.md'], ['ca', 'docs/ca/regles-de-la-casa.md']];

/** The reasons a page gives, by key. */
export function readReasons(page: string, language: Language): Map<string, string> {
  return new Map([...page.matchAll(new RegExp(`^### \`(\\w+)\`\\n[\\s\\S]*?^${words[language].why}: ([^\\n]+)$`, 'gm'))].map((match) => [match[1]!, match[2]!]));
}

/** The part of the page that lists the rules: question, values, default and reason of each. */
export function writeHouseRules(definitions: readonly HouseRuleDefinition[], reasons: ReadonlyMap<string, string>, language: Language): string {
  const defaults = listDefaultHouseRules(definitions) as unknown as Readonly<Record<string, unknown>>;
  return definitions.map((definition) => writeRule(definition, String(defaults[definition.key]), reasons.get(definition.key) ?? '', language)).join('\n');
}

function writeRule({ key, rule, reading, values, integer, question, meanings }: HouseRuleDefinition, usual: string, reason: string, language: Language): string {
  const said = words[language];
  const names = [...values.map(String), ...(integer ? ['integer'] : [])];
  const nameValue = (name: string): string => (name === 'integer' && integer ? said.whole(integer[0], integer[1]) : `\`${name}\``);
  const rows = names.map((name) => `| ${nameValue(name)}${name === usual ? ` (${said.usual})` : ''} | ${meanings[name]![language]} |`);
  const head = `${question[language]} (${rule}: ${said.readings[reading]}.)`;
  return [`### \`${key}\``, '', head, '', `| ${said.value} | ${said.meaning} |`, '|---|---|', ...rows, '', `${said.why}: ${reason}`, ''].join('\n');
}
