import { UserError } from '../errors';
import { scenarioFileName } from '../io/scenario-file';
import { scenarioSchema } from '../io/scenario-schema';
import { readSessionFile } from '../io/session-file';
import type { ScenarioDocument } from '../session/scenario-document';
import { scenarioMessages as words } from './messages/scenarios';
import { refuseNewer } from './refuse-newer';

/** The scenario document of a folder, its shape checked. Loads `zod`: import it lazily. */
export function readScenarioFolder(folder: string, cwd: string): ScenarioDocument {
  const path = `${folder}/${scenarioFileName}`;
  const data = readSessionFile(path, cwd);
  refuseNewer(data, path);
  if (scenarioSchema.safeParse(data).success) return data as ScenarioDocument;
  throw new UserError('BAD_SCENARIO', words.notScenario, { path }, { remedy: words.checkIt });
}
