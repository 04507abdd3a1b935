/** How options are typed, by their keys. */
export type FlagNames = Readonly<Record<string, string>>;

/** Those of some options that were given, as they are typed. */
export function listTold(given: object, flags: FlagNames): string[] {
  return Object.entries(flags).flatMap(([key, flag]) => ((given as Readonly<Record<string, unknown>>)[key] === undefined ? [] : [flag]));
}
