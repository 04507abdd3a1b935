import type { z } from 'zod';
import { UserError } from '../errors';
import type { Problem } from '../errors';
import { scenarioFileName } from '../io/scenario-file';
import { scenarioSchema } from '../io/scenario-schema';
import { readSessionFile } from '../io/session-file';
import type { ScenarioDocument } from '../session/scenario-document';
import type { CommandContext } from './context';
import { renderMessages } from './messages/render';
import { scenarioMessages as words } from './messages/scenarios';
import { refuseNewer } from './refuse-newer';
import { showPath } from './show-path';
import { makeVisible } from './visible-text';

/** Most faults told of one file. */
const maxFaults = 20;

/**
 * The scenario document of a folder, its shape checked. Loads `zod`: import it lazily.
 * @throws UserError BAD_SCENARIO that names the file and each field that is wrong
 */
export function readScenarioFolder(folder: string, { say, terminal: { cwd } }: CommandContext): ScenarioDocument {
  const path = `${folder}/${scenarioFileName}`;
  const data = readSessionFile(path, cwd);
  refuseNewer(data, path);
  const { error } = scenarioSchema.safeParse(data);
  if (error === undefined) return data as ScenarioDocument;
  const problems = error.issues.flatMap(listFields).slice(0, maxFaults).map((field): Problem => ({ code: 'FIELD', message: say(renderMessages.wrongField, { field: showPath(field) || 'scenario' }) }));
  throw new UserError('BAD_SCENARIO', words.notScenario, { path }, { problems, remedy: words.checkIt });
}

/** The fields of a fault: of what is there and not wanted, each by its own name. */
function listFields(issue: z.core.$ZodIssue): readonly (readonly PropertyKey[])[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, makeVisible(key.slice(0, 60))]) : [issue.path];
}
