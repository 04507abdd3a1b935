/** `pack.html`: the papers of an evening in one file, without scripts and without anything from outside. */
import type { Renderer } from '../renderer';
import { codeElement, dressForHtml, Markup } from './markup';
import { buildPackView } from './pack-view';
import { entryTemplates, requireTemplates, runTemplate } from './sheet-templates';

/** Renders the papers as HTML for printing. `options.templates` is required. */
export const renderPack: Renderer = (document, labels, options) => {
  const templates = requireTemplates(options.templates);
  const view = buildPackView(document, labels, options, templates, {
    drawPlan: null,
    map: new Markup(''),
    code: codeElement,
  });
  return runTemplate(templates, entryTemplates.html, dressForHtml(view));
};
