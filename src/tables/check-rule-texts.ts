/** What a schema cannot see in the rule texts: ids, references, options, and the three languages side by side. */
import type { Language, Text } from './ruleset';
import { listRules, type PlacedRule, type RuleArea, type RuleText, type RuleTexts, type VersionDifference } from './rules-text';

/** One fault, with the path to it inside the file of its area. */
export interface RuleTextFault {
  readonly code: 'RULE_ID' | 'RULE_TWICE' | 'RULE_ORDER' | 'RULE_REFERENCE' | 'RULE_LANGUAGES' | 'RULE_NUMBERS' | 'RULE_VERSION';
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

type Path = readonly (string | number)[];

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
    for (const { path, text } of listParts(rule)) {
      faults.push(...checkReferences(text, (id) => !areas.has(id.split('-')[0] ?? '') || ids.has(id)).map(({ language, message }) => fault('RULE_REFERENCE', [...path, language], message)));
      faults.push(...checkLanguages(text).map(({ code, language, message }) => fault(code, [...path, language], message)));
    }
    faults.push(...checkVersions(rule, area).map(({ path, message }) => fault('RULE_VERSION', path, message)));
    return faults;
  }));
}

/** Every text of a rule whose words are held against one another; `about` may be a name that languages share. */
function listParts({ text, note, differences = [] }: RuleText): { readonly path: Path; readonly text: Text }[] {
  const said = differences.flatMap(({ says }, at) => Object.entries(says).flatMap(([version, words]) => (words === 'absent' ? [] : [{ path: ['differences', at, 'says', version], text: words }])));
  return [{ path: ['text'], text }, ...(note ? [{ path: ['note'], text: note }] : []), ...said];
}

/** A rule names versions exactly where its rulebook has them, and every difference says what each of them holds. */
function checkVersions(rule: RuleText, { versions = [] }: RuleArea): { readonly path: Path; readonly message: string }[] {
  const known = versions.map(({ id }) => id);
  const held = rule.in ?? [];
  const faults = versions.length > 0 && rule.in === undefined ? [{ path: ['id'], message: `which versions hold ${rule.id} (in:) is missing` }] : [];
  if (held.join() !== known.filter((id) => held.includes(id)).join()) faults.push({ path: ['in'], message: `versions in their order, each once: ${known.join(', ')}` });
  return [...faults, ...(rule.differences ?? []).flatMap((difference, at) => checkDifference(difference, known, held).map((message) => ({ path: ['differences', at, 'about'], message })))];
}

function checkDifference({ agree, says }: VersionDifference, known: readonly string[], held: readonly string[]): string[] {
  const speaking = known.filter((id) => says[id] !== undefined && says[id] !== 'absent');
  return [
    ...(Object.keys(says).sort().join() === [...known].sort().join() ? [] : [`says each of ${known.join(', ')}, and no other`]),
    ...(speaking.length > 0 && speaking.every((id) => held.includes(id)) ? [] : ['a version speaks that holds the rule, and no other']),
    ...(agree === true && speaking.length < 2 ? ['only two can agree'] : []),
  ];
}

function makeFault({ rule, area }: PlacedRule, at: number) {
  return (code: RuleTextFault['code'], path: Path, message: string): RuleTextFault => ({
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
