/** Every fault of what the files say, in one pass over data as it was written (T1 to T5). */
import { checkDefender } from './check-defender';
import { checkHouseRules } from './check-house-rules';
import { checkLinks, listRoots } from './check-links';
import { checkMissions } from './check-missions';
import { checkReach } from './check-reach';
import { checkRows } from './check-rows';
import { checkScenarios } from './check-scenarios';
import { checkLabels, checkSections, checkTableIds } from './check-sections';
import { checkSizes } from './check-sizes';
import { draftTables, type DraftTable, type FileData } from './draft-tables';
import type { Fault } from './faults';

/**
 * `whole` is false when some file could not be read: then nothing is called missing. `anyFile` is the
 * file named when a fault has no place of its own.
 */
export function checkRuleset(files: readonly FileData[], whole: boolean, anyFile: string): Fault[] {
  const drafts = draftTables(files);
  const tables = new Map<string, DraftTable>();
  for (const table of drafts) if (!tables.has(table.id)) tables.set(table.id, table);
  return [
    ...checkSections(files, whole, anyFile),
    ...checkTableIds(drafts),
    ...drafts.flatMap(checkRows),
    ...checkLinks(tables, whole, drafts[0]?.spot.file ?? anyFile),
    ...checkReach(tables, listRoots(tables)),
    ...checkDefender(files, tables, whole),
    ...checkSizes(files),
    ...checkHouseRules(files, whole),
    ...checkMissions(files, tables, whole),
    ...checkScenarios(files, whole),
    ...checkLabels(files, drafts, whole),
  ];
}
