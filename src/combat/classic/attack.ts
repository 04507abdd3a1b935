/** One attack of the edition in centimetres, from the die to hit to the wound that is lost (EXT-01, EXT-02, ZOM-02). */
import type { Message } from '../../errors';
import { needToHit, needToWound } from '../charts';
import type { Step } from '../contract';
import { facesOf } from '../exact/dice';
import { tellNeed } from '../notation';
import type { ExactDistribution } from '../exact/distribution';
import { chance } from '../exact/distribution';
import type { ClassicRules } from './schema';
import { stepWords } from './words';

/** A step of an attack: faces of a D6 with which it goes on to the next. */
export interface AttackStep {
  readonly faces: number;
  readonly need: number | null;
  /** True where it goes on with the high faces: to hit and to wound, but not where a save has to fail. */
  readonly goesOnHigh: boolean;
  readonly step: Step;
}

/** What is struck. `save` and `ignore` are the die needed, null for none. */
export interface Target {
  readonly toughness: number;
  readonly save: number | null;
  readonly ignore: number | null;
}

/** What strikes it; `noSave` for weapons of close combat that allow no armour save. */
export interface Blow {
  readonly strength: number;
  readonly ap: number | null;
  readonly noSave: boolean;
}

/** Shooting to hit: 7 − BS, at best 2+ (EXT-01). */
export function hitByShooting({ shooting: { hitsOn, best, rule } }: ClassicRules, bs: number): AttackStep {
  const need = Math.max(best, hitsOn - bs);
  return describe(need, rule, need > 6 ? stepWords.noShot : stepWords.hit, { bs, need: tellNeed(need) });
}

/** Close combat to hit: FAN-01 with its odd cell corrected (EXT-01). */
export function hitInCombat({ charts }: ClassicRules, ws: number, against: number): AttackStep {
  const need = needToHit(charts, ws, against, 'corrected');
  return describe(need, 'EXT-01', stepWords.hitInCombat, { ws, against, need: tellNeed(need) });
}

/** Steps after a hit: to wound, the save that fails, the wound that is not ignored. */
export function stepsAfterHit(rules: ClassicRules, blow: Blow, target: Target): AttackStep[] {
  const need = needToWound(rules.charts, blow.strength, target.toughness);
  const wound = describe(need, 'EXT-01', need === null ? stepWords.noWound : stepWords.wound, { strength: blow.strength, toughness: target.toughness, need: tellNeed(need) });
  return [wound, failSave(blow, target), notIgnored(rules, blow, target)].filter((step) => step !== null);
}

function failSave({ ap, noSave }: Blow, { save }: Target): AttackStep {
  const denied = noSave || save === null || (ap !== null && ap <= save);
  const words = save === null ? stepWords.noSave : noSave ? stepWords.saveForbidden : denied ? stepWords.saveDenied : ap === null ? stepWords.savePlain : stepWords.save;
  return turnOver(describe(denied ? null : save, 'EXT-02', words, { ap: ap === null ? '–' : ap, save: tellNeed(save) }));
}

/** Wounds that weapons of much strength, or without save in close combat, deal are not ignored (ZOM-02). */
function notIgnored({ ignored: { beatenByStrength, rule } }: ClassicRules, { strength, noSave }: Blow, { ignore }: Target): AttackStep | null {
  if (ignore === null) return null;
  const beaten = noSave || strength >= beatenByStrength;
  return turnOver(describe(beaten ? null : ignore, rule, beaten ? stepWords.notIgnored : stepWords.ignore, { need: tellNeed(ignore), strength: beatenByStrength }));
}

/** The attack goes on where the die fails. */
function turnOver({ faces, need, step }: AttackStep): AttackStep {
  return { faces: 6 - faces, need, goesOnHigh: false, step: { ...step, outcome: chance(6 - faces, 6) } };
}

function describe(need: number | null, rule: string, text: Message, values: NonNullable<Step['values']>): AttackStep {
  const faces = need === null ? 0 : facesOf(need);
  return { faces, need, goesOnHigh: true, step: { rules: [rule], text, values, outcome: chance(faces, 6) } };
}

/** The chance that one attack goes through all of its steps. */
export function chanceOfAll(steps: readonly AttackStep[]): ExactDistribution {
  return chance(steps.reduce((ways, { faces }) => ways * BigInt(faces), 1n), 6n ** BigInt(steps.length));
}
