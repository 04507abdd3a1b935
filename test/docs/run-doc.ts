/** Runs the commands of one document in their order, in a folder of their own, as a reader would. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Block } from './read-docs';
import { findBlocks, readDoc, replaceBlock } from './read-docs';
import type { Seen } from './run-line';
import { runLine } from './run-line';
import { splitLine } from './shell-words';

/** Commands of other programs that the documents may name; they are the reader's own, or scripts of package.json. */
const otherCommands = [
  /^npm (?:ci|cit|test|run bench|run build)$/, /^npm i -g \.$/, /^npm uninstall -g plasma-wall$/, /^git clone \S+ plasma-wall$/, /^cd plasma-wall$/, /^git pull$/,
  /^node (?:--version|docs\/make-images\.mjs)$/, /^git --version$/, /^winget install (?:OpenJS\.NodeJS\.LTS|Git\.Git)$/, /^npx jest test\/docs(?:\/examples)?$/,
];

/** What running a document showed. */
export interface DocRun {
  /** Every command of ours that ran, as written, and what came of it. */
  readonly commands: readonly (Seen & { readonly line: string })[];
  /** Lines that are neither ours nor of a program named above. */
  readonly unknown: readonly string[];
  /** The document with the output it shows brought up to date. */
  readonly text: string;
}

/** Runs the `sh` and `console` blocks of a document; blocks with `file=NAME` are written first where they stand. */
export async function runDoc(path: string): Promise<DocRun> {
  const cwd = mkdtempSync(join(tmpdir(), 'plasma-wall-docs-'));
  const commands: (Seen & { line: string })[] = [];
  const unknown: string[] = [];
  const runWords = async (line: string, words: readonly string[]): Promise<string> => {
    const argv = argvOf(words);
    if (!argv) {
      if (!isOther(words)) unknown.push(line);
      return '';
    }
    const seen = await runLine(argv, cwd);
    commands.push({ line, ...seen });
    return seen.text;
  };
  let text = readDoc(path);
  try {
    for (let at = 0; at < findBlocks(text).length; at += 1) {
      const block = findBlocks(text)[at]!;
      if (block.words['file'] !== undefined) writeFileSync(join(cwd, block.words['file']), block.text);
      if (block.language === 'sh') for (const line of block.text.split('\n')) for (const words of splitLine(line)) await runWords(line, words);
      if (block.language === 'console') text = replaceBlock(text, block, await runSession(block, runWords));
    }
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
  return { commands, unknown, text };
}

/** What a `console` block shows when its commands run here. */
async function runSession(block: Block, runWords: (line: string, words: readonly string[]) => Promise<string>): Promise<string> {
  const shown: string[] = [];
  for (const line of block.text.split('\n').filter((row) => row.startsWith('$ '))) {
    shown.push(line);
    for (const words of splitLine(line.slice(2))) shown.push((await runWords(line, words)).trimEnd());
  }
  return `${shown.join('\n')}\n`;
}

/** The arguments of a command of ours; null for another program's. */
function argvOf(words: readonly string[]): readonly string[] | null {
  if (words[0] === 'plasma-wall') return words.slice(1);
  return words[0] === 'npx' && words[1] === 'plasma-wall' ? words.slice(2) : null;
}

function isOther(words: readonly string[]): boolean {
  // Without the variables set for one command.
  const line = words.slice(words.findIndex((word) => !/^[A-Z_]+=/.test(word))).join(' ');
  return otherCommands.some((known) => known.test(line));
}
