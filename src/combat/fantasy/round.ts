/** A round of close combat between two units, blow by blow (FAN-17): the wounds that both take, together. */
import type { ToHitReading } from '../charts';
import type { Side } from '../contract';
import { add, mapValues, repeat, spread } from '../exact/combine';
import type { Distribution } from '../exact/distribution';
import { certain } from '../exact/distribution';
import type { Attack, Target } from './attack';
import { countSlain, followAttack } from './attack';
import { blowHits, countStriking, needToStrike, orderBlows } from './close-combat';
import type { Temper } from './psychology';
import { attacksOf, countIdle } from './psychology';
import type { FantasyRules } from './schema';

/** What each fighter strikes with: the model itself, or its mount. */
export interface Blows {
  readonly ws: number;
  readonly strength: number;
  readonly initiative: number;
  readonly attacks: number;
  /** A mount has no part in its rider's frenzy. */
  readonly mount: boolean;
}

/** What bears on the blows of a unit. */
export interface Striker {
  readonly temper: Temper;
  /** It failed its test of fear (FAN-13). */
  readonly afraid: boolean;
}

/** What bears on the blows at a unit; of cavalry, the weapon skill is that of the rider (FAN-17). */
export interface Struck extends Target {
  readonly ws: number;
  readonly behindObstacle: boolean;
}

/** One side of a combat. */
export interface Troop extends Striker, Struck {
  readonly models: number;
  /** Models that may strike at the start of the round. */
  readonly fighters: number;
  readonly wounds: number;
  readonly blows: readonly Blows[];
  readonly charged: boolean;
  /** It failed its test of stupidity (FAN-15). */
  readonly stupid: boolean;
}

/** Something of each side. */
export type OfBoth<Item> = Readonly<Record<Side, Item>>;
/** What both share. */
export interface Circumstances {
  readonly reading: ToHitReading;
  readonly firstRound: boolean;
}

/** Wounds that both sides have taken, together, as one number that `read` takes apart. */
export interface RoundOutcome {
  readonly taken: Distribution;
  readonly read: (value: number) => OfBoth<number>;
}

/** Blows of one side in one moment: how many wounds they cause while so many fighters are slain. */
interface Strike {
  readonly side: Side;
  readonly charged: boolean;
  readonly initiative: number;
  readonly most: number;
  harm(slain: number): Distribution;
}

const sides = ['attacker', 'defender'] as const;

/** The other side. */
export function otherSide(side: Side): Side {
  return side === 'attacker' ? 'defender' : 'attacker';
}

/** Fighters of a side when the round begins (FAN-15). */
export function fightersOf(rules: FantasyRules, { fighters, models, stupid }: Pick<Troop, 'fighters' | 'models' | 'stupid'>): number {
  const able = Math.min(fighters, models);
  return stupid ? able - countIdle(rules, able) : able;
}

/** Blows of a side, all in all, if nobody falls. */
export function countBlows(rules: FantasyRules, troop: Troop): number {
  return troop.blows.reduce((sum, blows) => sum + fightersOf(rules, troop) * attacksEach(rules, troop, blows), 0);
}

function attacksEach(rules: FantasyRules, { temper }: Striker, { attacks, mount }: Blows): number {
  return mount ? attacks : attacksOf(rules, attacks, temper);
}

/** D6 that a blow needs to hit. */
export function needOfBlow(rules: FantasyRules, ws: number, { afraid }: Striker, target: Struck, { reading, firstRound }: Circumstances): number {
  return needToStrike(rules, { ws, targetWs: target.ws, reading }, { afraid, obstacle: target.behindObstacle, firstRound });
}

/** One blow of a unit at another. */
export function followBlow(rules: FantasyRules, { ws, strength }: Pick<Blows, 'ws' | 'strength'>, striker: Striker, target: Struck, circumstances: Circumstances): Attack {
  const need = needOfBlow(rules, ws, striker, target, circumstances);
  return followAttack(rules, blowHits(need, striker.temper.hatred && circumstances.firstRound), strength, target);
}

/**
 * Plays a round, all blows in their order. Those of one moment fall at once: nobody slain in it is kept from
 * striking. A side takes no more wounds than it has.
 */
export function fightRound(rules: FantasyRules, troops: OfBoth<Troop>, circumstances: Circumstances): RoundOutcome {
  const strikes = sides.flatMap((side) => listStrikes(rules, side, troops, circumstances));
  const most = (side: Side): number => Math.min(troops[side].models * troops[side].wounds, strikes.reduce((sum, one) => (one.side === side ? sum : sum + one.most), 0));
  const bounds = { attacker: most('attacker'), defender: most('defender') };
  const pairs = makePairs(Math.max(bounds.attacker, bounds.defender));
  const slain = (side: Side, before: OfBoth<number>): number => countSlain(before[side], troops[side].wounds);
  let taken: Distribution = certain(0);
  let low: Side = 'defender';
  for (const moment of orderBlows(strikes)) {
    const struck = moment.every(({ side }) => side === 'defender') ? 'attacker' : 'defender';
    if (struck !== low) taken = mapValues(taken, pairs.swap);
    low = struck;
    taken = spread(taken, (value) => {
      const before = pairs.read(value, struck);
      const harmBy = (side: Side): Distribution => moment.reduce<Distribution>((sum, one) => (one.side === side ? add(sum, one.harm(slain(side, before))) : sum), certain(0));
      const after = (side: Side, harm: number): number => Math.min(bounds[side], before[side] + harm);
      const strikeAt = (side: Side, other: number): Distribution => mapValues(harmBy(otherSide(side)), (harm) => {
        const harmed = after(side, harm);
        return pairs.pack(side === 'attacker' ? { attacker: harmed, defender: other } : { attacker: other, defender: harmed }, struck);
      });
      if (moment.every(({ side }) => side === otherSide(struck))) return strikeAt(struck, before[otherSide(struck)]);
      return spread(harmBy('defender'), (harm) => strikeAt('defender', after('attacker', harm)));
    });
  }
  const last = low;
  return { taken, read: (value) => pairs.read(value, last) };
}

/**
 * Wounds of both sides as one number. Those of the side that is struck are its low part, so that what a
 * moment leads to lies close together: distributions have no gaps.
 */
function makePairs(most: number) {
  const stride = 1 + most;
  return {
    pack: (taken: OfBoth<number>, low: Side): number => taken[otherSide(low)] * stride + taken[low],
    read: (value: number, low: Side): OfBoth<number> => {
      const [high, rest] = [Math.floor(value / stride), value % stride];
      return low === 'attacker' ? { attacker: rest, defender: high } : { attacker: high, defender: rest };
    },
    swap: (value: number): number => (value % stride) * stride + Math.floor(value / stride),
  };
}

function listStrikes(rules: FantasyRules, side: Side, troops: OfBoth<Troop>, circumstances: Circumstances): Strike[] {
  const troop = troops[side];
  const fighters = fightersOf(rules, troop);
  return troop.blows.map((blows) => {
    const { harm } = followBlow(rules, blows, troop, troops[otherSide(side)], circumstances);
    const each = attacksEach(rules, troop, blows);
    const known = new Map<number, Distribution>();
    return {
      side,
      charged: troop.charged,
      initiative: blows.initiative,
      most: fighters * each,
      harm: (slain) => {
        const striking = countStriking(fighters, slain);
        const sum = known.get(striking) ?? repeat(harm, striking * each);
        known.set(striking, sum);
        return sum;
      },
    };
  });
}
