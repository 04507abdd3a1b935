/**
 * Puts pages together to one PDF: pages whose text flows (pdfmake) and pages drawn by hand (Canvas), in any order.
 * The same parts give the same bytes: the date is fixed and nothing is taken from the machine but the fonts.
 */
import pdfmake from 'pdfmake';
import type { Content } from 'pdfmake/interfaces';
import { Canvas } from './canvas';
import { listFamilies, sheetFamily } from './fonts';
import { drawFoot } from './page-foot';
import type { PageFoot } from './page-foot';
import type { PageSize } from './paper';
import { pointsPerMm, printMarginMm, toPoints } from './paper';

/** A picture on a drawn page: SVG and its place, mm. */
export interface PlacedPicture {
  readonly svg: string;
  readonly x: number;
  readonly y: number;
  readonly widthMm: number;
  readonly heightMm: number;
  /** Turned a quarter to the left about its centre, for wide pictures on upright paper. */
  readonly turned?: boolean;
}

/** Pages on which text flows. */
export interface FlowPart {
  readonly kind: 'flow';
  readonly content: readonly Content[];
  /** Below every page of the part; null: nothing. */
  readonly foot: PageFoot | null;
}

/** One page drawn by hand. Pictures lie below what is drawn. */
export interface DrawnPart {
  readonly kind: 'drawn';
  readonly draw: (canvas: Canvas) => void;
  readonly pictures?: readonly PlacedPicture[];
  readonly foot: PageFoot | null;
}

/** Some pages of a PDF. */
export type PdfPart = FlowPart | DrawnPart;

/** What the file says of itself. */
export interface PdfLook {
  readonly page: PageSize;
  /** Of the texts, for readers aloud: `es`, `ca`, `en`. */
  readonly language: string;
  readonly title: string;
  /** Folder of the fonts of fonts.ts. */
  readonly fontFolder: string;
  /** Called as pages are finished. */
  readonly onProgress?: (done: number, of: number) => void;
}

/** The height that the foot of a page takes above the margin, mm. */
export const footRoomMm = 6;

/** Makes the PDF. */
export async function composePdf(parts: readonly PdfPart[], look: PdfLook): Promise<Uint8Array> {
  pdfmake.setFonts(listFamilies(look.fontFolder));
  // Nothing but the fonts is read, whatever a text or a picture names.
  pdfmake.setLocalAccessPolicy((path) => path.startsWith(`${look.fontFolder}/`));
  pdfmake.setUrlAccessPolicy(() => false);
  const markers = parts.map(makeMarker);
  const doc = await pdfmake.createPdf(defineDocument(parts, markers, look), { bufferPages: true } as object).getStream();
  askForTrueSize(doc);
  const { count } = doc.bufferedPageRange();
  const starts = markers.map(({ positions }) => positions[0]!.pageNumber - 1);
  const feet = new Map<string, number>();
  parts.forEach((part, at) => {
    for (let page = starts[at]!; page < (starts[at + 1] ?? count); page++) {
      doc.switchToPage(page);
      drawPage(doc, part, look, feet);
      look.onProgress?.(page + 1, count);
    }
  });
  return collect(doc);
}

/** An empty text that stands at the head of a part and is told where it came to lie. */
interface Marker {
  readonly text: string;
  readonly fontSize: number;
  readonly pageBreak?: 'before';
  readonly positions: readonly { readonly pageNumber: number }[];
}

function makeMarker(_part: PdfPart, at: number): Marker {
  // pdfmake adds the places as it lays the text.
  return { text: '', fontSize: 1, ...(at === 0 ? {} : { pageBreak: 'before' as const }), positions: [] };
}

function defineDocument(parts: readonly PdfPart[], markers: readonly Marker[], look: PdfLook) {
  const { page, language, title } = look;
  const margin = toPoints(printMarginMm);
  return {
    pageSize: { width: toPoints(page.widthMm), height: toPoints(page.heightMm) },
    pageMargins: [margin, margin, margin, toPoints(printMarginMm + footRoomMm)] as [number, number, number, number],
    version: '1.7' as const,
    // What Node's zlib makes depends on its version and on the processor; plain pages are the same bytes everywhere.
    compress: false,
    language,
    displayTitle: true,
    info: { title, creator: 'plasma-wall', producer: 'plasma-wall', creationDate: new Date(0) },
    defaultStyle: { font: sheetFamily, fontSize: 10 },
    content: parts.flatMap((part, at): Content[] => [markers[at] as unknown as Content, ...(part.kind === 'flow' ? part.content : (part.pictures ?? []).map(placePicture))]),
  };
}

function placePicture({ svg, x, y, widthMm, heightMm, turned }: PlacedPicture): Content {
  const placed = { width: toPoints(widthMm), height: toPoints(heightMm), absolutePosition: { x: toPoints(x), y: toPoints(y) }, font: sheetFamily };
  if (!turned) return { svg: splitHalos(svg), ...placed };
  return { svg: turnPicture(splitHalos(svg), widthMm, heightMm), ...placed, width: placed.height, height: placed.width };
}

/** What a picture draws, in a frame as wide as it is high; one unit of it is a millimetre. */
function turnPicture(svg: string, widthMm: number, heightMm: number): string {
  const drawn = svg.replace(/^[^]*?<svg\b[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${heightMm}mm" height="${widthMm}mm" viewBox="0 0 ${heightMm} ${widthMm}"><g transform="translate(0 ${widthMm}) rotate(-90)">${drawn}</g></svg>`;
}

/** Texts with a halo (`paint-order: stroke`), which a PDF does not know, become a halo and a text. */
function splitHalos(svg: string): string {
  return svg.replace(/<text([^>]*) paint-order="stroke"([^>]*)>([^]*?)<\/text>/g, (_whole, before: string, after: string, inner: string) => {
    const attributes = `${before}${after}`;
    return `<text${attributes}>${inner}</text><text${attributes.replace(/ stroke(?:-[a-z]+)?="[^"]*"/g, '')}>${inner}</text>`;
  });
}

function drawPage(doc: PDFKit.PDFDocument, part: PdfPart, { page, fontFolder }: PdfLook, feet: Map<string, number>): void {
  doc.save();
  doc.scale(pointsPerMm);
  const canvas = new Canvas(doc, page, fontFolder);
  if (part.kind === 'drawn') part.draw(canvas);
  if (part.foot) {
    // Every sheet counts its own pages: a number running through all would tell how many cards came before (PRE-08).
    const number = (feet.get(part.foot.title) ?? 0) + 1;
    feet.set(part.foot.title, number);
    drawFoot(canvas, part.foot, number);
  }
  doc.restore();
}

/** Asks the reader to print at true size (P3); pdfkit has no option for it. */
function askForTrueSize(doc: PDFKit.PDFDocument): void {
  const { _root: root } = doc as unknown as { _root: { data: { ViewerPreferences: { data: Record<string, string | boolean> } } } };
  root.data.ViewerPreferences.data['PrintScaling'] = 'None';
}

async function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  doc.end();
  await ended;
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
