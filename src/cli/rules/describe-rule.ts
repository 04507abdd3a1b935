import type { HouseRuleDefinition, Language } from '../../tables/ruleset';
import type { PlacedRule, RuleStanding } from '../../tables/rules-text';
import { describeVersions, type RuleVersions } from './describe-versions';

/** A house-rule option as the answer shows it: the default and what each value means. */
export interface OptionDescription {
  readonly key: string;
  readonly default: string | boolean | number;
  readonly question: string;
  readonly values: readonly { readonly value: string; readonly meaning: string }[];
  /** Whole numbers that are allowed too, from and to. */
  readonly integer?: readonly [number, number];
}

/** A rule in one language: what `--json` gives, and what the terminal shows. */
export interface RuleDescription extends RuleVersions {
  readonly id: string;
  readonly area: string;
  readonly title: string;
  readonly source: string;
  /** The part of the rulebook it stands in, where that matters. */
  readonly section?: string;
  readonly standing: RuleStanding;
  readonly text: string;
  readonly note?: string;
  readonly option?: OptionDescription;
}

/** Puts a rule in one language, with its option when these tables define it. */
export function describeRule({ rule, area }: PlacedRule, houseRules: readonly HouseRuleDefinition[], language: Language): RuleDescription {
  const definition = houseRules.find(({ key }) => key === rule.option);
  return {
    id: rule.id,
    area: area.area,
    title: area.title[language],
    source: area.source[language],
    ...(rule.section ? { section: rule.section[language] } : {}),
    standing: rule.standing,
    text: rule.text[language],
    ...(rule.note ? { note: rule.note[language] } : {}),
    ...describeVersions({ rule, area }, language),
    ...(definition ? { option: describeOption(definition, language) } : {}),
  };
}

function describeOption(definition: HouseRuleDefinition, language: Language): OptionDescription {
  return {
    key: definition.key,
    default: definition.values[0] ?? '',
    question: definition.question[language],
    values: Object.entries(definition.meanings).map(([value, meaning]) => ({ value, meaning: meaning[language] })),
    ...(definition.integer ? { integer: definition.integer } : {}),
  };
}
