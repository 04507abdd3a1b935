/** Options the rules or the sizes refuse before anything is rolled (SEC-04, SEC-05, ENG-02). */
import type { Catalogue, RoomShape, Ruleset } from '../tables/ruleset';
import type { SessionOptions } from './document';
import type { Refusal } from './refusal';

/** The first reason why a session cannot be made of these; null when it can. */
export function checkOptions(ruleset: Ruleset, options: SessionOptions): Refusal | null {
  return checkSizes(ruleset.catalogue, options) ?? checkTable(ruleset.catalogue, options);
}

function checkSizes({ corridor, door, rooms }: Catalogue, { houseRules }: SessionOptions): Refusal | null {
  if (houseRules.legMeasure === 'centre' && corridor.widthMm >= corridor.lengthMm) {
    return {
      ok: false, code: 'SIZE_WIDTH', rule: 'ENG-02',
      text: {
        es: 'Con los brazos medidos desde el centro, el pasillo ({width} mm) debe ser más estrecho que largo ({length} mm). Usa legMeasure=clear o un pasillo más largo.',
        ca: 'Amb els braços mesurats des del centre, el passadís ({width} mm) ha de ser més estret que llarg ({length} mm). Fes servir legMeasure=clear o un passadís més llarg.',
        en: 'With legs measured from the centre a corridor ({width} mm) must be narrower than it is long ({length} mm). Use legMeasure=clear or a longer corridor.',
      },
      values: { width: corridor.widthMm, length: corridor.lengthMm },
    };
  }
  if (houseRules.corridorDoor === 'side' && door.widthMm > corridor.lengthMm) {
    return {
      ok: false, code: 'SIZE_DOOR', rule: 'ENG-02',
      text: {
        es: 'Con las puertas en la pared lateral, la puerta ({width} mm) no puede ser más ancha que largo el pasillo ({length} mm). Usa corridorDoor=end o una puerta más estrecha.',
        ca: 'Amb les portes a la paret lateral, la porta ({width} mm) no pot ser més ampla que llarg el passadís ({length} mm). Fes servir corridorDoor=end o una porta més estreta.',
        en: 'With doors in the side wall a door ({width} mm) must not be wider than the corridor is long ({length} mm). Use corridorDoor=end or a narrower door.',
      },
      values: { width: door.widthMm, length: corridor.lengthMm },
    };
  }
  const odd = [corridor.widthMm, corridor.lengthMm, door.widthMm].find(isOdd) ?? findOddShape(rooms.small) ?? findOddShape(rooms.large);
  if (odd === undefined) return null;
  return {
    ok: false, code: 'SIZE_ODD', rule: 'ENG-01',
    text: {
      es: 'Las medidas van en milímetros pares, para que el centro caiga en un milímetro entero: {size} mm no sirve.',
      ca: 'Les mides van en mil·límetres parells, perquè el centre caigui en un mil·límetre enter: {size} mm no serveix.',
      en: 'Sizes are even millimetres, so that the centre falls on a whole one: {size} mm does not do.',
    },
    values: { size: odd },
    nearest: `${odd - 1} / ${odd + 1} mm`,
  };
}

function isOdd(size: number): boolean {
  return size % 2 !== 0;
}

function findOddShape(shapes: readonly RoomShape[]): number | undefined {
  const odd = shapes.find(({ widthMm, lengthMm }) => isOdd(widthMm) || isOdd(lengthMm));
  return odd && (isOdd(odd.widthMm) ? odd.widthMm : odd.lengthMm);
}

function checkTable({ corridor }: Catalogue, { table }: SessionOptions): Refusal | null {
  const least = corridor.lengthMm * 3;
  if (!table || (table.widthMm >= least && table.heightMm >= least)) return null;
  const nearest = [table.widthMm, table.heightMm].map((size) => Math.max(size, least) / 10).join('x');
  return {
    ok: false, code: 'TABLE_TOO_SMALL', rule: 'PRE-09',
    text: {
      es: 'En una mesa de {width}x{height} cm no cabe ningún tablero; la menor que sirve es {nearest}.',
      ca: 'En una taula de {width}x{height} cm no hi cap cap tauler; la més petita que serveix és {nearest}.',
      en: 'No board fits a table of {width}x{height} cm; the smallest that does is {nearest}.',
    },
    values: { width: table.widthMm / 10, height: table.heightMm / 10, nearest },
    nearest,
  };
}
