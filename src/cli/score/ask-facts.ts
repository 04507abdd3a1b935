import { asksFor, listMissingFacts } from '../../missions/score/check-facts';
import type { GameFacts, MissingFact, UnitOutcome } from '../../missions/score/facts';
import type { ScoreSetup } from '../../missions/score/score-mission';
import type { MissingScenarioFact, ScenarioFacts, Withdrawn } from '../../missions/score/score-scenario';
import { most } from '../../missions/score/unit-text';
import type { Message } from '../../errors';
import type { Side } from '../../tables/ruleset';
import type { Choice } from '../asker';
import { createAsker } from '../asker';
import type { CommandContext } from '../context';
import { askFactMessages as words } from '../messages/ask-facts';
import { askNamedMessages as named } from '../messages/ask-named';
import { makeVisible } from '../visible-text';
import { drawDie } from './draw-die';

/** The players broke off. */
const brokenOff = Symbol('broken off');

/** Questions that have an answer; each throws {@link brokenOff}. */
interface FactAsker {
  count(question: string, max: number, min?: number): Promise<number>;
  confirm(question: string): Promise<boolean>;
  text(question: string, placeholder: string): Promise<string>;
  choose<Value extends string>(question: string, options: readonly Choice<Value>[]): Promise<Value>;
}

/** Asks for what is missing, in plain words, one answer leading to the next question; null when the players broke off. */
export async function askFacts(setup: ScoreSetup, known: Partial<GameFacts>, context: CommandContext): Promise<GameFacts | null> {
  return askUntilBroken(context, async (asker) => {
    let facts = known;
    for (let [fact] = listMissingFacts(setup, facts); fact !== undefined; [fact] = listMissingFacts(setup, facts)) {
      facts = { ...facts, ...(await askFact(fact, facts, setup, asker, context)) };
    }
    // The bonus is not owed to anybody, so it is never missing; whoever is being asked is asked for it too.
    if (asksFor(setup.mission, 'escapeBonus') && facts.units === undefined && facts.escapeBonus === undefined) facts = { ...facts, escapeBonus: await asker.confirm(context.say(words.bonus)) };
    return facts as GameFacts;
  });
}

async function askFact(fact: MissingFact, { charge }: Partial<GameFacts>, { mission }: ScoreSetup, asker: FactAsker, { say }: CommandContext): Promise<Partial<GameFacts>> {
  switch (fact) {
    case 'objectives': return { objectives: await asker.count(say(chooseCount(mission)), most.objectives) };
    case 'primary': return { primary: await asker.confirm(say(mission.primary === 'prisoner' ? words.prisoner : words.primary)) };
    case 'allDead': return { allDead: await asker.confirm(say(words.allDead)) };
    case 'die': return { die: await askDie(asker, say) };
    case 'charge': return { charge: { ...charge, planted: await asker.confirm(say(words.charge)) } };
    case 'outside':
    case 'inside': return { charge: { ...charge, [fact]: await asker.count(say(words[fact]), most.models) } };
    case 'units': return { units: await askUnits(asker, say) };
  }
}

/** SCN-04: over several levels the accesses are what is counted. */
function chooseCount({ family, secondary }: ScoreSetup['mission']): Message {
  if (family === 'search') return words.objectives;
  return secondary === 'access' ? words.accesses : words.secondaries;
}

async function askDie(asker: FactAsker, say: CommandContext['say']): Promise<number> {
  return (await asker.confirm(say(words.dieRolled))) ? asker.count(say(words.die), 3, 1) : drawDie();
}

/** Unit by unit, until an empty name. A unit that starts has a model (MIS-25). */
async function askUnits(asker: FactAsker, say: CommandContext['say']): Promise<UnitOutcome[]> {
  const units: UnitOutcome[] = [];
  while (units.length < most.units) {
    const name = await asker.text(say(words.unit, { n: units.length + 1 }), say(units.length === 0 ? words.unitFirst : words.unitNext));
    if (name === '' && units.length > 0) return units;
    if (name === '') continue;
    const started = await asker.count(say(words.started, { name }), most.models, 1);
    const escaped = await asker.count(say(words.escaped, { name }), started);
    units.push({ name, started, escaped, incomplete: await asker.confirm(say(words.incomplete, { name })) });
  }
  return units;
}

/** What the two players of a scenario are called, where that is known. */
export type SideNames = Readonly<Record<Side, string>>;

/** Asks what a scenario's comparison needs; null when the players broke off. */
export async function askScenarioFacts(known: ScenarioFacts, missing: readonly MissingScenarioFact[], context: CommandContext, names?: SideNames): Promise<ScenarioFacts | null> {
  const { say } = context;
  return askUntilBroken(context, async (asker) => {
    let facts = known;
    for (const fact of missing) {
      // SCN-02: a tie brings nobody anything, whatever the battle.
      if (fact === 'battlePoints' && facts.first !== undefined && facts.first === facts.second) continue;
      if (fact === 'outcome') facts = { ...facts, ...(await askOutcome(asker, say, names)) };
      else if (fact === 'battlePoints') facts = { ...facts, battlePoints: await asker.count(say(words.battlePoints), most.battlePoints) };
      else facts = { ...facts, [fact]: await asker.count(names ? say(named.count, { name: makeVisible(names[fact]) }) : say(words[fact]), most.objectives) };
    }
    return facts;
  });
}

/** The ways in which SCN-03 can end, in the order they are offered. */
const outcomes = ['battle.first', 'battle.second', 'wipedOut.first', 'wipedOut.second', 'withdrew.first', 'withdrew.second', 'withdrew.both'] as const;

/** SCN-03: the winner of the last fight, or a force that did not get there. */
async function askOutcome(asker: FactAsker, say: CommandContext['say'], names?: SideNames): Promise<ScenarioFacts> {
  const label = (value: (typeof outcomes)[number]): string => {
    const [key, side] = value.split('.') as ['battle' | 'wipedOut' | 'withdrew', Withdrawn];
    return names && side !== 'both' ? say(named[key], { name: makeVisible(names[side]) }) : say(words[value]);
  };
  const chosen = await asker.choose(say(words.outcome), outcomes.map((value) => ({ value, label: label(value) })));
  const [key, side] = chosen.split('.') as [string, string];
  return { [key]: side };
}

/** The facts that the questions bring; null, said in words, when the players broke off. */
async function askUntilBroken<Facts>(context: CommandContext, ask: (asker: FactAsker) => Promise<Facts>): Promise<Facts | null> {
  try {
    return await ask(await createFactAsker(context));
  } catch (error) {
    if (error !== brokenOff) throw error;
    context.exitCode = 2;
    context.note(context.say(words.cancelled));
    return null;
  }
}

async function createFactAsker(context: CommandContext): Promise<FactAsker> {
  const { say } = context;
  const asker = await createAsker(context);
  const given = async <Value>(answer: Promise<Value | undefined>): Promise<Value> => {
    const value = await answer;
    if (value === undefined) throw brokenOff;
    return value;
  };
  const isCount = (text: string, min: number, max: number): boolean => /^\s*\d{1,5}\s*$/.test(text) && Number(text) >= min && Number(text) <= max;
  return {
    count: async (question, max, min = 0) => Number(await given(asker.type(question, '', (text) => (isCount(text, min, max) ? undefined : say(words.wantsNumber, { min, max }))))),
    confirm: (question) => given(asker.confirm(question)),
    choose: (question, options) => given(asker.choose(question, options, options[0]!.value)),
    text: async (question, placeholder) => (await given(asker.type(question, placeholder, (text) => (text.length > most.name ? say(words.tooLong) : undefined)))).trim(),
  };
}
