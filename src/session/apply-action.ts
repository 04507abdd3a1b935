/** The one door for change: an action on a session. Illegal ones are returned, not thrown. */
import { isUnexplored, setState, standsIn } from '../board/openings';
import { addHiddenDoor, isExhausted } from '../exploration/hidden-door';
import { closeEdge } from '../exploration/resolve-opening';
import { followPath, isInContact, moveAllowance } from '../exploration/walk';
import { assertNever } from '../errors';
import { wantsHiddenDoor } from './budget';
import type { Action } from './document';
import type { Session } from './session';
import { endPhase } from './end-phase';

/** Why an action is not allowed. */
export interface Illegal {
  readonly code: string;
  readonly rule: string;
}

/** Applies an action and records it; returns why not when it is illegal, and then nothing has changed. */
export function applyAction(session: Session, action: Action): Illegal | null {
  const illegal = perform(session, action);
  if (illegal === null) session.actions.push(action);
  return illegal;
}

function perform(session: Session, action: Action): Illegal | null {
  const { type } = action;
  if (session.phase !== 'attacker') {
    if (session.phase === 'over') return { code: 'GAME_OVER', rule: 'END-03' };
    if (type !== 'win-combat') return { code: 'IN_COMBAT', rule: 'EXP-01' };
  }
  // The most frequent first: they are asked for in this order.
  switch (type) {
    case 'end-phase': return endPhase(session);
    case 'move': return move(session, action.path);
    case 'open': return useDoor(session, action.opening, 'closed', 'open');
    case 'win-combat': return winCombat(session);
    case 'close':
      return session.setup.options.houseRules.allowClose ? useDoor(session, action.opening, 'open', 'closed') : { code: 'NO_CLOSING', rule: 'DOOR-05' };
    case 'objective': return settleObjective(session, action.section, action.achieved);
    case 'hidden-door': return hiddenDoor(session);
    case 'force-objectives': return forceObjectives(session);
    case 'close-edges': return closeEdges(session);
    default: return assertNever(action);
  }
}

/** EXP-03, EXP-05: moves come before the action, and add up to the allowance. */
function move(session: Session, path: readonly (readonly [number, number])[]): Illegal | null {
  if (session.acted) return { code: 'ALREADY_ACTED', rule: 'EXP-05' };
  const walked = followPath(session.exploration.board, session.lead, path);
  if (walked === null) return { code: 'NO_WAY', rule: 'LOS-06' };
  if (session.movedMm + walked.mm > moveAllowance) return { code: 'TOO_FAR', rule: 'EXP-03' };
  session.lead = walked.position;
  session.movedMm += walked.mm;
  // One walks to where the path ends: its point serves the event too.
  const to = path.length > 0 ? path[path.length - 1]! : ([walked.position.x, walked.position.y] as const);
  session.events.push({ type: 'moved', to, mm: Math.round(walked.mm) | 0 });
  return null;
}

/** EXP-05, DOOR-05: one action a turn, by a model in contact. */
function useDoor(session: Session, id: number, state: 'open' | 'closed', next: 'open' | 'closed'): Illegal | null {
  const opening = session.exploration.board.openings[id];
  if (!opening || opening.kind !== 'door' || opening.entrance) return { code: 'NO_DOOR', rule: 'DOOR-05' };
  if (opening.state !== state) return { code: 'DOOR_STATE', rule: 'SEC-09' };
  if (session.acted) return { code: 'ALREADY_ACTED', rule: 'EXP-05' };
  if (!isInContact(opening, session.lead)) return { code: 'NOT_IN_CONTACT', rule: 'DOOR-05' };
  if (next === 'closed' && standsIn(opening, session.lead.x, session.lead.y)) return { code: 'IN_THE_WAY', rule: 'DOOR-05' };
  setState(session.exploration.board, opening, next);
  session.acted = true;
  session.events.push({ type: next === 'open' ? 'door-opened' : 'door-closed', opening: id });
  return null;
}

/** PRE-10: won at once, without losses. */
function winCombat(session: Session): Illegal | null {
  if (session.phase !== 'combat') return { code: 'NO_COMBAT', rule: 'EXP-01' };
  session.phase = 'attacker';
  session.events.push({ type: 'combat-not-fought' });
  return null;
}

function settleObjective(session: Session, section: number, achieved: boolean): Illegal | null {
  const known = session.objectives.some((objective) => objective.section === section);
  if (!known || section === session.primaryFound || session.settled.has(section)) return { code: 'NO_OBJECTIVE', rule: 'MIS-11' };
  session.settled.add(section);
  if (achieved) session.achieved++;
  session.events.push({ type: 'objective', section, achieved });
  return null;
}

/** GEN-08: only on an exhausted map that lacks something, and only where the house rule reopens it. */
function hiddenDoor(session: Session): Illegal | null {
  const { exploration } = session;
  if (exploration.house.exhaustion !== 'reopen' || !isExhausted(exploration.board) || !wantsHiddenDoor(session)) return { code: 'NOT_EXHAUSTED', rule: 'GEN-08' };
  return addHiddenDoor(exploration) ? null : { code: 'NO_PLACE', rule: 'ENG-04' };
}

function forceObjectives(session: Session): Illegal | null {
  if (session.forcing) return { code: 'ALREADY_FORCING', rule: 'PRE-06' };
  session.forcing = true;
  session.exploration.forcing = true;
  session.events.push({ type: 'forcing' });
  return null;
}

/** PRE-07: every opening left is closed, or marked for the players. */
function closeEdges(session: Session): Illegal | null {
  const { board } = session.exploration;
  for (const opening of board.openings) if (isUnexplored(opening)) closeEdge(session.exploration, opening);
  session.phase = 'over';
  return null;
}
