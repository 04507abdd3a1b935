/**
 * X as it was on any day of a log that is read from its beginning (X-01, ENG-08). Sums are kept by day, so that thousands of
 * games written down late cost no more than as many in their order; whole numbers, so that nothing is lost on the way (C4).
 */
import { makeRatio } from '../tables/ratio';
import type { Ratio } from '../tables/ratio';
import type { Game } from './log';

/** Objectives and games so far. */
interface Sum {
  readonly objectives: number;
  readonly games: number;
}

const add = (a: Sum, b: Sum): Sum => ({ objectives: a.objectives + b.objectives, games: a.games + b.games });
const empty: Sum = { objectives: 0, games: 0 };
const meanOf = ({ objectives, games }: Sum): Ratio | null => (games === 0 ? null : makeRatio(objectives, games));

/** How many of some things in order come before the first of which `isLater` is true. */
function countBefore<Item>(items: readonly Item[], isLater: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isLater(items[middle] as Item)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Takes game after game. */
export class XByDay {
  private readonly days: readonly string[];
  /** Sums of the games with a day, as a Fenwick tree: place n holds those of the n & -n days up to n. */
  private readonly dated: Sum[];
  /** Sums of the games without a day, before each place of the log. */
  private readonly undated: Sum[] = [empty];
  /** Places of the games that are newer than all before them. */
  private readonly newest: { readonly at: number; readonly date: string }[] = [];
  private all = empty;

  /** `games`: all that may be taken. */
  constructor(games: readonly Pick<Game, 'date'>[]) {
    this.days = [...new Set(games.flatMap(({ date }) => date ?? []))].sort();
    this.dated = this.days.map(() => empty);
  }

  /** X by all games taken so far. */
  now(): Ratio | null {
    return meanOf(this.all);
  }

  /** X of a day by the games taken so far: those of that day and before. A game without a day was played in its place. */
  find(date: string | undefined): Ratio | null {
    const later = date === undefined ? undefined : this.newest[countBefore(this.newest, (game) => game.date > date)];
    return date === undefined || later === undefined ? this.now() : meanOf(add(this.sumUpTo(date), this.undated[later.at] as Sum));
  }

  /** Takes the next one. */
  take({ date, objectives, void: why }: Pick<Game, 'date' | 'objectives' | 'void'>, feeds: boolean): void {
    const own: Sum = feeds ? { objectives, games: 1 } : empty;
    const at = this.undated.length - 1;
    if (date !== undefined && why === undefined && date > (this.newest.at(-1)?.date ?? '')) this.newest.push({ at, date });
    this.all = add(this.all, own);
    this.undated.push(date === undefined ? add(this.undated[at] as Sum, own) : (this.undated[at] as Sum));
    if (date !== undefined && feeds) this.addDated(date, own);
  }

  private addDated(date: string, own: Sum): void {
    for (let place = countBefore(this.days, (day) => day >= date) + 1; place <= this.days.length; place += place & -place) {
      this.dated[place - 1] = add(this.dated[place - 1] as Sum, own);
    }
  }

  private sumUpTo(date: string): Sum {
    let sum = empty;
    for (let place = countBefore(this.days, (day) => day > date); place > 0; place -= place & -place) sum = add(sum, this.dated[place - 1] as Sum);
    return sum;
  }
}
