/** One page drawn by hand, in millimetres from its upper left corner. The only file that knows pdfkit's drawing calls. */
import { cutToBox, cutToWidth } from './cut-text';
import type { Face } from './fonts';
import { faceFile } from './fonts';
import type { PageSize } from './paper';
import { pointsPerMm } from './paper';

/** How a path is drawn; widths and dashes in mm, colours `#rrggbb`. */
export interface PathStyle {
  readonly fill?: string;
  readonly stroke?: string;
  readonly widthMm?: number;
  readonly dashMm?: readonly number[];
  readonly cap?: 'butt' | 'round' | 'square';
  readonly evenOdd?: boolean;
  readonly join?: 'round';
  /** 0 to 1. */
  readonly opacity?: number;
}

/** How a text is set. */
export interface TextStyle {
  /** Type size, points. */
  readonly points: number;
  readonly face?: Face;
  readonly colour?: string;
  readonly align?: 'left' | 'center' | 'right';
  /** Distance of lines, parts of the type size. */
  readonly leading?: number;
}

/** A box on the page, mm. */
export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

const black = '#000000';
/** Natural height of a line of DejaVu, parts of its size. */
const naturalLeading = 1.164;

/** Longer texts are not tried in type after type, characters: no box holds them. */
const mostTried = 6000;

/** A page of a PDF under the pen. */
export class Canvas {
  /** @param doc the document, standing on the page, scaled to millimetres */
  constructor(
    private readonly doc: PDFKit.PDFDocument,
    readonly page: PageSize,
    private readonly fontFolder: string,
  ) {}

  /** Draws SVG path data. */
  path(data: string, { fill, stroke, widthMm = 0.2, dashMm, cap = 'butt', evenOdd = false, join, opacity = 1 }: PathStyle): void {
    const { doc } = this;
    doc.save();
    if (opacity !== 1) doc.opacity(opacity);
    doc.lineWidth(widthMm).lineCap(cap);
    if (join) doc.lineJoin(join);
    doc.path(data);
    if (dashMm) setDash(doc, dashMm);
    const filled = fill !== undefined && fill !== 'none';
    if (filled && stroke !== undefined) doc.fillAndStroke(fill, stroke, evenOdd ? 'even-odd' : 'non-zero');
    else if (filled) doc.fill(fill, evenOdd ? 'even-odd' : 'non-zero');
    else doc.stroke(stroke ?? black);
    doc.restore();
  }

  /** A rectangle, mm. */
  rect(x: number, y: number, widthMm: number, heightMm: number, style: PathStyle): void {
    this.path(`M${x} ${y}h${widthMm}v${heightMm}h${-widthMm}z`, style);
  }

  /** A straight line, mm. */
  line(x1: number, y1: number, x2: number, y2: number, style: PathStyle): void {
    this.path(`M${x1} ${y1}L${x2} ${y2}`, style);
  }

  /** Draws within a rectangle alone. */
  clip(box: TextBox, draw: () => void): void {
    this.doc.save();
    this.doc.rect(box.x, box.y, box.widthMm, box.heightMm).clip();
    draw();
    this.doc.restore();
  }

  /** Draws turned about a point, degrees clockwise. */
  turn(degrees: number, x: number, y: number, draw: () => void): void {
    this.doc.save();
    this.doc.rotate(degrees, { origin: [x, y] });
    draw();
    this.doc.restore();
  }

  /** Height of a text in lines of a width, mm. */
  measure(text: string, widthMm: number, style: TextStyle): number {
    if (text === '') return 0;
    return this.set(style).heightOfString(text, { width: widthMm, lineGap: this.gapOf(style) });
  }

  /** Width of a text on one line, mm. */
  widthOf(text: string, style: TextStyle): number {
    return this.set(style).widthOfString(text);
  }

  /** Writes a text in lines of a width, from an upper left corner; returns its height, mm. */
  write(text: string, x: number, y: number, widthMm: number, style: TextStyle): number {
    if (text === '') return 0;
    const height = this.measure(text, widthMm, style);
    this.set(style).fillColor(style.colour ?? black).text(text, x, y, { width: widthMm, align: style.align ?? 'left', lineGap: this.gapOf(style) });
    return height;
  }

  /** Writes one line that starts, or is centred or ends, at a point of its baseline, mm. */
  writeLine(text: string, x: number, baseline: number, style: TextStyle): void {
    const width = style.align === undefined || style.align === 'left' ? 0 : this.widthOf(text, style);
    const left = style.align === 'center' ? x - width / 2 : style.align === 'right' ? x - width : x;
    this.set(style).fillColor(style.colour ?? black).text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
  }

  /** A halo around a line of text, mm: drawn before the text itself. */
  writeHalo(text: string, x: number, baseline: number, style: TextStyle, widthMm: number): void {
    const width = style.align === 'center' ? this.widthOf(text, style) : 0;
    this.set(style).lineWidth(widthMm).lineJoin('round').undash().strokeColor(style.colour ?? black).text(text, x - width / 2, baseline, { lineBreak: false, baseline: 'alphabetic', stroke: true, fill: false });
    this.doc.lineJoin('miter');
  }

  /** Draws moved by (x, y), mm, and made smaller or larger by `scale` from there. */
  place(x: number, y: number, scale: number, draw: () => void): void {
    this.doc.save();
    this.doc.translate(x, y).scale(scale);
    draw();
    this.doc.restore();
  }

  /**
   * Writes a text into a box, in a smaller type where it would not fit (S3); returns its height, mm. What even
   * `leastPoints` has no room for has its words broken, and is cut.
   */
  fit(text: string, box: TextBox, style: TextStyle, leastPoints: number): number {
    const { line, points } = this.findFit(text, box, style, leastPoints);
    return this.write(line, box.x, box.y, box.widthMm, { ...style, points });
  }

  /** What `fit` writes into a box: as much of the text as fits, and its type, points. */
  findFit(text: string, box: Pick<TextBox, 'widthMm' | 'heightMm'>, style: TextStyle, leastPoints: number): { readonly line: string; readonly points: number } {
    for (let { points } = style; points >= leastPoints; points -= 0.25) {
      const tried = { ...style, points };
      if (text.length > mostTried || this.measure(text, box.widthMm, tried) > box.heightMm + 0.01 || this.longestWord(text, tried) > box.widthMm) continue;
      return { line: text, points };
    }
    return { line: cutToBox(this, text, box, { ...style, points: leastPoints }), points: leastPoints };
  }

  /** Writes one line as `writeLine` does, as much of it as a width has room for (S3); returns its width, mm. */
  writeWithin(text: string, x: number, baseline: number, roomMm: number, style: TextStyle): number {
    const line = cutToWidth(this, text, roomMm, style);
    this.writeLine(line, x, baseline, style);
    return this.widthOf(line, style);
  }

  private longestWord(text: string, style: TextStyle): number {
    return Math.max(...text.split(/\s+/).map((word) => this.widthOf(word, style)));
  }

  private set({ points, face = 'plain' }: TextStyle): PDFKit.PDFDocument {
    return this.doc.font(faceFile(this.fontFolder, face)).fontSize(points / pointsPerMm);
  }

  private gapOf({ points, leading }: TextStyle): number {
    return leading === undefined ? 0 : ((leading - naturalLeading) * points) / pointsPerMm;
  }
}

/** pdfkit takes a list of lengths, of which its types know nothing. */
function setDash(doc: PDFKit.PDFDocument, lengths: readonly number[]): void {
  (doc as unknown as { dash(lengths: readonly number[]): void }).dash(lengths);
}
