import { fillMessage, UserError } from '../../errors';
import type { Message, Problem } from '../../errors';
import type { HouseRules } from '../../tables/house-rules';
import { listDefaultHouseRules } from '../../tables/default-house-rules';
import type { HouseRuleDefinition, Language } from '../../tables/ruleset';
import type { MessageValues } from '../context';
import { houseMessages as words } from '../messages/house';
import { parserMessages } from '../messages/parser';
import { suggestNearest } from '../suggest';

/** One choice as written, with where it was written when that is a file. */
export interface WrittenChoice {
  readonly key: string;
  readonly value: unknown;
  readonly place?: Problem['place'];
  readonly excerpt?: string;
}

/** Every `--house`; two of one rule must agree, as two of any option must. */
export function parseHouseFlags(texts: readonly string[] = []): WrittenChoice[] {
  const choices = texts.map(parseHouseFlag);
  for (const [at, { key, value }] of choices.entries()) {
    const before = choices.slice(0, at).find((other) => other.key === key && other.value !== value);
    if (before) throw new UserError('OPTION_TWICE', parserMessages.twice, { flag: `--house ${key}`, first: String(before.value), second: String(value) }, { exitCode: 2 });
  }
  return choices;
}

/** Splits `--house key=value`. */
function parseHouseFlag(text: string): WrittenChoice {
  const at = text.indexOf('=');
  if (at < 1) throw new UserError('HOUSE_FORM', words.form, { value: text }, { remedy: words.see });
  return { key: text.slice(0, at).trim(), value: text.slice(at + 1).trim() };
}

/**
 * The house rules of a session: the defaults, changed by the choices in their order (the later wins).
 * All faults come in one error.
 */
export function chooseHouseRules(definitions: readonly HouseRuleDefinition[], choices: readonly WrittenChoice[], language: Language): HouseRules {
  const chosen: Record<string, unknown> = { ...listDefaultHouseRules(definitions) };
  const problems: Problem[] = [];
  for (const choice of choices) {
    const definition = definitions.find(({ key }) => key === choice.key);
    const value = definition && readValue(definition, choice.value);
    if (value === undefined) problems.push(explainChoice(choice, definition, definitions, language));
    else chosen[choice.key] = value;
  }
  if (problems.length > 0) throw new UserError('BAD_HOUSE_RULES', words.bad, { count: problems.length }, { problems, remedy: words.see });
  return chosen as unknown as HouseRules;
}

/** True for a key and a value that these house rules have. */
export function isGoodChoice({ key, value }: WrittenChoice, definitions: readonly HouseRuleDefinition[]): boolean {
  const definition = definitions.find((candidate) => candidate.key === key);
  return definition !== undefined && readValue(definition, value) !== undefined;
}

/** True for what a house rule may be written as: a word, a number, true or false; not nothing, a list or a group. */
function isPlainValue(written: unknown): written is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof written);
}

/** The value that a written one means; texts of numbers and of true and false count. */
function readValue(definition: HouseRuleDefinition, written: unknown): string | boolean | number | undefined {
  if (!isPlainValue(written)) return undefined;
  const allowed = definition.values.find((value) => String(value) === String(written));
  if (allowed !== undefined) return allowed;
  const number = /^\d{1,9}$/.test(String(written)) ? Number(written) : NaN;
  const [min, max] = definition.integer ?? [1, 0];
  return number >= min && number <= max ? number : undefined;
}

function explainChoice(choice: WrittenChoice, definition: HouseRuleDefinition | undefined, all: readonly HouseRuleDefinition[], language: Language): Problem {
  const fill = (message: Message, values: MessageValues): string => fillMessage(message[language], values);
  const where = { ...(choice.place ? { place: choice.place } : {}), ...(choice.excerpt === undefined ? {} : { excerpt: choice.excerpt }) };
  if (!definition) {
    const near = suggestNearest(choice.key, all.map(({ key }) => key));
    const remedy = near === undefined ? fill(words.keys, { list: all.map(({ key }) => key).join(', ') }) : fill(words.nearest, { nearest: near });
    return { code: 'HOUSE_KEY', message: fill(words.key, { key: choice.key }), remedy, ...where };
  }
  const { key, value } = choice;
  const list = listValues(definition);
  const message = isPlainValue(value) ? fill(words.value, { key, value: String(value), list }) : fill(words.notPlain, { key, list });
  return { code: 'HOUSE_VALUE', message, rule: definition.rule, ...where };
}

/** The allowed values as one line: `none, 1–10000`. */
function listValues(definition: HouseRuleDefinition): string {
  const range = definition.integer ? [`${definition.integer[0]}–${definition.integer[1]}`] : [];
  return [...definition.values.map(String), ...range].join(', ');
}
