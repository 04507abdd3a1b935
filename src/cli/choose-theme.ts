import type { RenderOptions, ThemeId } from '../render/renderer';
import type { Ink } from '../render/theme/theme';
import type { CommandContext } from './context';

/** What the command line said of the look. */
export interface ThemeFlags {
  readonly theme?: string;
  readonly ink?: Ink;
}

const colour: Readonly<Record<Ink, ThemeId>> = { full: 'colour', save: 'ink' };
const ink: Readonly<Record<Ink, ThemeId>> = { full: 'ink', save: 'ink' };

/** The looks that are no file, by their names in any language, with what saves ink of each. */
export const plainThemes: Readonly<Record<string, Readonly<Record<Ink, ThemeId>>>> = { colour, color: colour, ink, tinta: ink };

/** The look that `--theme` and `--ink` ask for; only one that lies in a file is loaded. */
export async function chooseTheme({ theme = 'colour', ink: form = 'full' }: ThemeFlags, context: CommandContext): Promise<RenderOptions['theme']> {
  if (Object.hasOwn(plainThemes, theme)) return plainThemes[theme]![form];
  return (await (await import('./load-map-theme')).loadLook(theme, form, context)).theme;
}
