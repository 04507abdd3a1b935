/** Objective rooms as they are discovered (ROOM-02, MIS-10). */
import { prepareObjective } from '../missions/prepared-objectives';
import type { PreparedObjective } from './document';
import type { Session } from './session';

/** ROOM-02: objective rooms placed this turn get their dice; true when the primary is in one of them (MIS-10). */
export function discoverObjectives(session: Session): boolean {
  const { exploration, setup } = session;
  const { placed } = exploration;
  let foundPrimary = false;
  for (let at = 0; at < placed.length; at++) {
    const id = placed[at]!;
    const section = exploration.board.sections[id]!;
    if (section.facts.kind !== 'objective-room') continue;
    const objective = prepareObjective({ ruleset: setup.ruleset, mission: setup.mission, primary: session.primary, x: session.x, streams: setup.streams, fixedLevels: setup.options.houseRules.fixedLevels }, id, section.facts.forced);
    session.objectives.push(objective);
    const isPrimary = isPrimaryHere(session, objective);
    if (isPrimary) {
      session.primaryFound = id;
      foundPrimary = true;
    } else {
      session.discovered++;
    }
    session.events.push({ type: 'objective-found', section: id, primary: isPrimary });
  }
  return foundPrimary;
}

/** MIS-10, MIS-15; on a level every level before it counts as one achieved (SCN-04). */
function isPrimaryHere(session: Session, objective: PreparedObjective): boolean {
  if (objective.threshold === undefined || session.primaryFound !== null) return false;
  const counted = session.setup.options.houseRules.primaryTestCounts === 'achieved' ? session.achieved : session.discovered;
  return counted + (session.setup.options.level ?? 1) - 1 >= objective.threshold;
}
