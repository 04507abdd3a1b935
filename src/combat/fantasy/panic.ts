/** When a unit must test for panic (FAN-12). */
import type { FantasyRules } from './schema';

/** A part of the turn. */
export type Phase = 'start' | 'movement' | 'magic' | 'shooting' | 'combat';

/** Units that flee or fled, as the one that may panic sees them. */
interface Runners {
  readonly distanceCm: number;
  readonly strength: number;
}

/** A friendly unit that came to grief; models and wounds are those it began the battle with. */
interface Friend {
  readonly distanceCm: number;
  readonly models: number;
  readonly wounds: number;
}

/** What may cause panic, by the letters of the rule: a to f. */
export type Fright =
  | { readonly kind: 'fleeing'; readonly units: readonly Runners[] }
  | { readonly kind: 'casualties'; readonly phase: Phase; readonly models: number; readonly lost: number; readonly cause: 'combat' | 'standAndShoot' | 'other' }
  | { readonly kind: 'charged'; readonly arc: 'front' | 'flank' | 'rear'; readonly strength: number }
  | { readonly kind: 'caught'; readonly units: readonly Runners[] }
  | { readonly kind: 'wipedOut'; readonly phase: Phase; readonly friend: Friend }
  | { readonly kind: 'broken'; readonly friend: Friend }
  | { readonly kind: 'destroyed'; readonly friend: Friend };

/** The unit that may panic. */
export interface Panicky {
  readonly strength: number;
  readonly engaged: boolean;
  /** War machines and riderless monsters bear losses (b). */
  readonly machineOrMonster: boolean;
  /** Frenzied, or for another reason (FAN-16). */
  readonly immune: boolean;
  /** At most one test a phase. */
  readonly testedThisPhase: boolean;
}

type FrightOf<Kind extends Fright['kind']> = Extract<Fright, { kind: Kind }>;
type Judges = { readonly [Kind in Fright['kind']]: (fright: FrightOf<Kind>, unit: Panicky, panic: FantasyRules['panic']) => boolean };

/** Whether each fright is one for the unit. */
const judges: Judges = {
  fleeing: ({ units }, { strength }, { fleeingWithinCm }) => sumWithin(units, fleeingWithinCm) > strength,
  casualties: (fright, unit, panic) => fright.cause !== 'combat' && !isExempt(unit, fright) && isHeavyLoss(panic, fright),
  charged: ({ arc, strength }, { engaged }, { chargerStrength }) => engaged && arc !== 'front' && strength >= chargerStrength,
  caught: ({ units }, { strength }, { caughtWithinCm }) => sumWithin(units, caughtWithinCm) > strength,
  wipedOut: ({ phase, friend }, _, panic) => (phase === 'magic' || phase === 'shooting') && friend.distanceCm <= panic.wipedOutWithinCm && !isLone(panic, friend),
  broken: ({ friend }, _, { brokenWithinCm }) => friend.distanceCm <= brokenWithinCm,
  destroyed: ({ friend }, _, panic) => friend.distanceCm <= panic.brokenWithinCm && !isLone(panic, friend),
};

/** Whether the unit has to test. */
export function mustTestPanic<Kind extends Fright['kind']>({ panic }: FantasyRules, unit: Panicky, fright: FrightOf<Kind>): boolean {
  if (unit.immune || unit.testedThisPhase) return false;
  const judge: Judges[Kind] = judges[fright.kind as Kind];
  return judge(fright, unit, panic);
}

/** Whether so many lost of so many are enough for a test. */
export function isHeavyLoss({ percent }: FantasyRules['panic'], { models, lost }: { readonly models: number; readonly lost: number }): boolean {
  return lost > 0 && lost * 100 >= percent * models;
}

/** The line of the sheet about standing and shooting prints no exemption. */
function isExempt({ machineOrMonster }: Panicky, { cause }: { readonly cause: string }): boolean {
  return machineOrMonster && cause !== 'standAndShoot';
}

function isLone({ loneWounds }: FantasyRules['panic'], { models, wounds }: Friend): boolean {
  return models === 1 && wounds < loneWounds;
}

function sumWithin(units: readonly Runners[], withinCm: number): number {
  return units.reduce((sum, { distanceCm, strength }) => (distanceCm <= withinCm ? sum + strength : sum), 0);
}
