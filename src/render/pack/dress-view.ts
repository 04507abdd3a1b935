/** A view as Handlebars needs it, for templates that the build did not write out. */
import type { Language } from '../../tables/ruleset';
import { isMarkup, Markup, showIn } from './markup';
import type { PageOptions, SheetTexts } from './sheet-templates';

/** The view with its words as the tree `t`. For Markdown every string is escaped once, here, and shielded from Handlebars, which knows HTML alone. */
export function dressView(view: object, { medium, texts }: Pick<PageOptions, 'medium' | 'texts'>): object {
  const whole = { t: nestTexts(texts), ...view };
  return medium === 'html' ? whole : mapStrings(whole, (text) => (text === '' ? '' : new Markup(showIn.markdown(text)))) as object;
}

/** The texts of a language as the tree that templates read: `t.public.title`. */
function nestTexts(texts: SheetTexts[Language]): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const groups = new Map<string, [string, string][]>();
  for (const [key, text] of Object.entries(texts)) {
    const dot = key.indexOf('.');
    const group = key.slice(0, dot);
    if (!groups.has(group)) groups.set(group, []);
    groups.get(group)?.push([key.slice(dot + 1), text]);
  }
  return Object.fromEntries([...groups].map(([group, entries]) => [group, Object.fromEntries(entries)]));
}

function mapStrings(view: unknown, change: (text: string) => unknown): unknown {
  if (typeof view === 'string') return change(view);
  if (view === null || typeof view !== 'object' || isMarkup(view)) return view;
  if (Array.isArray(view)) return view.map((item) => mapStrings(item, change));
  return Object.fromEntries(Object.entries(view).map(([key, value]) => [key, mapStrings(value, change)]));
}
