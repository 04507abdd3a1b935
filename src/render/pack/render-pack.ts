/** `pack.html`: the papers of an evening in one file, without scripts and without anything from outside. */
import type { Renderer } from '../renderer';
import { renderMap } from '../svg/map-svg';
import { renderPlan } from '../svg/plan';
import { codeElement, Markup, showControls } from './markup';
import { buildPackView } from './pack-view';
import { entryTemplates, requireTemplates, runTemplate } from './sheet-templates';

/** Renders the papers as HTML for printing. `options.templates` is required. */
export const renderPack: Renderer = (document, labels, options) => {
  const templates = requireTemplates(options.templates);
  const map = renderMap(document, labels, options).replace(/^<\?xml[^>]*\?>\s*/, '').trim();
  const view = buildPackView(document, labels, options, templates, {
    // Cards are for a dim lamp: always black on white.
    drawPlan: (discovery, box) => {
      const plan = renderPlan(document, discovery, { ...box, theme: 'ink' });
      return plan === null ? null : new Markup(plan);
    },
    map: new Markup(map),
    mapWide: isWide(map),
    code: codeElement,
  });
  // The templates have escaped the strings; what XML forbids altogether goes last, wherever it came from.
  return showControls(runTemplate(templates, entryTemplates.html, view, 'html', options.language));
};

/** True for a picture wider than high, by the millimetres of its root. */
function isWide(svg: string): boolean {
  const size = /\bwidth="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg);
  return size !== null && Number(size[1]) > Number(size[2]);
}
