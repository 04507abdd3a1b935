/** The army and the event: what may be brought (W40-28 to W40-32, W40-35 to W40-37). */
import { listWords } from '../../tables/fold-text';
import type { W40kRules } from './schema';
import type { UpdateId } from './updates';

/** The row of the event table for so many points; null above the last one: no guideline (W40-35). */
export function findEventRow(points: number, { event }: W40kRules): W40kRules['event']['rows'][number] | null {
  return event.rows.find((row) => points <= row.points) ?? null;
}

/** In the unit of the update (W40-35). */
export function tableOf(row: W40kRules['event']['rows'][number], update: UpdateId, { updates }: W40kRules): { readonly unit: 'cm' | 'ft'; readonly size: readonly [number, number] } {
  const { unit } = updates.find(({ id }) => id === update)!;
  return { unit, size: row.table[unit] };
}

/** True for roles to which the limit of the same datasheet does not apply (W40-35). */
export function isUnlimited(role: string, { event }: W40kRules): boolean {
  return event.unlimited.includes(role);
}

/** Command points of detachments and what else gives or costs some; they start at 0 or more, says one update (W40-28). */
export function sumCommandPoints(detachments: Readonly<Record<string, number>>, others: number, update: UpdateId, rules: W40kRules): { readonly sum: number; readonly start: number | null } {
  const sum = rules.detachments.reduce((total, { id, commandPoints }) => total + (detachments[id] ?? 0) * commandPoints, others);
  const { points, in: holders } = rules.leastCommandPoints;
  if (sum >= points) return { sum, start: sum };
  return { sum, start: holders.includes(update) ? points : null };
}

/** Whether a Battalion has the Troops it asks for (W40-28). */
export function isTroopsCount(id: string, troops: number, { detachments }: W40kRules): boolean {
  const range = detachments.find((detachment) => detachment.id === id)?.troops;
  return range === undefined || (troops >= range.min && troops <= range.max);
}

/** A unit of fewer models than its least: what it costs and where it may stand (W40-29). */
export function costUnderstrength(unit: { readonly minimum: number; readonly models: number; readonly power: number; readonly pointsPerModel: number; readonly play: string; readonly detachment: string }, { understrength }: W40kRules): { readonly understrength: boolean; readonly power: number; readonly points: number; readonly allowed: boolean } {
  const { minimum, models, power, pointsPerModel, play, detachment } = unit;
  const small = models < minimum;
  return { understrength: small, power, points: models * pointsPerModel, allowed: !small || play !== understrength.play || detachment === understrength.detachment };
}

/** Units on the table and off it, passengers where their transport is (W40-30). */
export function countReserves({ on, off, embarkedOn, embarkedOff }: { readonly on: number; readonly off: number; readonly embarkedOn: number; readonly embarkedOff: number }): { readonly on: number; readonly off: number; readonly allowed: boolean } {
  const [there, away] = [on + embarkedOn, off + embarkedOff];
  return { on: there, off: away, allowed: there >= away };
}

/** No more Dedicated Transports than units of other roles (W40-31). */
export function mayTakeTransports(dedicated: number, others: number): boolean {
  return dedicated <= others;
}

/** Models for which reinforcement points are paid: all of a new unit, of others those above the starting size (W40-31). */
export function countReinforced({ starting, before, added, isNew }: { readonly starting: number; readonly before: number; readonly added: number; readonly isNew: boolean }): number {
  return isNew ? added : Math.max(0, Math.min(added, before + added - starting));
}

/** Sudden death: no model that counts at the end of a turn, after the first battle round (W40-32). */
export function isSuddenDeath({ round, models, flyers, passengers, emptyFortifications }: { readonly round: number; readonly models: number; readonly flyers: number; readonly passengers: number; readonly emptyFortifications: number }, { suddenDeath }: W40kRules): boolean {
  return round > suddenDeath.afterRound && models - flyers - passengers - emptyFortifications <= 0;
}

/** The name by which datasheets are compared: variants are one, and some words do not count (W40-36). */
export function nameDatasheet(name: string, { datasheets }: W40kRules): string {
  const plain = fold(name);
  const variant = datasheets.variants.find((names) => names.some((one) => ` ${plain} `.includes(` ${fold(one)} `)));
  if (variant) return fold(variant[0]!);
  const kept = datasheets.dropped.reduce((text, dropped) => text.replaceAll(` ${fold(dropped)} `, ' '), ` ${plain} `);
  return kept.trim() || plain;
}

/** Single words in lower case, without accents. */
function fold(text: string): string {
  return listWords(text).join(' ');
}

/** How often each datasheet stands in a list of units; the most frequent first (W40-36). */
export function countDatasheets(names: readonly string[], rules: W40kRules): { readonly name: string; readonly units: readonly string[] }[] {
  const groups = new Map<string, string[]>();
  for (const name of names) groups.set(nameDatasheet(name, rules), [...(groups.get(nameDatasheet(name, rules)) ?? []), name]);
  return [...groups].map(([name, units]) => ({ name, units })).sort((a, b) => b.units.length - a.units.length || (a.name < b.name ? -1 : 1));
}

/** Which datasheet counts, and whose rules for the gear (W40-37). */
export function chooseDatasheet({ codexSheet, indexGear, codexGear }: { readonly codexSheet: boolean; readonly indexGear: boolean; readonly codexGear: boolean }): { readonly sheet: 'index' | 'codex' | 'codexWithIndex'; readonly gear: 'index' | 'codex' } {
  if (!codexSheet) return { sheet: 'index', gear: 'index' };
  if (!indexGear) return { sheet: 'codex', gear: 'codex' };
  return { sheet: 'codexWithIndex', gear: codexGear ? 'codex' : 'index' };
}

/** What wargear and champions cost besides: a line of options counts once for a unit, and a champion costs as the others (W40-38). */
export function costUnit({ models, champions, pointsPerModel, options }: { readonly models: number; readonly champions: number; readonly pointsPerModel: number; readonly options: readonly { readonly line: string; readonly points: number }[] }): { readonly points: number; readonly repeated: readonly string[] } {
  const lines = options.map(({ line }) => line);
  const repeated = [...new Set(lines.filter((line, at) => lines.indexOf(line) !== at))];
  return { points: (models + champions) * pointsPerModel + options.reduce((sum, { points }) => sum + points, 0), repeated };
}
