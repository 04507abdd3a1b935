/** `scenario.html`: the sheets of a scenario that belong to none of its boards, without scripts and without anything from outside. */
import type { ScenarioDocument } from '../../session/scenario-document';
import type { Labels, Ruleset } from '../../tables/ruleset';
import { entryTemplates, requireTemplates, runTemplate } from '../pack/sheet-templates';
import type { RenderOptions } from '../renderer';
import { buildScenarioView } from './scenario-view';

/** Name of the file. */
export const scenarioSheetName = 'scenario.html';

/** Renders the sheets as HTML for printing. `ruleset` holds the missions of the boards; `options.templates` is required. */
export function renderScenario(document: ScenarioDocument, ruleset: Pick<Ruleset, 'missions' | 'name'>, labels: Labels, options: RenderOptions): string {
  const templates = requireTemplates(options.templates);
  const view = buildScenarioView(document, ruleset, labels, options, templates);
  return runTemplate(templates, entryTemplates.scenario, view, 'html', options.language);
}
