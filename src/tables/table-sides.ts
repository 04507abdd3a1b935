/** How long either side of a table may be, in centimetres (PRE-09): far from what people have, so that a slip of the finger is told. */
export const tableSides = { least: 30, longest: 2000 } as const;
