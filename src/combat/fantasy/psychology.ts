/** Tests of leadership and what follows a failure (FAN-12 to FAN-16). */
import { staysWithin } from '../exact/dice';
import type { Distribution } from '../exact/distribution';
import type { FantasyRules } from './schema';

/** 1 where the dice do not exceed a leadership, else 0. */
export function passesTest({ test }: FantasyRules, leadership: number): Distribution {
  return staysWithin(test.dice, leadership);
}

/** What a test is taken for. */
export type Fear = 'panic' | 'fearCharged' | 'fearCharging' | 'terror' | 'stupidity';
/** What a failure leads to. */
export type Failure = 'flees' | 'needsSix' | 'noCharge' | 'idles' | 'wanders';

/** What a unit that fails does. */
export function failureOf(fear: Fear, { enemyStronger, engaged }: { readonly enemyStronger: boolean; readonly engaged: boolean }): Failure {
  switch (fear) {
    case 'panic': case 'terror': return 'flees';
    case 'fearCharged': return enemyStronger ? 'flees' : 'needsSix';
    case 'fearCharging': return 'noCharge';
    case 'stupidity': return engaged ? 'idles' : 'wanders';
  }
}

/** What brings terror to mind. */
export type Terror = { readonly kind: 'charges' | 'isCharged' } | { readonly kind: 'near'; readonly distanceCm: number };

/** Whether terror asks for a test: once per battle, and not of whoever knows no psychology (FAN-14, FAN-16). */
export function mustTestTerror({ terror }: FantasyRules, what: Terror, { tested, immune }: { readonly tested: boolean; readonly immune: boolean }): boolean {
  if (tested || immune) return false;
  return what.kind !== 'near' || what.distanceCm <= terror.withinCm;
}

/** Models of a stupid unit that do not fight (FAN-15). */
export function countIdle({ stupidity }: FantasyRules, models: number): number {
  return Math.ceil(models / stupidity.idleShare);
}

/** How far a stupid unit walks straight on (FAN-15). */
export function wanderCm({ stupidity }: FantasyRules, move: number): number {
  return move / stupidity.moveShare;
}

/** What a unit is like for good, or until it is beaten. */
export interface Temper {
  readonly frenzy: boolean;
  readonly hatred: boolean;
  readonly stubborn: boolean;
}

/** Attacks of a model (FAN-16). */
export function attacksOf({ frenzy }: FantasyRules, attacks: number, { frenzy: frenzied }: Pick<Temper, 'frenzy'>): number {
  return frenzied ? attacks + frenzy.attacks : attacks;
}

/** What a temper compels to (FAN-16). */
export function dutiesOf({ frenzy, hatred }: Temper): { readonly charge: boolean; readonly pursue: boolean; readonly overrun: boolean; readonly immune: boolean } {
  return { charge: frenzy, pursue: frenzy || hatred, overrun: hatred, immune: frenzy };
}

/** The temper after a combat is lost: frenzy is gone (FAN-16). */
export function loseCombat(temper: Temper): Temper {
  return { ...temper, frenzy: false };
}
