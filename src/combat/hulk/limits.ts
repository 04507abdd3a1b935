/** How much a tracked game takes: the file, what is typed and the data all ask here. No rule says these. */

/** Most of everything. */
export const hulkLimits = {
  /** Actions of a game: a long one has some hundreds. */
  actions: 20_000,
  /** Models of a squad. */
  marines: 20,
  /** Models or markers that come at once, and points at once. */
  count: 20,
  /** Tokens of command. */
  tokens: 36,
  /** Characters of a seed, and of a name that players give. */
  seed: 200,
  word: 40,
  /** Models of a game, the dead included, and entry areas: as many as any needs, and few enough to be shown. */
  models: 200,
  areas: 30,
} as const;
