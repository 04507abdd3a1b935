/** Walks over JSON: every leaf of a document, and the document with one place changed. */

/** Keys and indices from the root. */
export type Path = readonly (string | number)[];

/** Paths of all leaves (and of empty lists and objects), in order. */
export function listLeaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys = Array.isArray(value) ? value.map((_, at) => at) : Object.keys(value);
  return keys.length === 0 ? [path] : keys.flatMap((key) => listLeaves((value as Record<string | number, unknown>)[key], [...path, key]));
}

/** Paths of all lists and objects, in order. */
export function listGroups(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? value.map((_, at) => at) : Object.keys(value);
  return [path, ...keys.flatMap((key) => listGroups((value as Record<string | number, unknown>)[key], [...path, key]))];
}

/** `board.sections[3].kind` */
export function showPath(path: Path): string {
  return path.reduce<string>((shown, key) => (typeof key === 'number' ? `${shown}[${key}]` : shown === '' ? key : `${shown}.${key}`), '');
}

/** What lies at a path. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], value);
}

/** A copy with one place replaced; the rest is shared, nothing is changed. */
export function replaceAt(value: unknown, path: Path, replace: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return replace(value);
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[key] = replaceAt(copy[key], rest, replace);
  return copy;
}

/** A copy without one key or item. */
export function removeAt(value: unknown, path: Path): unknown {
  const last = path[path.length - 1];
  return replaceAt(value, path.slice(0, -1), (group) => {
    if (Array.isArray(group)) return group.filter((_, at) => at !== last);
    return Object.fromEntries(Object.entries(group as object).filter(([key]) => key !== last));
  });
}

/** Another value of the same type; `null` becomes a number. */
export function otherValue(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value}x`;
  if (typeof value === 'boolean') return !value;
  return value === null ? 0 : [value];
}

/** True when a problem at `named` tells where `changed` is: the place itself, something that holds it or a part of it. */
export function namesPlace(named: string, changed: string): boolean {
  const holds = (outer: string, inner: string): boolean => inner === outer || inner.startsWith(`${outer}.`) || inner.startsWith(`${outer}[`);
  return holds(named, changed) || holds(changed, named);
}
