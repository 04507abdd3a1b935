/** The table record: blank, the same for every dungeon of a mission (SEC-08, SEC-09, KO, RET-06). */
import type { SessionDocument } from '../../session/document';
import type { PackWords } from './pack-words';
import type { PaperSize } from './paper';

/** Rows of the blank registers; enough for a long evening, and no sign of how much there is (PRE-08). */
const blanks = { turns: 40, doorColumns: 3, doors: 12, attackers: 6, defenders: 6, inactive: 4, objectives: 6 } as const;

/** The view of the table record. */
export function buildRecordPage(document: Pick<SessionDocument, 'mission' | 'primary'>, words: PackWords, paper: PaperSize) {
  const { mission } = document;
  const split = (key: string): string[] => words.text(key).split('|').map((part) => part.trim());
  return {
    name: words.pick(mission.name),
    grid: drawGrid(paper),
    turns: count(blanks.turns),
    doorColumns: count(blanks.doorColumns).map(() => ({ rows: count(blanks.doors) })),
    attackers: count(blanks.attackers),
    defenders: count(blanks.defenders),
    inactive: count(blanks.inactive),
    objectives: count(blanks.objectives),
    primary: mission.family === 'primary',
    objectivesTitle: words.text(mission.family === 'primary' ? 'record.secondaries' : 'record.objectives'),
    prisoner: document.primary === 'prisoner' ? split('record.prisonerLines') : [],
    charge: document.primary === 'charge' ? split('record.chargeLines') : [],
  };
}

function count(total: number): number[] {
  return Array.from({ length: total }, (_, at) => at + 1);
}

/** Lines of the general map's grid in mm: every 5 mm, heavier every 10. */
function drawGrid({ grid }: PaperSize) {
  const { widthMm, heightMm } = grid;
  const lines = (from: number, step: number): string => {
    let path = '';
    for (let x = from; x <= widthMm; x += step) path += `M${x} 0V${heightMm}`;
    for (let y = from; y <= heightMm; y += step) path += `M0 ${y}H${widthMm}`;
    return path;
  };
  return { widthMm, heightMm, thin: lines(5, 10), thick: lines(0, 10) };
}
