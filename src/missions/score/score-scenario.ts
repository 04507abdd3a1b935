/** The result of a scenario from its two incursions or its battle (SCN-01 to SCN-03). */
import type { ScoreLine } from './score-mission';

/** A side of a scenario: the player who runs the first incursion, or the second. */
export type Side = 'first' | 'second';

/** The winner of a scenario; null while it is not decided. */
export interface ScenarioScore {
  readonly lines: readonly ScoreLine[];
  readonly winner: Side | 'draw';
}

/** SCN-01: more objectives wins, as many is a draw. */
export function scoreTunnels(first: number, second: number): ScenarioScore {
  const winner = first > second ? 'first' : first < second ? 'second' : 'draw';
  return { winner, lines: [{ rule: 'SCN-01', text: winner === 'draw' ? 'tunnels.draw' : 'tunnels.win', values: { first, second } }] };
}

/** SCN-02: as SCN-01; the winner may field a tenth more points in the battle to come, rounded down, as infiltrators. */
export function scorePreliminary(first: number, second: number, battlePoints: number): ScenarioScore & { readonly infiltrators: number } {
  const tunnels = scoreTunnels(first, second);
  const infiltrators = tunnels.winner === 'draw' ? 0 : Math.floor(battlePoints / 10);
  const text = tunnels.winner === 'draw' ? 'preliminary.none' : 'preliminary.points';
  return { winner: tunnels.winner, infiltrators, lines: [...tunnels.lines, { rule: 'SCN-02', text, values: { points: infiltrators, battle: battlePoints } }] };
}

/** How SCN-03 ended: a force was wiped out in its own incursion, or lost the final battle. */
export interface FinalOutcome {
  /** The force that died before reaching the final room. */
  readonly wipedOut: Side | null;
  /** The winner of the battle in the objective room. */
  readonly battle: Side | null;
}

/** SCN-03: a force wiped out earlier loses at once; otherwise the battle decides. Null while neither is told. */
export function scoreFinal({ wipedOut, battle }: FinalOutcome): ScenarioScore | null {
  if (wipedOut !== null) return { winner: other(wipedOut), lines: [{ rule: 'SCN-03', text: 'final.wipedOut', values: { side: wipedOut } }] };
  return battle === null ? null : { winner: battle, lines: [{ rule: 'SCN-03', text: 'final.battle', values: { side: battle } }] };
}

function other(side: Side): Side {
  return side === 'first' ? 'second' : 'first';
}
