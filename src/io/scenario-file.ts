import { dirname, resolve } from 'node:path';
import type { ScenarioDocument } from '../session/scenario-document';
import { lookAt } from './look-at';
import { scenarioFileName, sessionFileName } from './document-names';

export { scenarioFileName } from './document-names';

/** The document as the text of its file. */
export function serializeScenario(document: ScenarioDocument): string {
  return `${JSON.stringify(document, null, 1)}\n`;
}

/** The folder of the scenario that a path means: a folder with a `scenario.json` in it, or that file; null for anything else. */
export function findScenarioFolder(path: string, cwd: string): string | null {
  const plain = path.replace(/(?<=.)[\\/]+$/, '');
  const stat = path === '' ? undefined : lookAt(resolve(cwd, plain));
  if (stat?.isDirectory()) return lookAt(resolve(cwd, plain, scenarioFileName))?.isFile() && !lookAt(resolve(cwd, plain, sessionFileName)) ? plain : null;
  const named = /^(?:(.*)[\\/])?scenario\.json$/.exec(plain);
  return named ? (named[1] ?? '.') : null;
}

/** The folder of the scenario around the folder of a board, or around its session.json; null when it lies in none. */
export function findScenarioAround(path: string, cwd: string): string | null {
  const board = path.replace(/[\\/]+$/, '').replace(/(?:^|[\\/])session\.json$/, '') || '.';
  return findScenarioFolder(board === '.' ? '..' : dirname(board), cwd);
}
