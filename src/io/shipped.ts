import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Defined by the build (build.mjs): the program then runs from `dist/` and finds its data compiled there. */
declare const PLASMA_WALL_BUILT: boolean | undefined;

/** True in the built program; false when the sources run directly, as in tests. */
export const isBuilt = typeof PLASMA_WALL_BUILT !== 'undefined';

/** The folder that holds `tables/`, `templates/` and, once built, `dist/`. */
export const programFolder = join(__dirname, isBuilt ? '..' : '../..');

/** Data that the build compiled, such as `ruleset.json`. */
export function readBuiltJson(name: string): unknown {
  return JSON.parse(readFileSync(join(programFolder, 'dist', name), 'utf8'));
}
