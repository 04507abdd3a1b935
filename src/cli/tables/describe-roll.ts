/** A roll told step by step: dice, modifiers with their reasons, total, row, rule (T3). */
import { fillMessage } from '../../errors';
import type { Roll } from '../../dice/roll';
import type { Language, Ruleset } from '../../tables/ruleset';
import { tablesMessages as words } from '../messages/tables';
import { makeVisible } from '../visible-text';
import { describeResult, readLabel } from './describe-result';

/** One line a table rolled on, and the result. */
export function describeRoll(roll: Roll, ruleset: Ruleset, language: Language): string[] {
  const lines: string[] = [];
  let step: Roll = roll;
  for (;;) {
    lines.push(describeStep(step, ruleset, language));
    if (!step.then) break;
    step = step.then;
  }
  return [...lines, fillMessage(words.result[language], { result: describeResult(ruleset.labels, step.result ?? '', step.value, language) })];
}

function describeStep(roll: Roll, ruleset: Ruleset, language: Language): string {
  const table = ruleset.tables[roll.table];
  const dice = `${table?.dice ?? ''}: ${roll.dice.join(' + ')}`;
  const modifiers = roll.modifiers.map(({ value, reason, rule }) => `${value < 0 ? '−' : '+'}${Math.abs(value)} (${readLabel(ruleset.labels, reason, language)} [${rule}])`);
  const parts = [dice, ...modifiers].join(' ');
  const total = fillMessage(words.total[language], { total: String(roll.total).replace('-', '−') });
  const row = fillMessage(words.row[language], { row: roll.row, rule: roll.rule });
  return `${makeVisible(table?.title[language] ?? roll.table)} · ${parts} → ${total} → ${row}`;
}
