/**
 * Prints whether the library of PDFs as the build wrote it faster makes the same bytes as the library itself of a
 * document that uses what the sheets use; run by faster-pdfmake.test.ts, in a process without Jest's own globals.
 */
const { join } = require('node:path');
const { loadBuilt } = require('../load-built.cjs');

const root = join(__dirname, '../..');

const face = (name) => join(root, `dist/fonts/DejaVuSans${name}.ttf`);
const fonts = { Sheet: { normal: face('Condensed'), bold: face('Condensed-Bold'), italics: face('Condensed-Oblique'), bolditalics: face('Condensed-Bold') }, Mono: { normal: face('Mono') } };
const words = 'Rescate: «añade» 1,33 ↔ l·l ç\tunos  espacios\u00a0y más, y un\u00adguion. ';
const svg = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="30mm" viewBox="0 0 40 30" class="a &gt; b"><g><path d="M1 1H39V29z" fill="#aa3311" opacity="0.5"/>\n<text x="20" y="10" font-size="4" text-anchor="middle">N</text></g></svg>';

const makeDocument = () => ({
  compress: false,
  info: { creationDate: new Date(0) },
  styles: { loud: { bold: true, fontSize: 13, color: '#224466' }, line: { extends: 'loud', decoration: 'underline', characterSpacing: 0.5 } },
  defaultStyle: { font: 'Sheet', fontSize: 9 },
  content: [
    { text: words.repeat(40), alignment: 'justify', lineHeight: 1.2, leadingIndent: 12 },
    { text: ['a ', { text: words, style: 'loud' }, { text: words.repeat(3), style: ['loud', 'line'], italics: true }, { text: ' x', sup: true, noWrap: true }], color: '#555555' },
    { stack: [words, { ul: [words, { text: words, background: '#dddddd', opacity: 0.5 }] }], bold: true, margin: [4, 2, 0, 2] },
    { text: 'x'.repeat(9000), font: 'Mono', wordBreak: 'break-all' },
    { columns: [{ stack: [words.repeat(8)], width: '*' }, { text: `\n${words.repeat(5)}`, width: 80, preserveLeadingSpaces: true, link: 'https://example.org/' }], columnGap: 9, snakingColumns: true },
    { table: { widths: ['auto', '*'], headerRows: 1, body: [[{ text: '  lead', style: 'loud' }, 'b  '], [{ text: words, colSpan: 2, alignment: 'center' }, '']] }, layout: 'noBorders', style: 'line' },
    { svg, width: 120, absolutePosition: { x: 30, y: 40 } },
    { svg, fit: [50, 50], font: 'Sheet' },
    { svg: svg.replace(' viewBox="0 0 40 30"', '') },
    { svg: '<svg width="3" height="4"/>' },
  ],
});

async function make(library) {
  library.setFonts(fonts);
  library.setLocalAccessPolicy(() => true);
  library.setUrlAccessPolicy(() => false);
  return library.createPdf(makeDocument()).getBuffer();
}

async function main() {
  const [slow, fast] = [await make(require('pdfmake')), await make(loadBuilt('vendor/pdfmake.cjs'))];
  console.log(JSON.stringify({ bytes: slow.length, same: slow.equals(fast) }));
}

void main();
