import { findCampaignFile } from '../../io/find-campaign';
import { findOddSize } from '../../render/evening-size';
import { formatFraction } from '../../render/number-format';
import { findDoubtfulNeed, searchRanges } from '../../render/pack/victory';
import type { Ratio, SessionDocument } from '../../session/document';
import { makeRatio } from '../../tables/ratio';
import { nameLabel } from '../../tables/name-label';
import type { CommandContext } from '../context';
import { eveningMessages } from '../messages/evenings';
import { crampedMessages } from '../messages/cramped';
import { xMessages } from '../messages/x';
import { makeVisible } from '../visible-text';
import type { GroupFlags } from './group-defaults';
import { ampleSections } from './refuse-session';
import type { SessionPlan } from './plan-sessions';
import { writeGroupCommand } from './write-group-command';

/** From this share of the openings on a dungeon is cramped: see docs/decisions.md. */
const crampedShare = 1 / 3;

/** An X of more games than these is rather a rounded decimal. */
const mostGames = 12;

/** With fewer than these a small dungeon is only unlucky. */
const fewestStopped = 4;

/** Objective rooms that even a long evening rarely passes: of a hundred, 95 had no more. */
const usualRooms = 3;

/** What a player should know of a session before printing it, in a paragraph. */
export interface Note {
  readonly code: 'OTHER_EVENING' | 'SMALLER' | 'LARGER' | 'CRAMPED' | 'NO_X' | 'X_DECIMAL' | 'FEW_ROOMS';
  readonly text: string;
}

/** Notes on a session; nothing that tells one opening from another (PRE-08). */
export function listNotes(document: SessionDocument, { options }: SessionPlan, flags: GroupFlags, context: CommandContext): Note[] {
  const { say, language } = context;
  const { options: { evening, pieces, table }, ruleset: { labels } } = document;
  const notes: Note[] = [];
  if (evening !== null && options.evening !== null && evening !== options.evening) {
    const nameOf = (id: string): string => nameLabel(labels, `evening.${id}`, language);
    notes.push({ code: 'OTHER_EVENING', text: say(eveningMessages.other, { asked: nameOf(options.evening), evening: nameOf(evening), id: evening }) });
  }
  if (flags.evening !== undefined) notes.push(...noteSize(document, context));
  const blame = pieces && table ? crampedMessages.both : pieces ? crampedMessages.pieces : table ? crampedMessages.table : undefined;
  if (blame && isCramped(document)) notes.push({ code: 'CRAMPED', text: say(blame) });
  return [...notes, ...noteX(document, flags, context)];
}

/** Fewer or more sections than the evening asked for usually has, and why; how many there are is for afterwards (PRE-08, PRE-09). */
function noteSize(document: SessionDocument, { say, language }: CommandContext): Note[] {
  const { preparation: { ended }, ruleset: { labels } } = document;
  const odd = findOddSize(document);
  if (odd === null) return [];
  const { evening: { id, fights, sections }, size, because } = odd;
  const nameOf = (key: string): string => nameLabel(labels, key, language);
  const reason = because === 'ended' ? nameOf(`ended.${ended}`) : say(eveningMessages.fightsFirst, { from: fights[0], to: fights[1] });
  return [{ code: size === 'smaller' ? 'SMALLER' : 'LARGER', text: say(eveningMessages[size], { from: sections[0], to: sections[1], evening: nameOf(`evening.${id}`), reason }) }];
}

/** X that is missing where nothing can be won without it (ENG-07), or where a log has it that the commands of `campaign` would find; that may have been meant as a fraction (C4), or asks for more than is sure to be there (PRE-06). */
function noteX({ options: { x, evening, maxSections, houseRules }, mission, ruleset }: SessionDocument, flags: GroupFlags, context: CommandContext): Note[] {
  const { say } = context;
  if (x === null) {
    const isSearch = mission.family === 'search';
    // A share string holds the session whole, and goes with neither; nor is a log named that was offered and declined.
    const isOpen = flags.group === undefined && flags.from === undefined && !flags.declinedLog;
    const log = isOpen ? findCampaignFile(context.terminal) : null;
    const command = log === null ? null : writeGroupCommand(mission.id, flags);
    if (command === null && !isSearch) return [];
    const where = log === null || command === null ? say(xMessages.giveIt) : say(xMessages.takeIt, { file: makeVisible(log), command });
    return [{ code: 'NO_X', text: [say(isSearch ? xMessages.none : xMessages.usual, { x: houseRules.xDefault }), ...(isOpen ? [where] : [])].join(' ') }];
  }
  const fraction = findSimpleFraction(x);
  const needed = mission.family === 'search' ? findDoubtfulNeed(searchRanges(x)) : null;
  return [
    ...(fraction ? [{ code: 'X_DECIMAL', text: say(xMessages.decimal, { exact: formatFraction(x), fraction: formatFraction(fraction) }) } as const] : []),
    ...(needed !== null ? [{ code: 'FEW_ROOMS', text: needed - 1 > usualRooms ? say(xMessages.rarelyRooms, { n: needed, rooms: needed - 1 }) : say(xMessages.fewRooms, { n: needed, more: askForMore(evening, maxSections, ruleset.evenings) }) } as const] : []),
  ];
}

/** The option that asks for a larger dungeon: the longest evening, or more sections than that has. */
function askForMore(evening: string | null, maxSections: number | null, evenings: SessionDocument['ruleset']['evenings']): string {
  const [longest] = [...evenings].sort((a, b) => b.fights[1] - a.fights[1]);
  return longest && evening !== null && evening !== longest.id ? `--evening ${longest.id}` : `--max-sections ${Math.max(ampleSections, 2 * (maxSections ?? 0))}`;
}

/** The fraction of few games that a decimal seems to round; null for what is itself of few games. */
function findSimpleFraction(x: Ratio): Ratio | null {
  if (x.den <= mostGames) return null;
  for (let den = 1; den <= mostGames; den++) {
    const num = Math.round((x.num * den) / x.den);
    if (Math.abs(x.num * den - num * x.den) * 200 <= x.den * den) return makeRatio(num, den);
  }
  return null;
}

/** True when far more openings than usual had no room behind them (GEN-04), or are doors that a closed map had to be given (GEN-08). */
function isCramped({ board, events, preparation }: SessionDocument): boolean {
  const stopped = events.filter((event) => event.type === 'sealed' && event.why === 'no-room').length + preparation.reopened.length;
  return stopped >= fewestStopped && stopped >= crampedShare * board.openings.length;
}
