/** The end of an attacker phase: exploration phase, then defender phase, then the next turn (EXP-02, EXP-07 to EXP-09). */
import { rollForPlaced, weighPlaced } from '../encounters/defender-roll';
import { explore } from '../exploration/explore';
import { isExhausted } from '../exploration/hidden-door';
import { hasWhatMissionNeeds } from '../missions/prepared-objectives';
import type { Illegal } from './apply-action';
import { discoverObjectives } from './discover-objectives';
import type { Session } from './session';
import { pairAt } from './troop-pairs';

/** Plays the two other phases of the turn. */
export function endPhase(session: Session): Illegal | null {
  const { exploration, lead } = session;
  const wasExhausted = isExhausted(exploration.board);
  explore(exploration, lead.section, lead.x, lead.y);
  if (!wasExhausted && isExhausted(exploration.board)) session.events.push({ type: 'exhausted' });
  const foundPrimary = discoverObjectives(session);
  defend(session, foundPrimary);
  if (session.forcing) exploration.forcing = !owesNothing(session);
  nextTurn(session);
  return null;
}

/** True when the dungeon owes nothing more to its mission (PRE-06). */
export function owesNothing({ setup, objectives }: Session): boolean {
  return hasWhatMissionNeeds(setup.mission, objectives);
}

/** EXP-08: the roll of every turn, with the next prepared pair (PRE-04). */
function defend(session: Session, foundPrimary: boolean): void {
  const { exploration, setup, events } = session;
  const { houseRules } = setup.options;
  // MIS-21: the character and the escort are deployed instead of the roll.
  if (foundPrimary && session.primary === 'character' && houseRules.assassinTarget === 'replaceRoll') {
    events.push({ type: 'defender-replaced', section: session.primaryFound! });
    session.fightChance += 1;
    session.phase = 'combat';
    return;
  }
  // SCN-03: the door has opened and nothing more happens here.
  if (foundPrimary && session.primary === 'force') {
    events.push({ type: 'incursion-stopped', section: session.primaryFound! });
    return;
  }
  if (exploration.placed.length === 0 && !houseRules.rollWhenNothingPlaced) return;
  const pair = session.pairsUsed++;
  const placed = weighPlaced(setup.ruleset, exploration.board, exploration.placed);
  const { modifier, chance } = placed;
  const { roll, points: rolled } = rollForPlaced(setup.ruleset, placed, pairAt(session, pair));
  const points = houseRules.rowReuse ? rolled : spendRow(session, rolled);
  events.push({ type: 'defender', modifier, pair, roll, points });
  session.fightChance += chance;
  if (points > 0) session.phase = 'combat';
}

/** DEF-08, `rowReuse = false`: a row serves once; when it comes up again nobody appears. */
function spendRow(session: Session, points: number): number {
  if (session.rowsSpent.has(points)) return 0;
  session.rowsSpent.add(points);
  return points;
}

function nextTurn(session: Session): void {
  const { exploration } = session;
  if (exploration.placed.length > 0) exploration.placed = [];
  session.movedMm = 0;
  session.acted = false;
  const turn = ++exploration.turn;
  session.events.push({ type: 'turn', turn });
}
