/** Sessions of every kind for properties: seeds, missions, house rules, sizes, tables on which to play, budgets. */
import fc from 'fast-check';
import type { SessionDocument, SessionOptions } from '../../../src/session/document';
import { generateSession } from '../../../src/session/generate';
import { isAllowed } from '../../../src/session/read-options';
import type { HouseRules } from '../../../src/tables/house-rules';
import type { Catalogue, Ruleset } from '../../../src/tables/ruleset';
import { anyCatalogue, withSizes } from './grown-board';
import { missionIds, optionsWith, shippedRuleset, type OptionChanges } from './shipped';

/** What somebody may ask for. */
export interface Asked {
  readonly seed: string;
  readonly changes: OptionChanges;
  /** Sizes other than the shipped ones. */
  readonly catalogue: Catalogue | null;
}

/** Every house rule at any of its values. */
export function anyHouseRules(): fc.Arbitrary<HouseRules> {
  const rules = shippedRuleset().houseRules.map((definition) => {
    const { values, integer } = definition;
    const value: fc.Arbitrary<unknown> = integer ? fc.oneof(fc.constantFrom(...values), fc.integer({ min: integer[0], max: Math.min(integer[1], 60) })) : fc.constantFrom(...values);
    return [definition.key, value.filter((each) => isAllowed(definition, each))] as const;
  });
  return fc.record(Object.fromEntries(rules)) as unknown as fc.Arbitrary<HouseRules>;
}

/** Seeds: numbers, and texts nobody would think of. */
export function anySeedText(): fc.Arbitrary<string> {
  return fc.oneof(fc.integer({ min: 0, max: 1_000_000_000 }).map(String), fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.normalize('NFC')));
}

function anyBudget(): fc.Arbitrary<Partial<SessionOptions>> {
  return fc.oneof(
    fc.constantFrom('short', 'normal', 'long').map((evening) => ({ evening })),
    fc.integer({ min: 4, max: 50 }).map((maxSections) => ({ evening: null, maxSections })),
    fc.integer({ min: 1, max: 30 }).map((maxTurns) => ({ evening: null, maxTurns, maxSections: 60 })),
    fc.constantFrom('objective' as const, 'primary' as const).map((until) => ({ evening: null, until, maxSections: 80 })),
  );
}

/** Anything that may be asked for. Some of it the rules refuse. */
export function anyAsked(): fc.Arbitrary<Asked> {
  const side = fc.integer({ min: 60, max: 250 }).map((cm) => cm * 10);
  return fc.record({
    seed: anySeedText(),
    catalogue: fc.option(anyCatalogue(), { nil: null, freq: 2 }),
    mission: fc.constantFrom(...missionIds()),
    rules: anyHouseRules(),
    explorer: fc.constantFrom('nearest' as const, 'deepest' as const, 'random' as const),
    x: fc.constantFrom(null, { num: 1, den: 1 }, { num: 4, den: 3 }, { num: 3, den: 1 }),
    table: fc.option(fc.record({ widthMm: side, heightMm: side }), { nil: null, freq: 3 }),
    budget: anyBudget(),
  }).map(({ seed, catalogue, budget, ...changes }) => ({ seed, catalogue, changes: { ...changes, ...budget } }));
}

/** The ruleset of what was asked. */
export function rulesetFor({ catalogue }: Asked): Ruleset {
  return withSizes(catalogue ?? undefined);
}

/** The session, or null where the rules refuse it. */
export function makeAsked(asked: Asked): SessionDocument | null {
  const ruleset = rulesetFor(asked);
  const made = generateSession({ seed: asked.seed, ruleset, options: optionsWith(asked.changes, ruleset), version: 'test' });
  return made.ok ? made.document : null;
}
