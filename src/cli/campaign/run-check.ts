/** `campaign check`: every fault with its place (exit 1), and the declared results that would now be others. */
import { findOtherwise } from '../../campaign/judge-kept';
import { listUnknownIds } from '../../campaign/known-missions';
import { listSameAttackers } from '../../campaign/scenario-parts';
import { listStandings } from '../../campaign/x';
import { isUserError } from '../../errors';
import type { CommandContext } from '../context';
import { campaignReportMessages as words } from '../messages/campaign-report';
import { reportProblems } from '../report-error';
import { makeVisible } from '../visible-text';
import type { CampaignOptions } from './open';
import { findAccess, loadReadableTables, openLog, printJson } from './open';
import { listFuture, noteFuture } from './note-future';
import { noteDifferences } from './run-correct';

/** Reads the log and says what is wrong with it. */
export async function runCheck(options: CampaignOptions, context: CommandContext): Promise<void> {
  const { path, loadOwn } = findAccess(options, context);
  try {
    const log = await openLog(options, context);
    const standings = listStandings(log);
    const differing = standings.filter(({ differs, result, voidParts }) => differs || result !== null || voidParts.length > 0).map(({ game }) => game.number);
    // Still unknown after a reading that let it pass: the tables of the group are away.
    const unknown = listUnknownIds(log.games);
    const unchecked = unknown.length > 0 && log.tables !== undefined && (await loadOwn?.(log.tables)) === undefined ? unknown : [];
    const tables = await loadReadableTables(log, options, context);
    const otherwise = log.games.flatMap((game) => {
      const found = findOtherwise(game, log, tables);
      return found ? [{ number: game.number, why: `${context.say(found.text, found.values)} (${found.rule})` }] : [];
    });
    const future = listFuture(log.games);
    const sameAttackers = listSameAttackers(log);
    if (options.json) printJson({ ok: true, games: log.games.length, problems: [], unchecked, otherwise, sameAttackers, future, differing }, context);
    else {
      context.note(context.style.green(context.say(words.good, { path: makeVisible(path), count: log.games.length })));
      if (unchecked.length > 0) context.note(context.say(words.unchecked, { list: makeVisible(unchecked.join(', ')), folder: makeVisible(log.tables ?? '') }));
      for (const { number, why } of otherwise) context.note(context.say(words.otherwise, { number, why }));
      noteFuture(future, context);
      for (const { numbers: [first, second], attacker } of sameAttackers) context.note(context.say(words.sameAttackers, { first, second, attacker: makeVisible(attacker) }));
      noteDifferences(standings, differing, context);
    }
  } catch (error) {
    if (!isUserError(error) || error.code !== 'BAD_CAMPAIGN') throw error;
    const problems = error.options.problems ?? [];
    context.exitCode = 1;
    if (options.json) {
      printJson({ ok: false, problems }, context);
      return;
    }
    reportProblems(problems, context);
    context.note(context.say(words.bad, { path: makeVisible(path), count: problems.length }));
  }
}
