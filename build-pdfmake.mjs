/**
 * The library of PDFs with its slowest places written faster; it makes the same bytes
 * (test/print/faster-pdfmake.test.ts), but that blanks between the parts of a picture's text are no letters.
 * Called by build.mjs. Each change names the text it stands for: a version of the library that has it no longer
 * does not build.
 */
import { readFileSync } from 'node:fs';

/** What pdfmake comes to say of every word (TextInlines.js, Line.js). */
const wordProperties = [
  'font', 'alignment', 'fontSize', 'fontFeatures', 'characterSpacing', 'color', 'decoration', 'decorationColor', 'decorationStyle', 'decorationThickness',
  'background', 'link', 'linkToPage', 'linkToDestination', 'noWrap', 'opacity', 'sup', 'sub', 'width', 'height', 'leadingCut', 'trailingCut', 'x',
];

/** By the end of a file's path: what is replaced, and by what. */
const changes = {
  // Every word asked the whole stack of styles for two dozen properties; those a word has not itself are the same for all.
  'pdfmake/js/TextInlines.js': [
    ['  measure(array, styleContextStack) {', `  measure(array, styleContextStack) {
    const shared = new Map();
    const getStyleProperty = (item, stack, property, fallback) => {
      const own = item[property];
      if (own !== undefined && own !== null) return own;
      if (!stack || item.style || item.section !== undefined) return _StyleContextStack.default.getStyleProperty(item, stack, property, fallback);
      let value = shared.get(property);
      if (value === undefined) shared.set(property, value = stack.getProperty(property) ?? fallback);
      return value;
    };`],
    [/(?<=array\.forEach\(item => \{[^]*)_StyleContextStack\.default\.getStyleProperty\(item, (?=[^]*\n {2}widthOfText)/g, 'getStyleProperty(item, '],
  ],
  // A word got its two dozen properties one after the other, and a larger place for them with every third.
  'pdfmake/js/TextBreaker.js': [
    ['          text: words[i2].text\n        };\n        if (words[i2].lineEnd)', `          text: words[i2].text,
          ${wordProperties.map((name) => `${name}: undefined`).join(', ')}
        };
        if (words[i2].lineEnd)`],
  ],
  // Pictures were read whole, twice, for the width and height that their first tag says.
  'pdfmake/js/SVGMeasure.js': [
    ['      let doc = parseSVG(svg);\n      width =', '      let doc = parseSVG(splitRoot(svg)[0]);\n      width ='],
    ['      let doc = parseSVG(svg);\n      if (typeof doc', '      let [root, rest] = splitRoot(svg);\n      let doc = parseSVG(root);\n      if (typeof doc'],
    ['return doc.toString();', "return rest === '' ? doc.toString() : doc.toString().replace(/\\/>$/, '>') + rest;"],
    ['class SVGMeasure {', `/** The first tag as a picture of its own, and what follows it. */
const splitRoot = svg => {
  const end = /<svg\\b(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(svg);
  if (!end || end[0].endsWith('/>')) return [svg, ''];
  return [end[0].slice(0, -1) + '/>', svg.slice(end.index + end[0].length)];
};
class SVGMeasure {`],
  ],
  'pdfkit/js/pdfkit.js': [
    // Every stroke of the pen became a buffer of its own; now a page does.
    ["      chunk = Buffer.from(chunk + '\\n', 'binary');", '      chunk = `${chunk}\\n`;'],
    ['this.buffer = Buffer.concat(this.buffer);', "this.buffer = this.buffer.every(chunk => typeof chunk === 'string') ? Buffer.from(this.buffer.join(''), 'binary') : Buffer.concat(this.buffer.map(chunk => typeof chunk === 'string' ? Buffer.from(chunk, 'binary') : chunk));"],
    // Words are found without a list for every letter, and put together without a copy for every word.
    ["needle = text.charAt(index), [' ', '\\t'].includes(needle)", "needle = text.charCodeAt(index), needle === 32 || needle === 9"],
    ['glyphs = glyphs.concat(run.glyphs);', 'for (let at = 0; at < run.glyphs.length; at++) glyphs.push(run.glyphs[at]);'],
    ['positions = positions.concat(run.positions);', 'for (let at = 0; at < run.positions.length; at++) positions.push(run.positions[at]);'],
    // The same words are measured again and again.
    ['const width = this.layout(string, features, true).advanceWidth;', `let width = features ? undefined : this.knownWidths.get(string);
    if (width === undefined) {
      width = this.layout(string, features, true).advanceWidth;
      if (!features) this.knownWidths.set(string, width);
    }`],
    ['this.unicode = [[0]];', 'this.unicode = [[0]];\n    this.knownWidths = new Map();'],
  ],
  // Node unpacks what is packed many times as fast.
  'tiny-inflate/index.js': [
    ['module.exports = tinf_uncompress;', "module.exports = (packed, room) => { const bytes = require('zlib').inflateRawSync(packed); room.set(bytes); return room.subarray(0, bytes.length); };"],
  ],
};

/** The plugin of esbuild that makes these changes. */
export const fasterPdf = {
  name: 'faster-pdf',
  setup: ({ onLoad }) => onLoad({ filter: /[\\/](pdfmake|pdfkit)[\\/]js[\\/]\w+\.js$|[\\/]tiny-inflate[\\/]index\.js$/ }, ({ path }) => {
    const file = Object.keys(changes).find((end) => path.replace(/\\/g, '/').endsWith(`/${end}`));
    return file && { contents: changes[file].reduce((text, change) => replaceAll(text, change, file), readFileSync(path, 'utf8')), loader: 'js' };
  }),
};

function replaceAll(text, [from, to], file) {
  const changed = text.replaceAll(from, () => to);
  if (changed === text) throw new Error(`${file} has no longer: ${from}`);
  return changed;
}
