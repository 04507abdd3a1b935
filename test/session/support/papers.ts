/** The papers as a player reads them: text of the rendered HTML, page by page and paragraph by paragraph. */
import { loadShippedTemplates } from '../../../src/io/load-templates';
import { renderPack } from '../../../src/render/pack/render-pack';
import type { SheetTemplates } from '../../../src/render/pack/sheet-templates';
import type { RenderOptions } from '../../../src/render/renderer';
import type { SessionDocument } from '../../../src/session/document';
import type { Language } from '../../../src/tables/ruleset';

/** The languages of every paper. */
export const languages: readonly Language[] = ['es', 'ca', 'en'];

/** A paragraph, list item or table cell of a page, and the rules printed beside it. */
export interface PrintedBlock {
  readonly text: string;
  readonly rules: readonly string[];
}

let templates: SheetTemplates | undefined;

/** Reads the templates; await it once before rendering. */
export async function loadPapers(): Promise<void> {
  templates ??= await loadShippedTemplates();
}

/** `pack.html` of a session. */
export function renderPapers(document: SessionDocument, language: Language, changes: Partial<RenderOptions> = {}): string {
  if (!templates) throw new Error('await loadPapers() first');
  return renderPack(document, document.ruleset.labels, { language, paper: 'a4', theme: 'ink', secrecy: 'sealed', command: 'the command', templates, ...changes });
}

/** One page of the papers by its id, such as `public` or `defender`. */
export function pageOf(html: string, id: string): string {
  const page = new RegExp(`<section class="sheet[^"]*" id="${id}">.*?</section>`, 's').exec(html)?.[0];
  if (page === undefined) throw new Error(`no page ${id}`);
  return page;
}

/** Text of some HTML: no tags, spaces as one. */
export function textOf(html: string): string {
  const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#x3D': '=', '#x60': '`' };
  return html.replace(/<[^>]*>/g, ' ').replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole).replace(/\s+/g, ' ').trim();
}

/** Every paragraph, list item and table cell of a page, in order. */
export function blocksOf(page: string): PrintedBlock[] {
  return [...page.matchAll(/<(p|li|td|th)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , inner]) => {
    const html = inner as string;
    const rules = [...html.matchAll(/<span class="rule">([^<]*)<\/span>/g)].flatMap(([, ids]) => expandRules(ids as string));
    return { text: textOf(html.replace(/<span class="rule">[^<]*<\/span>/g, '')), rules };
  });
}

/** `MIS-20–21` to both ids. */
export function expandRules(ids: string): string[] {
  const [, area, from, to] = /^([A-Z0-9]+)-(\d+)(?:–(\d+))?$/.exec(ids.trim()) ?? [];
  if (area === undefined || from === undefined) throw new Error(`not rule ids: ${ids}`);
  const last = Number(to ?? from);
  return Array.from({ length: last - Number(from) + 1 }, (_, at) => `${area}-${String(Number(from) + at).padStart(2, '0')}`);
}

/** Text of the blocks of a page that carry a rule id, joined. */
export function textUnder(page: string, rule: string): string {
  return blocksOf(page).filter(({ rules }) => rules.includes(rule)).map(({ text }) => text).join('\n');
}

/** Rows of the table of a class, cell by cell. */
export function tableOf(page: string, name: string): string[][] {
  const table = new RegExp(`<table class="${name}[^"]*">.*?</table>`, 's').exec(page)?.[0];
  if (table === undefined) throw new Error(`no table ${name}`);
  return [...table.matchAll(/<tr\b[^>]*>(.*?)<\/tr>/gs)].map(([, row]) => [...(row as string).matchAll(/<(td|th)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , cell]) => textOf(cell as string)));
}
