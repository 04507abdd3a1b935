/** Games of days that have not come yet: named wherever they come in, and by `check`. */
import type { Game } from '../../campaign/log';
import type { CommandContext } from '../context';
import { campaignReportMessages as words } from '../messages/campaign-report';
import { findToday, isAfterToday } from './today';

/** Their numbers; a voided one spoils nothing. */
export function listFuture(games: readonly Game[]): number[] {
  return games.filter((game) => game.void === undefined && isAfterToday(game.date)).map(({ number }) => number);
}

/** Says so. */
export function noteFuture(numbers: readonly number[], { note, say }: CommandContext): void {
  if (numbers.length > 0) note(say(words.futureGames, { today: findToday(), list: listSome(numbers), n: numbers.length, number: numbers[0]! }));
}

/** The first of some numbers. */
export function listSome(numbers: readonly number[]): string {
  const most = 12;
  return `${numbers.slice(0, most).join(', ')}${numbers.length > most ? '…' : ''}`;
}
