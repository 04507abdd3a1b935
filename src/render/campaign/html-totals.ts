/** What stands above the log on a page: X as it is by now, and how each player did. */
import { listPlayerRecords, listValid } from '../../campaign/statistics';
import type { Tally } from '../../campaign/statistics';
import { findX } from '../../campaign/x';
import type { Message } from '../../errors';
import { fillMessage } from '../../errors';
import { cleanText, escapeMarkup } from '../clean-text';
import { formatX } from '../number-format';
import { describeCount } from './count-words';
import type { ExportView } from './export-log';
import { totalWords } from './words';

/** Lines of the page: X of the group, and the players of the games shown. */
export function writeTotals({ log, standings, language }: Pick<ExportView, 'log' | 'standings' | 'language'>): string {
  const say = (message: Message, values: Readonly<Record<string, string | number>> = {}): string => escapeMarkup(fillMessage(message[language], values));
  const x = findX(log);
  const players = listPlayerRecords(listValid(standings.map(({ game }) => game)));
  const lines = players.map(({ name, all }) => `<li><bdi>${escapeMarkup(cleanText(name))}</bdi>: ${say(totalWords.player, countTally(all))}</li>`);
  const counted = describeCount(standings.map(({ game }) => game), language);
  return `<p>${x === null ? say(totalWords.noX) : say(totalWords.x, { x: formatX(x, language) })}</p>\n${lines.length === 0 ? '' : `<ul>\n${lines.join('\n')}\n</ul>\n`}${counted === null ? '' : `<p>${escapeMarkup(counted)}</p>\n`}`;
}

function countTally({ games, wins, draws, losses, undecided }: Tally): Readonly<Record<string, number>> {
  return { games, wins, draws, losses, undecided };
}
