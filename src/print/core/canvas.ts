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

/** What is drawn around letters. */
export interface Halo {
  readonly colour: string;
  /** Twice as far as it reaches beyond a letter. */
  readonly widthMm: number;
}

/** A box on the page, mm. */
export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

const black = '#000000';
/** Steps in which type shrinks where it must, points. */
const pointsStep = 0.25;
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
  path(data: string, { fill, stroke, widthMm = 0.2, dashMm, cap = 'butt', join, opacity = 1 }: PathStyle): void {
    const { doc } = this;
    doc.save();
    if (opacity !== 1) doc.opacity(opacity);
    doc.lineWidth(widthMm).lineCap(cap);
    if (join) doc.lineJoin(join);
    doc.path(data);
    if (dashMm) setDash(doc, dashMm);
    const filled = fill !== undefined && fill !== 'none';
    if (filled && stroke !== undefined) doc.fillAndStroke(fill, stroke);
    else if (filled) doc.fill(fill);
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
    const left = this.startOf(text, x, style);
    this.set(style).fillColor(style.colour ?? black).text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
  }

  /** Writes one line as `writeLine` does, with a halo around its letters: legible on any floor. */
  writeHaloed(text: string, x: number, baseline: number, style: TextStyle, { colour, widthMm }: Halo): void {
    const left = this.startOf(text, x, style);
    this.set(style).lineWidth(widthMm).lineJoin('round').undash().strokeColor(colour).text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic', stroke: true, fill: false });
    this.doc.lineJoin('miter');
    this.writeLine(text, x, baseline, style);
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
    const { part, fitted } = this.findFit(text, box, style, leastPoints);
    return this.write(part, box.x, box.y, box.widthMm, fitted);
  }

  /** As `fit`, halfway between the upper and the lower edge of the box. */
  fitMiddle(text: string, box: TextBox, style: TextStyle, leastPoints: number): void {
    const { part, fitted } = this.findFit(text, box, style, leastPoints);
    this.write(part, box.x, box.y + (box.heightMm - this.measure(part, box.widthMm, fitted)) / 2, box.widthMm, fitted);
  }

  /** The style in which one line is no longer than so many mm, or in `leastPoints` if it is longer even then. */
  fitLine(text: string, widthMm: number, style: TextStyle, leastPoints: number): TextStyle {
    let { points } = style;
    while (points > leastPoints && this.widthOf(text, { ...style, points }) > widthMm) points -= pointsStep;
    return { ...style, points };
  }

  /** As much of one line as a width holds, mm. */
  shorten(text: string, widthMm: number, style: TextStyle): string {
    return cutToWidth(this, text, widthMm, style);
  }

  /** Writes one line as `writeLine` does, as much of it as a width has room for (S3); returns its width, mm. */
  writeWithin(text: string, x: number, baseline: number, widthMm: number, style: TextStyle): number {
    const line = this.shorten(text, widthMm, style);
    this.writeLine(line, x, baseline, style);
    return this.widthOf(line, style);
  }

  /** As much of a text as fits a box, and the largest type in which it does, no word broken. */
  private findFit(text: string, box: TextBox, style: TextStyle, leastPoints: number): { readonly part: string; readonly fitted: TextStyle } {
    for (let { points } = style; points >= leastPoints && text.length <= mostTried; points -= pointsStep) {
      const fitted = { ...style, points };
      if (this.measure(text, box.widthMm, fitted) <= box.heightMm + 0.01 && this.longestWord(text, fitted) <= box.widthMm) return { part: text, fitted };
    }
    const fitted = { ...style, points: leastPoints };
    return { part: cutToBox(this, text, box, fitted), fitted };
  }

  /** Left end of a line that is to start, or be centred or end, at `x`, mm. */
  private startOf(text: string, x: number, style: TextStyle): number {
    if (style.align === undefined || style.align === 'left') return x;
    return x - this.widthOf(text, style) / (style.align === 'center' ? 2 : 1);
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
