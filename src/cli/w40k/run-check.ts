/** Runs one check: exit 0 when the rules have nothing against it, 1 when they say no. */
import { fillWords } from '../../combat/notation';
import type { Check, Finding } from '../../combat/w40k/check';
import type { W40kRules } from '../../combat/w40k/schema';
import { loadCombatRules } from '../../io/load-combat';
import type { CommandContext } from '../context';
import { findColumns } from '../find-columns';
import { w40kMessages as words } from '../messages/w40k';
import type { ToldFacts } from '../odds/gather-facts';
import { wrapText } from '../rules/wrap-text';
import { makeVisible } from '../visible-text';
import { readCheckFacts, readNames } from './read-check';

/** What the command line said. */
export type CheckFlags = ToldFacts & { readonly json?: boolean };

/** The findings on stdout, each with its rule, and whether all is fine on stderr. */
export async function runCheck(check: Check, names: readonly string[], flags: CheckFlags, context: CommandContext): Promise<void> {
  const facts = readCheckFacts(check, flags, context);
  const units = readNames(names);
  const findings = check.check(facts, await loadCombatRules('w40k') as W40kRules, units);
  const breaches = findings.filter(({ kind }) => kind === 'breach').length;
  context.exitCode = breaches === 0 ? 0 : 1;
  if (flags.json) {
    const told = findings.map((finding) => ({ kind: finding.kind, rules: finding.rules, text: tellFinding(finding, context) }));
    context.out(`${JSON.stringify({ check: check.id, rules: check.rules, language: context.language, facts, ...(units.length > 0 ? { names: units } : {}), ok: breaches === 0, findings: told }, null, 2)}\n`);
    return;
  }
  const { say, outStyle } = context;
  context.out(`${[outStyle.bold(say(check.name)), ...findings.flatMap((finding) => formatFinding(finding, context))].join('\n')}\n`);
  if (findings.some(({ kind }) => kind !== 'note')) context.note(say(breaches === 0 ? words.allFine : words.broken, { count: breaches }));
}

function tellFinding({ text, values = {} }: Finding, { language }: CommandContext): string {
  return fillWords(text, values)[language];
}

/** `  no  …` for what the rules refuse, `  sí  …` for what they allow, `  -   …` for what is worth knowing. */
function formatFinding(finding: Finding, context: CommandContext): string[] {
  const { say, outStyle } = context;
  const mark = finding.kind === 'note' ? '-' : say(words[finding.kind]);
  const width = Math.max(40, Math.min(100, findColumns(context.terminal.stdout) ?? 80));
  const lines = wrapText(`${makeVisible(tellFinding(finding, context))} [${finding.rules.join(', ')}]`, width - 7);
  const style = finding.kind === 'breach' ? outStyle.red : (line: string): string => line;
  return lines.map((line, at) => style(`  ${(at === 0 ? mark : '').padEnd(5)}${line}`));
}
