import { statSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { UserError } from '../errors';
import { scenarioFileName } from './scenario-file';
import { sessionFileName } from './session-file';
import { campaignFileMessages as words } from './campaign-messages';
import { lookAt } from './look-at';

/** Name of a campaign file that a folder is searched for. */
export const campaignFileName = 'plasma-wall-campaign.yaml';

/** Where to look: the environment decides, never a global. */
export interface CampaignPlace {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform?: NodeJS.Platform;
}

/** The group's file: the one named, else the one in the current folder, or above it where that holds a session or a scenario's board, else the one in the user's data folder. */
export function findCampaignPath(file: string | undefined, place: CampaignPlace): string {
  return file ?? findUnnamed(place) ?? findDataPath(place);
}

/** Where a log lies that nobody names: in the current folder, or above what was generated there; else in the user's data folder, where there is one. */
function findUnnamed({ cwd, env, platform = process.platform }: CampaignPlace): string | undefined {
  const found = listFolders(cwd).map((folder) => join(folder, campaignFileName)).find((path) => isThere(cwd, path));
  if (found !== undefined) return found;
  const folder = findDataFolder(env, platform);
  return folder && nameIn(folder);
}

/** The current folder; the one above it where a session or a scenario lies in it; and the one above that where the session is a board of a scenario. */
function listFolders(cwd: string): string[] {
  const has = (folder: string, name: string): boolean => isThere(cwd, join(folder, name));
  if (has('.', scenarioFileName)) return ['.', '..'];
  if (!has('.', sessionFileName)) return ['.'];
  return has('..', scenarioFileName) ? ['.', '..', join('..', '..')] : ['.', '..'];
}

/** The group's file where there is one to read; null where the commands would find none, or something that is no log: a folder, a link to nothing, an empty file. */
export function findCampaignFile(place: CampaignPlace): string | null {
  const path = findUnnamed(place);
  return path !== undefined && holdsText(resolve(place.cwd, path)) ? path : null;
}

function holdsText(path: string): boolean {
  try {
    const stats = statSync(path);
    return stats.isFile() && stats.size > 0;
  } catch {
    // Whatever keeps it from being looked at keeps it from being read.
    return false;
  }
}

/** A link is there even where it leads to nothing now (a share or a stick that is away): the games belong behind it and nowhere else. */
function isThere(cwd: string, path: string): boolean {
  return lookAt(resolve(cwd, path)) !== undefined;
}

/** A file that a log names, which lies beside it, as seen from the folder of the run. */
export function findBeside(file: string, name: string): string {
  return isAbsolute(name) ? name : join(dirname(file), name);
}

/** The file in the user's data folder. */
export function findDataPath({ env, platform = process.platform }: CampaignPlace): string {
  const folder = findDataFolder(env, platform);
  if (folder === undefined) throw new UserError('NO_DATA_FOLDER', words.noHome, {}, { remedy: words.noHomeRemedy });
  return nameIn(folder);
}

function nameIn(dataFolder: string): string {
  return join(dataFolder, 'plasma-wall', 'campaign.yaml');
}

function findDataFolder(env: CampaignPlace['env'], platform: NodeJS.Platform): string | undefined {
  if (platform === 'win32') return absolute(env['APPDATA']);
  const home = absolute(env['HOME']);
  if (platform === 'darwin') return home && join(home, 'Library', 'Application Support');
  // The XDG rules: a relative path is to be ignored.
  return absolute(env['XDG_DATA_HOME']) ?? (home && join(home, '.local', 'share'));
}

function absolute(path: string | undefined): string | undefined {
  return path !== undefined && isAbsolute(path) ? path : undefined;
}
