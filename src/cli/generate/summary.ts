import type { WriteOutcome } from '../../io/write-file';
import { formatX } from '../../render/number-format';
import type { RenderOptions, RendererEntry, Secrecy } from '../../render/renderer';
import type { Ratio, SessionDocument } from '../../session/document';
import type { Message } from '../../errors';
import type { CommandContext } from '../context';
import { summaryMessages as words } from '../messages/summary';
import { makeVisible } from '../visible-text';
import type { Note } from './list-notes';
import type { GroupReport } from './tell-group';

/** One paper of a session and who may see it. */
export interface PaperReport {
  readonly file: string;
  readonly audience: RendererEntry['audience'];
}

/** What `generate` tells about one session, on the terminal and with `--json`. */
export interface SessionReport {
  readonly mission: string;
  readonly seed: string;
  readonly tag: string;
  readonly x: Ratio | null;
  readonly secrecy: Secrecy;
  readonly language: RenderOptions['language'];
  readonly folder: string;
  readonly outcome: WriteOutcome;
  readonly papers: readonly PaperReport[];
  readonly command: string;
  /** The command that prints the session with the troops of `--forces`, which it does not hold; only where there were some. */
  readonly printCommand?: string;
  readonly share: string;
  readonly notes: readonly Note[];
  /** The log of the group, when one was read. */
  readonly campaign?: GroupReport;
}

/** Paper that is printed; the others are for screens. */
const printedPaper = 'pack.html';

const headings: Readonly<Record<Secrecy, Readonly<Record<RendererEntry['audience'], Message>>>> = {
  sealed: { everyone: words.forBoth, defender: words.forDefender, afterwards: words.afterwards },
  defender: { everyone: words.forBoth, defender: words.forDefender, afterwards: words.forDefender },
  master: { everyone: words.forBoth, defender: words.forDefender, afterwards: words.forMaster },
};

/** The summary of one session as lines for the terminal: what to print, what to keep closed, how to repeat it. */
export function summarizeSession(report: SessionReport, document: SessionDocument, options: RenderOptions, context: CommandContext): string {
  const { say, style, language } = context;
  const x = report.x ? [`X ${formatX(report.x, language)}`] : [];
  const title = [style.bold(makeVisible(document.mission.name[language])), ...x, say(words.tag, { tag: report.tag })].join(' · ');
  const row = (heading: string, text: string): string => `  ${heading.padEnd(columnWidth(context))}${text}`;
  const lines = [title, row(say(words.folder), `${style.bold(makeVisible(report.folder))} (${say(words[report.outcome])})`)];
  lines.push(row(say(words.print), say(report.secrecy === 'sealed' ? words.printHow : words.printBy[report.secrecy], { file: printedPaper, paper: options.paper === 'a4' ? 'A4' : 'Letter' })));
  for (const [heading, files] of groupPapers(report, context)) lines.push(row(heading, files.join(', ')));
  if (report.printCommand !== undefined) lines.push(row(say(words.troops), say(words.troopsHow, { command: style.cyan(makeVisible(report.printCommand)) })));
  lines.push(row(say(words.repeat), style.cyan(makeVisible(report.command))));
  return lines.join('\n');
}

/** One of many sessions: its folder, what became of it, its tag. */
export function summarizeInLine(report: SessionReport, { say }: CommandContext): string {
  return `  ${makeVisible(report.folder)} (${say(words[report.outcome])}) · ${say(words.tag, { tag: report.tag })}`;
}

/** Papers by who may see them, in the order of the headings. */
function groupPapers(report: SessionReport, { say }: CommandContext): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const audience of ['everyone', 'defender', 'afterwards'] as const) {
    const heading = say(headings[report.secrecy][audience]);
    const files = report.papers.filter((paper) => paper.audience === audience && paper.file !== printedPaper).map(({ file }) => file);
    if (files.length > 0) groups.set(heading, [...(groups.get(heading) ?? []), ...files]);
  }
  return groups;
}

/** Width of the column of headings, so that the texts stand in line. */
function columnWidth({ say }: CommandContext): number {
  const all = [words.folder, words.print, words.repeat, words.troops, words.forBoth, words.forDefender, words.forMaster, words.afterwards];
  return Math.max(...all.map((message) => say(message).length)) + 2;
}
