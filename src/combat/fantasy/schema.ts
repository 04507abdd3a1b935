/** The shape of `tables/combat/fantasy.yaml`. Loads zod: import it lazily, but for its types. */
import { z } from 'zod';
import { chartsSchema, diceText, ruleId, words } from '../charts-schema';

const cm = z.number().min(0).max(300);
const face = z.int().min(1).max(6);
const modifier = z.int().min(-10).max(10);
const points = z.int().min(0).max(10);
const percent = z.int().min(1).max(100);
/** A value for each 1 to 10 of a characteristic. */
const byTen = <Item extends z.ZodType>(item: Item) => z.array(item).length(10);

/** Charts that the reference sheet prints between its lines. */
const sheetTables = ['toHit', 'toWound', 'shooting', 'modifiers', 'armour', 'strength', 'leadership', 'pursuit'] as const;

/** Heads of lines and columns of the charts. */
const sheetHead = z.strictObject({
  strength: words, bs: words, need: words, condition: words, modifier: words, byStrength: words, armour: words, save: words, none: words, light: words, heavy: words, pieces: words, leadership: words, chance: words, dice: words, caught: words,
});

const block = z.strictObject({
  title: words,
  rules: z.array(ruleId).min(1),
  /** With marks such as `{march.enemyWithinCm}` for the numbers above. */
  lines: z.array(words).optional(),
  table: z.enum(sheetTables).optional(),
});

/** The numbers and texts of the sheet. */
export const fantasySchema = z.strictObject({
  shooting: z.strictObject({
    rule: ruleId,
    byBs: byTen(z.int().min(-10).max(10)),
    best: face,
    modifiers: z.strictObject({ large: modifier, moved: modifier, targetCharging: modifier, longRange: modifier, lone: modifier, lightCover: modifier, heavyCover: modifier }),
    sixThenFour: z.strictObject({ from: z.int().min(7).max(10), first: face, then: face }),
  }),
  armour: z.strictObject({
    rule: ruleId,
    worn: z.strictObject({ none: z.int().min(2).max(7), light: face, heavy: face }),
    pieces: z.strictObject({ shield: points, barding: points, mount: points }),
    best: face,
    byStrength: byTen(z.int().min(-10).max(0)),
  }),
  turn: z.strictObject({ rule: ruleId, movement: z.array(words).min(1) }),
  charge: z.strictObject({ rule: ruleId, moves: points, failedMoves: points, redirects: points, wheels: points }),
  reactions: z.strictObject({ rule: ruleId, shootBeyondShare: z.int().min(1).max(10) }),
  rally: z.strictObject({ rule: ruleId, percent, musician: points, most: points }),
  manoeuvres: z.strictObject({ rule: ruleId, turnShare: z.int().min(1).max(10), rankShare: z.int().min(1).max(10) }),
  march: z.strictObject({ rule: ruleId, moves: points, enemyWithinCm: cm }),
  firing: z.strictObject({ rule: ruleId, arc: z.int().min(1).max(360), ranks: points, elevatedRanks: points }),
  test: z.strictObject({ rule: ruleId, dice: diceText }),
  panic: z.strictObject({ rule: ruleId, percent, fleeingWithinCm: cm, chargerStrength: points, caughtWithinCm: cm, wipedOutWithinCm: cm, brokenWithinCm: cm, loneWounds: points }),
  fear: z.strictObject({ rule: ruleId, need: face }),
  terror: z.strictObject({ rule: ruleId, withinCm: cm }),
  stupidity: z.strictObject({ rule: ruleId, idleShare: z.int().min(1).max(10), moveShare: z.int().min(1).max(10) }),
  frenzy: z.strictObject({ rule: ruleId, attacks: points }),
  obstacle: z.strictObject({ rule: ruleId, need: face }),
  score: z.strictObject({
    rule: ruleId, perRank: points, mostRanks: points, outnumbering: points, standard: points, higherGround: points,
    flank: points, rear: points, flankAndRear: points, perExcess: points, mostExcess: points,
  }),
  flight: z.strictObject({ rule: ruleId, slowUpToCm: cm, slow: diceText, fast: diceText }),
  sheet: z.strictObject({ title: words, source: words, head: sheetHead, blocks: z.array(block).min(1) }),
}).extend(chartsSchema.shape);

/** The data that this family reckons with. */
export type FantasyRules = z.infer<typeof fantasySchema>;
/** A chart of the reference sheet. */
export type SheetTable = (typeof sheetTables)[number];
