/** The house rules in force, grouped by why each is open, with what was changed marked by a bar. */
import type { Content } from 'pdfmake/interfaces';
import { clean, ruleId } from '../core/flow';
import type { PackView } from './pack-content';

/** The lines of a list of house rules. */
export function houseRuleLines(groups: PackView['public']['houseRules'], points: number): Content[] {
  return groups.flatMap(({ note, rules }): Content[] => {
    const [first, ...rest] = rules.map((rule) => ruleLine(rule, points));
    const title: Content = { text: clean(note), italics: true, fontSize: points, margin: [0, 4, 0, 3] };
    return [{ stack: [title, ...(first === undefined ? [] : [first])], unbreakable: true }, ...rest];
  });
}

function ruleLine({ question, answer, change, rule }: PackView['public']['houseRules'][number]['rules'][number], points: number): Content {
  const changed = change !== '';
  return {
    stack: [{ text: [`${clean(question)} `, { text: clean(answer), bold: true }, ...(changed ? [' (', { text: clean(change), bold: true }, ')'] : []), ruleId(rule)], fontSize: points }],
    unbreakable: true,
    margin: [0, 0, 0, 4],
  };
}
