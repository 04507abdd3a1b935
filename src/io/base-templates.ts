/** The shipped templates as what lies below a player's: each of them may be replaced by another. Loads all of Handlebars: import it lazily. */
import Handlebars from 'handlebars';
import type { CompiledTemplate, SheetTemplates } from '../render/pack/sheet-templates';
import { BuiltTexts } from './built-templates';
import { loadPart } from './load-part';

/** What the build compiled with Handlebars. */
export function loadBaseTemplates(): SheetTemplates {
  const compiled = loadPart('base-templates.cjs') as Readonly<Record<string, TemplateSpecification>>;
  const pages = Object.fromEntries(Object.entries(compiled).map(([name, specification]) => [name, Handlebars.template(specification) as unknown as CompiledTemplate]));
  return { pages, texts: new BuiltTexts() };
}
