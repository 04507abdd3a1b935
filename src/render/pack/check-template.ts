/** Reads one template and finds what it may not hold: it stays a form to fill in, never a program. */
import Handlebars from 'handlebars';
import type { Message, Problem } from '../../errors';
import { fillMessage } from '../../errors';
import type { Language } from '../../tables/ruleset';
import type { TemplateFault, TemplateFaultCode } from './template-faults';
import { faultAt } from './template-faults';

/** Block commands and the one lookup that templates may use; they all come with Handlebars. */
export const templateHelpers = ['if', 'unless', 'each', 'with', 'lookup'] as const;

/** A part that a template includes, and where. */
export interface IncludedPart {
  readonly name: string;
  readonly line: number;
  readonly column: number;
}

/** A template that was read: its faults, what it has too much of, the parts it includes and how many nodes it has. */
export interface CheckedTemplate {
  readonly faults: readonly TemplateFault[];
  readonly excesses: readonly TemplateExcess[];
  readonly parts: readonly IncludedPart[];
  readonly size: number;
}

/** Deepest nesting of blocks that repeat or change the context; the shipped templates have 3. */
const maxLoops = 6;

/** Deepest nesting of the tree itself, which the walk and Handlebars' compiler follow by recursion. */
const maxTree = 100;

const excessWords = {
  TEMPLATE_ARGUMENTS: {
    message: { es: '«{name}» lleva aquí un número de argumentos que no es el suyo ({count})', ca: '«{name}» porta aquí un nombre d’arguments que no és el seu ({count})', en: '“{name}” does not have its number of arguments here ({count})' },
    remedy: { es: 'Escribe {{#if valor}}, {{#each lista}}, {{lookup valor clave}}.', ca: 'Escriu {{#if valor}}, {{#each llista}}, {{lookup valor clau}}.', en: 'Write {{#if value}}, {{#each list}}, {{lookup value key}}.' },
  },
  TEMPLATE_NESTING: {
    message: { es: 'hay demasiados bloques uno dentro de otro; límite: {limit}', ca: "hi ha massa blocs l'un dins l'altre; límit: {limit}", en: 'too many blocks inside one another; limit: {limit}' },
    remedy: { es: 'Quita niveles.', ca: 'Treu nivells.', en: 'Take levels out.' },
  },
  TEMPLATE_ROOT: {
    message: { es: '{{#each}} no puede recorrer @root entero', ca: '{{#each}} no pot recórrer tot @root', en: '{{#each}} cannot go through all of @root' },
    remedy: { es: 'Nombra la lista: {{#each discoveries}}.', ca: 'Anomena la llista: {{#each discoveries}}.', en: 'Name the list: {{#each discoveries}}.' },
  },
  TEMPLATE_CHAIN: {
    message: { es: 'por «{name}» las partes se incluyen unas a otras en más de {limit} niveles', ca: "per «{name}» les parts s'inclouen les unes a les altres en més de {limit} nivells", en: 'through “{name}” parts include one another over {limit} levels deep' },
    remedy: { es: 'Junta partes o rompe el círculo.', ca: 'Ajunta parts o trenca el cercle.', en: 'Join parts, or break the circle.' },
  },
  TEMPLATE_EXPANSION: {
    message: { es: 'la plantilla incluye partes más de {limit} veces en total', ca: 'la plantilla inclou parts més de {limit} vegades en total', en: 'the template includes parts over {limit} times in all' },
    remedy: { es: 'Incluye cada parte una vez y repítela con {{#each}}.', ca: 'Inclou cada part una vegada i repeteix-la amb {{#each}}.', en: 'Include each part once and repeat it with {{#each}}.' },
  },
  TEMPLATE_RUNAWAY: {
    message: { es: 'rellenar las plantillas da demasiado trabajo o demasiado texto', ca: 'omplir les plantilles dona massa feina o massa text', en: 'filling in the templates takes too much work or makes too much text' },
    remedy: { es: 'Mira qué bloque {{#each}} o qué parte se repite de más.', ca: 'Mira quin bloc {{#each}} o quina part es repeteix de més.', en: 'See which {{#each}} block or which part is repeated too often.' },
  },
  TEMPLATE_FAILED: {
    message: { es: 'la plantilla no se puede rellenar con estos valores', ca: 'la plantilla no es pot omplir amb aquests valors', en: 'the template cannot be filled in with these values' },
    remedy: { es: 'Compara lo que pide con docs/templates.md.', ca: 'Compara el que demana amb docs/templates.md.', en: 'Compare what it asks for with docs/templates.md.' },
  },
} as const satisfies Record<string, { readonly message: Message; readonly remedy: Message }>;

