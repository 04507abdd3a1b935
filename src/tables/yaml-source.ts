/**
 * A YAML file read with suspicion: size and alias limits, faults of YAML itself, and from any path back
 * to line and column. Loads `yaml`, which is heavy: import this file only from code loaded lazily.
 */
import { isAlias, isCollection, isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type Node, type Pair } from 'yaml';
import type { Message, Place } from '../errors';
import type { Fault, FaultPath } from './faults';
import { describeYamlError } from './yaml-error-words';
import { findYamlSurprise } from './yaml-surprises';

/** Longest file accepted, characters. The longest shipped one has some 30,000. */
export const maxFileLength = 400_000;
/** Levels of nesting; the deepest shipped file has nine. */
const maxDepth = 60;
const maxAliases = 20;
/** Longest line shown with a fault. */
const maxExcerpt = 500;
/** Nodes that aliases may stand for once unfolded. */
const maxUnfolded = 1000;

/** A file with its data and the means to point into it. */
export interface YamlSource {
  readonly file: string;
  /** Undefined when the text is not usable YAML. */
  readonly data: unknown;
  readonly faults: readonly Fault[];
  /** True when parts of the file may be lost, so that "missing" proves nothing. */
  readonly broken: boolean;
  locate(fault: Fault): { readonly place: Place; readonly excerpt: string };
}

/** Reads one text. Never throws on hostile input: what is wrong is in `faults`. */
export function readYamlSource(file: string, text: string, maxLength = maxFileLength): YamlSource {
  if (text.length > maxLength) return refuse({ code: 'YAML_TOO_LARGE', file, path: [], values: { limit: maxLength } }, text);
  const deep = findTooDeep(text);
  if (deep !== null) return refuse({ code: 'YAML_TOO_DEEP', file, path: [], offset: deep }, text);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false, prettyErrors: false, logLevel: 'error' });
  const tabs = listTabFaults(file, text, document, lines);
  const point: YamlSource['locate'] = (found) => locate(file, text, lines, found.offset ?? findOffset(document, found.path, found.at ?? 'value'));
  if (tabs.length > 0) return { file, data: undefined, faults: tabs, broken: true, locate: point };
  const oddKeys = findOddKeys(file, document);
  const faults = [...listSyntaxFaults(file, document, lines), ...findTags(file, document), ...oddKeys];
  const { data, fault } = toData(file, document);
  if (fault) faults.push(fault);
  else faults.push(...findEmptyKeys(file, document), ...findDuplicateKeys(file, document), ...findSurprises(file, document));
  const broken = document.errors.length > 0 || oddKeys.length > 0 || fault !== null;
  return {
    file,
    data: broken ? undefined : data,
    faults,
    broken,
    locate: point,
  };
}

/** The first complaint of each line: the others follow from it. */
function listSyntaxFaults(file: string, { errors }: Document.Parsed, lines: LineCounter): Fault[] {
  return tellOnce(file, errors.map((error) => ({ offset: error.pos[0], detail: describeYamlError(error) })), lines);
}

/** Tabs in the indent, where YAML complains of anything: it reads on as if they were not there, and whatever else it says may come from them. */
function listTabFaults(file: string, text: string, { errors }: Document.Parsed, lines: LineCounter): Fault[] {
  const detail = describeYamlError({ code: 'TAB_AS_INDENT', message: '' });
  return tellOnce(file, errors.flatMap(({ pos: [offset] }) => findTab(text, lines, offset) ?? []).map((offset) => ({ offset, detail })), lines);
}

/** One fault of a line, the first. */
function tellOnce(file: string, told: readonly { readonly offset: number; readonly detail: Message }[], lines: LineCounter): Fault[] {
  const seen = new Set<number>();
  return told.flatMap(({ offset, detail }): Fault[] => {
    const { line } = lines.linePos(offset);
    if (seen.has(line)) return [];
    seen.add(line);
    return [{ code: 'YAML_SYNTAX', file, path: [], offset, values: { detail } }];
  });
}

/** A tab in the indent of the line of an error, or of the next one, which YAML takes for more of the same; null: none. */
function findTab(text: string, lines: LineCounter, offset: number): number | null {
  const { line } = lines.linePos(offset);
  const found = [line, line + 1].flatMap((number) => {
    const start = lines.lineStarts[number - 1] ?? text.length;
    const indent = /^ *(?=\t\s*\S)/.exec(text.slice(start, start + maxExcerpt));
    return indent ? [start + indent[0].length] : [];
  });
  return found[0] ?? null;
}

function findTags(file: string, document: Document.Parsed): Fault[] {
  return document.warnings.map((warning): Fault => ({ code: 'YAML_TAG', file, path: [], offset: warning.pos[0] }));
}

function refuse(fault: Fault, text: string): YamlSource {
  const lines = new LineCounter();
  lines.addNewLine(0);
  const { offset = 0 } = fault;
  for (const { index } of text.slice(0, offset).matchAll(/\n/g)) lines.addNewLine(index + 1);
  return { file: fault.file, data: undefined, faults: [fault], broken: true, locate: () => locate(fault.file, text, lines, offset) };
}

/**
 * Where brackets or the dashes of one line nest beyond any table: the parser would need minutes, or
 * the whole stack. Brackets inside texts count too; texts close the ones they open. Null: nowhere.
 */
