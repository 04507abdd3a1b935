/**
 * A player's own templates: read, checked and compiled. Loads all of Handlebars and `yaml`, which are
 * heavy: import this file lazily. The program's own are written out by the build (write-pages.ts), and precompiled
 * with `templateCompileOptions` as the base of a player's.
 */
import Handlebars from 'handlebars';
import type { Problem } from '../../errors';
import { isUserError, UserError } from '../../errors';
import type { Language } from '../../tables/ruleset';
import type { IncludedPart, TemplateExcess } from './check-template';
import { checkTemplate, excessAt, toExcessProblem } from './check-template';
import { dressView } from './dress-view';
import { showControls } from './markup';
import { parseSheetTexts } from './sheet-texts';
import type { CompiledTemplate, PageOptions, SheetTemplates, SheetTexts } from './sheet-templates';
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

/** Deepest chain of parts and most inclusions in all that a set may have; the shipped one has 4 and 46. */
const maxChain = 8;
const maxExpansion = 2_000;

/** Deepest chain while filling in, where the program's own parts count too: nobody sees into those beforehand. */
const maxRunningChain = 24;

/** Most work one run may do, in nodes of templates gone through, and most text it may make, characters. */
const maxWork = 20_000_000;
const maxOutput = 20_000_000;

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

/** What the run of a set of templates has used up. */
interface Budget {
  depth: number;
  work: number;
  output: number;
  /** Nodes of the template being filled in: what one turn of a block may cost. */
  size: number;
}

/**
 * Compiles a folder of templates, text by file name. Only `*.hbs` and `texts.yaml` count.
 * @throws UserError with every fault of every file, each with file, line, column and remedy
 */
export function compileTemplates(files: Readonly<Record<string, string>>, options: CompileTemplatesOptions): SheetTemplates {
  const showName = options.showName ?? ((name: string): string => `templates/${name}`);
  const sheets = Object.keys(files).filter((name) => name.endsWith('.hbs')).sort()
    .map((name): Sheet => ({ name: name.slice(0, -'.hbs'.length), file: showName(name), text: files[name] ?? '' }));
  const { problems, sizes } = checkSheets(sheets, options);
  const words = Object.hasOwn(files, textsFile) ? parseSheetTexts(showName(textsFile), files[textsFile] ?? '', options.language, options.base?.texts) : null;
  if (words) problems.push(...words.problems);
  if (problems.length > 0) throw templatesError(problems);
  const budget: Budget = { depth: 0, work: 0, output: 0, size: 0 };
  const pages: Record<string, CompiledTemplate> = {};
  for (const [name, page] of Object.entries(options.base?.pages ?? {})) pages[name] = guardPage(page, { name, file: showName(`${name}.hbs`), text: '' }, 1, budget, options.language);
  for (const sheet of sheets) pages[sheet.name] = guardPage(compileSheet(sheet, options.language), sheet, sizes.get(sheet.name) ?? 1, budget, options.language);
  for (const name of Object.values(entryTemplates)) if (!Object.hasOwn(pages, name)) throw missingTemplate(name);
  return { pages, texts: words?.texts ?? requireTexts(options.base) };
}

function requireTexts(base: SheetTemplates | undefined): SheetTexts {
  if (!base) throw new Error(`no ${textsFile} and nothing to stand in for it`);
  return base.texts;
}

function checkSheets(sheets: readonly Sheet[], options: CompileTemplatesOptions): { problems: Problem[]; sizes: Map<string, number> } {
  const known = new Set([...Object.keys(options.base?.pages ?? {}), ...sheets.map((sheet) => sheet.name)]);
  const includes = new Map<string, readonly IncludedPart[]>();
  const sizes = new Map<string, number>();
  const faults: TemplateFault[] = [];
  const excesses: TemplateExcess[] = [];
  for (const { name, file, text } of sheets) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) faults.push(faultAt('TEMPLATE_NAME', file, text, 1, 1));
    if (text.length > maxLength) {
      faults.push(faultAt('TEMPLATE_TOO_LARGE', file, '', 1, 1, { limit: maxLength }));
      continue;
    }
    const checked = checkTemplate(file, text);
    faults.push(...checked.faults);
    excesses.push(...checked.excesses);
    includes.set(name, checked.parts);
    sizes.set(name, checked.size);
    for (const part of checked.parts) {
      if (!known.has(part.name)) faults.push(faultAt('TEMPLATE_PART', file, text, part.line, part.column, { name: part.name, known: [...known].sort().join(', ') }));
    }
  }
  const { deep, wide } = measureIncludes(includes);
  // A circle is a chain without end: without a long chain there is none to look for.
  const circles = deep === null ? [] : findCircles(sheets, includes);
  faults.push(...circles);
  const long = circles.length === 0 && deep !== null ? sheets.find(({ name }) => name === deep.name) : undefined;
  if (long && deep) excesses.push(excessAt('TEMPLATE_CHAIN', long.file, long.text, deep.part, { name: deep.part.name, limit: maxChain }));
  const bomb = deep === null ? sheets.find(({ name }) => name === wide) : undefined;
  if (bomb) excesses.push(excessAt('TEMPLATE_EXPANSION', bomb.file, bomb.text, { line: 1, column: 1 }, { limit: maxExpansion }));
  return { problems: [...faults.map((fault) => toTemplateProblem(fault, options.language)), ...excesses.map((excess) => toExcessProblem(excess, options.language))], sizes };
}

/**
 * The first template whose chain of parts is too long, and the first with too many inclusions in all.
 * Level by level instead of by recursion: a stranger's chain may be thousands long, or a circle.
 */
