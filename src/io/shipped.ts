import { accessSync, constants, readFileSync } from 'node:fs';
import { join } from 'node:path';
import words from '../../bin/incomplete.json';
import { UserError } from '../errors';
import { isSystemError } from './file-error';

/** Defined by the build (build.mjs): the program then runs from `dist/` and finds its data compiled there. */
declare const PLASMA_WALL_BUILT: boolean | undefined;

/** True in the built program; false when the sources run directly, as in tests. */
export const isBuilt = typeof PLASMA_WALL_BUILT !== 'undefined';

/** The folder that holds `tables/`, `templates/` and, once built, `dist/`. */
export const programFolder = join(__dirname, isBuilt ? '..' : '../..');

/** Path of a file that the build makes. */
export function pathOfBuilt(name: string): string {
  return join(programFolder, 'dist', name);
}

/** A file that the build makes. @throws UserError when it is not there */
export function readBuiltFile(name: string): Buffer<ArrayBuffer> {
  return orIncomplete(name, () => readFileSync(pathOfBuilt(name)));
}

/** Data that the build compiled, such as `ruleset.json`; in ASCII alone. @throws UserError when it is not there, or not all of it */
export function readBuiltJson(name: string): unknown {
  const text = readBuiltFile(name).toString('latin1');
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw refuseIncomplete(name, 'EOF');
  }
}

/** Looks whether a file that a library is to read is there. @throws UserError when it is not */
export function expectBuiltFile(name: string): void {
  orIncomplete(name, () => accessSync(pathOfBuilt(name), constants.R_OK));
}

/** A part of the program that is missing is no fault of its code: whoever installed it can mend that. `name`: in `dist/`. */
function orIncomplete<Value>(name: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw refuseIncomplete(name, error.code);
  }
}

function refuseIncomplete(name: string, reason: string): UserError {
  return new UserError('PROGRAM_INCOMPLETE', words.incomplete, { file: `dist/${name}`, reason }, { remedy: words.installAgain });
}
