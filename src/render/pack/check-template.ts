/** Reads one template and finds what it may not hold: it stays a form to fill in, never a program. */
import Handlebars from 'handlebars';
import type { TemplateFault, TemplateFaultCode } from './template-faults';
import { faultAt } from './template-faults';

/** Block commands and the one lookup that templates may use; they all come with Handlebars. */
export const templateHelpers = ['if', 'unless', 'each', 'with', 'lookup'] as const;

/** A template that was read: its faults and the parts it includes, with the line of each. */
export interface CheckedTemplate {
  readonly faults: readonly TemplateFault[];
  readonly parts: readonly { readonly name: string; readonly line: number; readonly column: number }[];
}

const helpers = new Set<string>(templateHelpers);
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
  const parts: { name: string; line: number; column: number }[] = [];
  let tree: Node;
  try {
    tree = Handlebars.parse(text) as unknown as Node;
  } catch (error) {
    return { faults: [syntaxFault(file, text, error)], parts };
  }
  const tell = (code: TemplateFaultCode, node: Node, values?: TemplateFault['values']): void => {
    faults.push(faultAt(code, file, text, lineOf(node), columnOf(node), values));
  };
  walk(tree, (node) => checkNode(node, tell, parts));
  return { faults, parts };
}

type Tell = (code: TemplateFaultCode, node: Node, values?: TemplateFault['values']) => void;

function checkNode(node: Node, tell: Tell, parts: { name: string; line: number; column: number }[]): void {
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

/** Anything with arguments is a call of a helper, and there are few of them. */
function checkCall(node: Node, tell: Tell): void {
  const path = node['path'] as Node;
  const called = (node['params'] as readonly unknown[]).length > 0 || node['hash'] !== undefined || node.type === 'SubExpression';
  const name = String(path['original']);
  if (called && !helpers.has(name)) tell('TEMPLATE_HELPER', node, { name, known: templateHelpers.join(', ') });
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'loc') continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit);
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
