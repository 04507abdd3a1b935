import type { Message } from '../errors';
import { findCampaignFile } from '../io/find-campaign';
import { loadShippedRuleset, loadUserRuleset } from '../io/load-ruleset';
import { findBoardMission } from '../missions/find-board-mission';
import { usualEveningOf } from '../session/generate-scenario';
import type { Language, MissionDefinition, Ruleset } from '../tables/ruleset';
import { askX } from './ask-x';
import { createAsker } from './asker';
import type { Asker } from './asker';
import type { CommandContext } from './context';
import type { GroupDefaults } from './generate/group-defaults';
import type { GenerateFlags } from './generate/options';
import { generateChoices } from './generate/options';
import { runGenerate } from './generate/run-generate';
import { usualEvening } from './generate/write-command';
import { languages } from './language';
import { findPlayed, listPlayed } from './list-played';
import type { Played } from './list-played';
import { askMessages as words } from './messages/ask';
import { makeVisible } from './visible-text';
import type { Secrecy } from '../render/renderer';

/** Offered first: it needs no X from a log, and its objective is plain. */
const firstMission = 'rescate';

/** Asks the few things an evening needs, in the user's language, and runs `generate` with the answers. */
export async function askAndGenerate(context: CommandContext): Promise<void> {
  const asker = await createAsker(context);
  asker.begin(context.say(words.intro));
  const answer = await askGroup(asker, context);
  const group = answer === 'declined' ? null : answer;
  const flags = group === undefined ? undefined : await askFlags(asker, await loadTables(group, context), group, context);
  if (flags === undefined) {
    asker.cancel(context.say(words.cancelled));
    context.exitCode = 2;
    return;
  }
  asker.end(context.say(words.outro));
  await runGenerate(answer === 'declined' ? { ...flags, declinedLog: true } : flags, context);
}

/** The log that the commands of `campaign` would find, when there is one and the players say so; null where there is none, and 'declined'. Undefined: broken off. */
async function askGroup(asker: Asker, context: CommandContext): Promise<GroupDefaults | 'declined' | null | undefined> {
  const { say, terminal: { cwd, env } } = context;
  const file = findCampaignFile({ cwd, env });
  if (file === null) return null;
  const answer = await asker.choose(say(words.group, { file: makeVisible(file) }), [{ value: 'yes', label: say(words.groupYes) }, { value: 'no', label: say(words.groupNo) }], 'yes');
  if (answer !== 'yes') return answer === undefined ? undefined : 'declined';
  return (await import('./generate/read-group')).readGroup(true, context);
}

/** The tables that the group plays by. */
async function loadTables(group: GroupDefaults | null, { language, terminal: { cwd } }: CommandContext): Promise<Ruleset> {
  return group === null || group.tables === null ? loadShippedRuleset() : loadUserRuleset(group.tables, cwd, language);
}

/** The questions in their order; undefined as soon as one is broken off. */
async function askFlags(asker: Asker, ruleset: Ruleset, group: GroupDefaults | null, context: CommandContext): Promise<GenerateFlags | undefined> {
  const game = await askGame(asker, ruleset, group, context);
  const papers = game && (await askPapers(asker, context));
  return papers && { ...(group ? { campaign: true } : {}), ...game, ...papers };
}

/** What is played, how long, and with which X; of a group the log knows it. */
async function askGame(asker: Asker, ruleset: Ruleset, group: GroupDefaults | null, context: CommandContext): Promise<GenerateFlags | undefined> {
  const { say, language } = context;
  // An evening without X leaves some missions without a winner (ENG-07).
  const labelMission = ({ name, family }: MissionDefinition): string => (family === 'search' && (group?.x ?? null) === null ? say(words.needsX, { mission: name[language] }) : name[language]);
  const id = await asker.choose(say(words.mission), listPlayed(ruleset, context, labelMission), findFirstMission(ruleset));
  if (id === undefined) return undefined;
  const played = findPlayed(id, ruleset);
  const usual = 'scenario' in played ? usualEveningOf(played.scenario, ruleset) : usualEvening({ maxSections: null, maxTurns: null, until: null });
  const evening = await askEvening(asker, 'scenario' in played ? words.boardEvening : words.evening, usual, ruleset, context);
  if (evening === undefined) return undefined;
  const x = group === null && needsX(played, ruleset) ? await askX(asker, context) : '';
  if (x === undefined) return undefined;
  const what = 'scenario' in played ? { scenario: played.scenario.id } : { mission: played.mission.id };
  // The size offered is what comes of saying nothing: where it cannot be had another is made.
  return { ...what, ...(evening === usual ? {} : { evening }), ...(x.trim() === '' ? {} : { x }) };
}

function askEvening(asker: Asker, question: Message, usual: string | null, ruleset: Ruleset, { say }: CommandContext): Promise<string | undefined> {
  const evenings = ruleset.evenings.map(({ id: value, fights, sections }) => ({
    value,
    label: value in words.evenings ? say(words.evenings[value as keyof typeof words.evenings]) : value,
    hint: say(words.eveningHint, { fights: `${fights[0]}–${fights[1]}`, sections: `${sections[0]}–${sections[1]}` }),
  }));
  return asker.choose(say(question), evenings, evenings.find(({ value }) => value === usual)?.value ?? evenings[0]?.value ?? '');
}

/** Who may look, in which language, and the seed. */
async function askPapers(asker: Asker, { say, language }: CommandContext): Promise<GenerateFlags | undefined> {
  const secrecy = await asker.choose<Secrecy>(say(words.secrecy), generateChoices.secrecy.map((value) => ({ value, label: say(words.secrecies[value]) })), 'sealed');
  if (secrecy === undefined) return undefined;
  const lang = await asker.choose<Language>(say(words.lang), languages.map((value) => ({ value, label: words.languages[value] })), language);
  if (lang === undefined) return undefined;
  const seed = await asker.type(say(words.seed), say(words.seedPlaceholder), () => undefined);
  return seed === undefined ? undefined : { secrecy, lang, ...(seed === '' ? {} : { seed }) };
}

/** Two searches are compared with each other and not with X (SCN-01); everything else is, or is prepared by it (PRE-05). */
function needsX(played: Played, { missions }: Ruleset): boolean {
  if (!('scenario' in played)) return true;
  const board = findBoardMission(played.scenario);
  return missions.find(({ id }) => id === board)?.family === 'primary';
}

/** A mission that works on a first evening. */
function findFirstMission({ missions }: Ruleset): string {
  return (missions.find(({ id }) => id === firstMission) ?? missions.find(({ family }) => family === 'primary') ?? missions[0])?.id ?? '';
}
