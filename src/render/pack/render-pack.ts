/** `pack.html`: the papers of an evening in one file, without scripts and without anything from outside. */
import type { Renderer } from '../renderer';
import { drawWhole } from '../svg/map-svg';
import { renderPlan } from '../svg/plan';
import { codeElement, keepRuleIds, Markup } from './markup';
import { buildPackView } from './pack-view';
import { entryTemplates, requireTemplates, runTemplate } from './sheet-templates';

/** Renders the papers as HTML for printing. `options.templates` is required. */
export const renderPack: Renderer = (document, labels, options) => {
  const templates = requireTemplates(options.templates);
  const map = drawWhole(document, labels, options);
  const view = buildPackView(document, labels, options, templates, {
    // Cards are for a dim lamp: always black on white.
    drawPlan: (discovery, box) => {
      const plan = renderPlan(document, discovery, { ...box, theme: 'ink' });
      return plan === null ? null : new Markup(plan);
    },
    map: new Markup(map.svg),
    mapWide: map.wide,
    code: codeElement,
    withRules: keepRuleIds,
  });
  return runTemplate(templates, entryTemplates.html, view, 'html', options.language);
};
