/** From what somebody types to a rule or an area: `def 4`, `DEF-04` and `def04` are the same rule. */
import { distance } from 'fastest-levenshtein';
import { listRules, type PlacedRule, type RuleArea, type RuleTexts } from './rules-text';

/** What was typed, as a rule id; `known` says whether there is such a rule. */
export interface RuleReference {
  readonly id: string;
  readonly rule: PlacedRule | null;
}

/** Anything of the form `ABC-12`, also of an area that does not exist. */
const anyReference = /^([a-z][a-z0-9]{0,5})-(\d{1,3})$/i;

/** Reads one rule id, or null when the words do not look like one. */
export function findReference(texts: RuleTexts, typed: string): RuleReference | null {
  const compact = typed.trim().replace(/\s+/g, ' ').toUpperCase();
  for (const { area } of texts.areas) {
    if (!compact.startsWith(area)) continue;
    const number = /^[-_. ]?(\d{1,3})$/.exec(compact.slice(area.length))?.[1];
    if (number !== undefined) return makeReference(texts, area, number);
  }
  const other = anyReference.exec(compact);
  return other ? makeReference(texts, other[1] as string, other[2] as string) : null;
}

function makeReference(texts: RuleTexts, area: string, number: string): RuleReference {
  const id = `${area}-${String(Number(number)).padStart(2, '0')}`;
  return { id, rule: listRules(texts).find(({ rule }) => rule.id === id) ?? null };
}

/** The area somebody typed, in any case. */
export function findArea(texts: RuleTexts, typed: string): RuleArea | null {
  const name = typed.trim().toUpperCase();
  return texts.areas.find(({ area }) => area === name) ?? null;
}

/** The rules whose ids are nearest to one that does not exist: of the same area by number, else by spelling. */
export function listNearestIds(texts: RuleTexts, id: string, count = 3): string[] {
  const [area = '', number = ''] = id.split('-');
  const ranked = listRules(texts).map(({ rule }, at) => {
    const [ruleArea = '', ruleNumber = ''] = rule.id.split('-');
    return { id: rule.id, at, areas: distance(area, ruleArea), numbers: Math.abs(Number(ruleNumber) - Number(number)) };
  });
  ranked.sort((a, b) => a.areas - b.areas || a.numbers - b.numbers || a.at - b.at);
  return ranked.slice(0, count).map((entry) => entry.id);
}
