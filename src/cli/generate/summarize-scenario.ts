import type { ScenarioDocument } from '../../session/scenario-document';
import type { CommandContext } from '../context';
import { scenarioMessages } from '../messages/scenarios';
import { summaryMessages } from '../messages/summary';
import { makeVisible } from '../visible-text';
import type { GenerateFlags } from './options';
import type { ScenarioReport } from './run-scenario';

/** The summary of one scenario as lines for the terminal: its boards, what to print, what to keep closed, how to repeat it. */
export function summarizeScenario(report: ScenarioReport, document: ScenarioDocument, { paper }: GenerateFlags, context: CommandContext): string {
  const { say, style, language } = context;
  const title = [style.bold(makeVisible(document.scenario.name[language])), say(summaryMessages.tag, { tag: report.tag })].join(' · ');
  const [sheet, scenario] = report.papers as [string, string];
  const rows: readonly (readonly [string, string])[] = [
    [say(summaryMessages.folder), `${style.bold(makeVisible(report.folder))} (${say(summaryMessages[report.outcome])})`],
    [say(scenarioMessages.boards), report.boards.map(({ folder, tag }) => `${folder}/ (${say(summaryMessages.tag, { tag })})`).join(', ')],
    [say(summaryMessages.print), say(report.secrecy === 'sealed' ? scenarioMessages.printHow : scenarioMessages.printOpen, { file: sheet, paper: paper === 'letter' ? 'Letter' : 'A4' })],
    [say(report.secrecy === 'master' ? summaryMessages.forMaster : report.secrecy === 'defender' ? summaryMessages.forDefender : summaryMessages.afterwards), scenario],
    [say(summaryMessages.repeat), style.cyan(makeVisible(report.command))],
  ];
  const width = Math.max(...rows.map(([heading]) => heading.length)) + 2;
  return [title, ...rows.map(([heading, text]) => `  ${heading.padEnd(width)}${text}`)].join('\n');
}
