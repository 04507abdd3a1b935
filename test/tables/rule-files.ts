/** The rule texts of `tables/rules/` and the ids of docs/rules.md, as tests need them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

/** Text of every file by name, fresh. */
export function readRuleFiles(): Record<string, string> {
  const folder = join(root, 'tables', 'rules');
  return Object.fromEntries(readdirSync(folder).filter((name) => name.endsWith('.yaml')).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** The ids docs/rules.md defines, in its order: at the start of a list item or of a table row. */
export function readSpecificationIds(): string[] {
  const text = readFileSync(join(root, 'docs', 'rules.md'), 'utf8');
  return [...text.matchAll(/^(?:- \*\*|\| )([A-Z][A-Z0-9]*-\d{2})\b/gm)].map((match) => match[1] as string);
}

/** The text of docs/rules.md from one id to the next. */
export function readSpecificationEntries(): Map<string, string> {
  const entries = new Map<string, string>();
  let current: string | null = null;
  for (const line of readFileSync(join(root, 'docs', 'rules.md'), 'utf8').split('\n')) {
    const id = /^(?:- \*\*|\| )([A-Z][A-Z0-9]*-\d{2})\b/.exec(line)?.[1];
    if (id !== undefined) current = id;
    else if (line.startsWith('#')) current = null;
    if (current !== null) entries.set(current, `${entries.get(current) ?? ''}${line}\n`);
  }
  return entries;
}
