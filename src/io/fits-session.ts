import type { JsonSchema } from './fits-schema';
import { fitsSchema } from './fits-schema';
import { isBuilt, readBuiltJson } from './shipped';

/**
 * True when data has the shape of a session document, told without zod: the build keeps its schema as data. False says
 * nothing yet (where the sources run directly it is always false); session-schema.ts knows what is wrong, and where.
 */
export function fitsSession(data: unknown): boolean {
  return isBuilt && fitsSchema(data, readBuiltJson('session-schema.json') as JsonSchema);
}