/** Code of a limit that a template goes over, or of a failure when it is filled in. */
export type TemplateExcessCode = keyof typeof excessWords;

/** A limit that a template goes over, with its place. */
export type TemplateExcess = Omit<TemplateFault, 'code'> & { readonly code: TemplateExcessCode };

/** An excess at a line and column (1-based) of a text. */
export function excessAt(code: TemplateExcessCode, file: string, text: string, { line, column }: { readonly line: number; readonly column: number }, values?: TemplateFault['values']): TemplateExcess {
  return { ...faultAt('TEMPLATE_CONSTRUCT', file, text, line, column, values), code };
}

/** The excess in the user's language. */
export function toExcessProblem(excess: TemplateExcess, language: Language): Problem {
  const { message, remedy } = excessWords[excess.code];
  return { code: excess.code, message: fillMessage(message[language], excess.values ?? {}), remedy: remedy[language], place: excess.place, excerpt: excess.excerpt };
}

/** How many arguments each command takes. */
const argumentCounts: Readonly<Record<(typeof templateHelpers)[number], number>> = { if: 1, unless: 1, each: 1, with: 1, lookup: 2 };

/** Commands that Handlebars has besides and runs by their bare name. */
const hiddenHelpers = new Set(['log', 'helperMissing', 'blockHelperMissing']);

const helpers: ReadonlyMap<string, number> = new Map(Object.entries(argumentCounts));
const forbiddenParts = new Set(['__proto__', 'prototype', 'constructor', '__defineGetter__', '__defineSetter__', '__lookupGetter__', '__lookupSetter__']);

/** What the walk needs of a node of Handlebars' tree. */
interface Node {
  readonly type: string;
  readonly loc?: { readonly start: { readonly line: number; readonly column: number } };
  readonly [key: string]: unknown;
}

/** Parses a template and checks every node of it. */
export function checkTemplate(file: string, text: string): CheckedTemplate {
  const faults: TemplateFault[] = [];
  const excesses: TemplateExcess[] = [];
  const parts: IncludedPart[] = [];
  let size = 0;
  const deep = findTooDeep(text);
  if (deep) return { faults, excesses: [excessAt('TEMPLATE_NESTING', file, text, deep, { limit: maxTree })], parts, size };
  let tree: Node;
  try {
    tree = Handlebars.parse(text) as unknown as Node;
  } catch (error) {
    return { faults: [syntaxFault(file, text, error)], excesses, parts, size };
  }
  const tell: Tell = (code, node, values) => {
    if (isExcess(code)) excesses.push(excessAt(code, file, text, { line: lineOf(node), column: columnOf(node) }, values));
    else faults.push(faultAt(code, file, text, lineOf(node), columnOf(node), values));
  };
  walk(tree, 0, 0, tell, (node) => {
    size++;
    checkNode(node, tell, parts);
  });
  return { faults, excesses, parts, size };
}

