/**
 * What was told of a judged game, as the log keeps it: one flat group, and a line for each unit. With X and the rules it was
 * judged by, so that the verdict can be told again years later, whatever the log and the group's rules are by then.
 */
import type { GameFacts } from '../missions/score/facts';
import type { ScoreSetup } from '../missions/score/score-mission';
import { isPossibleUnit, most, parseUnitText, writeUnitText } from '../missions/score/unit-text';
import { isKnownHouseValue, knownHouseRules } from '../tables/known-codes';
import { parseRatio, writeRatio } from '../tables/ratio';

/** The group of the log. */
export interface KeptFacts {
  readonly objectives: number;
  readonly primary?: boolean;
  readonly escapeBonus?: boolean;
  readonly planted?: boolean;
  readonly outside?: number;
  readonly inside?: number;
  readonly allDead?: boolean;
  readonly die?: number;
  readonly character?: number;
  readonly escort?: number;
  /** X that it was judged by; absent: there was none. */
  readonly x?: string;
  /** Rules of the verdict that were not the usual ones. */
  readonly xDefault?: number;
  readonly xRounding?: ScoreSetup['houseRules']['xRounding'];
  readonly detonate?: ScoreSetup['houseRules']['detonate'];
}

/** Both fields of a game. */
export interface ToldFacts {
  readonly facts?: KeptFacts;
  readonly units?: readonly string[];
}

const isYesOrNo = (value: unknown): boolean => typeof value === 'boolean';
const isCount = (max: number, min = 0) => (value: unknown): boolean => Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
const isRule = (key: 'xDefault' | 'xRounding' | 'detonate') => (value: unknown): boolean => isKnownHouseValue(knownHouseRules[key], value);

/** What each key takes. */
const keys: Readonly<Record<keyof KeptFacts, (value: unknown) => boolean>> = {
  objectives: isCount(most.objectives),
  primary: isYesOrNo,
  escapeBonus: isYesOrNo,
  planted: isYesOrNo,
  outside: isCount(most.models),
  inside: isCount(most.models),
  allDead: isYesOrNo,
  die: isCount(3, 1),
  character: isCount(most.points),
  escort: isCount(most.points),
  x: (value) => typeof value === 'string' && /^[^.,]*$/.test(value) && parseRatio(value) !== null,
  xDefault: isRule('xDefault'),
  xRounding: isRule('xRounding'),
  detonate: isRule('detonate'),
};

/** Names of what may be kept. */
const keptKeys = Object.keys(keys) as readonly (keyof KeptFacts)[];

/** Whether a group is what the log keeps. */
export function isKept(group: Readonly<Record<string, unknown>>): boolean {
  return Object.hasOwn(group, 'objectives') && Object.entries(group).every(([key, value]) => Object.hasOwn(keys, key) && keys[key as keyof KeptFacts](value));
}

/** Whether a text is a unit and how it came out. */
export function isUnitText(text: string): boolean {
  const unit = parseUnitText(text);
  return unit !== null && isPossibleUnit(unit);
}

/** What to keep. `defaults`: rules that need not be said. */
export function keepFacts({ charge, character, units, ...plain }: GameFacts, { x, houseRules }: Pick<ScoreSetup, 'x' | 'houseRules'>, defaults: ScoreSetup['houseRules']): ToldFacts {
  const rules = (['xDefault', 'xRounding', 'detonate'] as const).filter((key) => houseRules[key] !== defaults[key]).map((key) => [key, houseRules[key]]);
  const all: Readonly<Record<string, unknown>> = { ...plain, ...charge, ...(character ? { character: character.points, escort: character.escort } : {}), ...(x === null ? {} : { x: writeRatio(x) }), ...Object.fromEntries(rules) };
  // In one order, whatever that of the options was.
  const facts = Object.fromEntries(keptKeys.flatMap((key) => (all[key] === undefined ? [] : [[key, all[key]]]))) as unknown as KeptFacts;
  return { facts, ...(units?.length ? { units: units.map(writeUnitText) } : {}) };
}

/** What was told, of a game that keeps it. */
export function readKept({ facts, units }: { readonly facts: KeptFacts; readonly units?: readonly string[] | undefined }): GameFacts {
  const charge = pick(facts, ['planted', 'outside', 'inside']);
  const { character, escort = 0 } = facts;
  return {
    objectives: facts.objectives,
    ...pick(facts, ['primary', 'escapeBonus', 'allDead', 'die']),
    ...(Object.keys(charge).length === 0 ? {} : { charge }),
    ...(character === undefined ? {} : { character: { points: character, escort } }),
    ...(units === undefined ? {} : { units: units.flatMap((text) => parseUnitText(text) ?? []) }),
  };
}

function pick<Key extends keyof KeptFacts>(facts: KeptFacts, wanted: readonly Key[]): Pick<KeptFacts, Key> {
  return Object.fromEntries(wanted.flatMap((key) => (facts[key] === undefined ? [] : [[key, facts[key]]]))) as unknown as Pick<KeptFacts, Key>;
}

/** X and the rules that a game was judged by. */
export function readJudgedBy({ x, xDefault, xRounding, detonate }: KeptFacts, defaults: ScoreSetup['houseRules']): Pick<ScoreSetup, 'x' | 'houseRules'> {
  return {
    x: x === undefined ? null : parseRatio(x),
    houseRules: { xDefault: xDefault ?? defaults.xDefault, xRounding: xRounding ?? defaults.xRounding, detonate: detonate ?? defaults.detonate },
  };
}
