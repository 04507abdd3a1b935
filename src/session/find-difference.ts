/** The places where two JSON values differ, as paths such as `board.sections[3].floor[0][2]`. */

/** Up to `limit` paths where `actual` is not `expected`, in the order of `expected`. */
export function findDifferences(expected: unknown, actual: unknown, path = '', limit = 20): string[] {
  const found: string[] = [];
  compare(expected, actual, path, found, limit);
  return found;
}

function compare(expected: unknown, actual: unknown, path: string, found: string[], limit: number): void {
  if (found.length >= limit || Object.is(expected, actual)) return;
  if (Array.isArray(expected) && Array.isArray(actual)) {
    for (let at = 0; at < Math.max(expected.length, actual.length); at++) {
      compare(expected[at], actual[at], `${path}[${at}]`, found, limit);
    }
    return;
  }
  if (isObject(expected) && isObject(actual)) {
    for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
      const inner = path === '' ? key : `${path}.${key}`;
      if (Object.hasOwn(expected, key) !== Object.hasOwn(actual, key)) found.push(inner);
      else compare(expected[key], actual[key], inner, found, limit);
    }
    return;
  }
  found.push(path);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
