/** The shape of `tables/combat/classic.yaml`. Loads zod: import it lazily, but for its types. */
import { z } from 'zod';
import { chartsSchema, diceText, ruleId } from '../charts-schema';

const cm = z.number().min(0).max(300);
const face = z.int().min(1).max(6);

/** The numbers of the edition in centimetres. */
export const classicSchema = z.strictObject({
  shooting: z.strictObject({ rule: ruleId, hitsOn: z.int().min(2).max(10), best: face }),
  deployment: z.strictObject({ rule: ruleId, beyondCm: cm }),
  fallBack: z.strictObject({ rule: ruleId, dice: diceText }),
  difficultGround: z.strictObject({ rule: ruleId, dice: z.int().min(1).max(6), cmPerPoint: z.number().min(0.5).max(20) }),
  move: z.strictObject({ rule: ruleId, cm }),
  assaultMove: z.strictObject({ rule: ruleId, onFoot: cm, cavalry: cm }),
  coherency: z.strictObject({ rule: ruleId, cm }),
  leadership: z.strictObject({ rule: ruleId, dice: diceText, afterShare: z.int().min(1).max(10) }),
  rally: z.strictObject({ rule: ruleId, belowPercent: z.int().min(0).max(100), enemyWithinCm: cm }),
  initiative: z.strictObject({ rule: ruleId, die: diceText, some: z.int().min(0).max(6), all: z.int().min(0).max(6) }),
  recovery: z.strictObject({ rule: ruleId, needed: face, risesOn: face }),
  ignored: z.strictObject({ rule: ruleId, needed: face, beatenByStrength: z.int().min(1).max(11) }),
  glancing: z.strictObject({ rule: ruleId, armour: z.int().min(1).max(20) }),
}).extend(chartsSchema.shape);

/** The data that this family reckons with. */
export type ClassicRules = z.infer<typeof classicSchema>;
