/** Defenders that a mission prescribes: how many a row buys, and their profiles (SCN-05, ZOM-01). */
import type { Creature, DefenderRow } from '../../tables/ruleset';
import { capitalise } from '../map/map-words';
import type { PackWords } from './pack-words';

/** Characteristics in the order they are printed; the save is shown as `5+`. */
const characteristics = ['ws', 'bs', 's', 't', 'w', 'i', 'a', 'ld'] as const;

/** A row of the sheet: as many of each kind as its points buy, and which others may take their place by agreement. */
export function buildHordeRow({ points, compulsory, optional }: DefenderRow, bestiary: readonly Creature[], words: PackWords) {
  const kinds = [...compulsory, ...optional];
  const usual = bestiary.filter(({ agreedAs }) => agreedAs === undefined).map((creature) => countOf(creature, points, words)).filter((text) => text !== '');
  const agreed = bestiary.filter(({ agreedAs, points: cost }) => cost <= points && agreedAs?.some((kind) => kinds.includes(kind)));
  return {
    points,
    compulsory: usual.join(words.text('defender.or')),
    optional: agreed.length === 0 ? '' : words.text('defender.agreed', { list: words.list(agreed.map((creature) => words.text('defender.costs', { name: words.pick(creature.name), points: creature.points }))) }),
  };
}

function countOf({ points: cost, name, plural }: Creature, points: number, words: PackWords): string {
  const count = Math.floor(points / cost);
  return count === 0 ? '' : `${count} ${words.pick(count === 1 ? name : plural)}`;
}

/** The profiles as a table. */
export function buildBestiary(bestiary: readonly Creature[], words: PackWords) {
  return {
    heads: words.text('defender.profile').split('|').map((head) => head.trim()),
    rows: bestiary.map(({ name, points, profile }) => ({
      name: capitalise(words.pick(name)),
      points,
      cells: [...characteristics.map((key) => String(profile[key])), `${profile.sv}+`],
    })),
  };
}
