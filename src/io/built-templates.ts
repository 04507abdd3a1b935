import Handlebars from 'handlebars/runtime';
import type { CompiledTemplate, SheetTemplates } from '../render/pack/sheet-templates';
import type { Labels } from '../tables/ruleset';
import { loadCompiled } from './load-compiled';
import { readBuiltJson } from './shipped';

/** The templates that the build compiled: they need only Handlebars' small runtime. */
export function loadBuiltTemplates(): SheetTemplates {
  const compiled = loadCompiled('templates.cjs') as Readonly<Record<string, TemplateSpecification>>;
  const pages = Object.entries(compiled).map(([name, specification]) => [name, Handlebars.template(specification) as CompiledTemplate]);
  return { pages: Object.fromEntries(pages), texts: readBuiltJson('texts.json') as Labels };
}
