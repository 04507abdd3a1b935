import { UserError } from '../errors';
import { loadShippedRuleset } from '../io/load-ruleset';
import type { Language, Ruleset } from '../tables/ruleset';
import { createAsker } from './asker';
import type { Asker } from './asker';
import type { CommandContext } from './context';
import type { GenerateFlags } from './generate/options';
import { generateChoices } from './generate/options';
import { isPlayedAlone } from './generate/find-mission';
import { parseX } from './generate/parse-values';
import { runGenerate } from './generate/run-generate';
import { usualEvening } from './generate/write-command';
import { languages } from './language';
import { askMessages as words } from './messages/ask';
import type { Secrecy } from '../render/renderer';

/** Offered first: it needs no X from a log, and its objective is plain. */
const firstMission = 'rescate';

/** Asks the few things an evening needs, in the user's language, and runs `generate` with the answers. */
export async function askAndGenerate(context: CommandContext): Promise<void> {
  const asker = await createAsker(context);
  asker.begin(context.say(words.intro));
  const flags = await askFlags(asker, await loadShippedRuleset(context.language), context);
  if (flags === undefined) {
    asker.cancel(context.say(words.cancelled));
    context.exitCode = 2;
    return;
  }
  asker.end(context.say(words.outro));
  await runGenerate(flags, context);
}

/** The questions in their order; undefined as soon as one is broken off. */
async function askFlags(asker: Asker, ruleset: Ruleset, { say, language }: CommandContext): Promise<GenerateFlags | undefined> {
  const mission = await asker.choose(say(words.mission), listMissions(ruleset, say, language), findFirstMission(ruleset));
  if (mission === undefined) return undefined;
  const evenings = ruleset.evenings.map(({ id, fights, sections }) => ({
    value: id,
    label: id in words.evenings ? say(words.evenings[id as keyof typeof words.evenings]) : id,
    hint: say(words.eveningHint, { fights: `${fights[0]}–${fights[1]}`, sections: `${sections[0]}–${sections[1]}` }),
  }));
  const usual = usualEvening({ maxSections: null, maxTurns: null, until: null });
  const evening = await asker.choose(say(words.evening), evenings, evenings.find(({ value }) => value === usual)?.value ?? evenings[0]?.value ?? '');
  if (evening === undefined) return undefined;
  const x = await asker.type(say(words.x), say(words.xPlaceholder), (text) => (text.trim() === '' ? undefined : findXFault(text, language)));
  if (x === undefined) return undefined;
  const secrecy = await asker.choose<Secrecy>(say(words.secrecy), generateChoices.secrecy.map((value) => ({ value, label: say(words.secrecies[value]) })), 'sealed');
  if (secrecy === undefined) return undefined;
  const lang = await asker.choose<Language>(say(words.lang), languages.map((value) => ({ value, label: words.languages[value] })), language);
  if (lang === undefined) return undefined;
  const seed = await asker.type(say(words.seed), say(words.seedPlaceholder), () => undefined);
  if (seed === undefined) return undefined;
  // The size offered is what comes of saying nothing: where it cannot be had another is made.
  return { mission, ...(evening === usual ? {} : { evening }), secrecy, lang, ...(x.trim() === '' ? {} : { x }), ...(seed === '' ? {} : { seed }) };
}

/** The missions by name, with a word on those that an evening without a log leaves without a winner (ENG-07). */
function listMissions({ missions }: Ruleset, say: CommandContext['say'], language: Language): { readonly value: string; readonly label: string }[] {
  return missions.filter(isPlayedAlone).map(({ id, name, family }) => ({ value: id, label: family === 'search' ? say(words.needsX, { mission: name[language] }) : name[language] }));
}

/** A mission that works on a first evening. */
function findFirstMission({ missions }: Ruleset): string {
  return (missions.find(({ id }) => id === firstMission) ?? missions.find(({ family }) => family === 'primary') ?? missions[0])?.id ?? '';
}

/** Why an X cannot be used, in one line. */
function findXFault(text: string, language: Language): string | undefined {
  try {
    parseX(text);
    return undefined;
  } catch (error) {
    if (error instanceof UserError) return error.options.remedy?.[language] ?? error.text[language];
    throw error;
  }
}