/** Where blocks first stand too deep inside one another, counted before Handlebars reads them: its own reading takes minutes. */
function findTooDeep(text: string): { readonly line: number; readonly column: number } | null {
  let depth = 0;
  for (const { 1: mark, index } of text.matchAll(/\{\{\{?~?\s*([#^/])/g)) {
    depth += mark === '/' ? -1 : 1;
    if (depth <= maxTree) continue;
    const before = text.slice(0, index).split('\n');
    return { line: before.length, column: before.at(-1)!.length + 1 };
  }
  return null;
}

type Tell = (code: TemplateFaultCode | TemplateExcessCode, node: Node, values?: TemplateFault['values']) => void;

function isExcess(code: TemplateFaultCode | TemplateExcessCode): code is TemplateExcessCode {
  return Object.hasOwn(excessWords, code);
}

function checkNode(node: Node, tell: Tell, parts: IncludedPart[]): void {
  switch (node.type) {
    case 'MustacheStatement':
      if (node['escaped'] === false) tell('TEMPLATE_UNESCAPED', node);
      checkCall(node, tell);
      return;
    case 'BlockStatement':
    case 'SubExpression':
      checkCall(node, tell);
      return;
    case 'PartialStatement': {
      const name = node['name'] as Node;
      if (name.type !== 'PathExpression') tell('TEMPLATE_CONSTRUCT', node);
      else parts.push({ name: String(name['original']), line: lineOf(node), column: columnOf(node) });
      return;
    }
    case 'PathExpression':
      for (const part of node['parts'] as readonly string[]) if (forbiddenParts.has(part)) tell('TEMPLATE_PATH', node, { name: String(node['original']) });
      return;
    case 'PartialBlockStatement':
    case 'Decorator':
    case 'DecoratorBlock':
      tell('TEMPLATE_CONSTRUCT', node);
  }
}

/** Anything with arguments and every block is a call of a helper, and there are few of them. */
function checkCall(node: Node, tell: Tell): void {
  const params = node['params'] as readonly Node[];
  const name = nameOf(node['path'] as Node);
  const called = params.length > 0 || node['hash'] !== undefined || node.type !== 'MustacheStatement';
  const count = helpers.get(name);
  if (count === undefined) {
    if (called || hiddenHelpers.has(name)) tell('TEMPLATE_HELPER', node, { name, known: templateHelpers.join(', ') });
    return;
  }
  if (params.length !== count) tell('TEMPLATE_ARGUMENTS', node, { name, count: params.length });
  else if (name === 'each' && params[0]?.['data'] === true && params[0]['original'] === '@root') tell('TEMPLATE_ROOT', node);
}

/** The name by which Handlebars would look for a helper: `[if]` and `"if"` are `if` too, `./if` is a value. */
function nameOf(path: Node): string {
  const original = String(path['original']);
  const parts = path['parts'] as readonly string[] | undefined;
  const simple = parts?.length === 1 && path['depth'] === 0 && path['data'] !== true && !/^\.|^this\b/.test(original);
  return simple ? String(parts[0]) : original;
}

function walk(node: Node, depth: number, loops: number, tell: Tell, visit: (node: Node) => void): void {
  const inside = loops + (node.type === 'BlockStatement' && ['each', 'with'].includes(nameOf(node['path'] as Node)) ? 1 : 0);
  if (depth > maxTree || inside > maxLoops) {
    tell('TEMPLATE_NESTING', node, { limit: inside > maxLoops ? maxLoops : maxTree });
    return;
  }
  visit(node);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'loc') continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, depth + 1, inside, tell, visit);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

/** The parser names the line in its message; the checks after it have line and column. */
function syntaxFault(file: string, text: string, error: unknown): TemplateFault {
  const found = error as { message?: string; lineNumber?: number; column?: number };
  const line = found.lineNumber ?? Number(/on line (\d+)/.exec(found.message ?? '')?.[1] ?? 1);
  return faultAt('TEMPLATE_SYNTAX', file, text, line, (found.column ?? 0) + 1);
}

function lineOf(node: Node): number {
  return node.loc?.start.line ?? 1;
}

function columnOf(node: Node): number {
  return (node.loc?.start.column ?? 0) + 1;
}
