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

/** HULK-04, HULK-32: the action points of a kind of model; a hybrid's are an option. */
export function actionPointsOf(rules: HulkRules, kind: HulkKind): number {
  return kind.group === 'hybrid' ? rules.options.hybridAp.value : rules.groups.find(({ id }) => id === kind.group)!.ap;
}

/** What an action costs a kind of model; undefined where it may not do it. HULK-18: overwatch costs what its option says. */
export function costOf(rules: HulkRules, action: HulkActionId, kind: HulkKind): number | undefined {
  const { costs, weapons } = actionRuleOf(rules, action);
  if (weapons && (kind.weapon === undefined || !weapons.includes(kind.weapon))) return undefined;
  const cost = costs[kind.group];
  return action === 'overwatch' && cost !== undefined ? rules.options.overwatchCost.value : cost;
}

/** Whether an action is free beside another, for a kind of model. */
export function isFreeWith(rules: HulkRules, free: HulkActionId, main: HulkActionId, kind: HulkKind): boolean {
  return rules.freeActions.some((rule) => rule.id === free && rule.groups.includes(kind.group) && rule.with.includes(main));
}

/** HULK-02: seconds of a Marine turn. */
export function turnSeconds({ timer }: HulkRules, sergeantLives: boolean): number {
  return timer.seconds + (sergeantLives ? timer.sergeantSeconds : 0);
}
