/** Small lists in hot code, made without the library's loops. */

/**
 * A list with one item more, for lists that mostly stay at a few: one that grows takes room for sixteen more. Use what it
 * returns: the list that was given may have been changed, but never one of fewer than four items.
 */
export function append<T>(list: readonly T[], item: T): T[] {
  switch (list.length) {
    case 0: return [item];
    case 1: return [list[0]!, item];
    case 2: return [list[0]!, list[1]!, item];
    case 3: return [list[0]!, list[1]!, list[2]!, item];
    default:
      (list as T[]).push(item);
      return list as T[];
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
