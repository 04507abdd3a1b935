/** The shape of a scenario document, for data from outside: every field of its type, no field too many. Loads `zod`: import it lazily. */
import { z } from 'zod';
import { optionsSchema, paragraphsSchema, rollSchema, textSchema } from './session-schema';

const code = z.string().max(200);
const rule = z.string().regex(/^[A-Z][A-Z0-9]*-\d{1,3}$/);
const side = z.enum(['first', 'second']);
/** A folder's name, and nothing that leads elsewhere. */
const path = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
const mm = z.int().min(0).max(2000);

const scenario = z.strictObject({
  id: code, rule, name: textSchema, aliases: z.array(z.string()).max(100),
  scoring: z.enum(['tunnels', 'preliminary', 'final', 'levels', 'mission']), evening: code,
  boards: z.array(z.strictObject({ id: path, name: textSchema, mission: code, side })).max(10),
  levels: z.strictObject({ id: path, name: textSchema, mission: code }).optional(),
  summary: textSchema, setup: paragraphsSchema, procedure: paragraphsSchema, victory: paragraphsSchema,
  // SCN-04: without boards of its own it is levels that are played.
}).refine(({ boards, levels }) => boards.length > 0 || levels !== undefined, { path: ['levels'] });

/** A scenario document, format version 1. */
export const scenarioSchema = z.strictObject({
  format: z.literal('plasma-wall/scenario'),
  formatVersion: z.literal(1),
  generator: z.strictObject({ name: z.literal('plasma-wall'), version: z.string().max(50) }),
  seed: z.string().max(100_000),
  tag: z.string().regex(/^[A-Z0-9-]{1,20}$/),
  rulesetHash: z.string().regex(/^[0-9a-f]{64}$/),
  options: optionsSchema.omit({ mission: true, level: true }),
  scenario,
  boards: z.array(z.strictObject({
    path, name: textSchema, mission: code, side, level: z.int().min(1).max(12).optional(), seed: z.string().max(100_100), tag: z.string().regex(/^[A-Z0-9-]{1,20}$/), evening: code.nullable(),
  })).min(1).max(12),
  final: z.strictObject({
    widthMm: mm, heightMm: mm, doorMm: mm, doors: z.array(z.strictObject({ side: side.nullable(), wall: z.enum(['n', 'e', 's', 'w']), x: mm, y: mm })).max(100), roll: rollSchema,
  }).nullable(),
});
