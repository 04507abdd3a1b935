/** `verify` of a scenario: every board as a session, and the scenario made anew of the same seed and options. */
import type { Ruleset } from '../tables/ruleset';
import type { SessionDocument } from './document';
import { findDifferences } from './find-difference';
import { generateScenario } from './generate-scenario';
import type { ScenarioDocument } from './scenario-document';
import { findBadScenarioOptions } from './scenario-share';
import type { VerifyProblem, VerifyResult } from './verify';
import { verifySession } from './verify';

/**
 * Verifies a scenario whose shape has been checked (io/scenario-schema.ts).
 * @param boards data of each board's session.json by its path; undefined where there is none
 * @param shipped the ruleset of this program
 */
export function verifyScenario(document: ScenarioDocument, boards: ReadonlyMap<string, unknown>, shipped: Ruleset, version: string): VerifyResult {
  const problems = document.boards.flatMap(({ path }) => verifyBoard(path, boards.get(path), shipped, version));
  // Only boards that hold lend the tables that the scenario is made of anew.
  if (problems.length === 0) problems.push(...verifyWhole(document, document.boards.map(({ path }) => boards.get(path) as SessionDocument), shipped));
  if (problems.length > 0 && document.generator.version !== version) problems.unshift({ code: 'OTHER_VERSION', path: 'generator.version', detail: document.generator.version });
  return { ok: problems.length === 0, problems };
}

function verifyBoard(path: string, data: unknown, shipped: Ruleset, version: string): VerifyProblem[] {
  if (data === undefined) return [{ code: 'MISSING', path }];
  return verifySession(data, shipped, version).problems.map((problem) => ({ ...problem, path: `${path}: ${problem.path}` }));
}

function verifyWhole(document: ScenarioDocument, boards: readonly SessionDocument[], shipped: Ruleset): VerifyProblem[] {
  const [first] = boards;
  if (first === undefined) return [{ code: 'FIELD', path: 'boards' }];
  if (document.rulesetHash !== first.ruleset.hash) return [{ code: 'INPUT', path: 'rulesetHash' }];
  const scenario = document.rulesetHash === shipped.hash ? shipped.scenarios?.find(({ id }) => id === document.scenario.id) : document.scenario;
  if (scenario === undefined) return [{ code: 'INPUT', path: 'scenario.id' }];
  const missions = [...new Map(boards.map(({ mission }) => [mission.id, mission])).values()];
  const ruleset = document.rulesetHash === shipped.hash ? shipped : { ...first.ruleset, missions };
  const bad = findBadScenarioOptions(document.options, ruleset);
  if (bad.length > 0) return bad.map((path) => ({ code: 'OPTION', path }));
  const made = generateScenario({ seed: document.seed, ruleset, scenario, options: document.options, version: document.generator.version });
  if (!made.ok) return [{ code: 'REFUSED', path: 'options', rule: made.rule, detail: made.code }];
  return [
    ...findDifferences(made.document, document).map((path): VerifyProblem => ({ code: 'FIELD', path })),
    ...boards.flatMap((board, at): VerifyProblem[] => {
      const { path } = document.boards[at]!;
      return made.boards[at]?.tag === board.tag ? [] : [{ code: 'FIELD', path: `${path}: tag` }];
    }),
  ];
}
