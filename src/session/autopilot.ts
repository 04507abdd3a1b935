/** The autopilot: issues the actions that a lone attacker would, then the closing walk (PRE-01, PRE-06, PRE-10). */
import type { Dice } from '../dice/streams';
import type { Goal } from '../exploration/route';
import { findGoals, layRoute } from '../exploration/route';
import type { Point } from '../exploration/walk';
import { legLength, moveAllowance } from '../exploration/walk';
import { applyAction } from './apply-action';
import { findEnd, wantsHiddenDoor } from './budget';
import type { Action, Preparation } from './document';
import { hasWhatMissionNeeds } from './end-phase';
import type { Session } from './session';

/** Walks until the budget ends the walk, then until the dungeon owes nothing, then closes the edges. */
export function runAutopilot(session: Session): Preparation['ended'] {
  const dice = session.setup.streams.open('autopilot');
  let ended = findEnd(session);
  while (ended === null) {
    if (!takeGoal(session, dice, () => findEnd(session) === null) && !(wantsHiddenDoor(session) && addDoor(session))) {
      ended = 'exhausted';
      break;
    }
    ended = findEnd(session);
  }
  if (!hasWhatMissionNeeds(session)) closeWalk(session, dice);
  act(session, { type: 'close-edges' });
  return ended;
}

/** PRE-06: the next rooms placed become objective rooms until the guarantee holds. */
function closeWalk(session: Session, dice: Dice): void {
  act(session, { type: 'force-objectives' });
  while (!hasWhatMissionNeeds(session)) {
    if (!takeGoal(session, dice, () => !hasWhatMissionNeeds(session)) && !addDoor(session)) return;
  }
}

function addDoor(session: Session): boolean {
  return applyAction(session, { type: 'hidden-door' }) === null;
}

function act(session: Session, action: Action): void {
  const illegal = applyAction(session, action);
  if (illegal) throw new Error(`autopilot: ${action.type} refused: ${illegal.code} (${illegal.rule})`);
}

/** Walks to one goal, turn by turn, until it is resolved; false when there is none. */
function takeGoal(session: Session, dice: Dice, goesOn: () => boolean): boolean {
  const goal = chooseGoal(session, dice);
  if (!goal) return false;
  const { board } = session.exploration;
  const route = layRoute(board, session.lead, goal);
  let at = 0;
  do {
    const { path, next } = takeStretch(session, route, at);
    at = next;
    if (path.length > 0) act(session, { type: 'move', path });
    if (at >= route.length && goal.opening.state === 'closed') act(session, { type: 'open', opening: goal.opening.id });
    finishTurn(session);
  } while (at < route.length && board.frontier.has(goal.opening.id) && goesOn());
  return true;
}

/** The explorer's taste: the nearest opening, the one found last, or any. */
function chooseGoal(session: Session, dice: Dice): Goal | null {
  const { board } = session.exploration;
  const { explorer } = session.setup.options;
  const goals = findGoals(board, session.lead.section, explorer === 'nearest' ? 1 : Infinity);
  if (goals.length === 0) return null;
  if (explorer === 'random') return goals[dice.pick(goals.length)]!;
  return goals.reduce((best, goal) => (explorer === 'deepest' && goal.opening.id > best.opening.id ? goal : best));
}

/** As many points of the route as this turn's allowance reaches; the last may be part of a leg, in whole mm. */
function takeStretch(session: Session, route: Point[], from: number): { path: Point[]; next: number } {
  const path: Point[] = [];
  let { x, y } = session.lead;
  let left = moveAllowance;
  let at = from;
  for (; at < route.length; at++) {
    const [toX, toY] = route[at]!;
    const length = legLength(x, y, toX, toY);
    if (length > left) {
      const stop: Point = [x + Math.trunc(((toX - x) * left) / length), y + Math.trunc(((toY - y) * left) / length)];
      if (stop[0] !== x || stop[1] !== y) path.push(stop);
      break;
    }
    path.push([toX, toY]);
    left -= length;
    x = toX;
    y = toY;
  }
  return { path, next: at };
}

/** Ends the phase, wins the fight, and settles the objectives found (PRE-10). */
function finishTurn(session: Session): void {
  act(session, { type: 'end-phase' });
  if (session.phase === 'combat') act(session, { type: 'win-combat' });
  const achieved = session.setup.options.houseRules.assumeAchieved === 'all';
  for (const { section } of session.objectives) {
    if (section !== session.primaryFound && !session.settled.has(section)) act(session, { type: 'objective', section, achieved });
  }
}
