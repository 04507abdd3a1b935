/** The shape of a theme's file. Loads zod, which is heavy: import this file only from code that is itself loaded lazily. */
import { z } from 'zod';
import { aroundNames, patternNames, wallEdges } from './theme';

const name = z.string().min(1).max(40);
const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/);
const wall = z.strictObject({ colour, width: z.number().min(0.5).max(6), edge: z.enum(wallEdges).default('straight') });
const pattern = z.enum(patternNames);
const around = z.enum(aroundNames);

const paintedFloor = z.strictObject({ fill: colour, pattern, lines: colour, second: colour.optional() });
const drawnFloor = z.strictObject({ pattern, lines: colour });

/** A theme's file: both its forms. That for saving ink has lines on white paper and nothing else. */
export const themeSchema = z.strictObject({
  name: z.strictObject({ es: name, ca: name, en: name }),
  full: z.strictObject({
    paper: colour,
    text: colour,
    accent: colour,
    door: colour,
    wall,
    around: z.strictObject({ fill: colour, pattern: around, lines: colour }),
    floors: z.strictObject({ corridor: paintedFloor, room: paintedFloor, objective: paintedFloor, outside: paintedFloor }),
  }),
  save: z.strictObject({
    wall,
    around: z.strictObject({ pattern: around, lines: colour }),
    floors: z.strictObject({ corridor: drawnFloor, room: drawnFloor, objective: drawnFloor, outside: drawnFloor }),
  }),
});

/** Keys whose values are colours. */
export const colourKeys: ReadonlySet<string> = new Set(['paper', 'text', 'accent', 'door', 'colour', 'fill', 'lines', 'second']);
