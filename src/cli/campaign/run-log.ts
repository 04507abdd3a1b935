/** `campaign log`: the table of LOG-01. */
import { matchesFilter } from '../../campaign/filter';
import { listStandings } from '../../campaign/x';
import { describeCount } from '../../render/campaign/count-words';
import { columns, listHeadings, listRows } from '../../render/campaign/log-table';
import { foldSentence, layTable, layTableOrList } from '../../render/campaign/terminal-table';
import { remarkWords } from '../../render/campaign/words';
import type { CommandContext } from '../context';
import { findColumns } from '../find-columns';
import { makeVisible } from '../visible-text';
import type { FilterOptions } from './filter-options';
import { noteNone, readFilter } from './filter-options';
import { listOtherwiseWords } from './list-otherwise';
import { loadNames, openLog, printJson } from './open';

/** Width where nobody says how wide the terminal is: enough for every column. */
const widthOffTerminal = 140;

/** Prints the log, struck-out games and all. */
export async function runLog(options: FilterOptions, context: CommandContext): Promise<void> {
  const log = await openLog(options, context);
  const filter = await readFilter(options, log, context);
  const standings = listStandings(log).filter(({ game }) => matchesFilter(game, filter));
  const otherwise = await listOtherwiseWords(standings.map(({ game }) => game), log, options, context);
  if (options.json) {
    printJson({ group: log.group ?? null, games: standings.map(({ game, ...rest }) => ({ ...game, ...rest, otherwise: otherwise.get(game.number) ?? [] })) }, context);
    return;
  }
  if (standings.length === 0) {
    noteNone(log, filter, context);
    return;
  }
  const { language, outStyle, say, terminal } = context;
  // In a file the marks that strike letters out would be rubbish.
  const strikes = terminal.stdout.isTTY === true;
  const rows = listRows(standings, language, await loadNames(log, options, context), { otherwise, brief: true });
  const used = columns.filter((column) => rows.some(({ cells }) => cells[column] !== ''));
  const headings = listHeadings(language);
  // On a terminal the columns of the rulebook stay beside each other, or all stand in a list; in a file a row is one row.
  const width = findColumns(terminal.stdout);
  const [lay, below] = width === undefined ? [layTable, used.length] as const : [layTableOrList, used.indexOf('x') + 1] as const;
  const [head = [], ...blocks] = lay({
    headings: used.map((column) => headings[columns.indexOf(column)] ?? ''),
    rows: rows.map(({ cells, isVoid }) => used.map((column) => `${makeVisible(cells[column].replace(/\n/g, ' '))}${isVoid && column === 'winner' && !strikes ? ` ${say(remarkWords.voided)}` : ''}`)),
    right: used.flatMap((column, at) => (column === 'number' || column === 'objectives' ? [at] : [])),
    width: width ?? widthOffTerminal,
    below,
  });
  const title = log.group === undefined ? say(remarkWords.title) : say(remarkWords.group, { group: makeVisible(log.group) });
  const lines = blocks.flatMap((block, at) => block.map((line) => (rows[at]?.isVoid && strikes ? outStyle.dim(strike(line)) : line)));
  const counted = describeCount(standings.map(({ game }) => game), language);
  context.out(`${[outStyle.bold(title), '', ...head.map((line) => outStyle.bold(line)), ...lines, ...(counted === null ? [] : ['', ...foldSentence(counted, width)])].join('\n')}\n`);
}

/** Struck out on any terminal: a line drawn through every letter by a combining mark, spaces left alone. */
function strike(line: string): string {
  return line.replace(/[\p{L}\p{N}]\p{M}*/gu, (letter) => `${letter}\u0336`);
}
