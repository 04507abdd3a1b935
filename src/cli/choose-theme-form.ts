import type { ThemeForm } from '../render/theme/theme';
import { makeUsualTheme } from '../render/theme/usual-theme';
import type { ThemeFlags } from './choose-theme';
import { plainThemes } from './choose-theme';
import type { CommandContext } from './context';

/** The look that `--theme` and `--ink` ask for as the form of a theme: for papers that draw floors at true size. */
export async function chooseThemeForm({ theme = 'colour', ink = 'full' }: ThemeFlags, context: CommandContext): Promise<ThemeForm> {
  if (Object.hasOwn(plainThemes, theme)) return makeUsualTheme().forms[plainThemes[theme]![ink] === 'ink' ? 'save' : 'full'];
  return (await (await import('./load-map-theme')).loadTheme(theme, context)).forms[ink];
}
