/** How many pixels a picture has at a density, and which density is too much. */

/** Most pixels of a picture: one of A4 at 400 dpi has 15.5 million and takes some 250 MB to draw. */
export const maxPixels = 16_000_000;

/** Least density: below it no number could be read. */
export const leastDpi = 20;

/** The density of a picture that nobody asked for: the map fills a screen, and its numbers can be read. */
export const usualDpi = 150;

/** Size of a picture on paper. */
export interface PaperSize {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Width and height in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

const mmPerInch = 25.4;

/** Whole pixels at a density, the nearest to the size on paper. */
export function countPixels({ widthMm, heightMm }: PaperSize, dpi: number): PixelSize {
  return { width: Math.max(1, Math.round((widthMm / mmPerInch) * dpi)), height: Math.max(1, Math.round((heightMm / mmPerInch) * dpi)) };
}

/** True when a picture of this size may be drawn at this density. */
export function isDrawable(size: PaperSize, dpi: number): boolean {
  const { width, height } = countPixels(size, dpi);
  return width * height <= maxPixels;
}

/** The largest density at which a picture of this size may be drawn. */
export function findLargestDpi(size: PaperSize): number {
  let dpi = Math.ceil(Math.sqrt(maxPixels / (size.widthMm * size.heightMm)) * mmPerInch) + 1;
  while (dpi > 1 && !isDrawable(size, dpi)) dpi -= 1;
  return dpi;
}

/** The size on paper of a map as svg/markup.ts writes it. */
export function readPaperSize(svg: string): PaperSize {
  const [, width, height] = sizeForm.exec(svg) ?? [];
  if (width === undefined || height === undefined) throw new Error('a map without a size in mm');
  return { widthMm: Number(width), heightMm: Number(height) };
}

/** The map with its size in pixels: rounding may stretch it by half a pixel. */
export function writePixelSize(svg: string, { width, height }: PixelSize): string {
  return svg.replace(sizeForm, `width="${width}" height="${height}" preserveAspectRatio="none"`);
}

const sizeForm = /width="([\d.]+)mm" height="([\d.]+)mm"/;
