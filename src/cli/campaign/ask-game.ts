/** Plain questions for what `record` was not told. Loaded only on a terminal. */
import { readDay } from '../../campaign/day';
import { gameFields } from '../../campaign/fields';
import { isDate, judgeValue } from '../../campaign/field-kinds';
import { isSamePlayer } from '../../campaign/known-players';
import { contradictionWords, typedDay } from '../../campaign/log-words';
import type { CampaignLog, Game } from '../../campaign/log';
import { logLimits } from '../../campaign/log';
import { findScoredMission } from '../../campaign/judge-kept';
import { asksFor } from '../../missions/score/check-facts';
import type { Message } from '../../errors';
import { listPlayers } from '../../campaign/next-evening';
import { cleanName, cleanNote } from '../../campaign/plain-text';
import { findOtherIncursion } from '../../campaign/other-incursion';
import { UserError } from '../../errors';
import type { Ruleset } from '../../tables/ruleset';
import type { Asker } from '../asker';
import { createAsker } from '../asker';
import type { CommandContext } from '../context';
import { findPlayed, listPlayed } from '../list-played';
import { askGameMessages as words } from '../messages/campaign-ask';
import { reportError } from '../report-error';
import { makeVisible } from '../visible-text';
import { findKnownPlayer } from './find-player';
import type { Facts } from './read-facts';
import { refuseSameAttacker } from './refuse-change';
import { findToday } from './today';

/** Thrown by a question that was broken off; nothing has been written then. */
export function refuseBrokenOff(): never {
  throw new UserError('BROKEN_OFF', words.brokenOff);
}

/** Runs that were told already what the questions are for. */
const begun = new WeakSet<CommandContext>();

async function begin(context: CommandContext): Promise<Asker> {
  const asker = await createAsker(context);
  if (!begun.has(context)) asker.begin(context.say(words.intro));
  begun.add(context);
  return asker;
}

/** Which mission was played, or which scenario, by id. */
export async function askPlayed(tables: Ruleset, context: CommandContext): Promise<{ readonly mission: string } | { readonly scenario: string }> {
  const asker = await begin(context);
  const options = listPlayed(tables, context);
  const played = findPlayed((await asker.choose(context.say(words.mission), options, options[0]?.value ?? '')) ?? refuseBrokenOff(), tables);
  return 'scenario' in played ? { scenario: played.scenario.id } : { mission: played.mission.id };
}

/** Asks for whatever facts are missing of a game whose mission is known. `isJudged`: whether what happened is asked for afterwards, and tells objectives and winner. */
export async function askGame(facts: Facts, log: CampaignLog, tables: Ruleset, isJudged: (facts: Facts) => boolean, context: CommandContext): Promise<Facts> {
  const asker = await begin(context);
  const asked = { ...(await askPlayers(facts, log, context)) };
  if (isJudged(asked)) return asked;
  asked.objectives ??= await askObjectives(asker, hasEscapeBonus(asked, tables) ? words.objectives : words.objectivesOfForce, context);
  return asked;
}

/** Asks who played, where it was not said; in a whole scenario both attacked, one after the other (SCN-01). */
export async function askPlayers(facts: Facts, log: CampaignLog, context: CommandContext): Promise<Facts> {
  const told = { attacker: facts.attacker ?? '', defender: facts.defender ?? '' };
  if (told.attacker !== '' && isSamePlayer(told.attacker, told.defender)) throw new UserError('SAME_PLAYER', contradictionWords.samePlayer, { name: told.attacker }, { rule: 'LOG-01' });
  const asker = await createAsker(context);
  const [first, second] = facts.whole ? [words.attackedFirst, words.attackedSecond] : [words.attacker, words.defender];
  const other = facts.whole ? undefined : findOtherIncursion(log, facts);
  const attacker = facts.attacker ?? (await askAttacker(asker, context, context.say(first), { log, other, defender: facts.defender }));
  const defender = facts.defender ?? (await askPlayer(asker, context, context.say(second), putFirst(other?.attacker, listPlayers(log)), attacker));
  return { ...facts, attacker, defender };
}

