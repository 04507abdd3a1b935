/** `odds`: facts in, the exact distribution out. */
import type { Family, Question } from '../../combat/contract';
import type { Profile } from '../../combat/profile';
import { loadFamily } from '../../combat/registry';
import { UserError } from '../../errors';
import { refuseOverInputs } from '../../io/refuse-over-inputs';
import { loadCombatRules, loadProfiles, loadUserProfiles } from '../../io/load-combat';
import { reportOdds } from '../../render/odds/report';
import type { Asked, AskedCase } from '../../render/odds/report';
import type { Language } from '../../tables/ruleset';
import type { ThemeId } from '../../render/renderer';
import type { CommandContext } from '../context';
import { findColumns } from '../find-columns';
import { foldName } from '../fold-name';
import { oddsMessages as words } from '../messages/odds';
import { chooseFormat } from '../output-ending';
import { refuseMarkup } from '../refuse-markup';
import { writeArtefact } from '../write-artefact';
import type { NamedSide } from './choose-profile';
import { chooseSide } from './choose-profile';
import { flagOf } from './fact-text';
import type { ToldFacts } from './gather-facts';
import { gatherFacts } from './gather-facts';
import { toJson } from './odds-json';

/** What the command line of `odds` said, besides the facts of the question. */
export interface OddsFlags {
  readonly rules: Family;
  readonly attacker?: string;
  readonly defender?: string;
  readonly weapon?: string;
  readonly defenderWeapon?: string;
  readonly profiles?: string;
  readonly vs?: string;
  readonly atLeast?: readonly string[];
  readonly explain?: boolean;
  readonly json?: boolean;
  readonly format?: 'text' | 'svg' | 'csv';
  readonly theme: ThemeId;
  readonly out?: string;
  readonly force?: boolean;
  readonly lang?: Language;
}

/** Answers a question; the whole of what was said is `flags`, with the facts by their ids. */
export async function runOdds(question: Question<unknown>, flags: OddsFlags & ToldFacts, context: CommandContext): Promise<void> {
  const wanted = (flags.atLeast ?? []).map((text) => readWanted(text));
  refuseOverInputs(flags.out, [flags.profiles], context.terminal.cwd);
  const format = chooseFormat(flags.json ? 'json' : flags.format, flags.out, { command: 'odds', endings: { txt: 'text', svg: 'svg', csv: 'csv', json: 'json' } }) ?? 'text';
  refuseMarkup(`odds.${format}`, flags.out, context);
  const rules = await loadCombatRules(flags.rules);
  const profiles = await listProfiles(flags, context);
  const told: Told[] = [flags, ...(flags.vs === undefined ? [] : [{ ...flags, ...readChanges(flags.vs, question) }])];
  const cases = told.map((one) => answerCase(one, question, rules, profiles, flags.rules, context));
  if (wanted.length > 0 && cases[0]!.answer.results.every(({ names }) => names !== undefined)) throw new UserError('AT_LEAST_NAMES', words.atLeastNames, { question: question.id });
  const asked: Asked = { title: question.name, rules: question.rules, cases };
  if (format === 'json') {
    writeArtefact(`${JSON.stringify(toJson(question.id, flags.rules, asked, wanted, context.language), null, 2)}\n`, flags, context);
    return;
  }
  if (format === 'text') {
    const { renderOddsText } = await import('../../render/odds/text');
    const language = flags.lang ?? context.language;
    const text = renderOddsText(reportOdds(asked, language), asked, { width: findColumns(context.terminal.stdout) ?? 100, wanted, explain: flags.explain === true, bold: flags.out === undefined ? (line) => context.outStyle.bold(line) : (line) => line });
    writeArtefact(text, flags, context);
    return;
  }
  const report = reportOdds(asked, flags.lang ?? 'es');
  const content = format === 'svg' ? (await import('../../render/odds/svg')).renderOddsSvg(report, flags.theme) : (await import('../../render/odds/csv')).renderOddsCsv(report);
  writeArtefact(content, flags, context);
}

/** Facts by id, and who is named. */
type Told = ToldFacts & { readonly attacker?: string; readonly defender?: string; readonly weapon?: string; readonly defenderWeapon?: string };

function answerCase(told: Told, question: Question<unknown>, rules: unknown, profiles: readonly Profile[], family: Family, context: CommandContext): AskedCase {
  const named = (profile: string | undefined, weapon: string | undefined): NamedSide => ({ ...(profile === undefined ? {} : { profile }), ...(weapon === undefined ? {} : { weapon }) });
  const sides = {
    attacker: chooseSide('attacker', named(told.attacker, told.weapon), question, family, profiles, context),
    defender: chooseSide('defender', named(told.defender, told.defenderWeapon), question, family, profiles, context),
  };
  const { facts, told: shown } = gatherFacts(question, told, sides, context);
  return { names: [sides.attacker, sides.defender].flatMap((side) => (side === null ? [] : [side.name])), facts: shown, answer: question.answer(facts, rules) };
}

/** The player's own profiles come before ours of the same name. */
async function listProfiles({ profiles, rules: family }: OddsFlags, context: CommandContext): Promise<readonly Profile[]> {
  if (profiles === undefined) return loadProfiles();
  const { questions, otherFacts = [] } = await loadFamily(family);
  const known = { family, fields: questions.flatMap(({ fields }) => fields), others: otherFacts };
  const own = await loadUserProfiles(profiles, context.terminal.cwd, context.language, known);
  return [...own, ...await loadProfiles()];
}

const namedFlags = ['attacker', 'defender', 'weapon', 'defenderWeapon'] as const;

/** `strength=5 ap=3`, by the names of flags with or without dashes; a switch alone is on. */
function readChanges(text: string, { fields }: Question<unknown>): ToldFacts {
  const known = [...namedFlags, ...fields.map(({ id }) => id)];
  return Object.fromEntries(text.split(/[\s,;]+/).filter((word) => word !== '').map((word) => {
    const [, name = '', value] = /^-*([^=]*)(?:=(.*))?$/.exec(word)!;
    const plain = (text: string): string => foldName(text).replaceAll('-', '');
    const id = known.find((one) => plain(one) === plain(name));
    const field = fields.find((one) => one.id === id);
    if (id === undefined || (value === undefined && field?.kind !== 'switch')) throw new UserError('BAD_CHANGE', words.badChange, { value: word, list: known.map((one) => flagOf(one).slice(2)).join(', ') });
    return [id, value ?? true];
  }));
}

function readWanted(text: string): number {
  const value = /^[-−]?\d{1,5}$/.test(text.trim()) ? Number(text.trim().replace('−', '-')) : Number.NaN;
  if (!(value >= -1000 && value <= 10_000)) throw new UserError('BAD_AT_LEAST', words.badAtLeast, { value: text });
  return value;
}
