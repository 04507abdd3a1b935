/** Titles of all tests, read from the sources of the tests themselves. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The title of a test or of a group of tests. */
export interface Title {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const testFolder = join(__dirname, '..');

/** Every literal first argument of `test`, `it` and `describe`, also after `.each(…)`. */
export function listTitles(): Title[] {
  const files = readdirSync(testFolder, { recursive: true }).map(String).filter((name) => name.endsWith('.test.ts')).sort();
  return files.flatMap((file) => listTitlesOf(file, readFileSync(join(testFolder, file), 'utf8')));
}

/** Titles in one source text. */
export function listTitlesOf(file: string, text: string): Title[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const titles: Title[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(test|it|describe)\b/.test(node.expression.getText(source))) {
      const title = titleText(node.arguments[0]);
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      if (title !== undefined) titles.push({ file, line: line + 1, text: title });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

function titleText(node: ts.Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.head.text : undefined;
}

/** The ids a title starts with: `DEF-04, DEF-06 …` gives both. */
export function leadingIds(title: string): string[] {
  const lead = /^(?:[A-Z]+[0-9]*-?\d+(?:\s*[,/+]\s*|\s+(?:and\s+)?|$|:\s*))+/.exec(title)?.[0] ?? '';
  return lead.match(/[A-Z]+[0-9]*-\d+/g) ?? [];
}
