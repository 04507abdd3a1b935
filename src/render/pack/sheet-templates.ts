/** What the sheets are made from: compiled templates and their words. Given by the caller, never read here. */
import { UserError } from '../../errors';
import type { Language } from '../../tables/ruleset';

/** What a page is for; each shows a string in its own way. */
export type PageMedium = 'html' | 'markdown';

/** What a template is run with besides its view. */
export interface PageOptions {
  readonly partials: Readonly<Record<string, CompiledTemplate>>;
  readonly medium: PageMedium;
  /** Words by dotted key, which templates read as `t`. */
  readonly texts: SheetTexts[Language];
}

/** A template as a function: written by the build, or compiled by Handlebars from a player's copy. */
export type CompiledTemplate = (view: object, options: PageOptions) => string;

/** The words of `texts.yaml` of each language by dotted key, such as `public.title`. */
export type SheetTexts = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** The templates by file name without `.hbs`, and their words. */
export interface SheetTemplates {
  readonly pages: Readonly<Record<string, CompiledTemplate>>;
  readonly texts: SheetTexts;
}

/** Templates the program itself asks for; the others are parts that these include. */
export const entryTemplates = { html: 'pack', markdown: 'encounters', scenario: 'scenario' } as const;

/** The templates a renderer was given; without them it cannot work, and that is the caller's bug. */
export function requireTemplates(templates: SheetTemplates | undefined): SheetTemplates {
  if (!templates) throw new Error('this format needs templates');
  return templates;
}

/** Runs a template with all the others as its parts and the words of a language. */
export function runTemplate(templates: SheetTemplates, name: string, view: object, medium: PageMedium, language: Language): string {
  const template = Object.hasOwn(templates.pages, name) ? templates.pages[name] : undefined;
  if (!template) throw missingTemplate(name);
  return template(view, { partials: templates.pages, medium, texts: templates.texts[language] });
}

/** The error of a set of templates that lacks one. */
export function missingTemplate(name: string): UserError {
  return new UserError('TEMPLATE_MISSING', {
    es: 'falta la plantilla «{name}.hbs»', ca: 'falta la plantilla «{name}.hbs»', en: 'the template “{name}.hbs” is missing',
  }, { name }, { remedy: {
    es: 'Copia la carpeta templates/ entera y cambia solo lo que quieras.',
    ca: 'Copia la carpeta templates/ sencera i canvia només el que vulguis.',
    en: 'Copy the whole folder templates/ and change only what you like.',
  } });
}
