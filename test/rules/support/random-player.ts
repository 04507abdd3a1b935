/** A player who tries anything: sensible moves, nonsense, things not allowed now. For properties of the one door for change. */
import type { Dice } from '../../../src/dice/streams';
import { findGoals } from '../../../src/exploration/route';
import type { Action } from '../../../src/session/document';
import type { Session } from '../../../src/session/session';
import { routeTo } from './route-to';
import { openingsOf } from './sections';

type Point = readonly [number, number];

/** Somewhere near, on the floor or off it. */
function anyPoint({ lead }: Session, dice: Dice): Point {
  return [lead.x + dice.pick(121) - 60, lead.y + dice.pick(121) - 60];
}

/** Some way towards something unexplored; often too far for one turn. */
function towardsGoal({ lead, exploration: { board } }: Session, dice: Dice): readonly Point[] {
  const goals = findGoals(board, lead.section, Infinity);
  if (goals.length === 0) return [];
  const route = routeTo(board, lead, goals[dice.pick(goals.length)]!);
  return dice.pick(4) === 0 ? route : route.slice(0, 1 + dice.pick(3));
}

/** The next thing tried. */
export function tryAnything(session: Session, dice: Dice): Action {
  const { board } = session.exploration;
  switch (dice.pick(12)) {
    case 0: return { type: 'move', path: Array.from({ length: dice.pick(4) }, () => anyPoint(session, dice)) };
    case 1: case 2: case 3: return { type: 'move', path: towardsGoal(session, dice) };
    case 4: case 5: return { type: dice.pick(4) === 0 ? 'close' : 'open', opening: nearDoor(session, dice) };
    case 6: return { type: 'open', opening: dice.pick(board.openings.length + 3) - 1 };
    case 7: return { type: 'win-combat' };
    case 8: return dice.pick(3) === 0 ? { type: 'hidden-door' } : { type: 'end-phase' };
    case 9: return { type: 'objective', section: session.objectives[0]?.section ?? dice.pick(5), achieved: dice.pick(2) === 0 };
    case 10: return dice.pick(20) === 0 ? { type: 'force-objectives' } : { type: 'end-phase' };
    default: return { type: 'end-phase' };
  }
}

function nearDoor({ lead, exploration: { board } }: Session, dice: Dice): number {
  const openings = openingsOf(board.sections[lead.section]!);
  return openings[dice.pick(Math.max(1, openings.length))]?.id ?? 0;
}
