/** Checks a written force against ATT-01 to ATT-03, BAN-01, DEF-06, DEF-07 and COM-15: every breach with its rule. */
import { doubledAttackerPoints } from '../missions/score/assassination';
import { foldText } from '../tables/fold-text';
import { makeRatio, writeRatio } from '../tables/ratio';
import type { Ratio } from '../tables/ratio';
import type { DefenderRow, MissionDefinition, TroopKind } from '../tables/ruleset';

/** What a unit may be, as far as BAN-01 and COM-15 ask. `beast`: cavalry without a rider, which is allowed. */
export const unitTypes = ['infantry', 'beast', 'monstrous', 'vehicle', 'bike', 'mounted'] as const;

/** One of them. */
export type UnitType = (typeof unitTypes)[number];

/** What a force may hold, from `tables/forces/`. */
export interface ForceLimits {
  /** Most units of each kind that an attacker takes (ATT-01). */
  readonly mostOfKind: Readonly<Record<TroopKind, number>>;
  /** What neither player brings, and what the attacker does not besides (BAN-01). */
  readonly forbidden: readonly UnitType[];
  readonly attackerForbidden: readonly UnitType[];
}

/** A unit as written; `minimum` is the smallest number of models its codex allows. */
export interface ForceUnit {
  readonly unit: string;
  readonly kind: TroopKind;
  readonly models: number;
  readonly minimum: number;
  readonly points: number;
  readonly type: UnitType;
  /** What its codex is called, where that is written. */
  readonly codex?: string;
}

/** The attacker's part. */
export interface AttackerForce {
  readonly units: readonly ForceUnit[];
  /** MIS-20: points of the character he is after, and of its escort. */
  readonly target?: { readonly character: number; readonly escort: number };
}

/** A force as written. */
export interface Force {
  readonly attacker: AttackerForce | null;
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

/** Everything to be said of a force, the attacker first, then the rows by points. `mission`: what it is for, where that is known. */
export function checkForce({ attacker, rows }: Force, sheet: readonly DefenderRow[], limits: ForceLimits, mission?: Pick<MissionDefinition, 'primary'>): ForceRemark[] {
  return [
    ...(attacker ? checkAttacker(attacker, limits, mission) : []),
    ...rows.flatMap((row) => checkRow(row, sheet, limits)),
    ...listMissingRows(rows, sheet),
  ];
}

/** The most points an attacker may spend (ATT-01): halves are kept where a character is the target (MIS-20). */
export function findLimit({ target }: AttackerForce): Ratio {
  // Without a target nothing exceeds what is given for one.
  return makeRatio(doubledAttackerPoints(target?.character ?? 0, target?.escort ?? 0), 2);
}

function checkAttacker(attacker: AttackerForce, { mostOfKind, forbidden, attackerForbidden }: ForceLimits, mission: Pick<MissionDefinition, 'primary'> | undefined): ForceRemark[] {
  const { units } = attacker;
  const spot = { row: null, at: null };
  const spent = addPoints(units);
  const limit = findLimit(attacker);
  const left = makeRatio(limit.num - spent * limit.den, limit.den);
  const remarks: ForceRemark[] = [...checkTarget(attacker, mission), ...checkCodex(attacker)];
  if (left.num < 0) remarks.push({ severity: 'breach', rule: 'ATT-01', text: 'tooManyPoints', spot, values: { points: spent, limit: writeRatio(limit) } });
  else if (left.num > 0) remarks.push({ severity: 'remark', rule: 'ATT-03', text: 'unspent', spot, values: { points: writeRatio(left) } });
  for (const [kind, most] of Object.entries(mostOfKind) as [TroopKind, number][]) {
    const count = units.filter((unit) => unit.kind === kind).length;
    if (count > most) remarks.push({ severity: 'breach', rule: 'ATT-01', text: 'tooManyOfKind', spot, values: { kind, count, most } });
  }
  units.forEach((unit, at) => {
    if (isIncomplete(unit)) remarks.push({ severity: 'remark', rule: 'ATT-02', text: 'incomplete', spot: { row: null, at }, values: { unit: unit.unit, models: unit.models, minimum: unit.minimum } });
    if ([...attackerForbidden, ...forbidden].includes(unit.type)) remarks.push(forbid(unit, { row: null, at }));
  });
  return remarks;
}

/** MIS-20: only a character who is the target brings the attacker more points. Where the mission is not known, that is remarked. */
function checkTarget(attacker: AttackerForce, mission: Pick<MissionDefinition, 'primary'> | undefined): ForceRemark[] {
  if (attacker.target === undefined || mission?.primary === 'character') return [];
  const values = { ...attacker.target, limit: writeRatio(findLimit(attacker)) };
  return [{ severity: mission === undefined ? 'remark' : 'breach', rule: 'MIS-20', text: mission === undefined ? 'forAssassination' : 'noAssassination', spot: { row: null, at: null }, values }];
}

/** ATT-01: one codex. Nothing is held against a unit whose codex nobody wrote. */
function checkCodex({ units }: AttackerForce): ForceRemark[] {
  const named = new Map(units.flatMap(({ codex }) => (codex === undefined ? [] : [[foldText(codex), codex]])));
  return named.size < 2 ? [] : [{ severity: 'breach', rule: 'ATT-01', text: 'severalCodices', spot: { row: null, at: null }, values: { list: [...named.values()].join(', ') } }];
}

function checkRow({ points, units }: Force['rows'][number], sheet: readonly DefenderRow[], { forbidden }: ForceLimits): ForceRemark[] {
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
 * Figures of each defending unit, by name in the order written (DEF-08). Where rows are templates, the most that one
 * appearance needs: one that joins a running fight brings a row of its own (COM-10) and needs as many again at most,
 * and how often that happens has no limit. Where each row serves once, the most that can ever be needed: all rows.
 */
export function countFigures({ rows }: Force, rowReuse = true): { readonly unit: string; readonly models: number }[] {
  const figures = new Map<string, number>();
  for (const { units } of rows) {
    const inRow = new Map<string, number>();
    for (const { unit, models } of units) inRow.set(unit, (inRow.get(unit) ?? 0) + models);
    for (const [unit, models] of inRow) figures.set(unit, rowReuse ? Math.max(figures.get(unit) ?? 0, models) : (figures.get(unit) ?? 0) + models);
  }
  return [...figures].map(([unit, models]) => ({ unit, models }));
}
