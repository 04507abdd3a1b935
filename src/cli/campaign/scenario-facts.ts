/** The games that a scenario is in the log: each incursion where two are compared, and the whole when they are over; else one game. */
import { UserError } from '../../errors';
import { findScenarioAround, findScenarioFolder, scenarioFileName } from '../../io/scenario-file';
import { readSessionFile } from '../../io/session-file';
import type { ComparedScoring } from '../../missions/judged-by-scenario';
import { isComparedScoring } from '../../missions/judged-by-scenario';
import { campaignFaultMessages as words } from '../messages/campaign-report';
import { DocumentReader, openDocument } from './document-reader';

/** What the log takes from the papers of a scenario. */
export interface ScenarioPapers {
  readonly id: string;
  readonly scoring: ComparedScoring;
  readonly tag: string;
  /** First sixteen digits of the hash of the tables. */
  readonly tables: string;
  /** Tags of the boards of the first player and of the second. */
  readonly tags: { readonly first?: string; readonly second?: string };
}

function openScenario(folder: string, cwd: string): DocumentReader {
  const path = `${folder}/${scenarioFileName}`;
  return openDocument(readSessionFile(path, cwd), path, 'plasma-wall/scenario');
}

/**
 * Reads the papers of a scenario of two incursions (SCN-01 to SCN-03).
 * @throws UserError NOT_A_SESSION where the folder holds no scenario, half of one, or one that compares nothing
 */
export function readScenarioPapers(folder: string, cwd: string): ScenarioPapers {
  const scenario = openScenario(folder, cwd);
  const scoring = scenario.text('scenario', 'scoring');
  if (!isComparedScoring(scoring)) return scenario.refuse(['scenario', 'scoring']);
  const tags = Object.fromEntries(listBoards(scenario, folder).map((board) => [board.text('side'), board.formed('tag', 'tag')]));
  return { id: scenario.text('scenario', 'id'), scoring, tag: scenario.formed('tag', 'tag'), tables: scenario.formed('hash', 'rulesetHash').slice(0, 16), tags };
}

/** Which scenario a folder holds. */
export function readScenarioId(folder: string, cwd: string): string {
  return openScenario(folder, cwd).text('scenario', 'id');
}

function listBoards(scenario: DocumentReader, folder: string): DocumentReader[] {
  return scenario.list('boards').map((board) => new DocumentReader(board, `${folder}/${scenarioFileName}`));
}

/** The scenario in whose folder a board's folder, or its session.json, lies, and whether it compares two incursions; null when there is none. */
export function findScenarioOf(path: string, cwd: string): { readonly id: string; readonly tag: string; readonly compares: boolean } | null {
  const folder = findScenarioAround(path, cwd);
  if (folder === null) return null;
  const scenario = openScenario(folder, cwd);
  return { id: scenario.text('scenario', 'id'), tag: scenario.formed('tag', 'tag'), compares: isComparedScoring(scenario.text('scenario', 'scoring')) };
}

/** Folders of the boards of which each is a game of its own; of several levels, the first stands for all. */
export function listGames(folder: string, cwd: string): string[] {
  const scenario = openScenario(folder, cwd);
  const boards = listBoards(scenario, folder).map((board) => `${folder}/${board.formed('folder', 'path')}`);
  return isComparedScoring(scenario.text('scenario', 'scoring')) ? boards : boards.slice(0, 1);
}

/** The board that stands for the game of a board: of several levels the first, of anything else itself. */
export function findGameOfBoard(path: string, cwd: string): string {
  const around = findScenarioAround(path, cwd);
  const isCompared = around === null || isComparedScoring(openScenario(around, cwd).text('scenario', 'scoring'));
  return isCompared ? path : (listGames(around, cwd)[0] ?? path);
}

/** The folder of a scenario whose result is more than that of a board: one of two incursions. Null for anything else. */
export function findComparedFolder(path: string, cwd: string): string | null {
  const folder = findScenarioFolder(path, cwd);
  return folder !== null && isComparedScoring(openScenario(folder, cwd).text('scenario', 'scoring')) ? folder : null;
}

/** The folder of the session that a game was played with: the one named, or the board of a scenario that is one game. Of several levels, any is that game (SCN-04). */
export function findGameFolder(path: string, cwd: string): string {
  const folder = findScenarioFolder(path, cwd);
  if (folder === null) return findGameOfBoard(path, cwd);
  const games = listGames(folder, cwd);
  if (games.length === 1) return games[0] as string;
  throw new UserError('SEVERAL_GAMES', words.severalGames, { list: games.join(', ') }, { rule: 'SCN-01', remedy: words.severalRemedy });
}
