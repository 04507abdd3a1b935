/** Themes that lie in files: the program's own by their names, a player's by its path. Loaded only for them. */
import { UserError } from '../errors';
import { listThemeNames, loadShippedTheme, loadUserTheme } from '../io/load-theme';
import { makeMapTheme } from '../render/theme/make-map-theme';
import type { Ink, Theme, ThemeForm } from '../render/theme/theme';
import type { Theme as MapTheme } from '../render/svg/themes';
import type { CommandContext } from './context';
import { foldName } from './fold-name';
import { isThemePath } from './is-theme-path';
import { parserMessages } from './messages/parser';
import { suggestNearest } from './suggest';

/** The look of a theme on maps, and on floors at true size. */
export async function loadLook(named: string, ink: Ink, context: CommandContext): Promise<{ readonly theme: MapTheme; readonly form: ThemeForm }> {
  const theme = await loadTheme(named, context);
  return { theme: makeMapTheme(theme, ink), form: theme.forms[ink] };
}

/** A theme by its name in any language, or by the path of its file. */
async function loadTheme(named: string, { language, terminal: { cwd } }: CommandContext): Promise<Theme> {
  if (isThemePath(named)) return loadUserTheme(named, cwd, language);
  const known = await listThemeNames(language);
  const typed = foldName(named);
  const found = known.find(({ id, name }) => [id, ...Object.values(name).map(foldName)].includes(typed));
  if (found) return loadShippedTheme(found.id, language);
  const nearest = suggestNearest(typed, [...new Set(['colour', 'ink', ...known.flatMap(({ id, name }) => [id, ...Object.values(name).map(foldName)])])]);
  throw new UserError('BAD_CHOICE', parserMessages.badChoice, { flag: '--theme', value: named.slice(0, 60), list: `colour, ink, ${known.map(({ id }) => id).join(', ')}, *.yaml`, nearest: nearest ?? '' }, {
    exitCode: 2, ...(nearest === undefined ? {} : { remedy: parserMessages.didYouMean }),
  });
}
