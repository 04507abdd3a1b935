/** What `render` draws and as what kind of file. */
import { extname } from 'node:path';
import { UserError } from '../../errors';
import { leastDpi, usualDpi } from '../../render/png/picture-size';
import { renderers } from '../../render/registry';
import type { RendererEntry } from '../../render/renderer';
import type { RenderFlags } from '../commands/render';
import { findRenderer } from '../find-renderer';
import { renderMessages as words } from '../messages/render';
import { chooseByEnding, readEnding, refuseOtherEnding } from '../output-ending';
import type { OutputChoice } from '../output-ending';

/** The one format that draws what a table has uncovered and nothing else. */
const revealedFormat = 'map-revealed';

/** Name of `--format` for the map as a PNG. */
const pngFormat = 'png';

/** A format, and the density of the picture that is made of it; null: the file as it is. */
export interface OutputPlan {
  readonly entry: RendererEntry;
  readonly dpi: number | null;
}

/** What the flags ask for of a session; `isRevealed`: only what a table has uncovered. */
export function planOutput(session: string, flags: RenderFlags, isRevealed: boolean): OutputPlan {
  const { dpi, out } = flags;
  const usual = isRevealed ? revealedFormat : 'map';
  const format = flags.format ?? chooseByEnding(out, listEndings(session, flags, isRevealed)) ?? usual;
  const entry = findRenderer(format === pngFormat ? usual : format);
  if (isRevealed && entry.id !== revealedFormat) throw new UserError('REVEALED_FORMAT', words.revealedFormat, { format: entry.id, needed: revealedFormat });
  // A file called .png that held something else would open nowhere.
  if (format !== pngFormat && dpi === undefined && readEnding(out) !== pngFormat) {
    if (flags.format !== undefined) refuseOtherEnding(out, extname(entry.file).slice(1), `render (${flags.format})`);
    return { entry, dpi: null };
  }
  if (!isMap(entry)) throw new UserError('PNG_FORMAT', words.pngFormat, { format: entry.id, list: renderers.filter(isMap).map(({ id }) => id).join(', ') }, { exitCode: 2 });
  refuseOtherEnding(out, pngFormat, `render (${pngFormat})`);
  return { entry, dpi: dpi === undefined ? usualDpi : readDpi(dpi) };
}

/** What can be drawn into a file of which ending: a density is that of a picture, and of what a table has uncovered there is only the map. */
function listEndings(session: string, { dpi, lang }: RenderFlags, isRevealed: boolean): OutputChoice<string> {
  if (dpi !== undefined) return { command: 'render --dpi', endings: { png: pngFormat } };
  if (isRevealed) return { command: 'render --revealed', endings: { svg: revealedFormat, png: pngFormat } };
  return {
    command: 'render',
    endings: { svg: 'map', png: pngFormat, txt: 'text', html: 'pack', md: 'encounters' },
    elsewhere: { pdf: ['print', session, ...(lang === undefined ? [] : ['--lang', lang])] },
  };
}

function isMap({ file }: RendererEntry): boolean {
  return file.endsWith('.svg');
}

function readDpi(text: string): number {
  const dpi = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (dpi < leastDpi) throw new UserError('BAD_DPI', words.badDpi, { value: text.slice(0, 40), least: leastDpi }, { exitCode: 2 });
  return dpi;
}
