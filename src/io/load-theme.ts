import { UserError } from '../errors';
import { shippedThemeIds } from '../render/theme/theme';
import type { ShippedThemeId, Theme } from '../render/theme/theme';
import type { Language, Text } from '../tables/ruleset';
import { fileMessages } from './messages';
import { readTextFile } from './read-file';
import { isBuilt, programFolder, readBuiltJson } from './shipped';

/** Largest file of a theme, bytes. */
const maxBytes = 160_000;

/** What the program's own themes are called. */
export async function listThemeNames(language: Language): Promise<readonly { readonly id: ShippedThemeId; readonly name: Text }[]> {
  if (isBuilt) return readBuiltJson('themes.json') as readonly { readonly id: ShippedThemeId; readonly name: Text }[];
  return Promise.all(shippedThemeIds.map(async (id) => ({ id, name: (await loadShippedTheme(id, language)).name })));
}

/** A theme of the program: compiled by the build, or from `templates/themes/` when the sources run directly. */
export async function loadShippedTheme(id: ShippedThemeId, language: Language): Promise<Theme> {
  if (isBuilt) return readBuiltJson(`theme-${id}.json`) as Theme;
  return loadUserTheme(`templates/themes/${id}.yaml`, programFolder, language);
}

/** A theme that a player wrote; every fault of its file in one user error. */
export async function loadUserTheme(file: string, cwd: string, language: Language): Promise<Theme> {
  const text = readTextFile(file, cwd, maxBytes);
  const { parseTheme } = await import('../render/theme/parse-theme');
  const { theme, problems } = parseTheme(file, text, language);
  if (theme !== null) return theme;
  throw new UserError('BAD_THEME', fileMessages.badTheme, { path: file, count: problems.length }, { problems, remedy: fileMessages.checkTheme });
}
