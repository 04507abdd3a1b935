/** What the formats of `odds` have in common: one answer, or two side by side, in one language. */
import type { Answer, Counted, Step } from '../../combat/contract';
import { mapValues, spread } from '../../combat/exact/combine';
import type { Distribution } from '../../combat/exact/distribution';
import type { Known } from '../../combat/exact/summary';
import { boundsOf, chanceAtLeast, chanceOf, deviationOf, meanOf, percentileOf } from '../../combat/exact/summary';
import { fillWords } from '../../combat/notation';
import type { Message } from '../../errors';
import { fillMessage } from '../../errors';
import type { Language } from '../../tables/ruleset';
import { formatDecimalOf } from './format-known';
import { oddsWords as words } from './odds-words';

/** What was asked: a heading, and for each answer what it is reckoned for. */
export interface Asked {
  readonly title: Message;
  readonly rules: readonly string[];
  readonly cases: readonly AskedCase[];
}

/** One answer, with the names of who is in it. */
export interface AskedCase {
  readonly names: readonly Message[];
  readonly facts: readonly { readonly text: Message; readonly told: string | Message; readonly id: string }[];
  readonly answer: Answer;
}

/** Chances of one outcome in every case. */
export interface ReportRow {
  readonly value: number;
  readonly label: string;
  readonly chances: readonly Known[];
  readonly atLeast: readonly Known[];
}

/** One thing that is counted. */
export interface ReportResult {
  readonly counts: string;
  /** False where outcomes are names, which have no mean. */
  readonly isNumber: boolean;
  readonly rows: readonly ReportRow[];
  readonly outcomes: readonly Distribution[];
  readonly means: readonly Known[];
}

/** Everything that was asked, in words. */
export interface OddsReport {
  readonly language: Language;
  readonly title: string;
  readonly rules: readonly string[];
  readonly names: readonly string[];
  readonly results: readonly ReportResult[];
  /** The greatest bound of error, 0 where all is exact. */
  readonly error: number;
}

/** Puts answers to one question side by side. */
export function reportOdds({ title, rules, cases }: Asked, language: Language): OddsReport {
  const main = cases[0]!.answer.results;
  const results = main.flatMap((counted, at): ReportResult[] => {
    const same = cases.map(({ answer }) => answer.results[at]).filter((other): other is Counted => other !== undefined && other.counts.en === counted.counts.en);
    return same.length === cases.length ? [reportResult(same, language)] : [];
  });
  const errors = results.flatMap(({ outcomes }) => outcomes.map((outcome) => (outcome.kind === 'floating' ? outcome.error : 0)));
  return { language, title: capitalise(title[language]), rules, names: cases.map((one) => nameCase(one, cases, language)), results, error: Math.max(0, ...errors) };
}

/** Who is in it; of two, also the facts in which they differ. */
function nameCase({ names, facts }: AskedCase, cases: readonly AskedCase[], language: Language): string {
  const tell = (told: string | Message): string => (typeof told === 'string' ? told : told[language]);
  const differing = facts.filter(({ told }, at) => cases.some((other) => tell(other.facts[at]!.told) !== tell(told)));
  const who = names.map((name) => name[language]).join(' → ');
  return [...(who === '' ? [] : [who]), ...differing.map(({ text, told }) => `${labelOf(text, language)}: ${tell(told)}`)].join(' · ');
}

function reportResult(same: readonly Counted[], language: Language): ReportResult {
  const outcomes = same.map(({ outcome }) => outcome);
  const names = Object.assign({}, ...same.map((counted) => counted.names ?? {})) as Readonly<Record<number, Message>>;
  const bounds = outcomes.map(boundsOf);
  const min = Math.min(...bounds.map((one) => one.min));
  const max = Math.max(...bounds.map((one) => one.max));
  const rows = Array.from({ length: max - min + 1 }, (_, at): ReportRow => ({
    value: min + at,
    label: names[min + at]?.[language] ?? tellNumber(min + at),
    chances: outcomes.map((outcome) => chanceOf(outcome, min + at)),
    atLeast: outcomes.map((outcome) => chanceAtLeast(outcome, min + at)),
  }));
  return {
    counts: capitalise(same[0]!.counts[language]),
    isNumber: Object.keys(names).length === 0,
    rows: rows.filter(({ chances }) => chances.some(({ value }) => value > 0)),
    outcomes,
    means: outcomes.map(meanOf),
  };
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function tellNumber(value: number): string {
  return String(value).replace('-', '−');
}

/** Outcomes that come up less often in every case are left out where a person reads. */
export const rareChance = 0.0005;

/** The rows a person reads, and how many were left out. Outcomes with names are all shown. */
export function splitRare({ rows, isNumber }: ReportResult): { readonly shown: readonly ReportRow[]; readonly hidden: number } {
  if (!isNumber || rows.length <= 12) return { shown: rows, hidden: 0 };
  const shown = rows.filter(({ chances }) => chances.some(({ value }) => value >= rareChance));
  return { shown, hidden: rows.length - shown.length };
}

/** Standard deviation and percentiles of one case. */
export function describeSpread(outcome: Distribution, language: Language): Readonly<Record<'deviation' | 'low' | 'middle' | 'high', string>> {
  const percent = (share: number): string => tellNumber(percentileOf(outcome, share));
  return { deviation: formatDecimalOf({ exact: null, value: deviationOf(outcome) }, language, 2), low: percent(10), middle: percent(50), high: percent(90) };
}

/** Chances that one case gives more than another, the same, or less, when neither knows of the other. */
export function compareOutcomes(a: Distribution, b: Distribution): Readonly<Record<'more' | 'same' | 'less', Known>> {
  const difference = spread(a, (own) => mapValues(b, (other) => Math.sign(own - other)));
  return { more: chanceOf(difference, 1), same: chanceOf(difference, 0), less: chanceOf(difference, -1) };
}

/** What a fact is called: its text up to where it says how it is written. */
export function labelOf(text: Message, language: Language): string {
  return text[language].split(/[,;:(]/)[0]!.trim();
}

/** What a step tells of its outcome: a chance where it happens or not, else the mean; nothing where it is certain. */
export function describeOutcome({ outcome }: Step): { readonly isMean: boolean; readonly value: Known } | null {
  if (outcome === undefined) return null;
  const { min, max } = boundsOf(outcome);
  if (min === max && min !== 0) return null;
  const isMean = min < 0 || max > 1;
  return { isMean, value: isMean ? meanOf(outcome) : chanceAtLeast(outcome, 1) };
}

/** By how much chances may be off, in words. */
export function tellError({ error, language }: OddsReport): string {
  const shown = error.toExponential(1).replace('e-', ' · 10^−');
  return fillMessage(words.floating[language], { error: language === 'en' ? shown : shown.replace('.', ',') });
}

/** A step in words. */
export function tellStep({ text, values = {} }: Step, language: Language): string {
  return fillWords(text, values)[language];
}
