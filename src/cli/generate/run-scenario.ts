import { version } from '../../../package.json';
import { scenarioFileName, serializeScenario } from '../../io/scenario-file';
import type { WriteOutcome } from '../../io/write-file';
import { writeScenario } from '../../io/write-scenario';
import { findBoardMission } from '../../missions/find-board-mission';
import { isComparedScoring } from '../../missions/judged-by-scenario';
import type { RenderOptions } from '../../render/renderer';
import { renderScenario, scenarioSheetName } from '../../render/scenario/render-scenario';
import { asksForNothing, generateScenario, usualEveningOf } from '../../session/generate-scenario';
import type { GeneratedScenario } from '../../session/generate-scenario';
import type { ScenarioOptions } from '../../session/scenario-document';
import { defaultScenarioOptions, encodeScenarioShare, readSharedScenario } from '../../session/scenario-share';
import { encodeShare } from '../../session/share';
import { nameLabel } from '../../tables/name-label';
import type { Ruleset, ScenarioDefinition } from '../../tables/ruleset';
import { UserError } from '../../errors';
import { chooseTheme } from '../choose-theme';
import type { CommandContext } from '../context';
import { makeVisible } from '../visible-text';
import { readForces, useOf } from '../force/read-forces';
import { loadTemplates } from '../load-templates';
import { parserMessages } from '../messages/parser';
import { scenarioMessages as words } from '../messages/scenarios';
import { findScenario } from './find-scenario';
import type { GroupFlags } from './group-defaults';
import { loadTables, planSeeds, readCommonOptions } from './plan-sessions';
import { openShare, refuseOptions } from './read-share';
import { refuseSession } from './refuse-session';
import { chooseRenderOptions, listSessionFiles, nameFolder, sessionFileNames } from './session-files';
import type { SheetInputs } from './session-files';
import { summarizeScenario } from './summarize-scenario';
import type { GroupReport } from './tell-group';
import { reportGroup, tellGroup } from './tell-group';
import { writeCommand, writeScenarioCommand } from './write-command';

/** Scenarios to make: `count` of the same options, from the first seeds that the rules take. */
interface ScenarioPlan {
  readonly ruleset: Ruleset;
  readonly scenario: ScenarioDefinition;
  readonly options: ScenarioOptions;
  readonly count: number;
  readonly seeds: Iterable<string>;
  readonly patience: number;
}

/** What `generate --scenario` tells, on the terminal and with `--json`. */
export interface ScenarioReport {
  readonly scenario: string;
  readonly seed: string;
  readonly tag: string;
  readonly secrecy: RenderOptions['secrecy'];
  readonly language: RenderOptions['language'];
  readonly folder: string;
  readonly outcome: WriteOutcome;
  readonly boards: readonly { readonly folder: string; readonly mission: string; readonly seed: string; readonly tag: string }[];
  readonly papers: readonly string[];
  readonly command: string;
  readonly share: string;
  /** The log of the group, when one was read. */
  readonly campaign?: GroupReport;
}

/** Makes the scenarios that the flags ask for and writes their folders; words to stderr, data to stdout. */
export async function runScenario(flags: GroupFlags, context: CommandContext): Promise<void> {
  const plan = await planScenarios(flags, context);
  // Whoever attacks on one board defends on the other: `render` takes the troops of each.
  if (flags.forces !== undefined && isComparedScoring(plan.scenario.scoring)) throw new UserError('FORCES_BY_BOARD', parserMessages.forcesOfTwo, { name: plan.scenario.name[context.language] }, { rule: 'SCN-01', remedy: parserMessages.forcesByBoard });
  tellGroup(flags, plan.ruleset, context);
  if (flags.out === '-') {
    for (const { document } of makeScenarios(plan)) context.out(serializeScenario(document));
    return;
  }
  const inputs: SheetInputs = {
    templates: await loadTemplates(flags.templates, context), theme: await chooseTheme(flags, context), ...(await readForces(flags.forces, useOf(plan.ruleset, findBoardMission(plan.scenario)), context)),
  };
  const reports: ScenarioReport[] = [];
  let offset = 0;
  for (const made of makeScenarios(plan)) {
    tellEvenings(made, plan, context);
    const report = await writeMade(made, offset, plan, flags, inputs, context);
    reports.push(report);
    offset += countGames(made, plan.scenario);
    if (!flags.json) context.note(summarizeScenario(report, made.document, flags, context));
  }
  if (flags.json) context.out(`${JSON.stringify(flags.count === undefined ? reports[0] : reports, null, 2)}\n`);
  else if (flags.share) context.out(reports.map(({ share }) => `${share}\n`).join(''));
}

