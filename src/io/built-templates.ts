import { showIn } from '../render/pack/markup';
import type { CompiledTemplate, SheetTemplates, SheetTexts } from '../render/pack/sheet-templates';
import { entryTemplates } from '../render/pack/sheet-templates';
import type { Language } from '../tables/ruleset';
import { loadPart } from './load-part';
import { readBuiltJson } from './shipped';

/** The templates that the build wrote out: they need no Handlebars. As the base of a player's they do not serve. */
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

/** What write-pages.ts wrote. */
type FillPage = (name: string, view: object, texts: SheetTexts[Language], show: (text: string) => string) => string;

function loadPages(): SheetTemplates['pages'] {
  const fill = loadPart('templates.cjs') as FillPage;
  return Object.fromEntries(Object.values(entryTemplates).map((name): [string, CompiledTemplate] => [name, (view, { medium, texts }) => fill(name, view, texts, showIn[medium])]));
}

/** The words of a language are read when they are asked for: papers need those of one. */
export class BuiltTexts implements SheetTexts {
  private readonly known: { [Key in Language]?: SheetTexts[Language] } = {};

  get es(): SheetTexts[Language] { return this.read('es'); }
  get ca(): SheetTexts[Language] { return this.read('ca'); }
  get en(): SheetTexts[Language] { return this.read('en'); }

  private read(language: Language): SheetTexts[Language] {
    return (this.known[language] ??= readBuiltJson(`texts-${language}.json`) as SheetTexts[Language]);
  }
}
