import { families } from '../../combat/contract';
import type { Family, Field, Question } from '../../combat/contract';
import { loadFamily } from '../../combat/registry';
import { UserError } from '../../errors';
import { collect } from '../collect';
import type { CommandContext } from '../context';
import { foldName } from '../fold-name';
import { languages } from '../language';
import type { LocalCommand } from '../local-command';
import { oddsMessages as words } from '../messages/odds';
import { commonOptionMessages, parserMessages } from '../messages/parser';
import { flagOf } from '../odds/fact-text';
import type { OddsFlags } from '../odds/run-odds';
import { suggestNearest } from '../suggest';

const formats = ['text', 'svg', 'csv'] as const;

/** Adds `odds [question]`, with the flags of the facts that the question needs. */
export async function registerOdds(program: LocalCommand, context: CommandContext, argv: readonly string[]): Promise<void> {
  const { say } = context;
  const family = findFamily(argv);
  const { questions } = await loadFamily(family);
  const question = chooseQuestion(argv, questions);
  const command = program.command('odds') as LocalCommand;
  // Where to read on: each question and each of the rules has a help of its own.
  const asked = [...(question === questions[0] ? [] : [question.id]), ...(family === 'classic' ? [] : ['--rules', family])];
  command.fullName = () => ['plasma-wall odds', ...asked].join(' ');
  command.description(say(words.description));
  command.argument('[question]', say(words.question, { first: questions[0]!.id }));
  command.choice('--rules <family>', say(words.rules), families, 'classic');
  if (question.fields.some(({ from }) => from?.[0] === 'attacker')) command.option('--attacker <profile>', say(words.attacker)).option('--weapon <name>', say(words.weapon));
  if (question.fields.some(({ from }) => from?.[0] === 'defender')) command.option('--defender <profile>', say(words.defender)).option('--defender-weapon <name>', say(words.defenderWeapon));
  for (const field of question.fields) command.option(`${flagOf(field.id)}${valueMark(field)}`, say(field.text));
  if (question.fields.some(({ from }) => from)) command.option('--profiles <file>', say(words.profiles));
  command.option('--vs <changes>', say(words.vs));
  command.option('--at-least <n>', say(words.atLeast), collect);
  command.option('--explain', say(words.explain));
  command.option('--json', say(words.json));
  command.choice('--format <format>', say(words.format), formats);
  command.choice('--theme <theme>', say(words.theme), ['colour', 'ink'], 'colour');
  command.choice('--lang <code>', say(commonOptionMessages.lang), languages);
  command.option('-o, --out <file>', say(words.out));
  command.option('-f, --force', say(words.force));
  command.addHelpText('after', () => `\n${say(words.questions, { rules: family })}\n${listQuestions(questions, context)}\n\n${[say(words.others), ...families.filter((other) => other !== family).map((other) => `  plasma-wall odds --rules ${other} --help`)].join('\n')}${family === 'classic' ? `\n\n${say(words.examples)}` : ''}`);
  command.action(async (word: string | undefined, flags: OddsFlags) => {
    if (word !== undefined && findQuestion(word, questions) !== question) throw refuseQuestion(word, family, questions);
    const { runOdds } = await import('../odds/run-odds');
    if (flags.json && flags.format !== undefined && flags.format !== 'text') throw new UserError('OPTION_CONFLICT', parserMessages.conflict, { flag: '--json', other: '--format' });
    await runOdds(question, { ...flags, rules: family } as OddsFlags & Record<string, string>, context);
  });
}

/** The facts depend on the rules, and the flags on the facts: the rules are looked up before the line is read. */
function findFamily(argv: readonly string[]): Family {
  const at = argv.findLastIndex((word) => word === '--rules' || word.startsWith('--rules='));
  const named = at === -1 ? undefined : argv[at]!.includes('=') ? argv[at]!.slice('--rules='.length) : argv[at + 1];
  return families.find((family) => family === named) ?? 'classic';
}

/** A word that may be the value of a flag is the question only where no other word is. */
function chooseQuestion(argv: readonly string[], questions: readonly Question<unknown>[]): Question<unknown> {
  const named = argv.flatMap((word, at) => { const found = findQuestion(word, questions); return found ? [{ found, alone: !argv[at - 1]?.startsWith('-') }] : []; });
  return (named.find(({ alone }) => alone) ?? named[0])?.found ?? questions[0]!;
}

function findQuestion(word: string, questions: readonly Question<unknown>[]): Question<unknown> | undefined {
  const wanted = foldName(word);
  return questions.find(({ id, words: others = [] }) => id === wanted || others.includes(wanted));
}

function valueMark(field: Field): string {
  const marks = { whole: ' <number>', need: ' <die>', amount: ' <dice>', choice: ` <${field.kind === 'choice' ? Object.keys(field.choices).join('|') : ''}>`, switch: '' };
  return marks[field.kind];
}

function listQuestions(questions: readonly Question<unknown>[], { say }: CommandContext): string {
  const width = Math.max(...questions.map(({ id }) => id.length));
  return questions.map(({ id, name }) => `  ${id.padEnd(width)}  ${say(name)}`).join('\n');
}

function refuseQuestion(name: string, rules: Family, questions: readonly Question<unknown>[]): UserError {
  const ids = questions.map(({ id }) => id);
  const nearest = suggestNearest(foldName(name), ids);
  return new UserError('UNKNOWN_QUESTION', words.unknownQuestion, { name, rules, list: ids.join(', '), nearest: nearest ?? '' }, nearest === undefined ? {} : { remedy: parserMessages.didYouMean });
}
