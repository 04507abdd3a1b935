import Handlebars from 'handlebars/runtime';
import type { CompiledTemplate, SheetTemplates, SheetTexts } from '../render/pack/sheet-templates';
import type { Language } from '../tables/ruleset';
import { loadCompiled } from './load-compiled';
import { readBuiltJson } from './shipped';

/** The templates that the build compiled: they need only Handlebars' small runtime. */
export function loadBuiltTemplates(): SheetTemplates {
  return new BuiltTemplates();
}

/** The pages are read when they are asked for: a PDF needs only the words. */
class BuiltTemplates implements SheetTemplates {
  readonly texts = new BuiltTexts();
  private known: SheetTemplates['pages'] | undefined;

  get pages(): SheetTemplates['pages'] {
    return (this.known ??= loadPages());
  }
}

function loadPages(): SheetTemplates['pages'] {
  const compiled = loadCompiled('templates.cjs') as Readonly<Record<string, TemplateSpecification>>;
  return Object.fromEntries(Object.entries(compiled).map(([name, specification]) => [name, Handlebars.template(specification) as CompiledTemplate]));
}

/** The words of a language are read when they are asked for: papers need those of one. */
class BuiltTexts implements SheetTexts {
  private readonly known: { [Key in Language]?: SheetTexts[Language] } = {};

  get es(): SheetTexts[Language] { return this.read('es'); }
  get ca(): SheetTexts[Language] { return this.read('ca'); }
  get en(): SheetTexts[Language] { return this.read('en'); }

  private read(language: Language): SheetTexts[Language] {
    return (this.known[language] ??= readBuiltJson(`texts-${language}.json`) as SheetTexts[Language]);
  }
}
