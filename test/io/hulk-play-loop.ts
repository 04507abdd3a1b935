/** A process that plays on and on, until it is killed: `hulk-play-loop FILE RULES`. It says how many actions are safe. */
import { readFileSync } from 'node:fs';
import { applyHulkAction } from '../../src/combat/hulk/apply-hulk-action';
import type { HulkRules } from '../../src/combat/hulk/rules';
import { readHulkFile, writeHulkFile } from '../../src/io/hulk-file';

async function playOn(path: string, rules: HulkRules): Promise<void> {
  const access = { path, cwd: process.cwd(), language: 'en' } as const;
  for (;;) {
    const { saved, state, text } = await readHulkFile(access, rules);
    const action = { type: 'enemy' } as const;
    if (!applyHulkAction(state, action, rules).ok) throw new Error('refused');
    const actions = [...saved.actions, action];
    writeHulkFile(access, { ...saved, actions }, text);
    process.stdout.write(`${actions.length}\n`);
  }
}

const [path, rules] = process.argv.slice(2) as [string, string];
void playOn(path, JSON.parse(readFileSync(rules, 'utf8')) as HulkRules);
