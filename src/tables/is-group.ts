/** True for a group of keys as YAML or JSON gives it; lists, sets, ordered maps and bytes (`!!binary`) are objects too, but not these. */
export function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return Object.prototype.toString.call(value) === '[object Object]';
}
