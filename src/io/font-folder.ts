import { join } from 'node:path';
import { programFolder } from './shipped';

/** Folder of the fonts that print kits embed (print/core/fonts.ts): those the build has made ready. */
export function findFontFolder(): string {
  return join(programFolder, 'dist', 'fonts').replace(/\\/g, '/');
}
