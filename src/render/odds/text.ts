/** An answer of `odds` for the terminal, with bars. */
import { fillMessage } from '../../errors';
import { layTable } from '../campaign/terminal-table';
import { wrapCells } from '../text/display-width';
import { formatDecimalOf, formatFractionOf } from './format-known';
import { oddsWords as words } from './odds-words';
import type { Asked, OddsReport, ReportResult } from './report';
import { compareOutcomes, describeOutcome, describeSpread, labelOf, rareChance, splitRare, tellError, tellStep } from './report';
import type { Known } from '../../combat/exact/summary';
import { chanceAtLeast } from '../../combat/exact/summary';
import type { Language } from '../../tables/ruleset';

/** How it is shown. */
export interface OddsTextOptions {
  readonly width: number;
  /** Numbers of `--at-least`. */
  readonly wanted: readonly number[];
  readonly explain: boolean;
  readonly bold: (text: string) => string;
}

/** Everything a person reads of an answer. */
export function renderOddsText(report: OddsReport, asked: Asked, options: OddsTextOptions): string {
  const { language, title, rules, names, results } = report;
  const blocks = [[`${options.bold(title)} [${rules.join(', ')}]`, ...wrapLines(tellNames(names), options.width)]];
  if (options.explain) blocks.push(...asked.cases.map((one, at) => wrapLines(explainCase(one, names.length > 1 ? `${letters[at]} · ` : '', language), options.width)));
  blocks.push(...results.map((result) => showResult(result, report, options)));
  if (report.error > 0) blocks.push([tellError(report)]);
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

const letters = ['A', 'B'] as const;

function tellNames(names: readonly string[]): string[] {
  if (names.length === 1) return names[0] === '' ? [] : [names[0]!];
  return names.map((name, at) => `${letters[at]}${name === '' ? '' : `: ${name}`}`);
}

function explainCase({ facts, answer }: Asked['cases'][number], letter: string, language: Language): string[] {
  const told = (value: Asked['cases'][number]['facts'][number]['told']): string => (typeof value === 'string' ? value : value[language]);
  return [
    ...(facts.length > 0 ? [`${letter}${words.facts[language]}`, ...facts.map((fact) => `  ${labelOf(fact.text, language)}: ${told(fact.told)}`)] : []),
    `${letter}${words.steps[language]}`,
    ...answer.steps.map((step) => {
      const known = describeOutcome(step);
      const told = known === null ? '' : known.isMean ? ` → ${fillMessage(words.mean[language], { mean: tellChance(known.value, language) })}` : ` → ${tellChance(known.value, language)}`;
      return `  ${tellStep(step, language)}${told}${step.rules.length > 0 ? ` [${step.rules.join(', ')}]` : ''}`;
    }),
  ];
}

/** `5/6 (0,8333)`, or the decimal alone. */
function tellChance(chance: Known, language: Language): string {
  const fraction = formatFractionOf(chance);
  const decimal = formatDecimalOf(chance, language);
  return fraction === '' ? decimal : fraction.includes('/') ? `${fraction} (${decimal})` : fraction;
}

function showResult(result: ReportResult, { language, names }: OddsReport, { width, wanted, bold }: OddsTextOptions): string[] {
  const lines: string[] = [];
  const many = names.length > 1;
  if (result.isNumber) {
    result.outcomes.forEach((outcome, at) => {
      const spread = describeSpread(outcome, language);
      lines.push(`${many ? `${letters[at]}: ` : ''}${fillMessage(words.mean[language], { mean: tellChance(result.means[at]!, language) })} · ${fillMessage(words.spread[language], spread)}`);
    });
    if (many) lines.push(tellVersus(result, language));
    for (const value of wanted) lines.push(...result.outcomes.map((outcome, at) => `${many ? `${letters[at]}: ` : ''}${fillMessage(words.wanted[language], { value, chance: tellChance(chanceAtLeast(outcome, value), language) })}`));
  }
  const { shown, hidden } = splitRare(result);
  const rows = drawRows({ ...result, rows: shown }, language, width);
  const rare = hidden === 0 ? [] : [fillMessage(words.rare[language], { limit: formatDecimalOf({ exact: null, value: rareChance }, language) })];
  return [bold(result.counts), ...wrapLines(lines, width), ...rows, ...wrapLines(rare, width)];
}

/** Lines as long as the terminal is wide; what goes on keeps its indentation. */
function wrapLines(lines: readonly string[], width: number): string[] {
  return lines.flatMap((line) => {
    const [indent] = /^ */.exec(line)!;
    return wrapCells(line.slice(indent.length), width - indent.length, 2).map((part) => indent + part);
  });
}

function tellVersus({ outcomes: [a, b] }: ReportResult, language: Language): string {
  const { more, same, less } = compareOutcomes(a!, b!);
  return fillMessage(words.versus[language], { more: tellChance(more, language), same: tellChance(same, language), less: tellChance(less, language) });
}

const barLength = 24;

/** A line for each outcome: chance as a fraction where it is short, as a decimal, at least so much, and a bar. */
function drawRows({ rows, isNumber, outcomes }: ReportResult, language: Language, width: number): string[] {
  const cases = outcomes.map((_, at) => at);
  const name = (text: string, at: number): string => (cases.length > 1 ? `${text} ${letters[at]}` : text);
  const withFractions = cases.length === 1 && rows.some(({ chances }) => formatFractionOf(chances[0]!) !== '');
  const highest = Math.max(...rows.flatMap(({ chances }) => chances.map(({ value }) => value)));
  const headings = [
    words.outcome[language],
    ...(withFractions ? [words.fraction[language]] : []),
    ...cases.map((at) => name(words.chance[language], at)),
    ...(isNumber ? cases.map((at) => name(words.atLeast[language], at)) : []),
  ];
  const cells = rows.map(({ label, chances, atLeast }) => [
    label,
    ...(withFractions ? [formatFractionOf(chances[0]!)] : []),
    ...chances.map((chance) => formatDecimalOf(chance, language)),
    ...(isNumber ? atLeast.map((chance) => formatDecimalOf(chance, language)) : []),
    ...cases.map((at) => (cases.length > 1 ? letters[at] : '') + drawBar(chances[at]!.value / highest, cases.length > 1 ? barLength / 2 : barLength)),
  ]);
  const right = headings.map((_, at) => at).filter((at) => at > 0 || isNumber);
  return layTable({ headings: [...headings, ...cases.map(() => '')], rows: cells, right, width }).flat();
}

const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'] as const;

function drawBar(share: number, length: number): string {
  const parts = Math.round(share * length * 8);
  return `${'█'.repeat(Math.floor(parts / 8))}${eighths[parts % 8]}`;
}