function findTooDeep(text: string): number | null {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    if (depth > maxDepth) return index;
  }
  const dashes = new RegExp(`^\\s*(?:[-?:]\\s+){${maxDepth}}`, 'm').exec(text);
  return dashes && dashes.index + dashes[0].trimEnd().length - 1;
}

/** Aliases are few and lead to something written before them, or the file is refused: they can unfold without end. */
function toData(file: string, document: Document.Parsed): { readonly data: unknown; readonly fault: Fault | null } {
  const refused = (node: Node | null, count: number): { data: unknown; fault: Fault } => ({
    data: undefined, fault: { code: 'YAML_ALIASES', file, path: [], offset: startOf(node), values: { count, limit: maxAliases } },
  });
  const aliases: Node[] = [];
  visit(document, { Alias: (_key, alias) => void aliases.push(alias) });
  if (aliases.length > maxAliases) return refused(aliases[maxAliases] ?? null, aliases.length);
  try {
    const data: unknown = document.toJS({ maxAliasCount: maxUnfolded });
    // An alias inside its own anchor makes a circle, which no check could walk.
    if (aliases.length > 0) JSON.stringify(data);
    return { data, fault: null };
  } catch (error) {
    if (aliases.length > 0 && (error instanceof ReferenceError || error instanceof TypeError)) return refused(aliases[0] ?? null, aliases.length);
    throw error;
  }
}

/** Keys that are lists or groups: a stray bracket or dash, and nothing after it can be trusted. */
function findOddKeys(file: string, document: Document.Parsed): Fault[] {
  const faults: Fault[] = [];
  visit(document, {
    Pair: (_key, pair) => {
      if (isCollection(pair.key)) faults.push({ code: 'YAML_KEY', file, path: [], offset: startOf(pair.key) });
    },
  });
  return faults;
}

/** Colons with no key before them, or with what YAML reads as nothing. */
function findEmptyKeys(file: string, document: Document.Parsed): Fault[] {
  const faults: Fault[] = [];
  visit(document, {
    Pair: (_key, pair) => {
      if (pair.key !== null && !(isScalar(pair.key) && pair.key.value === null)) return;
      const word = isScalar(pair.key) ? pair.key.source ?? '' : '';
      faults.push({ code: word === '' ? 'YAML_KEY_EMPTY' : 'YAML_KEY_NULL', file, path: [], offset: startOf(pair.key ?? pair.value), values: { word } });
    },
  });
  return faults;
}

function findDuplicateKeys(file: string, document: Document.Parsed): Fault[] {
  const faults: Fault[] = [];
  visit(document, {
    Map: (_key, map) => {
      const seen = new Map<string, number>();
      for (const pair of map.items) {
        const key = String(isScalar(pair.key) ? pair.key.value : pair.key);
        const before = seen.get(key);
        const offset = startOf(pair.key);
        if (before !== undefined) faults.push({ code: 'YAML_DUPLICATE_KEY', file, path: [], offset, values: { key } });
        else seen.set(key, offset);
      }
    },
  });
  return faults;
}

function findSurprises(file: string, document: Document.Parsed): Fault[] {
  const faults: Fault[] = [];
  visit(document, {
    Scalar: (_key, scalar) => {
      if (scalar.type !== 'PLAIN' || scalar.source === undefined) return;
      const surprise = findYamlSurprise(scalar.source);
      if (surprise) faults.push({ code: surprise.code, file, path: [], offset: startOf(scalar), values: { word: scalar.source, ...surprise.values } });
    },
  });
  return faults;
}

function startOf(node: unknown): number {
  return isNode(node) && node.range ? node.range[0] : 0;
}

/** Offset of the part a path leads to, or of the nearest part above it that exists. */
function findOffset(document: Document.Parsed, path: FaultPath, at: 'key' | 'value'): number {
  let node: unknown = document.contents;
  let offset = startOf(node);
  for (const [depth, key] of path.entries()) {
    const resolved: unknown = isAlias(node) ? node.resolve(document) : node;
    const step = stepInto(resolved, key);
    if (step === null) break;
    const last = depth === path.length - 1;
    offset = isPair(step) ? startOf(last && at === 'key' ? step.key : (step.value ?? step.key)) : startOf(step);
    node = isPair(step) ? step.value : step;
  }
  return offset;
}

function stepInto(node: unknown, key: string | number): Node | Pair | null {
  if (isMap(node)) return node.items.find((pair) => isScalar(pair.key) && String(pair.key.value ?? '') === String(key)) ?? null;
  if (isSeq(node) && typeof key === 'number') return (node.items[key] as Node | undefined) ?? null;
  return null;
}

function locate(file: string, text: string, lines: LineCounter, offset: number): { place: Place; excerpt: string } {
  const { line, col } = lines.linePos(offset);
  const start = lines.lineStarts[Math.max(line, 1) - 1] ?? 0;
  const excerpt = (/^[^\r\n]*/.exec(text.slice(start, start + maxExcerpt))?.[0] ?? '').replace(/\t/g, ' ');
  // A key that is not there begins with its line, to the library; to the eye, after the indent.
  const indent = col === 1 ? (/^ */.exec(excerpt)?.[0].length ?? 0) : 0;
  return { place: { file, line: Math.max(line, 1), column: Math.max(col, 1) + indent }, excerpt };
}
