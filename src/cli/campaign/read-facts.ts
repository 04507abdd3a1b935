/** The facts of a game as options give them, each checked by what its field takes. */
import { writeRatio } from '../../tables/ratio';
import { readDay } from '../../campaign/day';
import { listOtherwise } from '../../campaign/judge-kept';
import { findContradictions } from '../../campaign/contradictions';
import type { Field } from '../../campaign/fields';
import { gameFields } from '../../campaign/fields';
import { judgeValue } from '../../campaign/field-kinds';
import type { CampaignLog, Game, NewGame } from '../../campaign/log';
import { logLimits } from '../../campaign/log';
import { listPlayers } from '../../campaign/next-evening';
import { cleanName, cleanNote } from '../../campaign/plain-text';
import { UserError } from '../../errors';
import { most } from '../../missions/score/unit-text';
import { wordContradictions } from '../../render/campaign/word-contradiction';
import type { Language, Ruleset, Side } from '../../tables/ruleset';
import type { CommandContext } from '../context';
import { foldName } from '../fold-name';
import { findMission } from '../generate/find-mission';
import { findScenario } from '../generate/find-scenario';
import { parseTableSize, parseWhole, parseX } from '../generate/parse-values';
import { campaignFaultMessages as words } from '../messages/campaign-report';

/** The options that hold facts. */
export interface FactOptions {
  readonly attacker?: string;
  readonly defender?: string;
  readonly objectives?: string;
  readonly second?: string;
  readonly battlePoints?: string;
  readonly wipedOut?: Side;
  readonly battle?: Side;
  readonly achieved?: string;
  readonly winner?: Game['winner'];
  readonly grade?: NonNullable<Game['grade']>;
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
const readers: Readonly<Record<Exclude<keyof FactOptions, 'mission' | 'scenario'>, (text: string) => unknown>> = {
  attacker: cleanName,
  defender: cleanName,
  objectives: (text) => parseWhole('--objectives', text, 0, logLimits.objectives),
  second: (text) => parseWhole('--second', text, 0, logLimits.objectives),
  achieved: splitList,
  battlePoints: (text) => parseWhole('--battle-points', text, 0, most.battlePoints),
  wipedOut: (text) => text,
  battle: (text) => text,
  winner: (text) => text,
  grade: (text) => text,
  date: readDay,
  tag: (text) => text.trim(),
  seed: cleanNote,
  x: (text) => writeRatio(parseX(text)),
  table: (text) => writeTableSize(parseTableSize(text)),
  notes: cleanNote,
};

/** Reads the options that were given. Names of missions and scenarios may be typed in any of the languages. */
export function readFacts(options: FactOptions, tables: Ruleset, { language }: CommandContext): Facts {
  const facts: Record<string, unknown> = {};
  if (options.mission !== undefined) facts['mission'] = findMission(options.mission, tables.missions, language).id;
  if (options.scenario !== undefined) facts['scenario'] = findScenario(options.scenario, tables, language).id;
  for (const [key, read] of Object.entries(readers)) {
    const text = options[key as keyof typeof readers];
    if (text !== undefined) facts[key] = read(text);
  }
  const { achieved } = facts as Facts;
  if (facts['objectives'] === undefined && achieved !== undefined) facts['objectives'] = achieved.length;
  checkFacts(facts, language);
  return facts;
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

function checkFact(field: Field, value: unknown, language: Language): void {
  const verdict = judgeValue(field, value);
  if (verdict.good) return;
  const shown = Array.isArray(value) ? value.join(', ') : String(value);
  throw new UserError('BAD_FACT', words.badValue, { flag: `--${field.key}`, value: shown.slice(0, 80), expected: verdict.expected[language] });
}

/** Refuses what does not go with the mission of a game, or with what is kept of it; all of it is named. */
export function checkOtherwise(game: NewGame | Game, log: CampaignLog, tables: Ruleset): void {
  const all = listOtherwise(game, log, tables);
  const [first] = all;
  if (first === undefined) return;
  const remedy = first.code.endsWith('_FOREIGN') ? words.foreignFactRemedy : words.otherwiseRemedy;
  throw new UserError(first.code, wordContradictions(all), { key: first.key }, { rule: first.rule, remedy });
}

/** Refuses facts that cannot all be; `primary`: missions with a primary objective (MIS-12). */
export function checkTogether(game: NewGame | Game, primary?: readonly string[]): void {
  const [first] = findContradictions(game, primary);
  if (first) throw new UserError(first.code, first.text, first.values, { rule: first.rule });
}

/** A player under the name the log knows him by, whatever the case and accents typed. */
export function findKnownPlayer(name: string, log: CampaignLog): string {
  const known = listPlayers(log);
  if (known.includes(name)) return name;
  const folded = foldName(name);
  const same = folded === '' ? [] : known.filter((other) => foldName(other) === folded);
  return same.length === 1 ? (same[0] as string) : name;
}

/** The number of a game, as typed. */
export function readNumber(text: string): number {
  const number = /^#?[1-9]\d{0,5}$/.test(text.trim()) ? Number(text.trim().replace('#', '')) : null;
  if (number === null) throw new UserError('BAD_GAME_NUMBER', words.badNumber, { value: text.slice(0, 80) });
  return number;
}
