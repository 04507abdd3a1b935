import { join } from 'node:path';
import { isBuilt, programFolder } from './shipped';

/** Folder of the fonts that print kits embed (print/core/fonts.ts); from the sources, the package the build takes them from. */
export function findFontFolder(): string {
  const folder = isBuilt ? join(programFolder, 'dist', 'fonts') : join(programFolder, 'node_modules', 'dejavu-fonts-ttf', 'ttf');
  return folder.replace(/\\/g, '/');
}
