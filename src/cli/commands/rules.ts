import { UserError } from '../../errors';
import type { HouseRuleDefinition } from '../../tables/ruleset';
import type { PlacedRule, RuleArea, RuleTexts } from '../../tables/rules-text';
import type { CommandContext } from '../context';
import type { LocalCommand } from '../local-command';
import { rulesMessages as words } from '../messages/rules';
import { answerRules, keepConflicts, type RulesAnswer } from '../rules/answer-rules';
import { describeRule, type RuleDescription } from '../rules/describe-rule';
import { chooseWidth, formatRule } from '../rules/format-rule';
import { wrapText } from '../rules/wrap-text';

/** Rules of a search shown in full; the rest by id. */
const shownRules = 6;

/** Rules that have only some of the words, named by id. */
const namedRules = 12;

/** What the command needs of the program's data. */
export interface RulesData {
  readonly texts: RuleTexts;
  readonly houseRules: readonly HouseRuleDefinition[];
}

interface RulesOptions {
  readonly json?: boolean;
  readonly all?: boolean;
  readonly conflicts?: boolean;
}

/** Adds `rules [words…]`. */
export function registerRules(program: LocalCommand, context: CommandContext): void {
  program
    .command('rules')
    .description(context.say(words.description))
    .argument('[words...]', context.say(words.words))
    .option('--all', context.say(words.all))
    .option('--conflicts', context.say(words.conflicts))
    .option('--json', context.say(words.json))
    .action(async (asked: readonly string[], options: RulesOptions) => runRules(asked, options, await loadRulesData(), context));
}

async function loadRulesData(): Promise<RulesData> {
  const { loadRuleTexts } = await import('../../io/load-rule-texts');
  const { loadShippedRuleset } = await import('../../io/load-ruleset');
  return { texts: await loadRuleTexts(), houseRules: (await loadShippedRuleset()).houseRules };
}

/** Answers on stdout; what cannot be found is a user error (exit 1) that names what is nearest. */
export function runRules(asked: readonly string[], options: RulesOptions, data: RulesData, context: CommandContext): void {
  const found = answerRules(data.texts, asked);
  const answer = options.conflicts ? keepConflicts(data.texts, found) : found;
  const describe = (rules: readonly PlacedRule[]): RuleDescription[] => rules.map((rule) => describeRule(rule, data.houseRules, context.language));
  if (options.json) context.out(`${JSON.stringify(toJson(answer, asked, describe, context), null, 2)}\n`);
  if (answer.kind === 'unknown-id' || answer.kind === 'not-found') throw refuse(answer, asked);
  if (options.json) return;
  if (answer.kind === 'areas') {
    context.out(`${formatAreas(answer.areas, context)}\n`);
    return;
  }
  const partly = answer.kind === 'search' ? answer.partly : [];
  if (answer.rules.length + partly.length === 0) {
    context.out(`${context.say(words.noConflict)}\n`);
    return;
  }
  if (answer.kind === 'search') tellLeft(answer, context);
  const shown = answer.kind === 'search' && !options.all ? answer.rules.slice(0, shownRules) : answer.rules;
  const blocks = describe(shown).map((rule) => formatRule(rule, context));
  const rest = answer.rules.slice(shown.length).map(({ rule }) => rule.id);
  if (rest.length > 0) blocks.push(wrapText(context.say(words.more, { count: rest.length, list: rest.join(', ') }), chooseWidth(context)).join('\n'));
  if (partly.length > 0) blocks.push(wrapText(context.say(words.partly, { list: listPartly(partly, options) }), chooseWidth(context)).join('\n'));
  context.out(`${blocks.join('\n\n')}\n`);
}

/** What was asked for and is not in the rules that are shown. */
function tellLeft({ missing, all }: Extract<RulesAnswer, { kind: 'search' }>, { note, say }: CommandContext): void {
  if (missing.length > 0) note(say(words.left, { words: missing.join(' ') }));
  if (!all) note(say(words.notAll));
}

function listPartly(rules: readonly PlacedRule[], { all }: RulesOptions): string {
  const shown = rules.slice(0, all ? rules.length : namedRules).map(({ rule }) => rule.id).join(', ');
  return rules.length > namedRules && !all ? `${shown}, …` : shown;
}

function toJson(answer: RulesAnswer, asked: readonly string[], describe: (rules: readonly PlacedRule[]) => RuleDescription[], context: CommandContext): unknown {
  const head = { query: asked.join(' '), language: context.language, kind: answer.kind };
  if (answer.kind === 'areas') {
    return { ...head, areas: answer.areas.map(({ area, title, source, rules }) => ({ area, title: title[context.language], source: source[context.language], rules: rules.map(({ id }) => id) })) };
  }
  if (answer.kind === 'rules') return { ...head, rules: describe(answer.rules) };
  if (answer.kind === 'search') return { ...head, missing: answer.missing, all: answer.all, rules: describe(answer.rules), partly: answer.partly.map(({ rule }) => rule.id) };
  return { ...head, rules: [], nearest: answer.nearest };
}

function refuse(answer: Extract<RulesAnswer, { kind: 'unknown-id' | 'not-found' }>, asked: readonly string[]): UserError {
  const values = { words: asked.join(' ').slice(0, 200), id: answer.kind === 'unknown-id' ? answer.id : '', list: answer.nearest.join(', ') };
  const remedy = answer.nearest.length > 0 ? words.nearest : words.chaptersRemedy;
  return answer.kind === 'unknown-id'
    ? new UserError('UNKNOWN_RULE', words.unknownId, values, { exitCode: 1, remedy })
    : new UserError('NO_SUCH_RULE', words.notFound, values, { exitCode: 1, remedy });
}

function formatAreas(areas: readonly RuleArea[], context: CommandContext): string {
  const rows = areas.map(({ area, title }) => `  ${context.outStyle.bold(area)}${' '.repeat(6 - area.length)}${title[context.language]}`);
  return [...wrapText(context.say(words.chapters), chooseWidth(context)), ...rows].join('\n');
}
