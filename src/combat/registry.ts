/** The families, each loaded only when it is asked for. */
import type { CombatFamily, Family } from './contract';

const loaders: Readonly<Record<Family, () => Promise<CombatFamily<never>>>> = {
  classic: async () => (await import('./classic/family')).classicFamily,
  fantasy: async () => (await import('./fantasy/family')).fantasyFamily,
  hulk: async () => (await import('./hulk/family')).hulkFamily,
  w40k: async () => (await import('./w40k/family')).w40kFamily,
};

/** The questions and the sheet of a family; its rules come from io/load-combat.ts, in the shape that it wants. */
export async function loadFamily(family: Family): Promise<CombatFamily<unknown>> {
  return (await loaders[family]()) as CombatFamily<unknown>;
}
