/** The data of tables/combat/hulk.yaml, once read. */
import type { Text } from '../../tables/ruleset';

/** Who plays a model. */
export const hulkSides = ['marines', 'stealers'] as const;
export type HulkSide = (typeof hulkSides)[number];

/** Models that cost and have the same (HULK-04). */
export const hulkGroups = ['marine', 'genestealer', 'hybrid', 'marker'] as const;
export type HulkGroup = (typeof hulkGroups)[number];

/** What a model fires. */
export const hulkWeapons = ['stormBolter', 'hybridBolter', 'flamer'] as const;
export type HulkWeapon = (typeof hulkWeapons)[number];

/** What a model may spend points on. */
export const hulkActionIds = ['forward', 'sideways', 'backward', 'turn', 'door', 'shoot', 'flame', 'self-destruct', 'fight', 'guard', 'unjam', 'overwatch', 'overwatch-shot'] as const;
export type HulkActionId = (typeof hulkActionIds)[number];

/** How a Marine fights hand to hand. */
export const marineArms = ['fist', 'sergeant', 'sword', 'claws', 'hammer'] as const;
export type MarineArms = (typeof marineArms)[number];

/** Who fights him. */
export const stealerKinds = ['genestealer', 'hybrid'] as const;
export type StealerKind = (typeof stealerKinds)[number];

/** What the players may change, within its range. */
export interface WholeOption {
  readonly rule: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
}

/** HULK-03: the tokens, each as likely as the others. */
export interface TokenOption {
  readonly rule: string;
  readonly values: readonly number[];
  readonly min: number;
  readonly max: number;
}

/** A kind of model, such as the bearer of the flamer. */
export interface HulkKind {
  readonly id: string;
  readonly group: HulkGroup;
  readonly sergeant?: boolean;
  readonly weapon?: HulkWeapon;
  readonly fights?: MarineArms | StealerKind;
  readonly name: Text;
}

/** An action and what it costs each group that may do it. */
export interface HulkActionRule {
  readonly id: HulkActionId;
  readonly rule: string;
  /** The rule that keeps other groups from it, where it is not `rule`. */
  readonly forbidden?: string;
  readonly moves?: boolean;
  readonly weapons?: readonly HulkWeapon[];
  readonly costs: Readonly<Partial<Record<HulkGroup, number>>>;
  readonly name: Text;
}

/** An action that costs nothing beside another (HULK-10, HULK-19). */
export interface FreeActionRule {
  readonly id: HulkActionId;
  readonly rule: string;
  readonly groups: readonly HulkGroup[];
  readonly with: readonly HulkActionId[];
}

/** A weapon of bolts: dice, and what one of them has to show. */
export interface BolterRule {
  readonly rule: string;
  readonly dice: number;
  readonly need: number;
  readonly sustained: number;
}

/** HULK-20. */
export interface FlamerRule {
  readonly rule: string;
  readonly need: number;
  readonly range: number;
  readonly shots: number;
  readonly doorFalls: number;
}

/** Dice of a Marine in close combat (HULK-25, HULK-27). */
export interface MarineFighter {
  readonly rule: string;
  readonly dice: number;
  readonly bonus: number;
  readonly parry?: boolean;
  readonly attacking?: { readonly dice: number; readonly bonus: number };
  /** Dice that the enemy rolls fewer. */
  readonly fewer?: number;
  readonly deletes?: boolean;
  readonly shield?: boolean;
  readonly name: Text;
}

/** Dice of his enemy. */
export interface StealerFighter {
  readonly rule: string;
  readonly dice: number;
  readonly name: Text;
}

/** The whole sheet. */
export interface HulkRules {
  readonly options: { readonly overwatchCost: WholeOption; readonly hybridAp: WholeOption; readonly tokenValues: TokenOption };
  readonly timer: { readonly rule: string; readonly seconds: number; readonly sergeantSeconds: number };
  readonly groups: readonly { readonly id: HulkGroup; readonly rule: string; readonly side: HulkSide; readonly ap: number; readonly name: Text }[];
  readonly kinds: readonly HulkKind[];
  readonly actions: readonly HulkActionRule[];
  readonly freeActions: readonly FreeActionRule[];
  readonly weapons: { readonly stormBolter: BolterRule; readonly hybridBolter: BolterRule; readonly flamer: FlamerRule };
  readonly overwatch: { readonly rule: string; readonly range: number };
  readonly closeCombat: {
    readonly rule: string;
    readonly marines: Readonly<Record<MarineArms, MarineFighter>>;
    readonly stealers: Readonly<Record<StealerKind, StealerFighter>>;
    readonly outflanked: { readonly marines: number; readonly stealers: number };
  };
  readonly entryAreas: { readonly rule: string; readonly markers: number; readonly models: number; readonly lurkRule: string; readonly lurkRange: number };
}

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
