/** The games that a scenario is in the log: each incursion where two are compared, else the whole. */
import { dirname } from 'node:path';
import { UserError } from '../../errors';
import { findScenarioFolder, scenarioFileName } from '../../io/scenario-file';
import { readSessionFile } from '../../io/session-file';
import { isComparedScoring } from '../../missions/judged-by-scenario';
import { campaignFaultMessages as words } from '../messages/campaign-report';
import { DocumentReader } from './document-reader';

function openScenario(folder: string, cwd: string): DocumentReader {
  const path = `${folder}/${scenarioFileName}`;
  const scenario = new DocumentReader(readSessionFile(path, cwd), path);
  return scenario.at('format') === 'plasma-wall/scenario' ? scenario : scenario.refuse(['format']);
}

/** Id of the scenario in whose folder a board's folder, or its session.json, lies; null when there is none. */
export function findScenarioOf(path: string, cwd: string): string | null {
  const board = path.replace(/[\\/]+$/, '').replace(/(?:^|[\\/])session\.json$/, '') || '.';
  const folder = findScenarioFolder(board === '.' ? '..' : dirname(board), cwd);
  return folder === null ? null : openScenario(folder, cwd).text('scenario', 'id');
}

/** Folders of the boards of which each is a game of its own; of several levels, the first stands for all. */
export function listGames(folder: string, cwd: string): string[] {
  const scenario = openScenario(folder, cwd);
  const boards = scenario.list('boards').map((board) => `${folder}/${new DocumentReader(board, `${folder}/${scenarioFileName}`).text('path')}`);
  return isComparedScoring(scenario.text('scenario', 'scoring')) ? boards : boards.slice(0, 1);
}

/** The folder of the session that a game was played with: the one named, or the board of a scenario that is one game. */
export function findGameFolder(path: string, cwd: string): string {
  const folder = findScenarioFolder(path, cwd);
  if (folder === null) return path;
  const games = listGames(folder, cwd);
  if (games.length === 1) return games[0] as string;
  throw new UserError('SEVERAL_GAMES', words.severalGames, { list: games.join(', ') }, { rule: 'SCN-01', remedy: words.severalRemedy });
}
