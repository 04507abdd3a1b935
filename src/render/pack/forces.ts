/** The troops of an evening on its sheets: the defender's on his page, the attacker's on the record, which both see. */
import type { Force, ForceUnit } from '../../campaign/check-force';
import { countFigures, isIncomplete } from '../../campaign/check-force';
import type { PackWords } from './pack-words';

/** Troops of a row as one text; empty where nobody wrote any (DEF-06). */
export function describeRowTroops(points: number, forces: Force | undefined, words: PackWords): string {
  const units = forces?.rows.find((row) => row.points === points)?.units ?? [];
  return words.list(units.map((unit) => describeUnit(unit, words)));
}

/** A unit that starts below its minimum is marked: each row may have one (DEF-06). */
function describeUnit(unit: ForceUnit, words: PackWords): string {
  return words.text(isIncomplete(unit) ? 'defender.unitIncomplete' : 'defender.unit', { unit: unit.unit, models: unit.models });
}

/** The most figures of each unit that one appearance needs, and what one that joins a fight does (COM-10); or where each row serves once, the most of all (DEF-08). Empty without rows. */
export function describeFigures(forces: Force | undefined, rowReuse: boolean, words: PackWords): string {
  if (!forces || forces.rows.length === 0) return '';
  return words.text(rowReuse ? 'defender.figures' : 'defender.figuresOnce', { list: words.list(countFigures(forces, rowReuse).map((figures) => words.text('defender.unit', figures))) });
}

/** Lines of the register of attackers: those known, with their strength at the start and whether they are complete (ATT-02, MIS-07), then blank ones. */
export function listAttackers(blanks: number, forces: Force | undefined, words: PackWords): { readonly unit: string; readonly complete: string; readonly models: string }[] {
  const known = (forces?.attacker?.units ?? []).map((unit) => ({ unit: unit.unit, complete: words.text(isIncomplete(unit) ? 'record.no' : 'record.yes'), models: String(unit.models) }));
  const missing = Math.max(0, blanks - known.length);
  return [...known, ...Array.from({ length: missing }, () => ({ unit: '', complete: '', models: '' }))];
}
