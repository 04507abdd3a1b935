/** When the autopilot's walk ends (PRE-09), and what the dungeon still owes then (PRE-06). */
import { roomsOwed } from '../missions/prepared-objectives';
import type { Evening } from '../tables/ruleset';
import type { Preparation, SessionOptions } from './document';
import { owesNothing } from './end-phase';
import type { Session } from './session';

/** `until exhausted`, and an evening of a player's own tables, may never end by themselves (PROB-03): sections after which the walk ends all the same. */
export const sectionCap = 200;

/** Sections the closing walk may add for each room owed, and besides: with tables of a player's own there may be no rooms at all. */
const closingSections = { each: 10, besides: 100 } as const;

/** Sections that come with one owed objective room on average: the room and the way to it. */
const sectionsPerOwedRoom = 3;

/** Fights that come with one owed objective room on average: its own, and now and then one on the way. */
const fightsPerOwedRoom = 1.25;

/** A walk stops this far below the most fights asked for: one more room brings about as much. */
const roomForOneMore = 0.7;

/** A walk goes on until it is this far above the fewest fights asked for: sections seen from two sides count once in the end. */
const fightMargin = 0.2;

/** Number of sections on the board, the outside apart. */
export function countSections(session: Session): number {
  return session.exploration.board.sections.length - 1;
}

/** Objective rooms that the closing walk may still have to add, at worst. */
function owedRooms(session: Session): number {
  const found = session.objectives.length;
  if (session.owed.found !== found) session.owed = { found, rooms: countOwed(session, found) };
  return session.owed.rooms;
}

function countOwed({ setup: { mission, ruleset }, objectives, x }: Session, found: number): number {
  if (mission.objectiveRooms !== undefined) return Math.max(0, mission.objectiveRooms - found);
  if (mission.family === 'search') return found > 0 ? 0 : 1;
  return roomsOwed(objectives.map((objective) => objective.threshold!), x!, ruleset);
}

/** Sections with which the closing walk gives up. */
export function findClosingLimit(session: Session): number {
  const most = countSections(session) + closingSections.besides + owedRooms(session) * closingSections.each;
  return Math.min(session.exploration.maxSections, most);
}

/** Why the walk ends now; null while it goes on. */
export function findEnd(session: Session): Preparation['ended'] | null {
  const { options } = session.setup;
  const { until } = options;
  if (hasPassed(session, options.maxTurns) || hasPassed(session, options.houseRules.maxTurns)) return 'maxTurns';
  if (until !== null && isFound(session, until)) return until;
  const owed = owedRooms(session);
  const withOwed = countSections(session) + owed * sectionsPerOwedRoom;
  if (options.maxSections !== null) return withOwed >= options.maxSections ? 'maxSections' : null;
  const { evening } = session;
  if (evening && isEveningFull(session, evening, owed, withOwed)) return 'budget';
  return countSections(session) >= sectionCap ? 'maxSections' : null;
}

function hasPassed({ exploration }: Session, turns: number | 'none' | null): boolean {
  return typeof turns === 'number' && exploration.turn > turns;
}

/** What the walk was to go on to, if it was to find anything. */
function isFound({ objectives, primaryFound }: Session, wanted: NonNullable<SessionOptions['until']>): boolean {
  return wanted === 'objective' ? objectives.length > 0 : wanted === 'primary' && primaryFound !== null;
}

/**
 * Full when the sections asked for are there and the fights too, or when one more room might be one
 * fight too many. What is still owed counts as laid.
 */
function isEveningFull(session: Session, { fights: [fewest, most], sections: [leastSections] }: Evening, owed: number, withOwed: number): boolean {
  const fights = session.fightChance + owed * fightsPerOwedRoom;
  return fights > most - roomForOneMore || (fights >= fewest + fightMargin && withOwed >= leastSections);
}

/** True when an exhausted map may not stay so: the mission lacks something, or the evening has not begun to fill (GEN-08, PRE-09). */
export function wantsHiddenDoor(session: Session): boolean {
  if (!owesNothing(session)) return true;
  const { evening } = session;
  return evening !== null && session.fightChance < evening.fights[0] + fightMargin;
}
