/** Digests of everything that decides a session, leaf by leaf, so that `verify` can name the one that was changed. */

/** 32-bit FNV-1a of a text, as eight hex digits. It finds changes; it keeps no secrets. */
export function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Digests of the leaves of a value by path, such as `options.houseRules.edge`; objects are walked, arrays are leaves. */
export function digestLeaves(path: string, value: unknown, into: Record<string, string> = {}): Record<string, string> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [key, inner] of Object.entries(value)) digestLeaves(`${path}.${key}`, inner, into);
  } else {
    into[path] = digest(`${path}=${JSON.stringify(value)}`);
  }
  return into;
}

const known = new WeakMap<object, string>();

/** Tells the digest of a part of the shipped tables, which the build worked out; of a list of one, it is told of that one. */
export function knowDigest(part: object, value: string): void {
  known.set(part, value);
}

/** Digest of a part of a ruleset. */
export function digestPart(part: unknown): string {
  const key: unknown = Array.isArray(part) && part.length === 1 ? part[0] : part;
  return (typeof key === 'object' && key !== null ? known.get(key) : undefined) ?? digest(JSON.stringify(part));
}
