/** What a force may hold: compiled by the build, or read from `tables/forces/` when the sources run directly. */
import { join } from 'node:path';
import type { ForceLimits } from '../campaign/check-force';
import { parseOnce } from './parse-once';
import { isBuilt, programFolder, readBuiltJson } from './shipped';

/** The limits that the rulebook sets (ATT-01, BAN-01). */
export async function loadForceLimits(): Promise<ForceLimits> {
  return isBuilt ? (readBuiltJson('force-limits.json') as ForceLimits) : parseShipped();
}

const parseShipped = parseOnce(async () => {
  const { readTablesFolder } = await import('./read-tables');
  const { parseForceLimits } = await import('../campaign/parse-force-limits');
  const { data, problems } = parseForceLimits(readTablesFolder(join(programFolder, 'tables', 'forces'))['limits.yaml'] ?? '', 'en');
  // Ours, and checked by the build: a fault here is a bug.
  if (data === null) throw new Error(problems.map(({ place, message }) => `${place?.file}:${place?.line} ${message}`).join('; '));
  return data;
});
