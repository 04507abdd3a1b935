/** The shape of a saved game, for data from outside. Loads zod: import it lazily. */
import { z } from 'zod';
import { hulkLimits as limits } from './limits';
import { hulkActionIds } from './rules';

/** What players type: one line, no control characters. */
const word = z.string().min(1).max(limits.word).regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u);
const kind = z.string().regex(/^[a-z]{1,20}$/);
const model = z.string().regex(/^[a-z]{1,20}-\d{1,3}$/);
const at = z.int().min(0).max(8.64e15);
const points = z.int().min(0).max(limits.count);
const count = z.int().min(1).max(limits.count);
const from = z.enum(['front', 'side', 'rear']);
const action = z.enum(hulkActionIds);

const hulkAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('draw'), value: points, at }),
  z.strictObject({ type: z.literal('exchange'), value: points }),
  z.strictObject({ type: z.literal('clock'), do: z.enum(['start', 'pause']), at }),
  z.strictObject({ type: z.literal('set-clock'), leftMs: z.int().min(0).max(3_600_000), at }),
  z.strictObject({ type: z.literal('activate'), model, at }),
  z.strictObject({
    type: z.literal('spend'), model, action, free: action.optional(), cp: points, target: word.optional(), from: from.optional(),
    dice: z.array(z.int().min(1).max(6)).min(1).max(6).optional(), late: z.boolean().optional(), at,
  }),
  z.strictObject({ type: z.literal('enemy') }),
  z.strictObject({ type: z.literal('attacked'), model, from }),
  z.strictObject({ type: z.enum(['jam', 'out-of-arc', 'kill']), model }),
  z.strictObject({ type: z.literal('add'), kind, count }),
  z.strictObject({ type: z.literal('reinforce'), area: word, markers: count, near: z.boolean() }),
  z.strictObject({ type: z.literal('enter'), area: word, kind, count }),
  z.strictObject({ type: z.literal('reveal'), marker: model, kinds: z.array(kind).max(limits.count), forced: z.boolean() }),
  z.strictObject({ type: z.literal('reveal-area'), area: word, models: z.int().min(0).max(limits.count) }),
  z.strictObject({ type: z.literal('flames'), section: word, burning: z.boolean() }),
  z.strictObject({ type: z.literal('adjust'), model: model.optional(), points: z.int().min(-limits.count).max(limits.count) }),
  z.strictObject({ type: z.literal('end'), at }),
  z.strictObject({ type: z.literal('over'), winner: z.enum(['marines', 'stealers', 'nobody']) }),
]);

/** The file, format version 1. */
export const savedHulkSchema = z.strictObject({
  format: z.literal('plasma-wall/hulk'),
  formatVersion: z.literal(1),
  generator: z.strictObject({ name: z.literal('plasma-wall'), version: z.string().max(50) }),
  setUp: z.strictObject({
    marines: z.array(kind).min(1).max(limits.marines), overwatchCost: points, hybridAp: points,
    tokenValues: z.array(points).min(1).max(limits.tokens), timer: z.boolean(),
  }),
  seed: z.string().max(limits.seed).nullable(),
  actions: z.array(hulkAction).max(limits.actions),
});
