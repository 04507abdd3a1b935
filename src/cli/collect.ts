/** For commander: a repeated option adds to a list. */
export function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}
