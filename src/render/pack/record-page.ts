/** The table record: blank but for the attackers that were told, the same for every dungeon of a mission (SEC-08, SEC-09, KO, RET-06). */
import type { Force } from '../../campaign/check-force';
import { isJudgedByScenario } from '../../missions/judged-by-scenario';
import type { SessionDocument } from '../../session/document';
import { listAttackers } from './forces';
import { nameGame } from './game-name';
import type { PackWords } from './pack-words';
import type { PaperSize } from './paper';

/** Rows of the blank registers; enough for a long evening, and no sign of how much there is (PRE-08). */
const blanks = { turns: 40, doorColumns: 4, doors: 8, doorsShort: 7, attackers: 6, defenders: 6, inactive: 4, objectives: 6 } as const;

/** Paper lower than this, mm, has fewer rows for doors. */
const shortMm = 290;

/** The view of the table record. */
export function buildRecordPage(document: Pick<SessionDocument, 'mission' | 'options' | 'primary'>, words: PackWords, paper: PaperSize, forces?: Force) {
  const { mission } = document;
  const split = (key: string): string[] => words.text(key).split('|').map((part) => part.trim());
  return {
    name: nameGame(document, words),
    grid: drawGrid(paper, mission.start === 'room'),
    start: words.text(mission.start === 'room' ? 'record.startRoom' : 'record.startEntrance'),
    turns: count(blanks.turns),
    doorColumns: count(blanks.doorColumns).map(() => ({ rows: count(paper.heightMm < shortMm ? blanks.doorsShort : blanks.doors) })),
    attackers: listAttackers(blanks.attackers, forces, words),
    defenders: count(blanks.defenders),
    inactive: count(blanks.inactive),
    objectives: count(blanks.objectives),
    primary: mission.family === 'primary',
    objectivesTitle: words.text(mission.family === 'primary' ? 'record.secondaries' : 'record.objectives'),
    prisoner: document.primary === 'prisoner' ? split('record.prisonerLines') : [],
    charge: document.primary === 'charge' ? split('record.chargeLines') : [],
    // C and E, on which the attacker's points depend (MIS-20).
    character: document.primary === 'character' ? split('record.characterLines') : [],
    outcomeTicks: listOutcomeTicks(mission).map((key) => words.text(key)),
    outcome: split(outcomeOf(mission)),
  };
}

/** What is written down of the result: two incursions are compared on the sheet of their scenario (SCN-01, SCN-03). */
function outcomeOf(mission: SessionDocument['mission']): string {
  if (isJudgedByScenario(mission)) return 'record.outcomeScenario';
  return mission.family === 'primary' ? 'record.outcomePrimary' : 'record.outcomeSearch';
}

/** What besides the secondaries written down decides the result (MIS-07, MIS-12), and the extra secondary of a mission by its rule. */
function listOutcomeTicks({ family, rule }: SessionDocument['mission']): string[] {
  const extras: Readonly<Record<string, string>> = { 'MIS-22': 'record.extraPrisoner', 'MIS-23': 'record.extraExtermination', 'MIS-24': 'record.extraCharge' };
  const extra = Object.hasOwn(extras, rule) ? extras[rule] : undefined;
  return [...(family === 'primary' ? ['record.primaryAchieved'] : []), 'record.escapeBonus', ...(extra === undefined ? [] : [extra])];
}

function count(total: number): number[] {
  return Array.from({ length: total }, (_, at) => at + 1);
}

/** Side of a square of the general map, mm: 10 cm of the table at 1:20. */
const squareMm = 5;

/**
 * Lines of the general map's grid in mm: every 5 mm, heavier every 10. The mark says where to begin so that
 * most dungeons of the mission find room: two thirds down where one comes in looking up, in the middle where
 * one starts in a room. It is the same for every dungeon (PRE-08).
 */
function drawGrid({ grid }: PaperSize, startsInRoom: boolean) {
  const { widthMm, heightMm } = grid;
  const lines = (from: number, step: number): string => {
    let path = '';
    for (let x = from; x <= widthMm; x += step) path += `M${x} 0V${heightMm}`;
    for (let y = from; y <= heightMm; y += step) path += `M0 ${y}H${widthMm}`;
    return path;
  };
  const row = Math.round((heightMm * (startsInRoom ? 1 / 2 : 2 / 3)) / (2 * squareMm)) * 2 * squareMm;
  // The middle of a square, since a corridor takes a whole one.
  const column = widthMm / 2 - squareMm / 2;
  const mark = startsInRoom
    ? `M${column - 1.4} ${row}L${column} ${row - 1.4}L${column + 1.4} ${row}L${column} ${row + 1.4}z`
    : `M${column} ${row + 0.4}L${column + 2} ${row + 2.8}H${column + 0.8}V${row + 5}H${column - 0.8}V${row + 2.8}H${column - 2}z`;
  return { widthMm, heightMm, thin: lines(squareMm, 2 * squareMm), thick: lines(0, 2 * squareMm), mark, labelX: column + 3.4, labelY: row + (startsInRoom ? 1.2 : 4.2) };
}
