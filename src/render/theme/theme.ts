/** What a theme says: the look of floors, walls and the rock around them, with a form that saves ink. */
import type { Tint } from '../map/map-view';
import type { Text } from '../../tables/ruleset';

/** The themes that come with the program, in the order they are told; each is `templates/themes/<id>.yaml`. */
export const shippedThemeIds = ['nave', 'base', 'cueva', 'oficina'] as const;

/** Id of such a theme. */
export type ShippedThemeId = (typeof shippedThemeIds)[number];

/** Names of the patterns a floor may have, see floor-patterns.ts. */
export const patternNames = ['none', 'grid', 'plates', 'grating', 'slabs', 'stripes', 'rock', 'gravel', 'parquet', 'planks', 'tiles'] as const;

/** Name of a pattern. */
export type PatternName = (typeof patternNames)[number];

/** What may fill the space around the walls. */
export const aroundNames = ['none', 'hatch', 'diagonal', 'panels', 'dots'] as const;

/** Name of such a filling. */
export type AroundName = (typeof aroundNames)[number];

/** How the edge of a wall runs. */
export const wallEdges = ['straight', 'rough'] as const;

/** A colour as `#rrggbb`; the schema lets nothing else through. */
export type Colour = string;

/** A kind of floor: what the board tells apart (SEC-01, ROOM-01). */
export type FloorKind = Tint;

/** Kinds of floor in a fixed order. */
export const floorKinds: readonly FloorKind[] = ['corridor', 'room', 'objective', 'outside'];

/** A wall; `widthMm` as it stands on a piece at true size. */
export interface WallLook {
  readonly colour: Colour;
  readonly widthMm: number;
  readonly edge: (typeof wallEdges)[number];
}

/** A floor: its colour, and a pattern of lines in another; `second` colours what a pattern has besides lines. */
export interface FloorLook {
  readonly fill: Colour;
  readonly pattern: PatternName;
  readonly lines: Colour;
  readonly second: Colour | null;
}

/** One form of a theme, for a printer with ink or for one that is to save it. */
export interface ThemeForm {
  readonly paper: Colour;
  readonly text: Colour;
  readonly accent: Colour;
  readonly door: Colour;
  readonly wall: WallLook;
  readonly around: { readonly fill: Colour | null; readonly pattern: AroundName; readonly lines: Colour };
  readonly floors: Readonly<Record<FloorKind, FloorLook>>;
}

/** How much ink a printer may use. */
export type Ink = 'full' | 'save';

/** A theme with both forms. */
export interface Theme {
  readonly name: Text;
  readonly forms: Readonly<Record<Ink, ThemeForm>>;
}
