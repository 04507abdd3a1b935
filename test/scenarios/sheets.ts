/** The papers of sessions and scenarios as text, sheet by sheet. */
import { renderPack } from '../../src/render/pack/render-pack';
import { compileTemplates } from '../../src/render/pack/templates';
import type { RenderOptions, Secrecy } from '../../src/render/renderer';
import { renderScenario } from '../../src/render/scenario/render-scenario';
import type { SessionDocument } from '../../src/session/document';
import type { GeneratedScenario } from '../../src/session/generate-scenario';
import type { Language } from '../../src/tables/ruleset';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { shippedRuleset } from '../tables/edited-tables';

/** Draws papers with the shipped templates. */
export function openSheets(language: Language = 'es', secrecy: Secrecy = 'sealed') {
  const folder = join(__dirname, '../../templates');
  const names = readdirSync(folder).filter((name) => name.endsWith('.hbs') || name === 'texts.yaml');
  const templates = compileTemplates(Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')])), { language });
  const options: RenderOptions = { language, paper: 'a4', theme: 'colour', secrecy, command: 'plasma-wall generate', share: 'pw1.share', templates };
  return {
    pack: (document: SessionDocument): string => renderPack(document, document.ruleset.labels, options),
    scenario: ({ document }: Pick<GeneratedScenario, 'document'>): string => renderScenario(document, shippedRuleset(), shippedRuleset().labels, options),
  };
}

/** The words of one sheet by its id, tags left out. */
export function sheetText(html: string, id: string): string {
  const start = html.search(new RegExp(`<section class="[^"]*" id="${id}"`));
  if (start < 0) throw new Error(`no sheet ${id}`);
  const sheet = html.slice(start, html.indexOf('</section>', start));
  return sheet.replace(/<span class="rule">[^<]*<\/span>/g, '').replace(/<[^>]*>/g, ' ').replace(/&#x27;/g, "'").replace(/[ \u00a0]+/g, ' ').replace(/\s+/g, ' ');
}
