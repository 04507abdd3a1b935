import { version } from '../../../package.json';
import { makeFileSlug } from '../../io/file-names';
import { fileMessages } from '../../io/messages';
import { serializeSession, sessionFileName } from '../../io/session-file';
import { findChangedTables } from '../../io/tables-changed';
import { writeFolder } from '../../io/write-folder';
import type { OutputFile } from '../../io/write-folder';
import type { RenderOptions } from '../../render/renderer';
import type { SheetTemplates } from '../../render/pack/sheet-templates';
import type { SessionDocument } from '../../session/document';
import { generateSession } from '../../session/generate';
import { encodeShare } from '../../session/share';
import type { CommandContext } from '../context';
import { findRenderer, papers } from '../find-renderer';
import { loadTemplates } from '../load-templates';
import { summaryMessages } from '../messages/summary';
import { checkFlags } from './check-flags';
import type { GenerateFlags } from './options';
import { planSessions } from './plan-sessions';
import type { SessionPlan } from './plan-sessions';
import { refuseSession } from './refuse-session';
import { showProgress } from './show-progress';
import { summarizeSession } from './summary';
import type { SessionReport } from './summary';
import { writeCommand } from './write-command';

/** One finished session, as it is told. */
interface Made {
  readonly report: SessionReport;
  /** For people; the text map with it where somebody may look (PRE-08). */
  readonly words: string;
}

/** Makes the sessions that the flags ask for and writes their folders; words to stderr, data to stdout. */
export async function runGenerate(flags: GenerateFlags, context: CommandContext): Promise<void> {
  checkFlags(flags);
  if (flags.tables === undefined && findChangedTables()) context.note(context.style.yellow(context.say(fileMessages.tablesChanged, { path: 'tables' })));
  const plan = await planSessions(flags, context);
  if (flags.out === '-') {
    context.out(serializeSession(makeDocument(plan, plan.seeds[0] as string)));
    return;
  }
  const templates = await loadTemplates(flags.templates, context);
  const progress = showProgress(plan.seeds.length, context);
  const made: Made[] = [];
  try {
    for (const seed of plan.seeds) {
      made.push(makeSession(plan, seed, flags, templates, context));
      progress.step();
    }
  } finally {
    progress.end();
  }
  tell(made, flags, context);
}

function makeDocument(plan: SessionPlan, seed: string): SessionDocument {
  const result = generateSession({ seed, ruleset: plan.ruleset, options: plan.options, version });
  if (!result.ok) throw refuseSession(result);
  return result.document;
}

/** One session from seed to folder. */
function makeSession(plan: SessionPlan, seed: string, flags: GenerateFlags, templates: SheetTemplates, context: CommandContext): Made {
  const document = makeDocument(plan, seed);
  const options = chooseRenderOptions(document, plan, flags, templates);
  const folder = nameFolder(document, plan, flags);
  const outcome = writeFolder({
    folder,
    cwd: context.terminal.cwd,
    files: listFiles(document, options),
    force: flags.force ?? false,
    ownNames: [sessionFileName, ...papers.map(({ file }) => file)],
  });
  const report: SessionReport = {
    mission: document.mission.id,
    seed,
    tag: document.tag,
    x: document.options.x,
    secrecy: options.secrecy,
    language: options.language,
    folder,
    outcome,
    papers: [...papers.map(({ file, audience }) => ({ file, audience })), { file: sessionFileName, audience: 'afterwards' }],
    command: options.command,
    share: options.share ?? '',
  };
  const map = options.secrecy === 'sealed' ? '' : `\n${drawTextMap(document, options, flags, context)}`;
  return { report, words: `${summarizeSession(report, document, options, context)}${map}` };
}

function chooseRenderOptions(document: SessionDocument, plan: SessionPlan, flags: GenerateFlags, templates: SheetTemplates): RenderOptions {
  return {
    language: flags.lang ?? 'es',
    paper: flags.paper ?? 'a4',
    theme: flags.theme ?? 'colour',
    secrecy: flags.secrecy ?? 'sealed',
    command: writeCommand(document.seed, plan.options, plan.ruleset, flags),
    share: encodeShare(document),
    templates,
  };
}

function listFiles(document: SessionDocument, options: RenderOptions): OutputFile[] {
  return [
    { name: sessionFileName, content: serializeSession(document) },
    ...papers.map(({ file, render }) => ({ name: file, content: render(document, document.ruleset.labels, options) })),
  ];
}

/** The folder of one session: `--out`, or its own name; several sessions go into `--out` side by side. */
function nameFolder(document: SessionDocument, plan: SessionPlan, { out }: GenerateFlags): string {
  const own = `plasma-wall-${makeFileSlug(document.mission.id)}-${makeFileSlug(document.seed)}`;
  if (out === undefined) return own;
  return plan.seeds.length > 1 ? `${out.replace(/(?<=.)[\\/]+$/, '')}/${own}` : out;
}

/** Share strings and JSON to stdout; the summary for people to stderr. */
function tell(made: readonly Made[], flags: GenerateFlags, context: CommandContext): void {
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

/** The whole map in characters. */
function drawTextMap(document: SessionDocument, options: RenderOptions, flags: GenerateFlags, { language, terminal }: CommandContext): string {
  const { render } = findRenderer('text');
  return render(document, document.ruleset.labels, { ...options, language, columns: terminal.stderr.columns ?? 80, ascii: flags.ascii ?? false });
}
