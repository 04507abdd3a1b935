/** What a schema cannot see in the rule texts: ids, references, options, and the three languages side by side. */
import type { Language, Text } from './ruleset';
import { listRules, type PlacedRule, type RuleTexts } from './rules-text';

/** One fault, with the path to it inside the file of its area. */
export interface RuleTextFault {
  readonly code: 'RULE_ID' | 'RULE_TWICE' | 'RULE_ORDER' | 'RULE_REFERENCE' | 'RULE_LANGUAGES' | 'RULE_NUMBERS';
  readonly message: string;
  readonly area: string;
  readonly rule: string;
  readonly path: readonly (string | number)[];
}

interface LanguageFault {
  readonly code: 'RULE_LANGUAGES' | 'RULE_NUMBERS';
  readonly language: Language;
  readonly message: string;
}

const languages: readonly Language[] = ['es', 'ca', 'en'];
const reference = /\b[A-Z][A-Z0-9]*-\d{2}\b/g;
const number = /\d+(?:[.,]\d+)*/g;

/** Every fault of the texts; empty when they are in order. */
export function checkRuleTexts(texts: RuleTexts): RuleTextFault[] {
  const areas = new Set(texts.areas.map(({ area }) => area));
  const ids = new Set(listRules(texts).map(({ rule }) => rule.id));
  const seen = new Set<string>();
  return texts.areas.flatMap((area) => area.rules.flatMap((rule, at) => {
    const fault = makeFault({ rule, area }, at);
    const before = area.rules[at - 1];
    const faults: RuleTextFault[] = [];
    if (!rule.id.startsWith(`${area.area}-`)) faults.push(fault('RULE_ID', ['id'], `${rule.id} does not belong to ${area.area}`));
    if (seen.has(rule.id)) faults.push(fault('RULE_TWICE', ['id'], `${rule.id} stands here twice`));
    if (before !== undefined && before.id > rule.id) faults.push(fault('RULE_ORDER', ['id'], `${rule.id} stands after ${before.id}`));
    seen.add(rule.id);
    const parts: [string, Text][] = [['text', rule.text], ...(rule.note ? [['note', rule.note] as [string, Text]] : [])];
    for (const [key, text] of parts) {
      faults.push(...checkReferences(text, (id) => !areas.has(id.split('-')[0] ?? '') || ids.has(id)).map(({ language, message }) => fault('RULE_REFERENCE', [key, language], message)));
      faults.push(...checkLanguages(text).map(({ code, language, message }) => fault(code, [key, language], message)));
    }
    return faults;
  }));
}

function makeFault({ rule, area }: PlacedRule, at: number) {
  return (code: RuleTextFault['code'], path: readonly string[], message: string): RuleTextFault => ({
    code, message, area: area.area, rule: rule.id, path: ['rules', at, ...path],
  });
}

function checkReferences(text: Text, isKnown: (id: string) => boolean): { language: Language; message: string }[] {
  return languages.flatMap((language) => (text[language].match(reference) ?? [])
    .filter((id) => !isKnown(id))
    .map((id) => ({ language, message: `there is no rule ${id}` })));
}

/** The languages have to differ, and to hold the same numbers and ids: a number changed in one language alone is a slip. */
function checkLanguages(text: Text): LanguageFault[] {
  const first = listNumbers(text.en);
  return (['es', 'ca'] as const).flatMap((language): LanguageFault[] => {
    if (text[language] === text.en) return [{ code: 'RULE_LANGUAGES', language, message: `the text in ${language} is the English one` }];
    if (language === 'ca' && text.ca === text.es) return [{ code: 'RULE_LANGUAGES', language, message: 'the text in ca is the Spanish one' }];
    const numbers = listNumbers(text[language]);
    return numbers === first ? [] : [{ code: 'RULE_NUMBERS', language, message: `the numbers are not those of en: ${numbers} / ${first}` }];
  });
}

/** All numbers of a text in ascending order of their writing, decimals with a point. */
function listNumbers(text: string): string {
  return (text.match(number) ?? []).map((digits) => digits.replace(',', '.')).sort().join(' ');
}
