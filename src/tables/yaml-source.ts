/**
 * A YAML file read with suspicion: size and alias limits, faults of YAML itself, and from any path back
 * to line and column. Loads `yaml`, which is heavy: import this file only from code loaded lazily.
 */
import { isAlias, isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type Node, type Pair } from 'yaml';
import type { Place } from '../errors';
import type { Fault, FaultPath } from './faults';
import { findYamlSurprise } from './yaml-surprises';

/** Longest file accepted, characters. The longest shipped one has some 30,000. */
export const maxFileLength = 400_000;
const maxAliases = 20;

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
export function readYamlSource(file: string, text: string): YamlSource {
  const lines = new LineCounter();
  if (text.length > maxFileLength) return refuse(file, text, { code: 'YAML_TOO_LARGE', file, path: [], values: { limit: maxFileLength } });
  let document: Document.Parsed;
  try {
    document = parseDocument(text, { lineCounter: lines, uniqueKeys: false, prettyErrors: false });
  } catch (error) {
    // Thousands of nested brackets exhaust the parser's stack.
    if (error instanceof RangeError) return refuse(file, text, { code: 'YAML_TOO_DEEP', file, path: [] });
    throw error;
  }
  const faults: Fault[] = document.errors.map((error): Fault => ({ code: 'YAML_SYNTAX', file, path: [], offset: error.pos[0], values: { detail: error.message.split('\n')[0] ?? '' } }));
  for (const warning of document.warnings) faults.push({ code: 'YAML_TAG', file, path: [], offset: warning.pos[0], values: { detail: warning.message.split('\n')[0] ?? '' } });
  const aliases = countAliases(document);
  if (aliases > maxAliases) faults.push({ code: 'YAML_ALIASES', file, path: [], values: { count: aliases, limit: maxAliases } });
  else faults.push(...findDuplicateKeys(file, document), ...findSurprises(file, document));
  const broken = document.errors.length > 0 || aliases > maxAliases;
  return {
    file,
    data: broken ? undefined : toData(document),
    faults,
    broken,
    locate: (fault) => locate(file, text, lines, fault.offset ?? findOffset(document, fault.path, fault.at ?? 'value')),
  };
}

function refuse(file: string, text: string, fault: Fault): YamlSource {
  const lines = new LineCounter();
  lines.addNewLine(0);
  return { file, data: undefined, faults: [fault], broken: true, locate: () => locate(file, text.slice(0, 200), lines, 0) };
}

function toData(document: Document.Parsed): unknown {
  return document.toJS({ maxAliasCount: 1000 });
}

function countAliases(document: Document.Parsed): number {
  let count = 0;
  visit(document, { Alias: () => { count += 1; } });
  return count;
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
  if (isMap(node)) return node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(key)) ?? null;
  if (isSeq(node) && typeof key === 'number') return (node.items[key] as Node | undefined) ?? null;
  return null;
}

function locate(file: string, text: string, lines: LineCounter, offset: number): { place: Place; excerpt: string } {
  const { line, col } = lines.linePos(offset);
  const excerpt = (text.split(/\r\n|\r|\n/, line)[line - 1] ?? '').replace(/\t/g, ' ').slice(0, 160);
  return { place: { file, line: Math.max(line, 1), column: Math.max(col, 1) }, excerpt };
}
