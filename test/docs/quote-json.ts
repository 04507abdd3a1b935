/** Pieces of a session document, as docs/session-format.md quotes them. */

/** The value at a path such as `board.sections[1]`. */
export function valueAt(data: unknown, path: string): unknown {
  let value = data;
  for (const step of path.match(/[^.[\]]+/g) ?? []) value = (value as Record<string, unknown>)[step];
  if (value === undefined) throw new Error(`nothing at ${path}`);
  return value;
}

/** JSON with one line for each field or item at the top, and short lines below. */
export function quoteJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return `${JSON.stringify(value)}\n`;
  const lines = Array.isArray(value)
    ? value.map((item) => `  ${inOneLine(item)}`)
    : Object.entries(value).map(([key, part]) => `  ${JSON.stringify(key)}: ${inOneLine(part)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${close}\n`;
}

function inOneLine(value: unknown): string {
  return JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ').replace(/(?<=[[{]) | (?=[\]}])/g, '');
}