/** Who attacked. SCN-01: in the second incursion whoever defended in the first; one who attacked in both is told so at once, and the question stands. */
async function askAttacker(asker: Asker, context: CommandContext, question: string, { log, other, defender }: { readonly log: CampaignLog; readonly other: Game | undefined; readonly defender: string | undefined }): Promise<string> {
  for (;;) {
    const attacker = await askPlayer(asker, context, question, putFirst(other?.defender, listPlayers(log)), defender);
    if (other === undefined || findKnownPlayer(attacker, log) !== other.attacker) return attacker;
    reportError(refuseSameAttacker(other.number, other.attacker), context);
  }
}

/** The likeliest answer is offered first. */
function putFirst(likeliest: string | undefined, names: readonly string[]): readonly string[] {
  return likeliest !== undefined && names.includes(likeliest) ? [likeliest, ...names.filter((name) => name !== likeliest)] : names;
}

/** The last questions: the day, and notes. */
export async function askNotes(facts: Facts, context: CommandContext): Promise<Facts> {
  const asker = await createAsker(context);
  const date = facts.date ?? (await askDay(asker, context));
  const notes = facts.notes ?? cleanNote(await askText(asker, context.say(words.notes), context.say(words.notesHint), () => undefined));
  asker.end(context.say(words.outro));
  return { ...facts, date, ...(notes === '' ? {} : { notes }) };
}

/** Why a game does not count: an answer is not optional. */
export async function askWhy(context: CommandContext): Promise<string> {
  const { say } = context;
  const asker = await createAsker(context);
  return cleanNote(await askText(asker, say(words.why), '', (text) => (cleanNote(text) === '' ? say(words.whyWanted) : undefined)));
}

/** LOG-01: the day of play; nothing typed is today. */
async function askDay(asker: Asker, { language, say }: CommandContext): Promise<string> {
  const today = findToday();
  const text = await askText(asker, say(words.date), say(words.dateHint, { today }), (typed) => (typed.trim() === '' || isDate(readDay(typed)) ? undefined : typedDay[language]));
  return text.trim() === '' ? today : readDay(text);
}

/** A known player, or a new name. LOG-01: whoever is the `taken` one already is not offered, and a name of his is asked for again. */
async function askPlayer(asker: Asker, context: CommandContext, question: string, all: readonly string[], taken: string | undefined): Promise<string> {
  const other = '\0';
  const known = all.filter((name) => taken === undefined || !isSamePlayer(name, taken));
  if (known.length > 0 && known.length <= 20) {
    const options = [...known.map((name) => ({ value: name, label: name })), { value: other, label: context.say(words.other) }];
    const chosen = (await asker.choose(question, options, known[0] as string)) ?? refuseBrokenOff();
    if (chosen !== other) return chosen;
  }
  const field = gameFields.find(({ key }) => key === 'attacker') as (typeof gameFields)[number];
  return cleanName(await askText(asker, question, context.say(words.nameHint), (text) => {
    const name = cleanName(text);
    const verdict = judgeValue(field, name);
    if (!verdict.good) return verdict.expected[context.language];
    return taken !== undefined && isSamePlayer(name, taken) ? context.say(contradictionWords.samePlayer, { name: makeVisible(taken) }) : undefined;
  }));
}

/** SCN-03: whoever finds the strike force stops at its door, and nobody escapes. */
function hasEscapeBonus({ mission = '', scenario }: Facts, tables: Ruleset): boolean {
  const scored = findScoredMission({ mission, ...(scenario === undefined ? {} : { scenario }) }, tables);
  return scored === undefined || asksFor(scored, 'escapeBonus');
}

async function askObjectives(asker: Asker, question: Message, { say }: CommandContext): Promise<number> {
  const hint = say(words.objectivesHint, { most: logLimits.objectives });
  return Number(await askText(asker, say(question), hint, (text) => (/^\s*\d{1,6}\s*$/.test(text) && Number(text) <= logLimits.objectives ? undefined : hint)));
}

async function askText(asker: Asker, question: string, hint: string, findFault: (text: string) => string | undefined): Promise<string> {
  return (await asker.type(question, hint, findFault)) ?? refuseBrokenOff();
}
