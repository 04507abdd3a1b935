import { version } from '../../../package.json';
import type { Problem } from '../../errors';
import { fillMessage } from '../../errors';
import type { VerifyProblem } from '../../session/verify';
import type { CommandContext } from '../context';
import type { LocalCommand } from '../local-command';
import { verifyMessages as words } from '../messages/verify';

/** Adds `verify SESSION`: replays a saved session and checks everything. */
export function registerVerify(program: LocalCommand, context: CommandContext): void {
  program
    .command('verify')
    .description(context.say(words.description))
    .argument('<session>', context.say(words.session))
    .option('--json', context.say(words.json))
    .action(async (path: string, options: { readonly json?: boolean }) => runVerify(path, options, context));
}

/** Exit 0 when everything holds, 1 when something does not; each thing is named by its field. */
async function runVerify(path: string, options: { readonly json?: boolean }, context: CommandContext): Promise<void> {
  const { readSessionFile } = await import('../../io/session-file');
  const { loadShippedRuleset } = await import('../../io/load-ruleset');
  const { verifySession } = await import('../../session/verify');
  const { findScenarioFolder } = await import('../../io/scenario-file');
  const shipped = await loadShippedRuleset();
  const { cwd } = context.terminal;
  const folder = findScenarioFolder(path, cwd);
  const { ok, problems } = folder === null
    ? verifySession(readSessionFile(path, cwd), shipped, version)
    : (await import('../verify-scenario-folder')).verifyScenarioFolder(folder, cwd, shipped, version);
  context.exitCode = ok ? 0 : 1;
  if (options.json) {
    context.out(`${JSON.stringify({ ok, problems }, null, 2)}\n`);
    return;
  }
  if (ok) {
    context.note(context.style.green(context.say(words.ok, { path })));
    context.note(context.say(words.papers));
    return;
  }
  const { reportProblems } = await import('../report-error');
  reportProblems(problems.map((problem) => explainProblem(problem, context)), context);
  context.note(context.say(words.failed, { path, count: problems.length }));
}

function explainProblem({ code, path, rule, detail }: VerifyProblem, { language }: CommandContext): Problem {
  const message = fillMessage(words.problems[code][language], { path, detail: detail ?? '', version });
  return { code, message, ...(rule ? { rule } : {}) };
}
