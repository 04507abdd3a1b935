/** Themes that lie in files: the program's own by their names, a player's by its path. Loaded only for them. */
import { UserError } from '../errors';
import { listThemeNames, loadShippedTheme, loadUserTheme } from '../io/load-theme';
import { makeMapTheme } from '../render/theme/make-map-theme';
import type { Ink, Theme } from '../render/theme/theme';
import type { Theme as MapTheme } from '../render/svg/themes';
import type { CommandContext } from './context';
import { foldName } from './fold-name';
import { parserMessages } from './messages/parser';
import { suggestNearest } from './suggest';

/** The look of the maps of a theme. */
export async function loadMapTheme(named: string, ink: Ink, context: CommandContext): Promise<MapTheme> {
  return makeMapTheme(await loadTheme(named, context), ink);
}

/** A theme by its name in any language, or by the path of its file. */
export async function loadTheme(named: string, { language, terminal: { cwd } }: CommandContext): Promise<Theme> {
  if (/[\\/]|\.ya?ml$/i.test(named)) return loadUserTheme(named, cwd, language);
  const known = await listThemeNames(language);
  const typed = foldName(named);
  const found = known.find(({ id, name }) => [id, ...Object.values(name).map(foldName)].includes(typed));
  if (found) return loadShippedTheme(found.id, language);
  const nearest = suggestNearest(typed, [...new Set(['colour', 'ink', ...known.flatMap(({ id, name }) => [id, ...Object.values(name).map(foldName)])])]);
  throw new UserError('BAD_CHOICE', parserMessages.badChoice, { flag: '--theme', value: named.slice(0, 60), list: `colour, ink, ${known.map(({ id }) => id).join(', ')}, *.yaml`, nearest: nearest ?? '' }, {
    exitCode: 2, ...(nearest === undefined ? {} : { remedy: parserMessages.didYouMean }),
  });
}
