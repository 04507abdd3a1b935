/** The charts of ten by ten as tables of a reference sheet. */
import type { Charts } from './charts-schema';
import { needToHit, needToWound } from './charts';
import type { ToHitReading } from './charts';
import type { SheetBlock } from './contract';

const scores = Array.from({ length: 10 }, (_, at) => at + 1);

/** To hit in close combat (FAN-01). */
export function makeToHitBlock(charts: Charts, reading: ToHitReading, rule: string): SheetBlock {
  return {
    title: { es: 'Impactar cuerpo a cuerpo', ca: 'Impactar cos a cos', en: 'To hit in close combat' },
    rules: [rule],
    table: makeTable({ es: 'HA \\ HA', ca: 'HA \\ HA', en: 'WS \\ WS' }, (own, other) => `${needToHit(charts, own, other, reading)}+`),
  };
}

/** To wound (FAN-03). */
export function makeToWoundBlock(charts: Charts, rule: string): SheetBlock {
  return {
    title: { es: 'Herir', ca: 'Ferir', en: 'To wound' },
    rules: [rule],
    table: makeTable({ es: 'F \\ R', ca: 'F \\ R', en: 'S \\ T' }, (strength, toughness) => {
      const need = needToWound(charts, strength, toughness);
      return need === null ? '–' : `${need}+`;
    }),
  };
}

function makeTable(corner: SheetBlock['title'], cell: (line: number, column: number) => string): NonNullable<SheetBlock['table']> {
  return { head: [corner, ...scores.map(String)], rows: scores.map((line) => [String(line), ...scores.map((column) => cell(line, column))]) };
}
