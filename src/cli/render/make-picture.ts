import { UserError } from '../../errors';
import { countPixels, findLargestDpi, isDrawable, maxPixels, readPaperSize } from '../../render/png/picture-size';
import type { CommandContext } from '../context';
import { renderMessages as words } from '../messages/render';

/** A map as PNG; one with too many pixels is refused before anything is drawn. */
export async function makePicture(svg: string, dpi: number): Promise<Uint8Array> {
  const size = readPaperSize(svg);
  if (!isDrawable(size, dpi)) {
    const { width, height } = countPixels(size, dpi);
    throw new UserError('PNG_TOO_LARGE', words.pngTooLarge, { dpi, width, height, limit: maxPixels / 1_000_000, largest: findLargestDpi(size) }, { exitCode: 2, remedy: words.pngLargest });
  }
  const { drawPng } = await import('../../io/draw-png');
  return drawPng(svg, dpi);
}

/** A terminal would show a picture as noise. */
export function refuseTerminal(out: string | undefined, { terminal: { stdout } }: CommandContext): void {
  if ((out === undefined || out === '-') && stdout.isTTY === true) throw new UserError('PNG_TERMINAL', words.pngTerminal, {}, { exitCode: 2, remedy: words.pngOut });
}
