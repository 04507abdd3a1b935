import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { UserError } from '../errors';
import type { SheetTemplates } from '../render/pack/sheet-templates';
import type { Language } from '../tables/ruleset';
import { loadBuiltTemplates } from './built-templates';
import { explainFileError } from './file-error';
import { fileMessages } from './messages';
import { parseOnce } from './parse-once';
import { readTextFile, refuseEmptyPath } from './read-file';
import { isBuilt, programFolder } from './shipped';

/** The program's own templates: written out by the build, or from `templates/` when the sources run directly. */
export async function loadShippedTemplates(): Promise<SheetTemplates> {
  if (isBuilt) return loadBuiltTemplates();
  return compileShipped();
}

const compileShipped = parseOnce(async () => {
  const { compileTemplates } = await import('../render/pack/templates');
  return compileTemplates(readTemplateFiles('templates', programFolder), { language: 'en' });
});

/** A player's templates; the program's own stand in for the files that are not in the folder. */
export async function loadUserTemplates(folder: string, cwd: string, language: Language): Promise<SheetTemplates> {
  refuseEmptyPath(folder);
  const base = isBuilt ? (await import('./base-templates')).loadBaseTemplates() : await compileShipped();
  const { compileTemplates } = await import('../render/pack/templates');
  const shown = folder.replace(/(?<=.)[\\/]+$/, '');
  const own = readTemplateFiles(shown, cwd);
  if (Object.keys(own).length === 0) throw new UserError('TEMPLATES_NONE', fileMessages.nothingOurs, { path: folder, list: '*.hbs, texts.yaml' });
  return compileTemplates(own, { language, base, showName: (name) => `${shown}/${name}` });
}

/** Texts of the templates and words of a folder, by file name; everything else in it is left alone. */
function readTemplateFiles(folder: string, cwd: string): Record<string, string> {
  let names: string[];
  try {
    names = readdirSync(resolve(cwd, folder)).filter((name) => name.endsWith('.hbs') || name === 'texts.yaml').sort();
  } catch (error) {
    throw explainFileError(error, folder);
  }
  return Object.fromEntries(names.map((name) => [name, readTextFile(`${folder}/${name}`, cwd)]));
}