async function planScenarios(flags: GroupFlags, context: CommandContext): Promise<ScenarioPlan> {
  const ruleset = await loadTables(flags, context);
  if (flags.from !== undefined) {
    const shared = openShare(flags.from, ruleset);
    const read = readSharedScenario(shared, ruleset);
    if ('bad' in read) throw refuseOptions(read.bad);
    return { ruleset, ...read, count: 1, seeds: [shared.seed], patience: 1 };
  }
  const scenario = findScenario(flags.scenario ?? '', ruleset, context.language);
  const options = { ...defaultScenarioOptions(ruleset), ...(await readCommonOptions(flags, ruleset, context)) };
  return { ruleset, scenario, options, ...planSeeds(flags, context) };
}

/**
 * A seed that the rules refuse is passed over for the next, as long as the plan has patience; so is one of which a
 * board does not come out in the usual size. When patience ends, such a one is better than none (PRE-09).
 */
function* makeScenarios({ ruleset, scenario, options, count, seeds, patience }: ScenarioPlan): Generator<GeneratedScenario> {
  let made = 0;
  let tries = 0;
  let other: GeneratedScenario | undefined;
  for (const seed of seeds) {
    const result = generateScenario({ seed, ruleset, scenario, options, version });
    tries += 1;
    if (result.ok && isOfUsualSize(result, ruleset)) other = result;
    else {
      if (result.ok) other ??= result;
      if (tries < patience) continue;
      if (!result.ok && other === undefined) throw refuseSession(result, options);
    }
    yield other!;
    other = undefined;
    tries = 0;
    made += 1;
    if (made === count) return;
  }
}

function isOfUsualSize({ document: { boards, options, scenario } }: GeneratedScenario, ruleset: Ruleset): boolean {
  return !asksForNothing(options) || boards.every(({ evening }) => evening === usualEveningOf(scenario, ruleset));
}

/** Boards that came out in another size than usual (PRE-09). */
function tellEvenings({ document }: GeneratedScenario, { options, scenario, ruleset }: ScenarioPlan, { language, note, say, style }: CommandContext): void {
  if (!asksForNothing(options)) return;
  const asked = usualEveningOf(scenario, ruleset);
  const nameOf = (id: string): string => nameLabel(ruleset.labels, `evening.${id}`, language);
  for (const { name, evening } of document.boards) {
    if (evening !== null && evening !== asked) note(style.yellow(say(words.evening, { asked: nameOf(asked ?? ''), board: makeVisible(name[language]), evening: nameOf(evening) })));
  }
}

/** Entries that a scenario becomes in the log: each of its incursions and then its result (SCN-01 to SCN-03), or one game (SCN-04). */
function countGames({ boards }: GeneratedScenario, { scoring }: ScenarioDefinition): number {
  return isComparedScoring(scoring) ? boards.length + 1 : 1;
}

async function writeMade({ document, boards }: GeneratedScenario, offset: number, plan: ScenarioPlan, flags: GroupFlags, inputs: SheetInputs, context: CommandContext): Promise<ScenarioReport> {
  const ruleset = { ...boards[0]!.ruleset, missions: plan.ruleset.missions };
  const options = chooseRenderOptions(flags, inputs, writeScenarioCommand(document, ruleset, flags), encodeScenarioShare(document, ruleset));
  const folder = nameFolder(document.scenario.id, document.seed, plan.count, flags);
  const outcome = await writeScenario({
    folder,
    cwd: context.terminal.cwd,
    boards: boards.map((board, at) => ({ path: document.boards[at]!.path, files: listSessionFiles(board, chooseRenderOptions(flags, inputs, writeCommand(board, flags), encodeShare(board))) })),
    files: [
      { name: scenarioSheetName, content: renderScenario(document, ruleset, ruleset.labels, options) },
      { name: scenarioFileName, content: serializeScenario(document) },
    ],
    force: flags.force ?? false,
    ownNames: sessionFileNames,
  });
  return {
    scenario: document.scenario.id, seed: document.seed, tag: document.tag, secrecy: options.secrecy, language: options.language, folder, outcome,
    boards: document.boards.map(({ path, mission, seed, tag }) => ({ folder: path, mission, seed, tag })),
    papers: [scenarioSheetName, scenarioFileName], command: options.command, share: options.share ?? '',
    ...reportGroup(flags, offset),
  };
}
