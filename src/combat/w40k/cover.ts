/** Who has the benefit of cover (W40-27), and who holds a marker (W40-33). */
import type { W40kRules } from './schema';
import type { Allowed } from './sequence';
import { isWithin } from './phases';

/** How a target stands to a piece of terrain; distances in inches. */
export interface Standing {
  readonly infantry: boolean;
  /** On or within it: not at all, in part, or wholly. */
  readonly standing: 'off' | 'partly' | 'wholly';
  /** Of the model farthest from it. */
  readonly distance: number;
  /** Per cent that the terrain hides from the attacker. */
  readonly obscured: number;
  /** The attacker is nearer the terrain than the target. */
  readonly attackerNearer: boolean;
}

/** A piece of terrain that covers. */
export type Terrain = W40kRules['cover'][number];

/** Whether a target has cover; null where the updates have no word on such a target. */
export function hasCover(terrain: Terrain, target: Standing): Allowed {
  const test = target.infantry ? terrain.infantry : terrain.others;
  if (test === undefined) return null;
  const stands = test.standing === undefined || target.standing === 'wholly' || target.standing === test.standing;
  return stands && isWithin(target.distance, test.within ?? Infinity) && target.obscured >= (test.obscured ?? 0) && (target.attackerNearer || test.attackerNearer !== true);
}

/** Where a model stands from the centre of a marker, in inches. */
export type Offset = readonly [across: number, along: number, up: number];

/** Who holds an objective marker: more models near its centre, measured diagonally (W40-33). */
export function holdMarker(own: readonly Offset[], enemy: readonly Offset[], { marker }: W40kRules): 'own' | 'enemy' | 'nobody' {
  const ahead = countNear(own, marker.within) - countNear(enemy, marker.within);
  return ahead > 0 ? 'own' : ahead < 0 ? 'enemy' : 'nobody';
}

/** Models near enough to a marker. */
export function countNear(models: readonly Offset[], within: number): number {
  return models.filter(([x, y, z]) => isWithin(x * x + y * y + z * z, within ** 2)).length;
}
