import { statSync } from 'node:fs';
import { resolve } from 'node:path';

/** True when two paths, relative to `cwd`, lead to the same file, whatever it is called. */
export function isSameFile(first: string, second: string, cwd: string): boolean {
  const [one, other] = [first, second].map((path) => statSync(resolve(cwd, path), { throwIfNoEntry: false }));
  return one !== undefined && one.ino === other?.ino && one.dev === other.dev;
}
