/** The facts of a game as options give them, each checked by what its field takes. */
import { writeRatio } from '../../tables/ratio';
import { readDay } from '../../campaign/day';
import { listOtherwise } from '../../campaign/judge-kept';
import type { KnownGames } from '../../campaign/known-games';
import { findContradictions } from '../../campaign/contradictions';
import type { Field } from '../../campaign/fields';
import { gameFields } from '../../campaign/fields';
import { describeTyped, judgeValue } from '../../campaign/field-kinds';
import type { CampaignLog, Game, NewGame, ObjectiveType } from '../../campaign/log';
import { logLimits } from '../../campaign/log';
import { cleanName, cleanNote } from '../../campaign/plain-text';
import { UserError } from '../../errors';
import { most } from '../../missions/score/unit-text';
import { wordContradiction, wordContradictions } from '../../render/campaign/word-contradiction';
import type { Language, Ruleset } from '../../tables/ruleset';
import type { CommandContext } from '../context';
import { findMission } from '../generate/find-mission';
import { findScenario } from '../generate/find-scenario';
import { parseTableSize, parseWhole, parseX } from '../generate/parse-values';
import { campaignFaultMessages as words } from '../messages/campaign-report';
import type { TwoPlayers } from '../read-words';
import { findObjective, listObjectiveWords, readGrade, readSide, readWinner, readWithdrawn } from '../read-words';

/** The options that hold facts. */
export interface FactOptions {
  readonly attacker?: string;
  readonly defender?: string;
  readonly objectives?: string;
  readonly second?: string;
  readonly battlePoints?: string;
  readonly wipedOut?: string;
  readonly battle?: string;
  readonly withdrew?: string;
  readonly achieved?: string;
  readonly winner?: string;
  readonly grade?: string;
  readonly mission?: string;
  readonly scenario?: string;
  readonly date?: string;
  readonly tag?: string;
  readonly seed?: string;
  readonly x?: string;
  readonly table?: string;
  readonly notes?: string;
}

/** Some of the facts of a game. */
export type Facts = { -readonly [Key in keyof Omit<NewGame, 'void'>]?: NewGame[Key] };

/** How the text of an option becomes a fact; mission and scenario are found by their names. */
const readers: Readonly<Record<Exclude<keyof FactOptions, 'mission' | 'scenario'>, (text: string, players: TwoPlayers, language: Language) => unknown>> = {
  attacker: cleanName,
  defender: cleanName,
  objectives: (text) => parseWhole('--objectives', text, 0, logLimits.objectives),
  second: (text) => parseWhole('--second', text, 0, logLimits.objectives),
  achieved: (text, _, language) => splitList(text).map((item) => readObjective(item, language)),
  battlePoints: (text) => parseWhole('--battle-points', text, 0, most.battlePoints),
  wipedOut: (text, players, language) => readSide('--wiped-out', text, players, language),
  battle: (text, players, language) => readSide('--battle', text, players, language),
  withdrew: (text, players, language) => readWithdrawn('--withdrew', text, players, language),
  winner: readWinner,
  grade: (text, _, language) => readGrade(text, language),
  date: readDay,
  tag: (text) => text.trim(),
  seed: cleanNote,
  x: (text) => writeRatio(parseX(text)),
  table: (text) => writeTableSize(parseTableSize(text)),
  notes: cleanNote,
};

/** Reads the options that were given. Names of missions and scenarios, and words of a result, may be typed in any of the languages. `known`: players that no option names. */
export function readFacts(options: FactOptions, tables: Ruleset, { language }: CommandContext, known: TwoPlayers = {}): Facts {
  const facts: Record<string, unknown> = {};
  if (options.mission !== undefined) facts['mission'] = findMission(options.mission, tables.missions, language).id;
  if (options.scenario !== undefined) facts['scenario'] = findScenario(options.scenario, tables, language).id;
  const players = { ...known, ...(options.attacker === undefined ? {} : { attacker: options.attacker }), ...(options.defender === undefined ? {} : { defender: options.defender }) };
  for (const [key, read] of Object.entries(readers)) {
    const text = options[key as keyof typeof readers];
    if (text !== undefined) facts[key] = read(text, players, language);
  }
  const { achieved } = facts as Facts;
  if (facts['objectives'] === undefined && achieved !== undefined) facts['objectives'] = achieved.length;
  checkFacts(facts, language);
  return facts;
}

/** A kind of objective; the one that is none is quoted as it was typed. */
function readObjective(item: string, language: Language): ObjectiveType {
  const found = findObjective(item);
  if (found === undefined) throw new UserError('BAD_FACT', words.badValue, { flag: '--achieved', value: item.slice(0, 80), expected: listObjectiveWords(language) });
  return found;
}

/** Items of a list typed with commas. */
export function splitList(text: string): string[] {
  return text.split(',').map((item) => item.trim()).filter((item) => item !== '');
}

/** An area as the log keeps it. */
export function writeTableSize({ widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number }): string {
  return `${widthMm / 10}x${heightMm / 10}`;
}

/** Refuses a fact that its field does not take. */
export function checkFacts(facts: Facts, language: Language): void {
  for (const field of gameFields) {
    const value = facts[field.key as keyof Facts];
    if (value !== undefined) checkFact(field, value, language);
  }
}

/** Refuses a name that no player can have. `what`: what it was typed for. */
export function checkName(what: string, name: string, language: Language): void {
  checkFact({ key: 'attacker', kind: 'name' }, name, language, what);
}

function checkFact(field: Field, value: unknown, language: Language, flag = `--${field.key}`): void {
  const verdict = judgeValue(field, value);
  if (verdict.good) return;
  const shown = Array.isArray(value) ? value.join(', ') : String(value);
  throw new UserError('BAD_FACT', words.badValue, { flag, value: shown.slice(0, 80), expected: describeTyped(field)[language] });
}

/** Refuses what does not go with the mission of a game, or with what is kept of it; all of it is named. */
export function checkOtherwise(game: NewGame | Game, log: CampaignLog, tables: Ruleset): void {
  const all = listOtherwise(game, log, tables);
  const [first] = all;
  if (first === undefined) return;
  const remedy = first.code.startsWith('FACTS_') ? words.otherwiseRemedy : words.foreignFactRemedy;
  throw new UserError(first.code, wordContradictions(all), { key: first.key }, { rule: first.rule, remedy });
}

/** What the keys of a log are called where they were typed as options. */
export const optionNames = { named: '--achieved', counted: '--objectives' } as const;

/** Refuses facts that cannot all be; `known`: what the tables have; `names`: what the keys are called for who reads it. */
export function checkTogether(game: NewGame | Game, known?: KnownGames, names: Readonly<Record<string, string>> = {}): void {
  const [first] = findContradictions(game, known);
  if (first) throw new UserError(first.code, wordContradiction({ ...first, values: { ...first.values, ...names } }), { key: first.key }, { rule: first.rule });
}

/** The number of a game, as typed. */
export function readNumber(text: string): number {
  const number = /^#?[1-9]\d{0,5}$/.test(text.trim()) ? Number(text.trim().replace('#', '')) : null;
  if (number === null) throw new UserError('BAD_GAME_NUMBER', words.badNumber, { value: text.slice(0, 80) });
  return number;
}
