/** Digests of everything that decides a session, leaf by leaf, so that `verify` can name the one that was changed. */

/** 32-bit FNV-1a of a text, as eight hex digits. It finds changes; it keeps no secrets. */
export function digest(text: string): string {
  return showHash(hashOn(noText, text));
}

/** The hash of nothing. */
const noText = 0x811c9dc5;

/** The hash of a text that begins with one whose hash is known. */
function hashOn(known: number, rest: string): number {
  const { imul } = Math;
  let hash = known;
  for (let at = 0; at < rest.length; at++) hash = imul(hash ^ rest.charCodeAt(at), 0x01000193);
  return hash;
}

function showHash(hash: number): string {
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Digests of the leaves of a value by path, such as `options.houseRules.edge`; objects are walked, arrays are leaves. */
export function digestLeaves(path: string, value: unknown): Record<string, string> {
  const digests: Record<string, string> = {};
  addLeaves(path, hashOn(noText, path), value, digests);
  return digests;
}

function addLeaves(path: string, hash: number, value: unknown, digests: Record<string, string>): void {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [key, inner] of Object.entries(value)) addLeaves(`${path}.${key}`, hashOn(hash, `.${key}`), inner, digests);
  } else {
    digests[path] = showHash(hashOn(hash, `=${JSON.stringify(value)}`));
  }
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
