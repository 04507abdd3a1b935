/** The documents a reader sees, and the fenced blocks in them. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the project. */
export const root = join(__dirname, '../..');

/** True when a run is to bring the documents and examples up to date instead of checking them. */
export const updating = process.env['UPDATE_EXAMPLES'] === '1';

/** Every Markdown document by its path from the root; the papers under examples/ are the program's, not ours. */
export function listDocs(): string[] {
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  return ['README.md', 'README.es.md', 'README.ca.md', 'examples/README.md', ...docs.map((name) => `docs/${name.replaceAll('\\', '/')}`).sort()];
}

/** Text of a document. */
export function readDoc(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Replaces a document, when it changes. */
export function writeDoc(path: string, text: string): void {
  if (readDoc(path) !== text) writeFileSync(join(root, path), text);
}

/** A fenced block: the first word after the fence, the `name=value` words after it, and what it holds. */
export interface Block {
  readonly language: string;
  readonly words: Readonly<Record<string, string>>;
  readonly text: string;
  /** Where `text` starts in the document. */
  readonly at: number;
}

/** The fenced blocks of a document in their order. */
export function findBlocks(doc: string): Block[] {
  return [...doc.matchAll(/^```(\S+)([^\n]*)\n([\s\S]*?)^```$/gm)].map((match) => ({
    language: match[1]!,
    words: Object.fromEntries(match[2]!.trim().split(/\s+/).filter((word) => word.includes('=')).map((word) => word.split('=') as [string, string])),
    text: match[3]!,
    at: match.index + match[0].indexOf('\n') + 1,
  }));
}

/** The document with the text of one block replaced. */
export function replaceBlock(doc: string, block: Block, text: string): string {
  return doc.slice(0, block.at) + text + doc.slice(block.at + block.text.length);
}

/** A document without its fenced blocks. */
export function withoutBlocks(doc: string): string {
  return doc.replace(/^```\S*[^\n]*\n[\s\S]*?^```$/gm, '');
}
