/** `campaign x`: X, how sure it is, and what it is made of. */
import { matchesFilter } from '../../campaign/filter';
import type { Game } from '../../campaign/log';
import { countObjectives, estimateMean, groupGames, listValid, tallySide } from '../../campaign/statistics';
import type { Tally } from '../../campaign/statistics';
import { feedsX, meanObjectives } from '../../campaign/x';
import type { Ratio } from '../../tables/ratio';
import { layTableOrList } from '../../render/campaign/terminal-table';
import { describeBudget } from '../../render/campaign/budget-words';
import { objectiveWords } from '../../render/campaign/words';
import { formatNumber, formatRatio, formatX } from '../../render/number-format';
import type { CommandContext } from '../context';
import { findColumns } from '../find-columns';
import { foldLine } from '../fold-line';
import { campaignStatWords as words } from '../messages/campaign-stats';
import { makeVisible } from '../visible-text';
import type { XOptions } from './filter-options';
import { readFilter } from './filter-options';
import { openLog, printJson } from './open';

/** Prints X of the games meant; results and objectives are those of every mission. */
export async function runX(options: XOptions, context: CommandContext): Promise<void> {
  const log = await openLog(options, context);
  const filter = await readFilter(options, log, context);
  const games = listValid(log.games).filter((game) => matchesFilter(game, filter));
  const fed = games.filter((game) => feedsX(game, log));
  const group = Object.keys(filter).length === 0 ? undefined : listValid(log.games).filter((game) => feedsX(game, log));
  if (options.json) printJson({ ...toJson(games, fed, options), ...(group ? { group: { x: meanObjectives(group), games: group.length } } : {}) }, context);
  else {
    const bold = context.outStyle.bold;
    const [head = '', ...rest] = describeX(fed, group, context);
    context.out(`${[...fold(head, context).map((line) => bold(line)), ...[...rest, ...describe(games, fed, options, context)].flatMap((line) => fold(line, context))].join('\n')}\n`);
  }
}

function fold(line: string, { terminal }: CommandContext): string[] {
  return foldLine(line, findColumns(terminal.stdout) ?? Infinity);
}

function toJson(games: readonly Game[], fed: readonly Game[], { by }: XOptions): object {
  const { byType, untold } = countObjectives(games);
  return {
    x: meanObjectives(fed),
    games: fed.length,
    interval: estimateMean(fed),
    attacker: tallySide(games, 'attacker'),
    defender: tallySide(games, 'defender'),
    objectives: { ...Object.fromEntries(byType), untold },
    ...(by === undefined ? {} : { by, groups: groupGames(fed, by).map(({ shared, games: some }) => ({ shared, games: some.length, x: meanObjectives(some), interval: estimateMean(some) })) }),
  };
}

/** X; where only some games are meant, that of the group first (X-01), and then what those games would give. `group`: all games that feed X. */
function describeX(fed: readonly Game[], group: readonly Game[] | undefined, { language, say }: CommandContext): string[] {
  const x = meanObjectives(fed);
  const ofAll = meanObjectives(group ?? fed);
  const line = ofAll === null ? say(words.noX) : say(words.x, { x: formatX(ofAll, language), count: (group ?? fed).length });
  if (group === undefined) return [line];
  return [line, x === null ? say(words.noneChosen) : say(fed.length === 1 ? words.chosenOne : words.chosen, { x: formatX(x, language), count: fed.length })];
}

function describe(games: readonly Game[], fed: readonly Game[], options: XOptions, context: CommandContext): string[] {
  const { language, say } = context;
  const x = meanObjectives(fed);
  const lines = describeInterval(fed, context);
  if (options.by !== undefined && x !== null) lines.push('', ...describeGroups(fed, options.by, context));
  if (games.length === 0) return lines;
  lines.push('', say(words.results));
  for (const side of ['attacker', 'defender'] as const) lines.push(`  ${say(words[side])}  ${describeTally(tallySide(games, side), context)}`);
  const { byType, untold } = countObjectives(games);
  if (byType.size > 0) {
    lines.push('', say(words.objectives));
    const counts = [...byType].sort((a, b) => b[1] - a[1]).map(([type, count]) => ({ count, name: objectiveWords[type][language] }));
    lines.push(...[...counts, ...(untold > 0 ? [{ count: untold, name: say(words.untold) }] : [])].map(({ count, name }) => `  ${String(count).padStart(4)}  ${name}`));
  }
  return lines;
}

/** The 95 % interval with the name of its method, or why there is none. */
function describeInterval(games: readonly Game[], { language, say }: CommandContext): string[] {
  const interval = estimateMean(games);
  if (interval === null) return games.length === 1 ? [say(words.noInterval)] : [];
  return [say(words.interval, { low: formatNumber(interval.low, language), high: formatNumber(interval.high, language) })];
}

/** `3 W, 1 D, 2 L · 50%`. */
export function describeTally({ wins, draws, losses, undecided, rate }: Tally, { language, say }: CommandContext): string {
  const text = say(words.tally, { wins, draws, losses });
  const undecidedText = undecided === 0 ? '' : say(words.undecided, { count: undecided });
  return `${text}${undecidedText}${rate === null ? '' : ` · ${formatPercent(rate, language)}`}`;
}

/** A share as a whole percentage: `50 %`, in English `50%`. */
export function formatPercent(rate: Ratio, language: CommandContext['language']): string {
  return `${formatRatio({ num: 100 * rate.num, den: rate.den }, language, 0)}${language === 'en' ? '%' : ' %'}`;
}

function describeGroups(fed: readonly Game[], by: 'rules' | 'map', context: CommandContext): string[] {
  const { language, say } = context;
  const groups = groupGames(fed, by);
  const rows = groups.map(({ shared, games }) => {
    const interval = estimateMean(games);
    const x = meanObjectives(games) as Ratio;
    return [
      describeShared(shared, by, context),
      String(games.length),
      formatX(x, language),
      interval === null ? '–' : `${formatNumber(interval.low, language)} – ${formatNumber(interval.high, language)}`,
    ];
  });
  const headings = [say(words[by]), say(words.games), 'X', say(words.intervalHead)];
  const table = layTableOrList({ headings, rows, right: [1], width: findColumns(context.terminal.stdout) ?? 120 }).flat();
  return by === 'rules' && groups.some(({ shared }) => shared['tables'] !== undefined) ? [...table, say(words.hashLegend)] : table;
}

/** What a group of games shares, in words; nothing changed and nothing written down are told apart. */
function describeShared(shared: Readonly<Record<string, string>>, by: 'rules' | 'map', { language, say }: CommandContext): string {
  const entries = Object.entries(shared);
  if (entries.length === 0) return say(words.untoldGames);
  const told = entries.map(([key, value]) => {
    if (by === 'rules') return key === 'tables' ? say(words.tablesHash, { hash: value.slice(0, 8) }) : `${key}=${value}`;
    if (key === 'table') return say(words.tableSize, { size: value });
    if (key === 'forced') return say(value === 'yes' ? words.forced : words.notForced);
    if (key === 'closed') return say(value === 'yes' ? words.closed : words.notClosed);
    return say(words.budget, { budget: describeBudget(value, language) });
  });
  if (by === 'rules' && entries.every(([key]) => key === 'tables')) told.unshift(say(words.usualRules));
  return makeVisible(told.join(', '));
}
