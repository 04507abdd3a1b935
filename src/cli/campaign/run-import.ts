/** `campaign import`: the games of a table, all or none. */
import { isSame, recordGame } from '../../campaign/change-log';
import type { CampaignLog, Game, NewGame } from '../../campaign/log';
import { findX } from '../../campaign/x';
import type { Message, Problem } from '../../errors';
import { fillMessage, isUserError, UserError } from '../../errors';
import { readTextFile } from '../../io/read-file';
import type { Ruleset } from '../../tables/ruleset';
import type { CommandContext } from '../context';
import { tableFaults as words } from '../messages/campaign-import';
import { campaignFaultMessages, campaignReportMessages } from '../messages/campaign-report';
import { makeVisible } from '../visible-text';
import { isComparedScenario, settleIncursion } from './collect-game';
import type { CampaignOptions } from './open';
import { changeLog, listPrimary, loadTables, openLog, printJson } from './open';
import { checkTogether } from './read-facts';
import type { TableRow } from './read-table';
import { readTable } from './read-table';
import { refuseChange } from './refuse-change';
import { showX } from './show-x';

/** Records the rows of a table in their order. Games that the log has already, just so, are passed over. */
export async function runImport(file: string, options: CampaignOptions, context: CommandContext): Promise<void> {
  const { language, terminal, say, note } = context;
  const tables = await loadTables(await openLog(options, context), options, context);
  const { rows, problems } = readTable(readTextFile(file, terminal.cwd), file, tables, language);
  const result = await changeLog(options, context, (log) => {
    const added = addRows(log, problems.length > 0 ? [] : rows, file, tables, context);
    const all = [...problems, ...added.problems];
    if (all.length > 0) throw new UserError('BAD_TABLE', campaignFaultMessages.badTable, { file, count: all.length }, { problems: all });
    return { log: added.log, result: { count: added.log.games.length - log.games.length, skipped: added.skipped, x: findX(added.log) } };
  });
  if (options.json) {
    printJson(result, context);
    return;
  }
  const x = showX(result.x, context);
  note(say(result.count === 1 ? campaignReportMessages.importedOne : campaignReportMessages.imported, { count: result.count, file: makeVisible(file), x }));
  if (result.skipped > 0) note(say(result.skipped === 1 ? campaignReportMessages.skippedOne : campaignReportMessages.skipped, { count: result.skipped }));
}

interface Added {
  readonly log: CampaignLog;
  readonly skipped: number;
  readonly problems: readonly Problem[];
}

function addRows(before: CampaignLog, rows: readonly TableRow[], file: string, tables: Ruleset, { language }: CommandContext): Added {
  let log = before;
  let skipped = 0;
  const problems: Problem[] = [];
  for (const { game, line } of rows) {
    const report = (code: string, message: Message, values: Readonly<Record<string, string | number>> = {}): void => {
      problems.push({ code, message: fillMessage(message[language], values), place: { file, line, column: 1 } });
    };
    const known = game.number === undefined ? undefined : log.games[game.number - 1];
    if (known) {
      if (isSame(known, { ...game, winner: game.winner ?? known.winner })) skipped += 1;
      else report('TABLE_GAME', words.different, { number: known.number });
    } else if (game.number !== undefined && game.number !== log.games.length + 1) report('TABLE_GAME', words.number, { found: game.number, expected: log.games.length + 1 });
    else log = addRow(log, game, report, tables, language) ?? log;
  }
  return { log, skipped, problems };
}

function addRow(log: CampaignLog, row: Partial<Game>, report: (code: string, message: Message, values?: Readonly<Record<string, string | number>>) => void, tables: Ruleset, language: CommandContext['language']): CampaignLog | null {
  const { corrections, ...told } = row;
  let game = told;
  try {
    game = told.whole ? told : settleIncursion(told, isComparedScenario(told, tables));
    checkTogether(game as NewGame, listPrimary(tables));
  } catch (error) {
    if (!isUserError(error)) throw error;
    report('TABLE_GAME', words.together, { why: fillMessage(error.text[language], error.values) });
    return null;
  }
  const recorded = recordGame(log, game as NewGame);
  if (recorded.ok) return corrections === undefined ? recorded.log : { ...recorded.log, games: [...log.games, { ...recorded.game, corrections }] };
  if (recorded.refusal === 'log-full') throw refuseChange(recorded, log, 0);
  const { text, values } = refuseChange(recorded, log, 0);
  report('TABLE_GAME', text, values);
  return null;
}
