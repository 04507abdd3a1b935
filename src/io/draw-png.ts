/** Maps as PNG: the library, its WebAssembly and the fonts are loaded only here. Import it lazily. */
import type * as Resvg from '@resvg/resvg-wasm';
import { countPixels, readPaperSize, writePixelSize } from '../render/png/picture-size';
import { setDensity } from '../render/png/set-density';
import { readBuiltFile } from './shipped';

/** Faces that a map needs, of `dist/fonts/`: the same letters on every machine, whatever fonts it has. */
const faces = ['DejaVuSansCondensed', 'DejaVuSansCondensed-Bold', 'DejaVuSerifCondensed', 'DejaVuSerifCondensed-Bold', 'DejaVuSerifCondensed-Italic'];

/** The names that the faces go by: the condensed ones stand in for the others of their family. */
const families = { defaultFontFamily: 'DejaVu Sans', sansSerifFamily: 'DejaVu Sans', serifFamily: 'DejaVu Serif' };

/** The library may be started once in a process. */
let started: Promise<typeof Resvg> | undefined;

async function start(): Promise<typeof Resvg> {
  const library = await import('@resvg/resvg-wasm');
  await library.initWasm(readBuiltFile('vendor/resvg.wasm'));
  return library;
}

/** Draws a map of ours at a density; the same map gives the same bytes. */
export async function drawPng(svg: string, dpi: number): Promise<Uint8Array> {
  const library = await (started ??= start());
  const fontBuffers = faces.map((face) => readBuiltFile(`fonts/${face}.ttf`));
  const picture = new library.Resvg(writePixelSize(svg, countPixels(readPaperSize(svg), dpi)), { font: { fontBuffers, ...families } });
  const image = picture.render();
  try {
    return setDensity(image.asPng(), dpi);
  } finally {
    image.free();
    picture.free();
  }
}
