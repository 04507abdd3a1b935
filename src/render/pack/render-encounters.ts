/** `encounters.md`: the same papers as plain text, for a screen reader, a phone or a text editor. */
import type { Renderer } from '../renderer';
import { renderTextMap } from '../text/text-map';
import { codeBlock, codeSpan, Markup } from './markup';
import { buildPackView } from './pack-view';
import { entryTemplates, requireTemplates, runTemplate } from './sheet-templates';

/** Stands for the map while the text around it is tidied; no string of a view holds a control character. */
const mapSlot = '\u0001';

/** Width of the map in characters: what an editor shows beside nothing else. */
const mapColumns = 100;

/** Renders the papers as Markdown. `options.templates` is required. */
export const renderEncounters: Renderer = (document, labels, options) => {
  const templates = requireTemplates(options.templates);
  const view = buildPackView(document, labels, options, templates, { drawPlan: null, map: new Markup(mapSlot), mapWide: false, code: codeSpan, withRules: (text) => text });
  const text = tidy(runTemplate(templates, entryTemplates.markdown, view, 'markdown', options.language));
  const map = codeBlock(renderTextMap(document, labels, { ...options, columns: mapColumns }));
  return `${text.replace(mapSlot, () => map)}\n`;
};

/** Templates are laid out for reading; Markdown wants one empty line between blocks and no more. */
function tidy(text: string): string {
  return text.replace(/[ \t]+([\n\r\u2028\u2029])/g, '$1').replace(/\n{3,}/g, '\n\n').trim();
}
