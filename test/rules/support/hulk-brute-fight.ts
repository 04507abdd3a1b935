/**
 * The chances of a close combat worked out in another way than the program does: dice stay in the order thrown,
 * nothing is remembered from one throw to the next, and the dice of each fighter stand in this file.
 */
import Fraction from 'fraction.js';
import type { CloseCombat } from '../../../src/combat/hulk/close-combat';

type Chances = readonly number[];

interface Table {
  readonly own: number;
  readonly plus: number;
  readonly enemy: number;
}

const faces = [1, 2, 3, 4, 5, 6];

/** Dice on the table, read off the sheet. */
function lay({ marine, attacker, from }: CloseCombat): Table {
  const plus = marine === 'fist' ? 0 : 1;
  if (attacker === 'stealers' && from !== 'front') return { own: 1, plus, enemy: 3 };
  const enemy = (from === 'front' ? 3 : 2) - (marine === 'hammer' ? 1 : 0);
  if (marine === 'claws') return attacker === 'marines' ? { own: 4, plus: 2, enemy } : { own: 2, plus, enemy };
  return { own: 1, plus, enemy };
}

/** Chances of dies, beaten, tie, wins, kills. */
export function bruteFight(fight: CloseCombat): Fraction[] {
  const { own, plus, enemy } = lay(fight);
  const flanked = fight.attacker === 'stealers' && fight.from !== 'front';
  const rerolls = [
    ...(fight.marine === 'sword' && !flanked && fight.parry !== 'never' ? ['parry' as const] : []),
    ...(fight.guard && fight.attacker === 'stealers' && !flanked && fight.reroll !== 'never' ? ['guard' as const] : []),
  ];
  if (fight.order === 'guard-first') rerolls.reverse();
  const total = [0, 0, 0, 0, 0];
  for (const mine of tuples(own)) {
    for (const theirs of tuples(enemy)) play(fight, plus, mine, theirs, rerolls).forEach((ways, at) => { total[at]! += ways; });
  }
  const all = total.reduce((sum, ways) => sum + ways, 0);
  return total.map((ways) => new Fraction(ways, all));
}

function tuples(count: number): number[][] {
  return count === 0 ? [[]] : tuples(count - 1).flatMap((rest) => faces.map((face) => [...rest, face]));
}

type Reroll = 'parry' | 'guard';

/** Ways out of 6 to the power of the re-rolls left. */
function play(fight: CloseCombat, plus: number, mine: readonly number[], theirs: readonly number[], left: readonly Reroll[]): Chances {
  const lead = Math.max(...mine) + plus - Math.max(...theirs, -99);
  const stop = (): Chances => times(finish(fight, plus, mine, theirs), 6 ** left.length);
  if (left.length === 0) return stop();
  const policy = (reroll: Reroll): CloseCombat['parry'] => (reroll === 'parry' ? fight.parry : fight.reroll);
  const isWanted = (reroll: Reroll): boolean => (policy(reroll) === 'losing' ? lead < 0 : lead <= 0);
  const roll = (reroll: Reroll): Chances[] => {
    const dice = reroll === 'parry' ? theirs : mine;
    const extreme = reroll === 'parry' ? Math.max(...dice) : Math.min(...dice);
    const places = policy(reroll) === 'best' ? dice.map((_, at) => at) : [dice.indexOf(extreme)];
    const rest = left.filter((other) => other !== reroll);
    return places.map((at) => faces.map((face) => {
      const changed = dice.map((die, place) => (place === at ? face : die));
      return reroll === 'parry' ? play(fight, plus, mine, changed, rest) : play(fight, plus, changed, theirs, rest);
    }).reduce(plusWays));
  };
  if (fight.order === 'best') {
    const must = left.filter((reroll) => policy(reroll) !== 'best' && isWanted(reroll));
    const may = left.filter((reroll) => policy(reroll) === 'best');
    return choose([...(must.length === 0 ? [stop()] : []), ...[...must, ...may].flatMap(roll)], fight);
  }
  const [next, ...rest] = left as [Reroll, ...Reroll[]];
  const skip = (): Chances => times(play(fight, plus, mine, theirs, rest), 6);
  if (policy(next) === 'best') return choose([skip(), ...roll(next)], fight);
  return isWanted(next) ? roll(next)[0]! : skip();
}

function finish({ marine, attacker, from, deletion }: CloseCombat, plus: number, mine: readonly number[], theirs: readonly number[]): Chances {
  const best = Math.max(...mine) + plus;
  const flank = from !== 'front';
  const worst = [...theirs].sort((a, b) => b - a);
  const outcome = ((): number => {
    if (best > (worst[0] ?? -99)) return attacker === 'stealers' && flank ? 3 : 4;
    if (best === worst[0]) return 2;
    if (attacker === 'marines' && flank) return 1;
    if (marine !== 'hammer' || !deletion || flank) return 0;
    return best > (worst[1] ?? -99) ? 3 : best === worst[1] ? 2 : 0;
  })();
  return [0, 1, 2, 3, 4].map((at) => (at === outcome ? 1 : 0));
}

function times(ways: Chances, by: number): Chances {
  return ways.map((way) => way * by);
}

function plusWays(a: Chances, b: Chances): Chances {
  return a.map((way, at) => way + b[at]!);
}

function choose(choices: readonly Chances[], { goal }: CloseCombat): Chances {
  const rank = ([dies, beaten, , wins, kills]: Chances): number[] => {
    const key = goal === 'kill' ? [kills!, -dies!] : goal === 'survive' ? [-dies!, kills!] : [kills! - dies!, kills!];
    return [...key, wins! - beaten!];
  };
  return [...choices].sort((a, b) => rank(b).map((value, at) => value - rank(a)[at]!).map((gap) => (gap > 0 ? 1 : gap < 0 ? -1 : 0)).find((sign) => sign !== 0) ?? 0)[0]!;
}
