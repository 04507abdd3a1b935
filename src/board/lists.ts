/** Small lists in hot code, made without the library's loops. */

/** Adds to a list that mostly stays at a few items, and returns it: a list that grows takes room for sixteen more. */
export function append<T>(list: T[], item: T): T[] {
  switch (list.length) {
    case 0: return [item];
    case 1: return [list[0]!, item];
    case 2: return [list[0]!, list[1]!, item];
    case 3: return [list[0]!, list[1]!, list[2]!, item];
    default:
      list.push(item);
      return list;
  }
}

/** A list of so many times the same: quicker than to fill one with nothing in it. */
export function repeat<T>(item: T, count: number): T[] {
  const list = new Array<T>(count);
  for (let at = 0; at < count; at++) list[at] = item;
  return list;
}

/** The first so many items of a list. Not `slice`: for the few items that hot code asks for, the call into the engine costs more than this loop. */
export function takeFirst<T>(list: readonly T[], count: number): T[] {
  const first = new Array<T>(count);
  for (let at = 0; at < count; at++) first[at] = list[at]!;
  return first;
}
