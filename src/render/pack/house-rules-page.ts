/** House rules in force and readings of unclear rules (rules.md section 16): for the public page and for afterwards. */
import type { SessionDocument } from '../../session/document';
import type { HouseRuleDefinition } from '../../tables/ruleset';
import type { PackWords } from './pack-words';

/** Areas of the rules that decide how a board is drawn, not how it is played once it is prepared. */
const boardAreas = new Set(['SEC', 'COR', 'ROOM', 'GEN', 'PRE']);

/** Areas of the rules that matter in some missions only. */
const missionAreas = new Set(['MIS', 'SCN', 'ZOM']);

/** One line of the list. */
interface HouseRuleView {
  readonly question: string;
  readonly answer: string;
  readonly note: string;
  /** Said of what is not the usual value. */
  readonly change: string;
  readonly rule: string;
}

/** The house rules in force: those played by at the table or changed for this game, and those the dungeon was made by. */
export function buildHouseRules(document: Pick<SessionDocument, 'mission' | 'options' | 'ruleset'>, words: PackWords) {
  const table: HouseRuleView[] = [];
  const board: HouseRuleView[] = [];
  const values: Readonly<Record<string, string | number | boolean>> = { ...document.options.houseRules };
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
      note: words.label(`reading.${definition.reading}`),
      change: usual ? '' : words.text('public.isChanged'),
      rule: definition.rule,
    };
    if (boardAreas.has(area)) board.push(line);
    // Who rolls on at the edge needs the readings of the board at the table, too (PRE-07).
    if (!boardAreas.has(area) || !usual || document.options.houseRules.edge !== 'close') table.push(line);
  }
  return { table, board };
}

/** The meaning of a value; a whole number without a meaning of its own shows itself first. */
function describeValue(definition: HouseRuleDefinition, value: string | number | boolean, words: PackWords): string {
  const own = Object.hasOwn(definition.meanings, String(value)) ? definition.meanings[String(value)] : undefined;
  if (own) return words.pick(own);
  const number = Object.hasOwn(definition.meanings, 'integer') ? definition.meanings['integer'] : undefined;
  return number ? `${value}. ${words.pick(number)}` : String(value);
}
