/** `encounters.md`: the same papers as plain text, for a screen reader, a phone or a text editor. */
import type { Renderer } from '../renderer';
import { codeSpan, dressForMarkdown } from './markup';
import { buildPackView } from './pack-view';
import { entryTemplates, requireTemplates, runTemplate } from './sheet-templates';

/** Renders the papers as Markdown. `options.templates` is required. */
export const renderEncounters: Renderer = (document, labels, options) => {
  const templates = requireTemplates(options.templates);
  const view = buildPackView(document, labels, options, templates, { drawPlan: null, map: '', mapWide: false, code: codeSpan });
  // Templates are laid out for reading; Markdown wants one empty line between blocks and no more.
  return `${runTemplate(templates, entryTemplates.markdown, dressForMarkdown(view)).replace(/[ \t]+$/gm, '').replace(/\n{3,}/g, '\n\n').trim()}\n`;
};
