import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { UserError } from '../errors';
import type { Place } from '../errors';
import type { SessionDocument } from '../session/document';
import { scenarioFileName, sessionFileName } from './document-names';
import { isSameFile } from './is-same-file';
import { lookAt } from './look-at';
import { fileMessages } from './messages';
import { readTextFile, refuseEmptyPath } from './read-file';
import { unfinishedMark } from './unfinished-mark';

export { sessionFileName } from './document-names';

/** Largest session file read, bytes: hundreds of times an evening's. */
const maxSessionBytes = 64 * 1024 * 1024;

/** The document as the text of its file. */
export function serializeSession(document: SessionDocument): string {
  return `${JSON.stringify(document, null, 1)}\n`;
}

/** The file that a path means: itself, or the `session.json` of a folder. */
function findSessionFile(path: string, cwd: string): string {
  refuseEmptyPath(path);
  const folder = resolve(cwd, path);
  if (!lookAt(folder)?.isDirectory()) return path;
  // Its papers may be of two sessions.
  if (lookAt(join(folder, unfinishedMark))) throw new UserError('FOLDER_INCOMPLETE', fileMessages.incomplete, { path }, { exitCode: 1, remedy: fileMessages.repeatToFinish });
  if (!lookAt(join(folder, sessionFileName))) refuseBoards(folder, path);
  return `${path.replace(/(?<=.)[\\/]+$/, '')}/${sessionFileName}`;
}

/** A scenario's folder holds no session of its own but those of its boards: they are named. */
function refuseBoards(folder: string, shown: string): void {
  const boards = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && lookAt(join(folder, entry.name, sessionFileName))).map(({ name }) => name).sort();
  if (boards.length === 0) return;
  const isFinished = lookAt(join(folder, scenarioFileName))?.isFile() === true;
  const values = { path: shown, list: boards.slice(0, 12).join(', '), board: `${shown.replace(/(?<=.)[\\/]+$/, '')}/${boards[0]!}` };
  throw new UserError('FOLDER_OF_BOARDS', fileMessages.boards, values, { remedy: isFinished ? fileMessages.nameOneBoard : fileMessages.nameBoard });
}

/** Refuses to write a drawing over the session it is drawn from, whatever the two are called. No `out`, or `-`, is no file. */
export function refuseOverSession(out: string | undefined, session: string, cwd: string): void {
  if (out === undefined || out === '-') return;
  if (isSameFile(out, findSessionFile(session, cwd), cwd)) throw new UserError('OUT_IS_INPUT', fileMessages.overInput, { path: out }, { remedy: fileMessages.chooseOther });
}

/** Data of a session file, or of the `session.json` in a folder; nothing about it is checked but that it is JSON. */
export function readSessionFile(path: string, cwd: string): unknown {
  const file = findSessionFile(path, cwd);
  const text = readTextFile(file, cwd, maxSessionBytes);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw explainJsonError(error, file, text);
  }
}

/** Where JSON stops making sense, as far as V8 tells: some versions give the position, all say when the text ended. */
function explainJsonError(error: unknown, file: string, text: string): unknown {
  if (!(error instanceof SyntaxError)) return error;
  const told = /position (\d+)/.exec(error.message)?.[1];
  const offset = told === undefined && /end of JSON/.test(error.message) ? findEnd(text) : Number(told);
  const where = Number.isNaN(offset) ? {} : findPlace(file, text, offset);
  return new UserError('NOT_JSON', fileMessages.notJson, { path: file }, { remedy: basename(file) === scenarioFileName ? fileMessages.wholeScenario : fileMessages.wholeSession, ...where });
}

/** Where the text ends but for line ends. */
function findEnd(text: string): number {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '\n' || text[end - 1] === '\r')) end -= 1;
  return end;
}

function findPlace(file: string, text: string, offset: number): { readonly place: Place; readonly excerpt: string } {
  const before = text.slice(0, offset).split('\n');
  const place: Place = { file, line: before.length, column: (before.at(-1) as string).length + 1 };
  return { place, excerpt: text.split('\n', place.line)[place.line - 1] ?? '' };
}
