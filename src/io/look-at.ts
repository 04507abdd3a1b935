import { lstatSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { dirname } from 'node:path';

/** State of a path without following links; undefined when nothing is there. */
export function lookAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    // A file in the place of one of its folders: there is nothing there either.
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** What of an absolute path does not exist yet, outermost first; it ends with the path itself. */
export function listMissing(path: string): string[] {
  const missing: string[] = [];
  for (let at = path; lookAt(at) === undefined && dirname(at) !== at; at = dirname(at)) missing.unshift(at);
  return missing;
}
