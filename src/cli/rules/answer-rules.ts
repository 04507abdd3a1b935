import { findArea, findReference, listNearestIds } from '../../tables/rule-reference';
import { isConflict, listRules, type PlacedRule, type RuleArea, type RuleTexts } from '../../tables/rules-text';
import { searchRules } from '../../tables/search-rules';

/** What was asked for and what answers it. */
export type RulesAnswer =
  | { readonly kind: 'areas'; readonly areas: readonly RuleArea[] }
  | { readonly kind: 'rules'; readonly rules: readonly PlacedRule[] }
  /** Best first; `all`: they have all the words; `partly`: others with some of them only; `missing`: words no rule has, left out. */
  | { readonly kind: 'search'; readonly all: boolean; readonly rules: readonly PlacedRule[]; readonly partly: readonly PlacedRule[]; readonly missing: readonly string[] }
  | { readonly kind: 'unknown-id'; readonly id: string; readonly nearest: readonly string[] }
  | { readonly kind: 'not-found'; readonly nearest: readonly string[] };

/**
 * Answers the words of `plasma-wall rules`: nothing gives the areas; ids and areas give their rules; any
 * other words are looked up, and what is not found comes with what is nearest.
 */
export function answerRules(texts: RuleTexts, words: readonly string[]): RulesAnswer {
  const typed = words.join(' ').trim();
  if (typed === '') return { kind: 'areas', areas: texts.areas };
  return answerNames(texts, [typed]) ?? answerNames(texts, typed.split(/[\s,;]+/)) ?? answerSearch(texts, typed);
}

/**
 * Of an answer only the rules on which two versions of their rulebook contradict each other, and of those only
 * what they contradict each other about; of all rules, when none was asked for.
 */
export function keepConflicts(texts: RuleTexts, answer: RulesAnswer): RulesAnswer {
  if (answer.kind === 'areas') return { kind: 'rules', rules: listConflicts(listRules(texts)) };
  if (answer.kind === 'search') return { ...answer, rules: listConflicts(answer.rules), partly: listConflicts(answer.partly) };
  return answer.kind === 'rules' ? { ...answer, rules: listConflicts(answer.rules) } : answer;
}

function listConflicts(rules: readonly PlacedRule[]): PlacedRule[] {
  return rules.flatMap(({ rule, area }) => {
    const differences = (rule.differences ?? []).filter(isConflict);
    return differences.length > 0 ? [{ area, rule: { ...rule, differences } }] : [];
  });
}

/** Null unless every name is a rule or an area. */
function answerNames(texts: RuleTexts, names: readonly string[]): RulesAnswer | null {
  const rules = new Set<PlacedRule['rule']>();
  let unknown: RulesAnswer | null = null;
  for (const name of names) {
    const area = findArea(texts, name);
    const reference = area ? null : findReference(texts, name);
    if (area) for (const rule of area.rules) rules.add(rule);
    else if (reference?.rule) rules.add(reference.rule.rule);
    else if (reference) unknown ??= { kind: 'unknown-id', id: reference.id, nearest: listNearestIds(texts, reference.id) };
    else return null;
  }
  return unknown ?? { kind: 'rules', rules: listRules(texts).filter(({ rule }) => rules.has(rule)) };
}

function answerSearch(texts: RuleTexts, typed: string): RulesAnswer {
  const { found, partly, missing, suggestions } = searchRules(texts, typed);
  if (found.length > 0) return { kind: 'search', all: true, rules: found, partly, missing };
  if (partly.length > 0) return { kind: 'search', all: false, rules: partly, partly: [], missing };
  return { kind: 'not-found', nearest: [...new Set(suggestions)].slice(0, 5) };
}
