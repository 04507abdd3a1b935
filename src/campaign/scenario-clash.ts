/** Games of one scenario that its two players cannot have played so: each attacks in one incursion, and the other defends (SCN-01). */
import type { Game } from './log';

/** Two such games. `same-attacker`: one player attacks in both; `other-players`: they are not of the same two. */
export interface Clash {
  readonly numbers: readonly [number, number];
  readonly code: 'same-attacker' | 'other-players';
  readonly attacker: string;
}

function isOfSameTwo(one: Game, other: Game): boolean {
  return (one.attacker === other.attacker && one.defender === other.defender) || (one.attacker === other.defender && one.defender === other.attacker);
}

/** How two games of one scenario clash; its result is told with either of the two first. */
export function findClashCode(one: Game, other: Game): Clash['code'] | null {
  if (!one.whole && !other.whole && one.attacker === other.attacker) return 'same-attacker';
  return isOfSameTwo(one, other) ? null : 'other-players';
}

/** Those among the games of one scenario: of more than two, each with the first that it clashes with as attacker, or with the first of all. */
export function pairClashing(games: readonly Game[]): Clash[] {
  const attackers = new Map<string, Game>();
  return games.flatMap((game) => {
    const same = game.whole ? undefined : attackers.get(game.attacker);
    if (!game.whole && same === undefined) attackers.set(game.attacker, game);
    const other = same ?? games[0]!;
    const code = findClashCode(other, game);
    return other === game || code === null ? [] : [{ numbers: [other.number, game.number] as const, code, attacker: game.attacker }];
  });
}
