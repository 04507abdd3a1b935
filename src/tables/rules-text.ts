/**
 * The rules in plain words, in three languages: what `plasma-wall rules` answers with. Pure and
 * without a parser: the build compiles `tables/rules/*.yaml` (parse-rule-texts.ts) to this shape.
 *
 * One YAML file per area, named after it in lower case (`tables/rules/def.yaml`):
 *
 *     area: DEF
 *     title: { es: …, ca: …, en: … }
 *     source: { es: …, ca: …, en: … }   # the rulebook in plain words
 *     versions:                         # only where the program knows more than one version of it
 *       - { id: es-1.5, name: { es: …, ca: …, en: … } }
 *     rules:
 *       - id: DEF-05                    # in the order of docs/rules.md
 *         standing: open                # clear [C] | open [A] | silent [S] | outside [X] | ours
 *         option: rowReuse              # only where the rule names a house-rule key
 *         in: [es-1.5]                  # with versions: those that hold the rule
 *         section: { es: …, ca: …, en: … } # only where the part of the rulebook matters
 *         text: { es: …, ca: …, en: … }
 *         note: { es: …, ca: …, en: … } # only where a part of the rule has another standing: says which
 *         differences:                  # only what the versions do not say alike
 *           - about: { es: …, ca: …, en: … }
 *             agree: true               # only where they say the same in other words or units
 *             says: { es-1.5: { es: …, ca: …, en: … }, en-1.2: absent }
 *         keywords: [word, …]           # only words a player may look for and the texts do not hold, any language
 *
 * Texts are plain (no Markdown), whole sentences in our own words. A line break in the value is a line
 * break on screen and long lines are wrapped there, so write paragraphs with `>-` and lists or small
 * tables with `|-`, one item a line, items beginning with `- `. Other rules are named by id: `(DEF-04)`.
 * Numbers are written `1,33` in es and ca, `1.33` in en.
 */
import type { Text } from './ruleset';

/** How the rulebook stands to a rule: it says so, says it unclearly, says nothing, presupposes the base game, or the rule is this tool's own. */
export type RuleStanding = 'clear' | 'open' | 'silent' | 'outside' | 'ours';

/** One version of a rulebook, such as `es-1.5`. */
export interface RulebookVersion {
  readonly id: string;
  readonly name: Text;
}

/** One matter on which the versions of a rulebook do not say the same; `absent`: that version says nothing of it. */
export interface VersionDifference {
  readonly about: Text;
  /** They say the same in other words or units. */
  readonly agree?: true;
  readonly says: Readonly<Record<string, Text | 'absent'>>;
}

/** One rule restated in our own words. */
export interface RuleText {
  readonly id: string;
  readonly standing: RuleStanding;
  /** House-rule key that changes this rule. */
  readonly option?: string;
  /** The versions that hold it, where its rulebook has more than one. */
  readonly in?: readonly string[];
  /** The part of the rulebook it stands in, where that matters. */
  readonly section?: Text;
  readonly text: Text;
  readonly differences?: readonly VersionDifference[];
  /** Which part of the rule has another standing. */
  readonly note?: Text;
  /** Further words to find it by, in any language. */
  readonly keywords?: readonly string[];
}

/** The rules of one area, such as DEF. */
export interface RuleArea {
  readonly area: string;
  readonly title: Text;
  /** The rulebook they come from, in plain words. */
  readonly source: Text;
  /** The versions of the rulebook that the program knows, where there is more than one. */
  readonly versions?: readonly RulebookVersion[];
  readonly rules: readonly RuleText[];
}

/** All areas, in the order of docs/rules.md. */
export interface RuleTexts {
  readonly format: 1;
  readonly areas: readonly RuleArea[];
}

/** Every area, in the order of docs/rules.md; PROB is about the main rules and stands after them. */
export const ruleAreas = [
  'SEC', 'COR', 'ROOM', 'DOOR', 'GEN', 'LOS', 'STA', 'EXP', 'DEF', 'COM', 'KO', 'RET', 'ATT', 'BAN', 'MIS', 'SCN',
  'X', 'LOG', 'ZOM', 'END', 'EXT', 'PROB', 'FAN', 'HULK', 'W40', 'PRE', 'ENG',
] as const;

/** A rule with the area it stands in. */
export interface PlacedRule {
  readonly rule: RuleText;
  readonly area: RuleArea;
}

/** True where two versions speak and do not say the same. */
export function isConflict({ agree, says }: VersionDifference): boolean {
  return agree !== true && Object.values(says).filter((said) => said !== 'absent').length > 1;
}

/** All rules in order. */
export function listRules(texts: RuleTexts): PlacedRule[] {
  return texts.areas.flatMap((area) => area.rules.map((rule) => ({ rule, area })));
}
