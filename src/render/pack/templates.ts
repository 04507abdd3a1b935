/**
 * A player's own templates: read, checked and compiled. Loads all of Handlebars and `yaml`, which are
 * heavy: import this file lazily. The program's own are precompiled at build with `templateCompileOptions`.
 */
import Handlebars from 'handlebars';
import type { Problem } from '../../errors';
import { isUserError, UserError } from '../../errors';
import type { Labels, Language } from '../../tables/ruleset';
import { checkTemplate } from './check-template';
import { parseSheetTexts } from './sheet-texts';
import type { CompiledTemplate, SheetTemplates } from './sheet-templates';
import { entryTemplates, missingTemplate } from './sheet-templates';
import type { TemplateFault } from './template-faults';
import { faultAt, toTemplateProblem } from './template-faults';

/** How the build precompiles the shipped templates: no helper but the library's own. */
export const templateCompileOptions = { knownHelpersOnly: true } as const;

/**
 * How templates are compiled from their text, the shipped ones in every test: a value that does not exist
 * is an error besides. The build leaves that check out, since it makes the code slower.
 */
const strictOptions = { ...templateCompileOptions, strict: true } as const;

/** File of the sheets' words, beside the templates. */
export const textsFile = 'texts.yaml';

/** Longest template accepted, characters. The longest shipped one has some 8,000. */
const maxLength = 200_000;

/** What compiling needs besides the files. */
export interface CompileTemplatesOptions {
  /** Language of the problems. */
  readonly language: Language;
  /** The program's own, which stand in for every file the player left out. */
  readonly base?: SheetTemplates;
  /** Turns a file's name into what problems show. */
  readonly showName?: (name: string) => string;
}

interface Sheet {
  readonly name: string;
  readonly file: string;
  readonly text: string;
}

/**
 * Compiles a folder of templates, text by file name. Only `*.hbs` and `texts.yaml` count.
 * @throws UserError with every fault of every file, each with file, line, column and remedy
 */
export function compileTemplates(files: Readonly<Record<string, string>>, options: CompileTemplatesOptions): SheetTemplates {
  const showName = options.showName ?? ((name: string): string => `templates/${name}`);
  const sheets = Object.keys(files).filter((name) => name.endsWith('.hbs')).sort()
    .map((name): Sheet => ({ name: name.slice(0, -'.hbs'.length), file: showName(name), text: files[name] ?? '' }));
  const problems = checkSheets(sheets, options);
  const words = Object.hasOwn(files, textsFile) ? parseSheetTexts(showName(textsFile), files[textsFile] ?? '', options.language, options.base?.texts) : null;
  if (words) problems.push(...words.problems);
  if (problems.length > 0) throw templatesError(problems);
  const pages: Record<string, CompiledTemplate> = { ...options.base?.pages };
  for (const sheet of sheets) pages[sheet.name] = compileSheet(sheet, options.language);
  for (const name of Object.values(entryTemplates)) if (!Object.hasOwn(pages, name)) throw missingTemplate(name);
  return { pages, texts: words?.texts ?? requireTexts(options.base) };
}

function requireTexts(base: SheetTemplates | undefined): Labels {
  if (!base) throw new Error(`no ${textsFile} and nothing to stand in for it`);
  return base.texts;
}

function checkSheets(sheets: readonly Sheet[], options: CompileTemplatesOptions): Problem[] {
  const known = new Set([...Object.keys(options.base?.pages ?? {}), ...sheets.map((sheet) => sheet.name)]);
  const includes = new Map<string, readonly { readonly name: string; readonly line: number; readonly column: number }[]>();
  const faults: TemplateFault[] = [];
  for (const { name, file, text } of sheets) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) faults.push(faultAt('TEMPLATE_NAME', file, text, 1, 1));
    if (text.length > maxLength) {
      faults.push(faultAt('TEMPLATE_TOO_LARGE', file, '', 1, 1, { limit: maxLength }));
      continue;
    }
    const checked = checkTemplate(file, text);
    faults.push(...checked.faults);
    includes.set(name, checked.parts);
    for (const part of checked.parts) {
      if (!known.has(part.name)) faults.push(faultAt('TEMPLATE_PART', file, text, part.line, part.column, { name: part.name, known: [...known].sort().join(', ') }));
    }
  }
  for (const { name, file, text } of sheets) {
    for (const part of includes.get(name) ?? []) {
      if (reaches(part.name, name, includes)) faults.push(faultAt('TEMPLATE_CYCLE', file, text, part.line, part.column, { name: part.name }));
    }
  }
  return faults.map((fault) => toTemplateProblem(fault, options.language));
}

/** True when a template includes another, directly or through its parts. */
function reaches(from: string, target: string, includes: ReadonlyMap<string, readonly { readonly name: string }[]>): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (name === target) return true;
    if (seen.has(name)) continue;
    seen.add(name);
    for (const part of includes.get(name) ?? []) open.push(part.name);
  }
  return false;
}

/** Compiles one; what it asks for and does not exist is told with the line, when it is filled in. */
function compileSheet(sheet: Sheet, language: Language): CompiledTemplate {
  const compiled = Handlebars.compile(sheet.text, strictOptions) as CompiledTemplate;
  return (view, options) => {
    try {
      return compiled(view, options);
    } catch (error) {
      if (isUserError(error) || !(error instanceof Error)) throw error;
      const { lineNumber, column } = error as { lineNumber?: number; column?: number };
      if (lineNumber === undefined) throw error;
      const name = /^"(.*?)" not defined/.exec(error.message)?.[1] ?? '?';
      throw templatesError([toTemplateProblem(faultAt('TEMPLATE_VALUE', sheet.file, sheet.text, lineNumber, (column ?? 0) + 1, { name }), language)]);
    }
  };
}

function templatesError(problems: readonly Problem[]): UserError {
  return new UserError('TEMPLATES_INVALID', {
    es: 'las plantillas no se pueden usar; faltas: {count}', ca: 'les plantilles no es poden fer servir; faltes: {count}', en: 'the templates cannot be used; faults: {count}',
  }, { count: problems.length }, { exitCode: 2, problems });
}
