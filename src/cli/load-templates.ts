import { loadShippedTemplates, loadUserTemplates } from '../io/load-templates';
import type { SheetTemplates } from '../render/pack/sheet-templates';
import type { CommandContext } from './context';

/** The sheet templates of a run: the program's own, or those of `--templates`. */
export async function loadTemplates(folder: string | undefined, { language, terminal }: CommandContext): Promise<SheetTemplates> {
  return folder === undefined ? loadShippedTemplates() : loadUserTemplates(folder, terminal.cwd, language);
}
