import { listFontFiles } from '../print/core/fonts';
import { expectBuiltFile, pathOfBuilt } from './shipped';

/** Folder of the fonts that print kits embed (print/core/fonts.ts): those the build has made ready, and all of them. */
export function findFontFolder(): string {
  for (const file of listFontFiles()) expectBuiltFile(`fonts/${file}`);
  return pathOfBuilt('fonts').replace(/\\/g, '/');
}
