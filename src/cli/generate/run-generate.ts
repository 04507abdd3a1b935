import { version } from '../../../package.json';
import { UserError } from '../../errors';
import { makeFileSlug } from '../../io/file-names';
import { loadSheetTemplates } from '../../io/load-templates';
import { findChangedTables } from '../../io/tables-changed';
import type { WriteOutcome } from '../../io/write-file';
import { writeFolder } from '../../io/write-folder';
import type { OutputFile } from '../../io/write-folder';
import type { RenderOptions, RendererEntry } from '../../render/renderer';
import { createRenderers } from '../../render/registry';
import type { SessionDocument } from '../../session/document';
import { generateSession } from '../../session/generate';
import { encodeShare } from '../../session/share';
import type { CommandContext } from '../context';
import { fileMessages } from '../../io/messages';
import { checkFlags } from './check-flags';
import type { GenerateFlags } from './options';
import { planSessions } from './plan-sessions';
import type { SessionPlan } from './plan-sessions';
import { refuseSession } from './refuse-session';
import { showProgress } from './show-progress';
import { writeCommand } from './write-command';
import { describeSession, summarizeSession } from './summary';
import type { SessionReport } from './summary';

/** Name of the session document in its folder. */
export const sessionFile = 'session.json';

/** Makes the sessions that the flags ask for and writes their folders; words to stderr, data to stdout. */
export async function runGenerate(flags: GenerateFlags, context: CommandContext): Promise<void> {
  checkFlags(flags);
  if (flags.tables === undefined && findChangedTables()) context.note(context.style.yellow(context.say(fileMessages.tablesChanged, { path: 'tables' })));
  const plan = await planSessions(flags, context);
  if (flags.out === '-') {
    context.out(serializeSession(makeDocument(plan, plan.seeds[0] as string)));
    return;
  }
  const renderers = createRenderers(await loadSheetTemplates(flags.templates, context));
  const progress = showProgress(plan.seeds.length, context);
  const reports: SessionReport[] = [];
  for (const seed of plan.seeds) {
    reports.push(makeSession(plan, seed, flags, renderers, context));
    progress.step();
  }
  progress.end();
  report(reports, plan, flags, context);
}

function makeDocument(plan: SessionPlan, seed: string): SessionDocument {
  const result = generateSession({ seed, ruleset: plan.ruleset, options: plan.options, version });
  if (!result.ok) throw refuseSession(result);
  return result.document;
}

/** One session from seed to folder. */
function makeSession(plan: SessionPlan, seed: string, flags: GenerateFlags, renderers: readonly RendererEntry[], context: CommandContext): SessionReport {
  const document = makeDocument(plan, seed);
  const share = encodeShare(document);
  const options: RenderOptions = {
    language: flags.lang ?? 'es',
    paper: flags.paper ?? 'a4',
    theme: flags.theme ?? 'colour',
    secrecy: flags.secrecy ?? 'sealed',
    command: writeCommand(seed, plan.options, plan.ruleset, flags),
  };
  const files = listFiles(document, renderers, options);
  const folder = nameFolder(document, plan, flags);
  const outcome = writeFolder({ folder, cwd: context.terminal.cwd, files, force: flags.force ?? false, ownNames: listOwnNames(renderers) });
  return describeSession({ document, options, share, folder, files, outcome, renderers });
}

/** The folder of one session: `--out`, or its own name; several sessions go into `--out` side by side. */
function nameFolder(document: SessionDocument, plan: SessionPlan, { out }: GenerateFlags): string {
  const own = `plasma-wall-${makeFileSlug(document.mission.id)}-${makeFileSlug(document.seed)}`;
  if (out === undefined) return own;
  return plan.seeds.length > 1 ? `${out.replace(/[\\/]+$/, '')}/${own}` : out;
}