function measureIncludes(includes: ReadonlyMap<string, readonly IncludedPart[]>): { deep: { name: string; part: IncludedPart } | null; wide: string | null } {
  let counts = new Map<string, number>();
  let open = new Set(includes.keys());
  let deep: { name: string; part: IncludedPart } | null = null;
  for (let level = 0; level <= maxChain; level++) {
    const next = new Map<string, number>();
    const still = new Set<string>();
    deep = null;
    for (const [name, parts] of includes) {
      let count = 0;
      for (const part of parts) {
        count += 1 + (counts.get(part.name) ?? 0);
        if (!open.has(part.name)) continue;
        still.add(name);
        deep ??= { name, part };
      }
      next.set(name, count);
    }
    counts = next;
    open = still;
  }
  return { deep, wide: [...counts].find(([, count]) => count > maxExpansion)?.[0] ?? null };
}

/** Every part through which a template includes itself, once for each pair. */
function findCircles(sheets: readonly Sheet[], includes: ReadonlyMap<string, readonly IncludedPart[]>): TemplateFault[] {
  const names = new Map(Array.from(includes, ([name, parts]) => [name, new Map(parts.map((part) => [part.name, part]))]));
  return sheets.flatMap(({ name, file, text }) => [...names.get(name)?.values() ?? []]
    .filter((part) => reaches(part.name, name, names))
    .map((part) => faultAt('TEMPLATE_CYCLE', file, text, part.line, part.column, { name: part.name })));
}

/** True when a template includes another, directly or through its parts. */
function reaches(from: string, target: string, includes: ReadonlyMap<string, ReadonlyMap<string, unknown>>): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (name === target) return true;
    if (seen.has(name)) continue;
    seen.add(name);
    open.push(...includes.get(name)?.keys() ?? []);
  }
  return false;
}

/** Compiles one; what it asks for and does not exist is told with the line, when it is filled in. */
function compileSheet(sheet: Sheet, language: Language): CompiledTemplate {
  const compiled = Handlebars.compile(sheet.text, strictOptions) as unknown as CompiledTemplate;
  return (view, options) => {
    try {
      return compiled(view, options);
    } catch (error) {
      if (isUserError(error) || !(error instanceof Error)) throw error;
      const { lineNumber, column } = error as { lineNumber?: number; column?: number };
      const name = /^"(.*?)" not defined/.exec(error.message)?.[1];
      const place = { line: lineNumber ?? 1, column: (column ?? 0) + 1 };
      throw templatesError([name !== undefined && lineNumber !== undefined
        ? toTemplateProblem(faultAt('TEMPLATE_VALUE', sheet.file, sheet.text, place.line, place.column, { name }), language)
        : toExcessProblem(excessAt('TEMPLATE_FAILED', sheet.file, sheet.text, place), language)]);
    }
  };
}

/** Options of Handlebars' runtime that the type of a compiled template does not name. */
interface RunOptions extends PageOptions {
  /** Those of a whole run; they reach every part of it. */
  readonly helpers?: Readonly<Record<string, Handlebars.HelperDelegate>>;
  readonly allowProtoPropertiesByDefault?: boolean;
  readonly allowProtoMethodsByDefault?: boolean;
}

/**
 * A template that stops when the run it belongs to uses up its budget. The same options reach every part,
 * so those of the outermost template are enough; they also keep Handlebars from writing to standard error
 * when it refuses to read an inherited property.
 */
function guardPage(page: CompiledTemplate, sheet: Sheet, size: number, budget: Budget, language: Language): CompiledTemplate {
  return (view, options: RunOptions) => {
    const outermost = budget.depth === 0;
    if (outermost) Object.assign(budget, { work: 0, output: 0 });
    const stop = (): never => {
      throw templatesError([toExcessProblem(excessAt('TEMPLATE_RUNAWAY', sheet.file, sheet.text, { line: 1, column: 1 }), language)]);
    };
    if (budget.depth >= maxRunningChain) stop();
    const before = budget.size;
    budget.depth++;
    budget.size = size;
    try {
      // A part has them already, perhaps from another set: then this one is the base of that.
      const isPart = options.helpers !== undefined;
      const run: RunOptions = isPart ? options : { ...options, allowProtoPropertiesByDefault: false, allowProtoMethodsByDefault: false, helpers: { each: boundEach(budget, stop) } };
      const dressed = isPart ? view : dressView(view, options);
      const made = spend(budget, () => page(dressed, run), stop);
      // Handlebars has escaped the strings; what XML forbids altogether goes last, wherever it came from.
      return isPart || options.medium !== 'html' ? made : showControls(made);
    } finally {
      budget.depth--;
      budget.size = before;
    }
  };
}

/** Takes one turn of a block or part from the budget: what it may cost, and the text that is its own. */
function spend(budget: Budget, turn: () => string, stop: () => never): string {
  budget.work += budget.size;
  if (budget.work > maxWork) stop();
  const before = budget.output;
  const made = turn();
  budget.output = Math.max(budget.output, before + made.length);
  if (budget.output > maxOutput) stop();
  return made;
}

/** Handlebars' own `each`, every turn of it counted. */
function boundEach(budget: Budget, stop: () => never): Handlebars.HelperDelegate {
  const each = Handlebars.helpers['each'] as Handlebars.HelperDelegate;
  return function (this: unknown, list: unknown, options: Handlebars.HelperOptions): string {
    const fn: Handlebars.TemplateDelegate = (context, more) => spend(budget, () => options.fn(context, more), stop);
    return each.call(this, list, { ...options, fn }) as string;
  };
}

function templatesError(problems: readonly Problem[]): UserError {
  return new UserError('TEMPLATES_INVALID', {
    es: 'las plantillas no se pueden usar; faltas: {count}', ca: 'les plantilles no es poden fer servir; faltes: {count}', en: 'the templates cannot be used; faults: {count}',
  }, { count: problems.length }, { exitCode: 2, problems });
}
