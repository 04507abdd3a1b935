import { readSessionFile } from '../io/session-file';
import { scenarioFileName } from '../io/scenario-file';
import { scenarioSchema } from '../io/scenario-schema';
import { isUserError } from '../errors';
import type { ScenarioDocument } from '../session/scenario-document';
import type { VerifyResult } from '../session/verify';
import { verifyScenario } from '../session/verify-scenario';
import type { Ruleset } from '../tables/ruleset';

/** Verifies a scenario's folder: its scenario.json and the session of every board. Loads `zod`: import it lazily. */
export function verifyScenarioFolder(folder: string, cwd: string, shipped: Ruleset, version: string): VerifyResult {
  const data = readSessionFile(`${folder}/${scenarioFileName}`, cwd);
  const told = (data ?? {}) as { readonly format?: unknown; readonly formatVersion?: unknown; readonly generator?: { readonly version?: unknown } };
  if (told.format !== 'plasma-wall/scenario') return { ok: false, problems: [{ code: 'FORMAT', path: 'format' }] };
  if (typeof told.formatVersion === 'number' && told.formatVersion > 1) return { ok: false, problems: [{ code: 'NEWER', path: 'formatVersion', detail: String(told.generator?.version) }] };
  const checked = scenarioSchema.safeParse(data);
  if (!checked.success) return { ok: false, problems: checked.error.issues.slice(0, 20).map(({ path }) => ({ code: 'FIELD', path: path.map(String).join('.') || 'scenario' })) };
  const document = data as ScenarioDocument;
  const boards = new Map(document.boards.map(({ path }) => [path, readBoard(`${folder}/${path}`, cwd)]));
  return verifyScenario(document, boards, shipped, version);
}

/** The session of a board; undefined where there is none. */
function readBoard(folder: string, cwd: string): unknown {
  try {
    return readSessionFile(`${folder}/session.json`, cwd);
  } catch (error) {
    if (isUserError(error) && ['FILE_MISSING', 'FILE_NOT_FOLDER'].includes(error.code)) return undefined;
    throw error;
  }
}
