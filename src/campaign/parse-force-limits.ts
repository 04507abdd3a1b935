/** What a force may hold, from `tables/forces/limits.yaml`. Loads `yaml` and zod: import it lazily. */
import { z } from 'zod';
import { parseData } from '../combat/parse-data';
import type { Parsed } from '../combat/parse-data';
import { troopKinds } from '../tables/ruleset';
import type { Language, TroopKind } from '../tables/ruleset';
import type { ForceLimits } from './check-force';
import { unitTypes } from './check-force';

const types = z.array(z.enum(unitTypes)).readonly();

const schema: z.ZodType<ForceLimits> = z.strictObject({
  mostOfKind: z.strictObject(Object.fromEntries(troopKinds.map((kind) => [kind, z.int().min(0).max(30)])) as Record<TroopKind, z.ZodInt>).readonly(),
  forbidden: types,
  attackerForbidden: types,
});

/** Reads the text of that file. */
export function parseForceLimits(text: string, language: Language): Parsed<ForceLimits> {
  return parseData(schema, 'tables/forces/limits.yaml', text, language);
}
