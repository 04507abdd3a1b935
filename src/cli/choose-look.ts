import type { RenderOptions } from '../render/renderer';
import type { ThemeForm } from '../render/theme/theme';
import { makeUsualTheme } from '../render/theme/usual-theme';
import type { ThemeFlags } from './choose-theme';
import { chooseTheme, plainThemes } from './choose-theme';
import type { CommandContext } from './context';

/** One look, for maps and for floors at true size. */
export interface Look {
  readonly theme: RenderOptions['theme'];
  readonly form: ThemeForm;
}

/** The look that `--theme` and `--ink` ask for, for papers that hold both; a file of a theme is read once. */
export async function chooseLook(flags: ThemeFlags, context: CommandContext): Promise<Look> {
  const { theme: named = 'colour', ink = 'full' } = flags;
  if (Object.hasOwn(plainThemes, named)) {
    const theme = await chooseTheme(flags, context);
    return { theme, form: makeUsualTheme().forms[theme === 'ink' ? 'save' : 'full'] };
  }
  return (await import('./load-map-theme')).loadLook(named, ink, context);
}
