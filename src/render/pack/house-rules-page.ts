/** House rules in force and readings of unclear rules (rules.md section 16): for the public page and for afterwards. */
import type { SessionDocument } from '../../session/document';
import type { HouseRuleDefinition } from '../../tables/ruleset';
import { capitalise } from '../map/map-words';
import type { PackWords } from './pack-words';

/** Areas of the rules that decide how a board is drawn, not how it is played once it is prepared. */
const boardAreas = new Set(['SEC', 'COR', 'ROOM', 'GEN', 'PRE']);

/** Areas of the rules that matter in some missions only. */
const missionAreas = new Set(['MIS', 'SCN', 'ZOM']);

/** Rules that the rulebook leaves open for one reason, said once above them. */
export interface HouseRuleGroup {
  readonly note: string;
  readonly rules: readonly HouseRuleView[];
}

/** One line of the list. */
interface HouseRuleView {
  readonly question: string;
  readonly answer: string;
  /** Said of what is not the usual value. */
  readonly change: string;
  readonly rule: string;
}

/** The house rules in force: those played by at the table or changed for this game, and those the dungeon was made by. */
export function buildHouseRules(document: Pick<SessionDocument, 'mission' | 'options' | 'ruleset'>, words: PackWords) {
  const table: NotedRules = new Map();
  const board: NotedRules = new Map();
  const values = document.options.houseRules as unknown as Readonly<Record<string, string | number | boolean>>;
  for (const definition of document.ruleset.houseRules) {
    const value = values[definition.key];
    if (value === undefined) continue;
    const usual = definition.values[0] === value;
    const area = definition.rule.split('-')[0] as string;
    // What belongs to a mission matters only in the missions that name it.
    if (missionAreas.has(area) && usual && !document.mission.houseRules.includes(definition.key)) continue;
    const line = {
      question: words.pick(definition.question),
      answer: describeValue(definition, value, words),
      change: usual ? '' : words.text('public.isChanged'),
      rule: definition.rule,
    };
    const note = capitalise(words.label(`reading.${definition.reading}`));
    if (boardAreas.has(area)) addRule(board, note, line);
    // Who rolls on at the edge needs the readings of the board at the table, too (PRE-07).
    if (!boardAreas.has(area) || !usual || document.options.houseRules.edge !== 'close') addRule(table, note, line);
  }
  return { table: listGroups(table), board: listGroups(board) };
}

/** Rules by what is said above them, in the order in which each comes first. */
type NotedRules = Map<string, HouseRuleView[]>;

function addRule(groups: NotedRules, note: string, rule: HouseRuleView): void {
  const group = groups.get(note);
  if (group) group.push(rule);
  else groups.set(note, [rule]);
}

function listGroups(groups: NotedRules): HouseRuleGroup[] {
  return Array.from(groups, ([note, rules]) => ({ note, rules }));
}

/** The meaning of a value; a whole number without a meaning of its own shows itself first. */
function describeValue(definition: HouseRuleDefinition, value: string | number | boolean, words: PackWords): string {
  const own = Object.hasOwn(definition.meanings, String(value)) ? definition.meanings[String(value)] : undefined;
  if (own) return words.pick(own);
  const number = Object.hasOwn(definition.meanings, 'integer') ? definition.meanings['integer'] : undefined;
  return number ? `${value}. ${words.pick(number)}` : String(value);
}
