/** The shipped tables, read from `tables/*.yaml`, and options of a session that changes only what a test names. */
import type { SessionDocument, SessionOptions } from '../../../src/session/document';
import type { Refusal } from '../../../src/session/refusal';
import { generateSession } from '../../../src/session/generate';
import { defaultOptions } from '../../../src/session/share';
import type { HouseRules } from '../../../src/tables/house-rules';
import type { MissionDefinition, Ruleset } from '../../../src/tables/ruleset';
import { compileEdited, shippedRuleset } from '../../tables/edited-tables';

export { compileEdited, shippedRuleset };

/** Search and Destroy: the mission of tests that are not about a mission. */
export const plainMission = 'busqueda-y-destruccion';

/** Ids of the shipped missions that are played alone. */
export function missionIds(): string[] {
  return shippedRuleset().missions.filter(({ only }) => only === undefined).map(({ id }) => id);
}

/** Ids of the missions that are boards of scenarios. */
export function boardMissionIds(): string[] {
  return shippedRuleset().missions.filter(({ only }) => only === 'scenario').map(({ id }) => id);
}

/** A mission of a ruleset; a test that asks for one that is not there is wrong. */
export function missionOf(id: string, ruleset: Ruleset = shippedRuleset()): MissionDefinition {
  const mission = ruleset.missions.find((each) => each.id === id);
  if (!mission) throw new Error(`no mission ${id}`);
  return mission;
}

/** What a test may change of the default options; house rules one by one. */
export interface OptionChanges extends Partial<Omit<SessionOptions, 'mission' | 'houseRules'>> {
  readonly mission?: string;
  readonly rules?: Partial<HouseRules>;
}

/** The options of `plasma-wall generate` with some changes. */
export function optionsWith({ mission = plainMission, rules, ...changes }: OptionChanges = {}, ruleset: Ruleset = shippedRuleset()): SessionOptions {
  const defaults = defaultOptions(ruleset, mission);
  return { ...defaults, ...changes, houseRules: { ...defaults.houseRules, ...rules } };
}

/** A session or the refusal. */
export function tryGenerate(seed: string, changes: OptionChanges = {}, ruleset: Ruleset = shippedRuleset()): { readonly ok: true; readonly document: SessionDocument } | Refusal {
  return generateSession({ seed, ruleset, options: optionsWith(changes, ruleset), version: '0.0.0-test' });
}

/** A session that must not be refused. */
export function generated(seed: string, changes: OptionChanges = {}, ruleset: Ruleset = shippedRuleset()): SessionDocument {
  const made = tryGenerate(seed, changes, ruleset);
  if (!made.ok) throw new Error(`seed ${seed} refused: ${made.code} (${made.rule})`);
  return made.document;
}

/** The documents of so many seeds; those the rules refuse are passed over, and no more than half may be. */
export function generatedSeries(prefix: string, count: number, changes: OptionChanges = {}, ruleset: Ruleset = shippedRuleset()): SessionDocument[] {
  const documents: SessionDocument[] = [];
  for (let seed = 0; documents.length < count; seed++) {
    if (seed >= 2 * count) throw new Error(`too many seeds refused: ${prefix}`);
    const made = tryGenerate(`${prefix} ${seed}`, changes, ruleset);
    if (made.ok) documents.push(made.document);
  }
  return documents;
}
