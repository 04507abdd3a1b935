/** MIS-20: what the attacker of an Assassination may spend. */

/** Points of an ordinary attacker (ATT-01). */
export const attackerPoints = 200;

/** Up to this cost a character brings the attacker what he and his escort exceed it by; beyond it, half his excess and the escort. */
const meetingPoint = 150;

/** The attacker's points in twice their size, so that halves stay whole: 200 and the bonus for a character of `points` with an escort of `escort`. */
export function doubledAttackerPoints(points: number, escort: number): number {
  const doubledBonus = points <= meetingPoint ? 2 * Math.max(0, points + escort - meetingPoint) : points - meetingPoint + 2 * escort;
  return 2 * attackerPoints + doubledBonus;
}
