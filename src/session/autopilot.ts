/** The autopilot: issues the actions that a lone attacker would, then the closing walk (PRE-01, PRE-06, PRE-10). */
import type { DraftOpening } from '../board/draft';
import { isUnexplored } from '../board/openings';
import { isExhausted } from '../exploration/hidden-door';
import type { Route } from '../exploration/route';
import { createRoute, findGoals, layRoute } from '../exploration/route';
import type { Point, Position } from '../exploration/walk';
import { legLength, moveAllowance } from '../exploration/walk';
import { applyAction } from './apply-action';
import { countSections, findClosingLimit, findEnd, wantsHiddenDoor } from './budget';
import type { Action, Preparation } from './document';
import { owesNothing } from './end-phase';
import type { Session } from './session';

/** Walks until the budget ends the walk, then until the dungeon owes nothing, then closes the edges. */
export function runAutopilot(session: Session): Preparation['ended'] {
  const route = createRoute();
  let ended = walk(session, route);
  if (!owesNothing(session)) closeWalk(session, route);
  // What was owed may have been less than feared: then the evening has room for more.
  if (ended === 'budget' || ended === 'maxSections') ended = walk(session, route);
  act(session, { type: 'close-edges' });
  return ended;
}

/** Goes from goal to goal until the budget or the map ends. */
function walk(session: Session, route: Route): Preparation['ended'] {
  for (;;) {
    const ended = findEnd(session);
    if (ended !== null) return ended;
    if (!takeGoal(session, route, hasNoEnd) && !(wantsHiddenDoor(session) && addDoor(session))) return 'exhausted';
  }
}

/** PRE-06: the next rooms placed become objective rooms until the guarantee holds. */
function closeWalk(session: Session, route: Route): void {
  act(session, { type: 'force-objectives' });
  const most = findClosingLimit(session);
  while (owesSomething(session) && countSections(session) < most) {
    if (!takeGoal(session, route, owesSomething) && !addDoor(session)) return;
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
function takeGoal(session: Session, route: Route, goesOn: (session: Session) => boolean): boolean {
  const goal = chooseGoal(session);
  if (goal === null) return false;
  layRoute(route, session.exploration.board, session.lead, goal);
  do {
    const path = takeStretch(session.lead, route);
    if (path.length > 0) act(session, { type: 'move', path });
    if (route.ahead === 0 && goal.state === 'closed') act(session, { type: 'open', opening: goal.id });
    finishTurn(session);
  } while (route.ahead > 0 && isUnexplored(goal) && goesOn(session));
  return true;
}

/** The explorer's taste: the nearest opening, the one found last, or any. */
function chooseGoal(session: Session): DraftOpening | null {
  const { exploration: { board }, setup, forcing } = session;
  const { explorer } = setup.options;
  // The search for what is not there would go all over the map.
  if (isExhausted(board)) return null;
  const goals = findGoals(board, session.lead.section, explorer === 'nearest' && !forcing ? 1 : board.unexplored);
  if (goals.length === 0) return null;
  // The closing walk looks for rooms: a corridor door always leads to one (DOOR-02).
  if (forcing) return goals.find((goal) => goal.leads === 'room') ?? goals.find((goal) => goal.leads === 'either') ?? goals[0]!;
  if (explorer === 'random') return goals[setup.streams.open('autopilot').pick(goals.length)]!;
  if (explorer === 'deepest') return goals.reduce((best, goal) => (goal.id > best.id ? goal : best));
  return goals[0]!;
}

/** As many points of the route as a turn's allowance reaches; the last may be part of a leg, in whole mm. */
function takeStretch(lead: Position, route: Route): readonly Point[] {
  const { xs, ys, ahead } = route;
  let { x, y } = lead;
  let left = moveAllowance;
  let stop: Point | null = null;
  let at = ahead;
  for (; at > 0; at--) {
    const toX = xs[at - 1]!;
    const toY = ys[at - 1]!;
    const length = legLength(x, y, toX, toY);
    if (length > left) {
      stop = stopShort(x, y, ((toX - x) * left) / length, ((toY - y) * left) / length, at === ahead);
      break;
    }
    left -= length;
    x = toX;
    y = toY;
  }
  route.ahead = at;
  return copyStretch(route, ahead, stop);
}

/** The points of a route passed since so many were ahead, and the point where one stops short, if one does. A list that grows would keep room for many more. */
function copyStretch({ xs, ys, ahead }: Route, before: number, stop: Point | null): readonly Point[] {
  const count = before - ahead;
  const path = new Array<Point>(stop ? count + 1 : count);
  for (let at = 0; at < count; at++) path[at] = [xs[before - 1 - at]!, ys[before - 1 - at]!];
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
