import { UserError } from '../../errors';
import type { HouseRuleDefinition } from '../../tables/ruleset';
import type { PlacedRule, RuleArea, RuleTexts } from '../../tables/rules-text';
import type { CommandContext } from '../context';
import type { LocalCommand } from '../local-command';
import { mostlyClearMessage, rulesMessages as words, standingMessages } from '../messages/rules';
import { answerRules, type RulesAnswer } from '../rules/answer-rules';
import { describeRule, type RuleDescription } from '../rules/describe-rule';
import { wrapText } from '../rules/wrap-text';

/** Rules of a search shown in full; the rest by id. */
const shownRules = 6;

/** What the command needs of the program's data. */
export interface RulesData {
  readonly texts: RuleTexts;
  readonly houseRules: readonly HouseRuleDefinition[];
}

interface RulesOptions {
  readonly json?: boolean;
  readonly all?: boolean;
}

/** Adds `rules [words…]`. */
export function registerRules(program: LocalCommand, context: CommandContext): void {
  program
    .command('rules')
    .description(context.say(words.description))
    .argument('[words...]', context.say(words.words))
    .option('--all', context.say(words.all))
    .option('--json', context.say(words.json))
    .action(async (asked: readonly string[], options: RulesOptions) => runRules(asked, options, await loadRulesData(context), context));
}

async function loadRulesData(context: CommandContext): Promise<RulesData> {
  const { loadRuleTexts } = await import('../../io/load-rule-texts');
  const { loadShippedRuleset } = await import('../../io/load-ruleset');
  return { texts: await loadRuleTexts(), houseRules: (await loadShippedRuleset(context.language)).houseRules };
}

/** Answers on stdout; what cannot be found is a user error (exit 1) that names what is nearest. */
export function runRules(asked: readonly string[], options: RulesOptions, data: RulesData, context: CommandContext): void {
  const answer = answerRules(data.texts, asked);
  const describe = (rules: readonly PlacedRule[]): RuleDescription[] => rules.map((rule) => describeRule(rule, data.houseRules, context.language));
  if (options.json) context.out(`${JSON.stringify(toJson(answer, asked, describe, context), null, 2)}\n`);
  if (answer.kind === 'unknown-id' || answer.kind === 'not-found') throw refuse(answer, asked);
  if (options.json) return;
  if (answer.kind === 'areas') {
    context.out(`${formatAreas(answer.areas, context)}\n`);
    return;
  }
  if (answer.kind === 'search' && answer.missing.length > 0) context.note(context.say(words.left, { words: answer.missing.join(' ') }));
  const shown = answer.kind === 'search' && !options.all ? answer.rules.slice(0, shownRules) : answer.rules;
  const blocks = describe(shown).map((rule) => formatRule(rule, context));
  const rest = answer.rules.slice(shown.length).map(({ rule }) => rule.id);
  if (rest.length > 0) blocks.push(wrapText(context.say(words.more, { count: rest.length, list: rest.join(', ') }), chooseWidth(context)).join('\n'));
  context.out(`${blocks.join('\n\n')}\n`);
}

function toJson(answer: RulesAnswer, asked: readonly string[], describe: (rules: readonly PlacedRule[]) => RuleDescription[], context: CommandContext): unknown {
  const head = { query: asked.join(' '), language: context.language, kind: answer.kind };
  if (answer.kind === 'areas') {
    return { ...head, areas: answer.areas.map(({ area, title, source, rules }) => ({ area, title: title[context.language], source: source[context.language], rules: rules.map(({ id }) => id) })) };
  }
  if (answer.kind === 'rules') return { ...head, rules: describe(answer.rules) };
  if (answer.kind === 'search') return { ...head, missing: answer.missing, rules: describe(answer.rules) };
  return { ...head, rules: [], nearest: answer.nearest };
}

function refuse(answer: Extract<RulesAnswer, { kind: 'unknown-id' | 'not-found' }>, asked: readonly string[]): UserError {
  const values = { words: asked.join(' ').slice(0, 200), id: answer.kind === 'unknown-id' ? answer.id : '', list: answer.nearest.join(', ') };
  const remedy = answer.nearest.length > 0 ? words.nearest : words.chaptersRemedy;
  return answer.kind === 'unknown-id'
    ? new UserError('UNKNOWN_RULE', words.unknownId, values, { exitCode: 1, remedy })
    : new UserError('NO_SUCH_RULE', words.notFound, values, { exitCode: 1, remedy });
}

function chooseWidth(context: CommandContext): number {
  return Math.max(40, Math.min(100, context.terminal.stdout.columns ?? 80));
}

function formatAreas(areas: readonly RuleArea[], context: CommandContext): string {
  const rows = areas.map(({ area, title }) => `  ${context.outStyle.bold(area)}${' '.repeat(6 - area.length)}${title[context.language]}`);
  return [...wrapText(context.say(words.chapters), chooseWidth(context)), ...rows].join('\n');
}

/** Heading, text, standing, option; the heading is the line to look for when scrolling. */
function formatRule(rule: RuleDescription, context: CommandContext): string {
  const { outStyle, say } = context;
  const wrap = (text: string, indent: string): string[] => wrapText(text, chooseWidth(context), indent);
  const dim = (lines: readonly string[]): string[] => lines.map((line) => outStyle.dim(line));
  const { option } = rule;
  const lines = [`${outStyle.bold(outStyle.cyan(rule.id))}  ${outStyle.bold(rule.title)}`, ...wrap(rule.text, '  ')];
  const standing = [say(rule.standing === 'clear' && rule.note ? mostlyClearMessage : standingMessages[rule.standing]), rule.note ?? '', say(words.source, { source: rule.source })].filter((part) => part !== '').join(' ');
  lines.push(...dim(wrap(`[${standing}]`, '  ')));
  if (option) {
    lines.push(...wrap(say(words.option, { key: option.key, value: String(option.default), question: option.question }), '  '));
    for (const { value, meaning } of option.values) {
      const name = value === 'integer' && option.integer ? say(words.integer, { min: option.integer[0], max: option.integer[1] }) : value;
      lines.push(...wrap(`- ${say(words.meaning, { value: name, meaning })}`, '    '));
    }
  }
  return lines.join('\n');
}
