/** The data of tables/combat/hulk.yaml, once read. */
import type { z } from 'zod';
import type { hulkSchema } from './schema';

/** Who plays a model. */
export const hulkSides = ['marines', 'stealers'] as const;
/** One of {@link hulkSides}. */
export type HulkSide = (typeof hulkSides)[number];

/** Models that cost and have the same (HULK-04). */
export const hulkGroups = ['marine', 'genestealer', 'hybrid', 'marker'] as const;
/** One of {@link hulkGroups}. */
export type HulkGroup = (typeof hulkGroups)[number];

/** What a model fires. */
export const hulkWeapons = ['stormBolter', 'hybridBolter', 'flamer'] as const;
/** One of {@link hulkWeapons}. */
export type HulkWeapon = (typeof hulkWeapons)[number];

/** What a model may spend points on. */
export const hulkActionIds = ['forward', 'sideways', 'backward', 'turn', 'door', 'shoot', 'flame', 'self-destruct', 'fight', 'guard', 'unjam', 'overwatch', 'overwatch-shot'] as const;
/** One of {@link hulkActionIds}. */
export type HulkActionId = (typeof hulkActionIds)[number];

/** How a Marine fights hand to hand. */
export const marineArms = ['fist', 'sergeant', 'sword', 'claws', 'hammer'] as const;
/** One of {@link marineArms}. */
export type MarineArms = (typeof marineArms)[number];

/** Who fights him. */
export const stealerKinds = ['genestealer', 'hybrid'] as const;
/** One of {@link stealerKinds}. */
export type StealerKind = (typeof stealerKinds)[number];

/** Options that are one number, by which the sheet's tables name them. */
export const hulkNumberOptions = ['overwatchCost', 'hybridAp'] as const;

/** The whole sheet. */
export type HulkRules = z.infer<typeof hulkSchema>;

/** A kind of model, such as the bearer of the flamer. */
export type HulkKind = HulkRules['kinds'][number];

/** An action and what it costs each group that may do it. */
export type HulkActionRule = HulkRules['actions'][number];

/** A weapon of bolts: dice, and what one of them has to show. */
export type BolterRule = HulkRules['weapons']['stormBolter'];

/** The kind of an id; data that was checked has every kind that a game names. */
export function kindOf(rules: HulkRules, id: string): HulkKind {
  const kind = rules.kinds.find((candidate) => candidate.id === id);
  if (!kind) throw new Error(`no kind ${id}`);
  return kind;
}

/** The rule of an action; the data has all of them. */
export function actionRuleOf(rules: HulkRules, id: HulkActionId): HulkActionRule {
  return rules.actions.find((action) => action.id === id)!;
}

/** Who plays a kind of model. */
export function sideOf(rules: HulkRules, kind: HulkKind): HulkSide {
  return rules.groups.find(({ id }) => id === kind.group)!.side;
}

/** HULK-04, HULK-32: the action points of a kind of model. */
export function actionPointsOf(rules: HulkRules, { group }: Pick<HulkKind, 'group'>): number {
  return numberOf(rules, rules.groups.find(({ id }) => id === group)!.ap);
}

/** What an action costs a kind of model; undefined where it may not do it. */
export function costOf(rules: HulkRules, action: HulkActionId, kind: HulkKind): number | undefined {
  const { weapons } = actionRuleOf(rules, action);
  return weapons && (kind.weapon === undefined || !weapons.includes(kind.weapon)) ? undefined : groupCostOf(rules, action, kind.group);
}

/** What an action costs those of a group that have the weapon for it. */
export function groupCostOf(rules: HulkRules, action: HulkActionId, group: HulkGroup): number | undefined {
  const cost = actionRuleOf(rules, action).costs[group];
  return cost === undefined ? undefined : numberOf(rules, cost);
}

/** HULK-04, HULK-18: a number of the sheet, or what the players say. */
function numberOf({ options }: HulkRules, number: number | (typeof hulkNumberOptions)[number]): number {
  return typeof number === 'number' ? number : options[number].value;
}

/** Whether an action is free beside another, for a kind of model. */
export function isFreeWith(rules: HulkRules, free: HulkActionId, main: HulkActionId, kind: HulkKind): boolean {
  return rules.freeActions.some((rule) => rule.id === free && rule.groups.includes(kind.group) && rule.with.includes(main));
}

/** HULK-02: seconds of a Marine turn. */
export function turnSeconds({ timer }: HulkRules, sergeantLives: boolean): number {
  return timer.seconds + (sergeantLives ? timer.sergeantSeconds : 0);
}
