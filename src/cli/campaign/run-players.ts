/** `campaign players`: how each does, by side. */
import { matchesFilter } from '../../campaign/filter';
import { listPlayerRecords, listValid } from '../../campaign/statistics';
import { describeCount } from '../../render/campaign/count-words';
import { foldSentence, layTableOrList } from '../../render/campaign/terminal-table';
import { formatX } from '../../render/number-format';
import type { CommandContext } from '../context';
import { findColumns } from '../find-columns';
import { campaignStatWords as words } from '../messages/campaign-stats';
import { makeVisible } from '../visible-text';
import type { FilterOptions } from './filter-options';
import { noteNone, readFilter } from './filter-options';
import { openLog, printJson } from './open';
import { describeTally } from './run-x';

/** Prints the players in the order of their first game. */
export async function runPlayers(options: FilterOptions, context: CommandContext): Promise<void> {
  const log = await openLog(options, context);
  const filter = await readFilter(options, log, context);
  const games = listValid(log.games).filter((game) => matchesFilter(game, filter));
  const records = listPlayerRecords(games);
  const { language, outStyle, say } = context;
  if (options.json) {
    printJson({ players: records }, context);
    return;
  }
  if (records.length === 0) {
    noteNone(log, filter, context);
    return;
  }
  const rows = records.map(({ name, attacking, defending, all, objectives, streaks }) => [
    makeVisible(name), describeTally(attacking, context), describeTally(defending, context), describeTally(all, context),
    objectives === null ? '–' : formatX(objectives, language), `${streaks.current} (${streaks.longest})`,
  ]);
  const counted = describeCount(games, language);
  const headings = [say(words.player), say(words.attacking), say(words.defending), say(words.all), say(words.mean), say(words.streaks)];
  const columns = findColumns(context.terminal.stdout);
  const [head = [], ...lines] = layTableOrList({ headings, rows, width: columns ?? 140 });
  context.out(`${[...head.map((line) => outStyle.bold(line)), ...lines.flat(), '', ...[say(words.legend), ...(counted === null ? [] : [counted])].flatMap((text) => foldSentence(text, columns))].join('\n')}\n`);
}
