/**
 * Full-text search over the rules in three languages, without accents or case. A rule is found when one
 * of its languages holds every word asked for, and found in part with half of them; rare words and words of headings weigh more.
 */
import { distance } from 'fastest-levenshtein';
import { foldText, listWords } from './fold-text';
import { listRules, type PlacedRule, type RuleText, type RuleTexts } from './rules-text';
import type { Language, Text } from './ruleset';

/** Rules found, best first, and the words that had to be left out because no rule has them. */
export interface RuleSearch {
  readonly found: readonly PlacedRule[];
  /** Rules with half of the words or more, but not all. */
  readonly partly: readonly PlacedRule[];
  readonly missing: readonly string[];
  /** Known words nearest to the missing ones. */
  readonly suggestions: readonly string[];
}

/** Words that say nothing of what is sought, folded. */
const commonWords: ReadonlySet<string> = new Set(
  ('a al amb and are at by com como con cual cuando d de del dels do does donde el els en es for how i if in is it l la las les lo los '
    + 'n no o of on or para per por quan que qui quien quin s se si sin son that the to u un una unes unos uns what when where which who with y').split(' '),
);

const languages: readonly Language[] = ['es', 'ca', 'en'];
/** Most words of a question that are looked up; hostile input is longer. */
const maxWords = 12;
const exactMatch = 3;
const inflectedMatch = 2;
/** What a word of the area's title, of the keywords and of the rule's own heading (`Huida: …`) adds to its weight in the text. */
const titleWeight = 1;
const keywordWeight = 2;
const headingWeight = 2;
const maxTextWeight = 2;

interface IndexedRule {
  readonly placed: PlacedRule;
  /** Weight of each folded word, per language. */
  readonly words: readonly ReadonlyMap<string, number>[];
}

interface Index {
  readonly rules: readonly IndexedRule[];
  /** Every word of any rule, once. */
  readonly vocabulary: readonly string[];
}

/** How many words were found, and what they weigh together. */
interface Score {
  readonly has: number;
  readonly score: number;
}

/** A word asked for, and how well each word of the vocabulary answers it. */
interface AskedWord {
  readonly word: string;
  readonly matches: readonly (readonly [word: string, match: number])[];
  readonly rarity: number;
}

const indexes = new WeakMap<RuleTexts, Index>();

/** Searches for words in any of the three languages. */
export function searchRules(texts: RuleTexts, question: string): RuleSearch {
  const index = indexes.get(texts) ?? buildIndex(texts);
  indexes.set(texts, index);
  const asked = chooseWords(question);
  const looked = asked.map((word) => lookUp(word, index));
  const known = looked.filter(({ matches }) => matches.length > 0);
  const missing = looked.filter(({ matches }) => matches.length === 0).map(({ word }) => word);
  const answers = asked.length > 0 && missing.length < asked.length / 2;
  const scored = answers ? index.rules.map((rule, at) => ({ rule, at, ...scoreRule(rule, known) })).sort((a, b) => b.score - a.score || a.at - b.at) : [];
  const pick = (least: number, below: number): PlacedRule[] => scored.filter(({ has }) => has >= least && has < below).map(({ rule }) => rule.placed);
  return { found: pick(known.length, Infinity), partly: pick(known.length / 2, known.length), missing, suggestions: missing.flatMap((word) => suggestWords(word, index.vocabulary)) };
}

function buildIndex(texts: RuleTexts): Index {
  const rules = listRules(texts).map(indexRule);
  return { rules, vocabulary: [...new Set(rules.flatMap(({ words }) => words.flatMap((map) => [...map.keys()])))] };
}

function lookUp(asked: string, { rules, vocabulary }: Index): AskedWord {
  const matches = vocabulary.map((other) => [other, matchWord(asked, other)] as const).filter(([, match]) => match > 0);
  const count = rules.filter(({ words }) => words.some((map) => matches.some(([word]) => map.has(word)))).length;
  return { word: asked, matches, rarity: measureRarity(count, rules.length) };
}

/** From 1 (in every rule) upwards; integers, so that no machine rounds differently. */
function measureRarity(count: number, total: number): number {
  let rarity = 1;
  for (let share = total; share > count; share = Math.floor(share / 2)) rarity += 1;
  return rarity;
}

/** The words worth looking up, once each; if all are common, all of them. */
function chooseWords(question: string): string[] {
  const words = [...new Set(listWords(question.slice(0, 1000)))].slice(0, maxWords);
  const telling = words.filter((word) => !commonWords.has(word));
  return telling.length > 0 ? telling : words;
}

function indexRule(placed: PlacedRule): IndexedRule {
  const { rule, area } = placed;
  const keywords = listWords([rule.id, rule.option ?? '', ...(rule.keywords ?? [])].join(' '));
  const words = languages.map((language) => {
    const weighed = new Map<string, number>();
    const add = (word: string, weight: number): void => void weighed.set(word, (weighed.get(word) ?? 0) + weight);
    for (const word of listWords(listTexts(rule).map((text) => text[language]).join(' '))) {
      if ((weighed.get(word) ?? 0) < maxTextWeight) add(word, 1);
    }
    for (const word of new Set(listWords(area.title[language]))) add(word, titleWeight);
    for (const word of new Set(keywords)) add(word, keywordWeight);
    for (const word of new Set(listWords(findHeading(rule.text[language])))) add(word, headingWeight);
    return weighed;
  });
  return { placed, words };
}

function listTexts({ text, note, section, differences = [] }: RuleText): Text[] {
  const said = differences.flatMap(({ about, says }) => [about, ...Object.values(says).filter((words) => words !== 'absent')]);
  return [text, ...(note ? [note] : []), ...(section ? [section] : []), ...said];
}

/** The few words before a colon with which many rules begin; empty when the colon ends a sentence. */
function findHeading(text: string): string {
  return /^[^:.\n]{1,60}(?=: )/.exec(text)?.[0] ?? '';
}

/** How many of the words a rule has in the language that has most of them, and how well. */
function scoreRule(rule: IndexedRule, asked: readonly AskedWord[]): Score {
  return rule.words.map((words) => {
    const parts = asked.map(({ matches, rarity }) => rarity * bestMatch(matches, words)).filter((part) => part > 0);
    return { has: parts.length, score: parts.reduce((sum, part) => sum + part, 0) };
  }).reduce((best, other) => (other.has > best.has || (other.has === best.has && other.score > best.score) ? other : best));
}

function bestMatch(matches: AskedWord['matches'], words: ReadonlyMap<string, number>): number {
  let best = 0;
  for (const [word, match] of matches) best = Math.max(best, match * (words.get(word) ?? 0));
  return best;
}

/** How well a word answers: the same, another form of it (`puertas`, `atrancar`), or 0 for another word. */
function matchWord(asked: string, word: string): number {
  if (asked === word) return exactMatch;
  const shared = countSharedStart(asked, word);
  const needed = Math.max(4, asked.length - 2);
  return shared >= needed && word.length - shared <= 3 ? inflectedMatch : 0;
}

function countSharedStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  return at;
}

/** Known words one slip away for each four letters, nearest first. */
function suggestWords(missing: string, vocabulary: readonly string[]): string[] {
  if (missing.length < 3 || missing.length > 40) return [];
  const most = Math.max(1, Math.floor(missing.length / 4));
  return vocabulary
    .filter((word) => word.length > 3 && !/\d/.test(word))
    .map((word) => ({ word, slips: distance(foldText(missing), word) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips || (a.word < b.word ? -1 : 1))
    .slice(0, 3)
    .map(({ word }) => word);
}
