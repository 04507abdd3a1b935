import type { Language } from '../../tables/ruleset';
import { isConflict, type PlacedRule, type VersionDifference } from '../../tables/rules-text';

/** A version of the rulebook, and whether it holds the rule at all. */
export interface VersionDescription {
  readonly id: string;
  readonly name: string;
  readonly holds: boolean;
}

/** One matter on which versions do not say the same, side by side; `null`: that version says nothing of it. */
export interface DifferenceDescription {
  readonly about: string;
  readonly kind: 'conflict' | 'alone' | 'agree';
  readonly says: Readonly<Record<string, string | null>>;
}

/** What `--json` adds to a rule whose rulebook has versions. */
export interface RuleVersions {
  readonly versions?: readonly VersionDescription[];
  readonly differences?: readonly DifferenceDescription[];
}

/** Puts the versions of a rule in one language; empty where its rulebook has but one. */
export function describeVersions({ rule, area }: PlacedRule, language: Language): RuleVersions {
  if (area.versions === undefined) return {};
  const versions = area.versions.map(({ id, name }) => ({ id, name: name[language], holds: rule.in?.includes(id) === true }));
  return { versions, differences: (rule.differences ?? []).map((difference) => describeDifference(difference, language)) };
}

function describeDifference(difference: VersionDifference, language: Language): DifferenceDescription {
  const said = Object.entries(difference.says).map(([version, words]) => [version, words === 'absent' ? null : words[language]] as const);
  return { about: difference.about[language], kind: nameKind(difference), says: Object.fromEntries(said) };
}

function nameKind(difference: VersionDifference): DifferenceDescription['kind'] {
  if (isConflict(difference)) return 'conflict';
  return difference.agree === true ? 'agree' : 'alone';
}
