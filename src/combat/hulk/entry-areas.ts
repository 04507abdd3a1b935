/** What an entry area holds, and what has to stay in it (HULK-30, HULK-31). */
import type { HulkRules } from './rules';

/** Markers or models of something. */
export interface Forces {
  readonly markers: number;
  readonly models: number;
}

/** An entry area by its name on the mission's map. */
export interface EntryArea extends Forces {
  readonly name: string;
  /** HULK-31: of these, so many came this turn and have to lurk. */
  readonly forced: Forces;
}

/** Nobody. */
export const noForces: Forces = Object.freeze({ markers: 0, models: 0 });

/** An area that nobody is in. */
export function emptyArea(name: string): EntryArea {
  return { name, ...noForces, forced: noForces };
}

/** HULK-30: what arrives up to the limits; the rest is lost. `lurks`: a Marine is near (HULK-31). */
export function arrive(area: EntryArea, arriving: Forces, lurks: boolean, { entryAreas }: HulkRules): { readonly area: EntryArea; readonly lost: Forces } {
  const markers = Math.min(arriving.markers, Math.max(0, entryAreas.markers - area.markers));
  const models = Math.min(arriving.models, Math.max(0, entryAreas.models - area.models));
  const forced = lurks ? addForces(area.forced, { markers, models }) : area.forced;
  return { area: { ...area, ...addForces(area, { markers, models }), forced }, lost: { markers: arriving.markers - markers, models: arriving.models - models } };
}

/** HULK-31: what may leave the area now: all but this turn's arrivals that have to lurk. */
export function countReady({ markers, models, forced }: EntryArea): Forces {
  return { markers: markers - forced.markers, models: models - forced.models };
}

/** HULK-31: whether arrivals have to lurk: a Marine stands so near, in squares. It waits, as moves.ts does, for a simulator with a board: the tracker is told with `--near`. */
export function mustLurk(squaresToMarine: number | null, { entryAreas }: HulkRules): boolean {
  return squaresToMarine !== null && squaresToMarine <= entryAreas.lurkRange;
}

/** Takes forces that may leave out of the area. */
export function leave(area: EntryArea, leaving: Forces): EntryArea {
  return { ...area, markers: area.markers - leaving.markers, models: area.models - leaving.models };
}

/** HULK-33, HULK-30: a marker in the area turns into models, as far as it holds them. One that had to lurk leaves models that have to. */
export function revealInArea(area: EntryArea, models: number, rules: HulkRules): { readonly area: EntryArea; readonly lost: Forces } {
  const stays = countReady(area).markers === 0;
  const without: EntryArea = { ...area, markers: area.markers - 1, forced: { ...area.forced, markers: area.forced.markers - (stays ? 1 : 0) } };
  return arrive(without, { markers: 0, models }, stays, rules);
}

/** The end of the turn: what had to lurk may leave from the next on. */
export function endLurking(area: EntryArea): EntryArea {
  return { ...area, forced: noForces };
}

function addForces(a: Forces, b: Forces): Forces {
  return { markers: a.markers + b.markers, models: a.models + b.models };
}
