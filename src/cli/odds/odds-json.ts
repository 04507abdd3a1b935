/** The answer of `odds --json`. */
import type { Known } from '../../combat/exact/summary';
import { chanceAtLeast, deviationOf, listChances, meanOf, percentileOf } from '../../combat/exact/summary';
import type { Counted, Step } from '../../combat/contract';
import type { Asked } from '../../render/odds/report';
import { compareOutcomes, describeOutcome, tellStep } from '../../render/odds/report';
import type { Language } from '../../tables/ruleset';

/** Chances are fractions, where exact, and decimals; words are in the terminal's language. */
export function toJson(question: string, family: string, { rules, cases }: Asked, wanted: readonly number[], language: Language): unknown {
  const [first, second] = cases;
  return {
    question, family, rules, language,
    cases: cases.map(({ names, facts, answer }) => ({
      names: names.map((name) => name[language]),
      facts: Object.fromEntries(facts.map(({ id, told }) => [id, typeof told === 'string' ? told : told[language]])),
      results: answer.results.map((counted) => describe(counted, wanted, language)),
      steps: answer.steps.map((step) => ({ rules: step.rules, text: tellStep(step, language), ...tellOutcome(step) })),
    })),
    ...(second && first!.answer.results[0].names === undefined ? { comparison: compare(first!.answer.results[0], second.answer.results[0]) } : {}),
  };
}

function tellOutcome(step: Step): Readonly<Record<string, unknown>> {
  const known = describeOutcome(step);
  return known === null ? {} : { [known.isMean ? 'mean' : 'chance']: number(known.value) };
}

function describe({ counts, outcome, names }: Counted, wanted: readonly number[], language: Language): unknown {
  return {
    counts: counts[language],
    kind: outcome.kind,
    ...(outcome.kind === 'floating' ? { error: outcome.error } : {}),
    ...(names ? {} : { mean: number(meanOf(outcome)), deviation: deviationOf(outcome), percentiles: Object.fromEntries([10, 25, 50, 75, 90].map((percent) => [percent, percentileOf(outcome, percent)])) }),
    ...(wanted.length > 0 ? { atLeast: Object.fromEntries(wanted.map((value) => [value, number(chanceAtLeast(outcome, value))])) } : {}),
    outcomes: listChances(outcome).map(({ value, chance }) => ({ value, ...(names?.[value] ? { name: names[value][language] } : {}), ...number(chance) })),
  };
}

function compare(a: Counted, b: Counted): unknown {
  const { more, same, less } = compareOutcomes(a.outcome, b.outcome);
  return { more: number(more), same: number(same), less: number(less) };
}

function number({ exact, value }: Known): { readonly fraction?: string; readonly decimal: number } {
  return exact === null ? { decimal: value } : { fraction: exact.toFraction(), decimal: value };
}
