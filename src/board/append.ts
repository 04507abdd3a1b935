/** Adds to a list that mostly stays at one item, and returns it: a list that grows from nothing takes room for sixteen more. */
export function append<T>(list: T[], item: T): T[] {
  if (list.length === 0) return [item];
  list.push(item);
  return list;
}
