/** The autopilot: issues the actions that a lone attacker would, then the closing walk (PRE-01, PRE-06, PRE-10). */
import { isUnexplored } from '../board/draft';
import { isExhausted } from '../exploration/hidden-door';
import type { Goal } from '../exploration/route';
import { findGoals, layRoute } from '../exploration/route';
import type { Point, Position } from '../exploration/walk';
import { legLength, moveAllowance } from '../exploration/walk';
import { applyAction } from './apply-action';
import { countSections, findClosingLimit, findEnd, wantsHiddenDoor } from './budget';
import type { Action, Preparation } from './document';
import { owesNothing } from './end-phase';
import type { Session } from './session';

/** Walks until the budget ends the walk, then until the dungeon owes nothing, then closes the edges. */
export function runAutopilot(session: Session): Preparation['ended'] {
  let ended = walk(session);
  if (!owesNothing(session)) closeWalk(session);
  // What was owed may have been less than feared: then the evening has room for more.
  if (ended === 'budget' || ended === 'maxSections') ended = walk(session);
  act(session, { type: 'close-edges' });
  return ended;
}

/** Goes from goal to goal until the budget or the map ends. */
function walk(session: Session): Preparation['ended'] {
  for (;;) {
    const ended = findEnd(session);
    if (ended !== null) return ended;
    if (!takeGoal(session, hasNoEnd) && !(wantsHiddenDoor(session) && addDoor(session))) return 'exhausted';
  }
}

/** PRE-06: the next rooms placed become objective rooms until the guarantee holds. */
function closeWalk(session: Session): void {
  act(session, { type: 'force-objectives' });
  const most = findClosingLimit(session);
  while (owesSomething(session) && countSections(session) < most) {
    if (!takeGoal(session, owesSomething) && !addDoor(session)) return;
  }
}

function hasNoEnd(session: Session): boolean {
  return findEnd(session) === null;
}

function owesSomething(session: Session): boolean {
  return !owesNothing(session);
}

function addDoor(session: Session): boolean {
  return applyAction(session, { type: 'hidden-door' }) === null;
}

function act(session: Session, action: Action): void {
  const illegal = applyAction(session, action);
  if (illegal !== null) throw new Error(`autopilot: ${action.type} refused: ${illegal.code} (${illegal.rule})`);
}

/** Walks to one goal, turn by turn, until it is resolved; false when there is none. */
function takeGoal(session: Session, goesOn: (session: Session) => boolean): boolean {
  const goal = chooseGoal(session);
  if (goal === null) return false;
  const { board } = session.exploration;
  const { opening } = goal;
  const course: Course = { route: layRoute(board, session.lead, goal), reached: 0 };
  do {
    const path = takeStretch(session.lead, course);
    if (path.length > 0) act(session, { type: 'move', path });
    if (hasArrived(course) && opening.state === 'closed') act(session, { type: 'open', opening: opening.id });
    finishTurn(session);
  } while (!hasArrived(course) && isUnexplored(opening) && goesOn(session));
  return true;
}

/** The explorer's taste: the nearest opening, the one found last, or any. */
function chooseGoal(session: Session): Goal | null {
  const { exploration: { board }, setup, forcing } = session;
  const { explorer } = setup.options;
  // The search for what is not there would go all over the map.
  if (isExhausted(board)) return null;
  const goals = findGoals(board, session.lead.section, explorer === 'nearest' && !forcing ? 1 : board.unexplored);
  if (goals.length === 0) return null;
  // The closing walk looks for rooms: a corridor door always leads to one (DOOR-02).
  if (forcing) return goals.find(({ opening }) => opening.leads === 'room') ?? goals.find(({ opening }) => opening.leads === 'either') ?? goals[0]!;
  if (explorer === 'random') return goals[setup.streams.open('autopilot').pick(goals.length)]!;
  if (explorer === 'deepest') return goals.reduce((best, goal) => (goal.opening.id > best.opening.id ? goal : best));
  return goals[0]!;
}

/** A route, and how many of its points one has come to. */
interface Course {
  readonly route: readonly Point[];
  reached: number;
}

function hasArrived({ route, reached }: Course): boolean {
  return reached >= route.length;
}

/** As many points of the route as a turn's allowance reaches; the last may be part of a leg, in whole mm. */
function takeStretch(lead: Position, course: Course): readonly Point[] {
  const { route, reached: from } = course;
  let { x, y } = lead;
  let left = moveAllowance;
  for (let at = from; at < route.length; at++) {
    const toX = route[at]![0];
    const toY = route[at]![1];
    const length = legLength(x, y, toX, toY);
    if (length > left) {
      const stop = stopShort(x, y, ((toX - x) * left) / length, ((toY - y) * left) / length, at === from);
      course.reached = at;
      return copyStretch(route, from, at, stop);
    }
    left -= length;
    x = toX;
    y = toY;
  }
  course.reached = route.length;
  return copyStretch(route, from, route.length, null);
}

/** Part of a route, and the point where it stops short, if it does. A list that grows would keep room for many more. */
function copyStretch(route: readonly Point[], from: number, to: number, stop: Point | null): readonly Point[] {
  const count = to - from;
  const path = new Array<Point>(stop ? count + 1 : count);
  for (let at = 0; at < count; at++) path[at] = route[from + at]!;
  if (stop) path[count] = stop;
  return path;
}

/**
 * A whole point on a leg, not farther than (dx, dy). A doorway's line is no place to stop: a slanting leg
 * that would end on it takes one millimetre across instead of one along, or is left for the next turn.
 */
function stopShort(x: number, y: number, dx: number, dy: number, atStart: boolean): Point | null {
  const stepX = Math.trunc(dx);
  const stepY = Math.trunc(dy);
  const slants = (stepX === 0 && dx !== 0) || (stepY === 0 && dy !== 0);
  if (!slants) return [x + stepX, y + stepY];
  if (!atStart) return null;
  return stepX === 0 ? [x + Math.sign(dx), y + stepY - Math.sign(dy)] : [x + stepX - Math.sign(dx), y + Math.sign(dy)];
}

/** Actions that are always the same. */
const endPhase: Action = { type: 'end-phase' };
const winCombat: Action = { type: 'win-combat' };

/** Ends the phase, wins the fight, and settles the objectives found (PRE-10). */
function finishTurn(session: Session): void {
  act(session, endPhase);
  if (session.phase === 'combat') act(session, winCombat);
  const { objectives, settled, primaryFound } = session;
  const secondaries = objectives.length - (primaryFound === null ? 0 : 1);
  if (settled.size === secondaries) return;
  const achieved = session.setup.options.houseRules.assumeAchieved === 'all';
  for (const { section } of objectives) {
    if (section !== primaryFound && !settled.has(section)) act(session, { type: 'objective', section, achieved });
  }
}
