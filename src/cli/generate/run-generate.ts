import { fileMessages } from '../../io/messages';
import { serializeSession, sessionFileName } from '../../io/session-file';
import { findChangedTables } from '../../io/tables-changed';
import { writeFolder } from '../../io/write-folder';
import type { RenderOptions } from '../../render/renderer';
import type { Ratio, SessionDocument } from '../../session/document';
import { encodeShare } from '../../session/share';
import { chooseTheme } from '../choose-theme';
import type { CommandContext } from '../context';
import { expectShortRun } from '../expect-short-run';
import { findColumns } from '../find-columns';
import { findRenderer, papers } from '../find-renderer';
import { readForces, useOf } from '../force/read-forces';
import { loadTemplates } from '../load-templates';
import { summaryMessages } from '../messages/summary';
import { checkFlags } from './check-flags';
import { listNotes } from './list-notes';
import type { Note } from './list-notes';
import { makeDocuments } from './make-documents';
import { fillFlags } from './group-defaults';
import type { GroupFlags } from './group-defaults';
import type { GenerateFlags } from './options';
import { planSessions } from './plan-sessions';
import type { SessionPlan } from './plan-sessions';
import { sharesScenario } from './read-share';
import { chooseRenderOptions, listSessionFiles, nameFolder, sessionFileNames } from './session-files';
import type { SheetInputs } from './session-files';
import { showProgress } from './show-progress';
import { summarizeInLine, summarizeSession } from './summary';
import type { SessionReport } from './summary';
import { reportGroup, tellGroup } from './tell-group';
import { writeCommand, writePrintCommand } from './write-command';

/** One finished session, as it is told. */
interface Made {
  readonly report: SessionReport;
  /** For people. */
  readonly words: string;
}

/** Makes the sessions that the flags ask for and writes their folders; words to stderr, data to stdout. */
export async function runGenerate(typed: GenerateFlags, context: CommandContext): Promise<void> {
  checkFlags(typed);
  const flags: GroupFlags = typed.campaign === undefined ? typed : fillFlags(typed, await (await import('./read-group')).readGroup(typed.campaign, context));
  if (flags.tables === undefined && findChangedTables()) context.note(context.style.yellow(context.say(fileMessages.tablesChanged, { path: 'tables' })));
  if (flags.scenario !== undefined || sharesScenario(flags.from)) {
    const { runScenario } = await import('./run-scenario');
    return runScenario(flags, context);
  }
  const plan = await planSessions(flags, context);
  const documents = makeDocuments(plan);
  if (flags.out === '-') {
    if (flags.templates !== undefined) await loadTemplates(flags.templates, context);
    await chooseTheme(flags, context);
    for (const document of documents) {
      context.out(serializeSession(document));
      tellNotes(listNotes(document, plan, flags, context), context);
    }
    tellGroup(flags, plan.ruleset, context);
    return;
  }
  const inputs: SheetInputs = { templates: await loadTemplates(flags.templates, context), theme: await chooseTheme(flags, context), ...(await readForces(flags.forces, useOf(plan.ruleset, plan.options.mission), context)) };
  // Whatever is loaded after that is compiled anew.
  void inputs.templates.pages;
  if (plan.count === 1 && plan.options.evening !== null) expectShortRun('never');
  const progress = showProgress(plan.count, context);
  const made: Made[] = [];
  try {
    for (const document of documents) {
      made.push(await writeSession(document, made.length, plan, flags, inputs, context));
      progress.step();
    }
  } catch (error) {
    // What was made before stays, and is told.
    progress.end();
    if (made.length > 0) tell(made, flags, context);
    throw error;
  }
  progress.end();
  tellGroup(flags, plan.ruleset, context);
  tell(made, flags, context);
}

/** Writes the folder of one session, `at` places after the first of the run. */
async function writeSession(document: SessionDocument, at: number, plan: SessionPlan, flags: GroupFlags, inputs: SheetInputs, context: CommandContext): Promise<Made> {
  const options = chooseRenderOptions(flags, inputs, writeCommand(document, flags), encodeShare(document));
  const folder = nameFolder(document.mission.id, document.seed, plan.count, flags);
  const outcome = await writeFolder({
    folder,
    cwd: context.terminal.cwd,
    files: listSessionFiles(document, options),
    force: flags.force ?? false,
    ownNames: sessionFileNames,
  });
  const report: SessionReport = {
    mission: document.mission.id,
    seed: document.seed,
    tag: document.tag,
    x: findX(document),
    secrecy: options.secrecy,
    language: options.language,
    folder,
    outcome,
    papers: [...papers.map(({ file, audience }) => ({ file, audience })), { file: sessionFileName, audience: 'afterwards' }],
    command: options.command,
    ...(flags.forces === undefined ? {} : { printCommand: writePrintCommand(folder, flags) }),
    share: options.share ?? '',
    notes: listNotes(document, plan, flags, context),
    ...reportGroup(flags, at),
  };
  return { report, words: plan.count > 1 ? summarizeInLine(report, context) : describeSession(document, report, options, flags, context) };
}

/** The summary, and the map where somebody may look (PRE-08). */
function describeSession(document: SessionDocument, report: SessionReport, options: RenderOptions, flags: GenerateFlags, context: CommandContext): string {
  if (flags.json) return '';
  const summary = summarizeSession(report, document, options, context);
  if (options.secrecy === 'sealed') return summary;
  const alone = context.style.yellow(context.say(summaryMessages.alone[options.secrecy]));
  return `${alone}\n\n${summary}\n\n${drawTextMap(document, options, flags, context)}`;
}

/** X in force: as given, or the house rule's for the missions that need one before the first game (MIS-14, ENG-07). */
function findX({ options, mission }: SessionDocument): Ratio | null {
  return options.x ?? (mission.family === 'primary' ? { num: options.houseRules.xDefault, den: 1 } : null);
}

/** Share strings and JSON to stdout; the summary and the notes for people to stderr. */
function tell(made: readonly Made[], flags: GenerateFlags, context: CommandContext): void {
  tellNotes(made.flatMap(({ report }) => report.notes), context);
  if (flags.json) {
    const reports = made.map(({ report }) => report);
    context.out(`${JSON.stringify(flags.count === undefined ? reports[0] : reports, null, 2)}\n`);
    return;
  }
  for (const { words } of made) context.note(words);
  if (made.length > 1) {
    const unchanged = made.filter(({ report }) => report.outcome === 'unchanged').length;
    context.note(context.say(summaryMessages.several, { count: made.length, written: made.length - unchanged, unchanged }));
  }
  if (flags.share) context.out(made.map(({ report }) => `${report.share}\n`).join(''));
}

/** Each note once, however many sessions it is about. */
function tellNotes(notes: readonly Note[], { note, style }: CommandContext): void {
  for (const text of new Set(notes.map(({ text }) => text))) note(style.yellow(text));
}

/** The whole map in characters. */
function drawTextMap(document: SessionDocument, options: RenderOptions, flags: GenerateFlags, { language, terminal }: CommandContext): string {
  const { render } = findRenderer('text');
  return render(document, document.ruleset.labels, { ...options, language, columns: findColumns(terminal.stderr) ?? 80, ascii: flags.ascii ?? false });
}
