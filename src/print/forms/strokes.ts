/** Lines and grounds that all forms share. */

/** Between the cells of a table. */
export const hairStroke = { stroke: '#555555', widthMm: 0.15 } as const;

/** Below the head of a table. */
export const headStroke = { stroke: '#000000', widthMm: 0.4 } as const;

/** To write on. */
export const writingStroke = { stroke: '#999999', widthMm: 0.12, dashMm: [0.4, 0.8] } as const;

/** Behind the head of a table where ink is not saved. */
export const headGround = { fill: '#e3e7eb' } as const;
