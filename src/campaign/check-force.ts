/** Checks a written force against ATT-01 to ATT-03, BAN-01, DEF-06, DEF-07 and COM-15: every breach with its rule. */
import type { DefenderRow, TroopKind } from '../tables/ruleset';

/** What a unit is, as far as BAN-01 and COM-15 ask. `beast`: cavalry without a rider, which is allowed. */
export type UnitType = 'infantry' | 'beast' | 'monstrous' | 'vehicle' | 'bike' | 'mounted';

/** A unit as written; `minimum` is the smallest number of models its codex allows. */
export interface ForceUnit {
  readonly unit: string;
  readonly kind: TroopKind;
  readonly models: number;
  readonly minimum: number;
  readonly points: number;
  readonly type: UnitType;
}

/** A force as written. `limit`: the attacker's points, 200 but for MIS-20. */
export interface Force {
  readonly attacker: { readonly limit: number; readonly units: readonly ForceUnit[] } | null;
  readonly rows: readonly { readonly points: number; readonly units: readonly ForceUnit[] }[];
}

/** Where something stands: the attacker, or a row of the defender; and the unit, if it is about one. */
export interface ForceSpot {
  readonly row: number | null;
  readonly at: number | null;
}

/** A breach (`breach`) or something to remember; `text` names the words (force.<text>). */
export interface ForceRemark {
  readonly severity: 'breach' | 'remark';
  readonly rule: string;
  readonly text: string;
  readonly spot: ForceSpot;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Most units of a kind that an attacker takes (ATT-01). */
const mostOfKind: Readonly<Record<TroopKind, number>> = { troops: 2, hq: 1, elites: 1, fastAttack: 1, heavySupport: 1 };

const forbidden: readonly UnitType[] = ['vehicle', 'bike', 'mounted'];

/** Everything to be said of a force, the attacker first, then the rows by points. */
export function checkForce({ attacker, rows }: Force, sheet: readonly DefenderRow[]): ForceRemark[] {
  return [
    ...(attacker ? checkAttacker(attacker) : []),
    ...rows.flatMap((row) => checkRow(row, sheet)),
    ...listMissingRows(rows, sheet),
  ];
}

function checkAttacker({ limit, units }: NonNullable<Force['attacker']>): ForceRemark[] {
  const spot = { row: null, at: null };
  const spent = addPoints(units);
  const remarks: ForceRemark[] = [];
  if (spent > limit) remarks.push({ severity: 'breach', rule: 'ATT-01', text: 'tooManyPoints', spot, values: { points: spent, limit } });
  else if (spent < limit) remarks.push({ severity: 'remark', rule: 'ATT-03', text: 'unspent', spot, values: { points: limit - spent } });
  for (const [kind, most] of Object.entries(mostOfKind) as [TroopKind, number][]) {
    const count = units.filter((unit) => unit.kind === kind).length;
    if (count > most) remarks.push({ severity: 'breach', rule: 'ATT-01', text: 'tooManyOfKind', spot, values: { kind, count, most } });
  }
  units.forEach((unit, at) => {
    if (isIncomplete(unit)) remarks.push({ severity: 'remark', rule: 'ATT-02', text: 'incomplete', spot: { row: null, at }, values: { unit: unit.unit, models: unit.models, minimum: unit.minimum } });
    if (unit.type === 'monstrous' || forbidden.includes(unit.type)) remarks.push(forbid(unit, { row: null, at }));
  });
  return remarks;
}

function checkRow({ points, units }: Force['rows'][number], sheet: readonly DefenderRow[]): ForceRemark[] {
  const row = sheet.find((candidate) => candidate.points === points);
  const spot = { row: points, at: null };
  if (!row) return [{ severity: 'breach', rule: 'DEF-07', text: 'unknownRow', spot, values: { row: points, list: sheet.map((known) => known.points).join(', ') } }];
  const remarks: ForceRemark[] = [];
  const spent = addPoints(units);
  if (spent > points) remarks.push({ severity: 'breach', rule: 'DEF-06', text: 'rowPoints', spot, values: { points: spent, row: points } });
  const incomplete = units.filter(isIncomplete);
  if (incomplete.length > 1) remarks.push({ severity: 'breach', rule: 'DEF-06', text: 'rowIncomplete', spot, values: { row: points, list: incomplete.map(({ unit }) => unit).join(', ') } });
  for (const kind of row.compulsory) {
    if (!units.some((unit) => unit.kind === kind)) remarks.push({ severity: 'breach', rule: 'DEF-07', text: 'compulsory', spot, values: { row: points, kind } });
  }
  units.forEach((unit, at) => {
    const here = { row: points, at };
    if (![...row.compulsory, ...row.optional].includes(unit.kind)) remarks.push({ severity: 'breach', rule: 'DEF-07', text: 'notAllowed', spot: here, values: { row: points, unit: unit.unit, kind: unit.kind } });
    if (forbidden.includes(unit.type)) remarks.push(forbid(unit, here));
    if (unit.type === 'monstrous') remarks.push({ severity: 'remark', rule: 'COM-15', text: 'monstrous', spot: here, values: { unit: unit.unit } });
  });
  return remarks;
}

/** Rows nobody wrote: when they come up, nobody appears. */
function listMissingRows(rows: Force['rows'], sheet: readonly DefenderRow[]): ForceRemark[] {
  if (rows.length === 0) return [];
  const missing = sheet.filter(({ points }) => !rows.some((row) => row.points === points)).map(({ points }) => points);
  return missing.length === 0 ? [] : [{ severity: 'remark', rule: 'DEF-06', text: 'missingRows', spot: { row: null, at: null }, values: { list: missing.join(', ') } }];
}

function forbid({ unit, type }: ForceUnit, spot: ForceSpot): ForceRemark {
  return { severity: 'breach', rule: 'BAN-01', text: 'forbidden', spot, values: { unit, type } };
}

/** ATT-02, DEF-06: fewer models than the codex asks for. */
export function isIncomplete({ models, minimum }: ForceUnit): boolean {
  return models < minimum;
}

/** What some units cost together (ATT-01, DEF-06). */
export function addPoints(units: readonly ForceUnit[]): number {
  return units.reduce((sum, { points }) => sum + points, 0);
}

/**
 * The most figures of each defending unit that one appearance needs, by name in the order written (DEF-08). An
 * appearance that joins a running fight brings a row of its own (COM-10) and needs as many again at most; how often
 * that happens has no limit, so that no number could be the most that ever stands on the board.
 */
export function countFigures({ rows }: Force): { readonly unit: string; readonly models: number }[] {
  const most = new Map<string, number>();
  for (const { units } of rows) {
    const inRow = new Map<string, number>();
    for (const { unit, models } of units) inRow.set(unit, (inRow.get(unit) ?? 0) + models);
    for (const [unit, models] of inRow) most.set(unit, Math.max(most.get(unit) ?? 0, models));
  }
  return [...most].map(([unit, models]) => ({ unit, models }));
}
