/** The shape of `tables/combat/w40k.yaml`. Loads zod: import it lazily, but for its types. */
import { z } from 'zod';
import { diceText, ruleId, words } from '../charts-schema';
import { effectIds, updateIds } from './updates';

const update = z.enum(updateIds);
const id = z.string().regex(/^[a-z][a-zA-Z0-9]{0,39}$/);
const small = z.int().min(0).max(100);
const need = z.int().min(2).max(6);
const distance = z.number().min(0).max(100);
const side = z.number().min(1).max(1000);
const size = z.tuple([side, side]);
const updates = z.array(update).min(1).max(2);

/** What covers whom: how the target has to stand, and what else is asked. */
const coverTest = z.strictObject({
  standing: z.enum(['partly', 'wholly']).optional(),
  within: distance.optional(),
  obscured: z.int().min(1).max(100).optional(),
  attackerNearer: z.literal(true).optional(),
});

const eventRow = z.strictObject({
  points: z.int().min(1).max(100_000),
  detachments: small,
  sameDatasheet: small,
  table: z.strictObject({ cm: size, ft: size }),
  minutes: z.tuple([z.int().min(1).max(1440).nullable(), z.int().min(1).max(1440).nullable()]),
});

const setUp = z.strictObject({
  keeps: z.array(z.enum(effectIds)),
  loses: z.array(z.enum(effectIds)),
  counts: z.enum(['fullMove', 'moved']),
  may: z.array(z.enum(['charge', 'pileIn', 'consolidate'])).nullable(),
  fellBack: z.boolean().nullable(),
});

const factSchema = z.strictObject({ rule: ruleId, in: updates, text: words });

const rawSchema = z.strictObject({
  updates: z.array(z.strictObject({ id: update, unit: z.enum(['cm', 'ft']), name: words })).length(2),
  outside: z.strictObject({
    alwaysFails: z.int().min(0).max(6),
    toWound: z.array(z.strictObject({ when: z.enum(['double', 'more', 'equal', 'half', 'less']), need })).length(5),
    morale: z.strictObject({ die: diceText }),
  }),
  roll: z.strictObject({ rule: ruleId, least: small, six: small }),
  extraHits: z.strictObject({ rule: ruleId, instead: small, additional: small }),
  charge: z.strictObject({ rule: ruleId, dice: diceText, setUp: small }),
  failedCharge: z.strictObject({ rule: ruleId, within: distance }),
  transport: z.strictObject({ rule: ruleId, embarkWithin: distance, die: diceText, slainOn: small }),
  marker: z.strictObject({ rule: ruleId, within: distance }),
  suddenDeath: z.strictObject({ rule: ruleId, afterRound: small }),
  cover: z.array(z.strictObject({ id, rule: ruleId, name: words, infantry: coverTest.optional(), others: coverTest.optional() })).min(1).max(20),
  detachments: z.array(z.strictObject({ id, rule: ruleId, name: words, commandPoints: small, troops: z.strictObject({ min: small, max: small }).optional() })).min(1).max(20),
  leastCommandPoints: z.strictObject({ rule: ruleId, in: updates, points: z.int() }),
  understrength: z.strictObject({ rule: ruleId, play: z.enum(['open', 'narrative', 'matched']), detachment: id }),
  event: z.strictObject({ rule: ruleId, unlimited: z.array(id).max(10), rows: z.array(eventRow).min(1).max(20) }),
  datasheets: z.strictObject({ rule: ruleId, variants: z.array(z.array(z.string().min(1).max(60)).min(1).max(6)).max(20), dropped: z.array(z.string().min(1).max(60)).max(20) }),
  setUpAgain: z.strictObject({ rule: ruleId, 'es-1.5': setUp, 'en-1.2': setUp }),
  facts: z.record(id, factSchema),
  sheet: z.array(z.strictObject({ title: words, facts: z.array(id).min(1).max(30) })).min(1).max(20),
});

/** Every line of the sheet has its words, and rows of points go up. */
export const w40kSchema = rawSchema.check(({ value, issues }) => {
  value.sheet.forEach(({ facts }, block) => facts.forEach((name, at) => {
    if (!Object.hasOwn(value.facts, name)) issues.push({ code: 'custom', input: name, path: ['sheet', block, 'facts', at] });
  }));
  value.event.rows.forEach(({ points }, at, rows) => {
    if (at > 0 && points <= rows[at - 1]!.points) issues.push({ code: 'custom', input: points, path: ['event', 'rows', at, 'points'] });
  });
});

/** The data of the two updates. */
export type W40kRules = z.infer<typeof rawSchema>;
/** One line of what the updates say. */
export type W40kFact = z.infer<typeof factSchema>;
/** Conditions of cover. */
export type CoverTest = z.infer<typeof coverTest>;
