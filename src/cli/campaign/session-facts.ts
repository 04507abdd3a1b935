/** What a game takes from the session it was played with: nothing of the file is believed before it is looked at. */
import { isKnownHouse } from '../../campaign/check-house';
import type { CampaignLog, Game, HouseChoices } from '../../campaign/log';
import { logLimits, searchMission } from '../../campaign/log';
import { cleanNote } from '../../campaign/plain-text';
import type { PapersOfGame } from '../../campaign/same-play';
import { findOfPapers, isOfSamePapers } from '../../campaign/same-play';
import { isUserError, UserError } from '../../errors';
import { findScenarioFolders, findSessionFolders } from '../../io/find-sessions';
import { findScenarioFolder } from '../../io/scenario-file';
import { readSessionFile } from '../../io/session-file';
import { findBoardMission } from '../../missions/find-board-mission';
import { isGroup } from '../../tables/is-group';
import { makeRatio, maxTerm, writeRatio } from '../../tables/ratio';
import type { ScenarioDefinition } from '../../tables/ruleset';
import { tableSides } from '../../tables/table-sides';
import { maxSeedLength } from '../generate/choose-seed';
import { campaignFaultMessages as words } from '../messages/campaign-report';
import { DocumentReader, openDocument } from './document-reader';
import type { Facts } from './read-facts';
import { writeTableSize } from './read-facts';
import { findGameOfBoard, findScenarioOf, listGames, readScenarioId, readScenarioPapers } from './scenario-facts';

/** Opens the document in a session's folder. */
function openSession(path: string, cwd: string): DocumentReader {
  return openDocument(readSessionFile(path, cwd), path, 'plasma-wall/session');
}

/**
 * The facts in a session's folder: mission, seed and tag, house rules, table, what was forced and closed, tables hash, X.
 * `scenario`: the one that the board of a scenario belongs to, where it does not lie in its folder.
 * @throws UserError NOT_A_SESSION where it is no session or half of one; FACTS_MISSING where nothing tells the scenario of a board
 */
export function readSessionFacts(path: string, cwd: string, scenario?: string): Facts & { readonly tag: string } {
  const session = openSession(path, cwd);
  const table = session.at('options', 'table');
  const house = readHouse(session, path);
  return {
    ...readMission(session, path, cwd, scenario),
    tag: session.formed('tag', 'tag'),
    ...readSeed(session),
    tables: session.formed('hash', 'ruleset', 'hash').slice(0, 16),
    budget: readBudget(session),
    ...(table === null ? {} : { table: writeTableSize({ widthMm: readSide(session, 'widthMm'), heightMm: readSide(session, 'heightMm') }) }),
    forced: session.ids('preparation', 'forced').length + session.ids('preparation', 'reopened').length,
    closed: session.ids('preparation', 'closed').length,
    ...readX(session),
    ...(Object.keys(house).length === 0 ? {} : { house }),
  };
}

/** The mission, and the scenario that its board belongs to. An incursion of Search and Destroy is one in the log too, where its scenario keeps it from X. */
function readMission(session: DocumentReader, path: string, cwd: string, told: string | undefined): Facts {
  const mission = session.text('options', 'mission');
  if (session.at('mission', 'only') !== 'scenario') return { mission };
  const own = findScenarioOf(path, cwd);
  const scenario = own?.id ?? told;
  if (scenario === undefined) throw new UserError('FACTS_MISSING', words.missing, { list: '--scenario' }, { rule: 'X-02', remedy: words.lonelyBoard });
  return { scenario, ...(own?.compares ? { winner: 'none', scenarioTag: own.tag } : {}), mission: session.at('mission', 'family') === 'search' ? searchMission : mission };
}

/** A seed that the log can hold as it is; of any other the tag tells enough. That of a board is the scenario's with its folder. */
function readSeed(session: DocumentReader): Facts {
  const seed = session.text('seed');
  if (seed.length > maxSeedLength + logLimits.name) return session.refuse(['seed']);
  return seed !== '' && seed.length <= logLimits.text && cleanNote(seed) === seed ? { seed } : {};
}

function readSide(session: DocumentReader, side: 'widthMm' | 'heightMm'): number {
  return session.whole(tableSides.least * 10, tableSides.longest * 10, 'options', 'table', side);
}

/** X of the papers, in lowest terms as `generate` writes it (PRE-05). */
function readX(session: DocumentReader): Facts {
  if (session.at('options', 'x') === null) return {};
  const [num, den] = [session.whole(0, maxTerm, 'options', 'x', 'num'), session.whole(1, maxTerm, 'options', 'x', 'den')];
  const x = makeRatio(num, den);
  return x.num === num ? { x: writeRatio(x) } : session.refuse(['options', 'x']);
}

/** The size of the evening, or what took its place: `sections-30`. */
function readBudget(session: DocumentReader): string {
  if (typeof session.at('options', 'evening') === 'string') return session.formed('code', 'options', 'evening');
  const parts = ([['maxSections', 'sections'], ['maxTurns', 'turns'], ['until', 'until']] as const).flatMap(([key, name]) => {
    const value = session.at('options', key) ?? null;
    if (value === null) return [];
    return [`${name}-${key === 'until' ? session.formed('code', 'options', key) : session.whole(1, Number.MAX_SAFE_INTEGER, 'options', key)}`];
  });
  return parts.length === 0 ? 'none' : parts.join('-');
}

/** The house rules that are not the default of the session's own tables. */
function readHouse(session: DocumentReader, path: string): HouseChoices {
  const chosen = session.at('options', 'houseRules');
  if (!isGroup(chosen)) return session.refuse(['options', 'houseRules']);
  const defaults = new Map(session.list('ruleset', 'houseRules').map((rule) => {
    const definition = new DocumentReader(rule, path);
    return [definition.at('key'), definition.list('values')[0] ?? (definition.at('integer') as readonly unknown[] | undefined)?.[0]];
  }));
  const other = Object.entries(chosen).filter(([key, value]) => defaults.get(key) !== value);
  for (const [key, value] of other) if (!defaults.has(key) || !isKnownHouse({ [key]: value })) session.refuse(['options', 'houseRules', key]);
  return Object.fromEntries(other) as HouseChoices;
}

/** The game of the session or scenario in whose folder the command runs, where the log has all of it already. */
export function findRecordedHere(log: CampaignLog, cwd: string): Game | undefined {
  const find = (papers: PapersOfGame | undefined): Game | undefined => papers && findOfPapers(log.games, papers);
  const papers = readPapers('.', cwd);
  if (papers !== undefined || findScenarioFolder('.', cwd) === null) return find(papers);
  const games = readIfOurs(() => listGames('.', cwd)) ?? [];
  return find(games.length > 1 ? readResultPapers('.', cwd) : games[0] === undefined ? undefined : readPapers(games[0], cwd));
}

/** The papers of the session in a folder; those of a board with the scenario in whose folder it lies. */
function readPapers(folder: string, cwd: string): PapersOfGame | undefined {
  return readIfOurs(() => {
    const session = openSession(findGameOfBoard(folder, cwd), cwd);
    const own = session.at('mission', 'only') === 'scenario' ? findScenarioOf(folder, cwd) : null;
    return { tag: session.formed('tag', 'tag'), ...(own ? { scenario: own.id, ...(own.compares ? { scenarioTag: own.tag } : {}) } : {}) };
  });
}

/** The papers of the result of a scenario. */
function readResultPapers(folder: string, cwd: string): PapersOfGame | undefined {
  return readIfOurs(() => {
    const { id, tag } = readScenarioPapers(folder, cwd);
    return { tag, scenario: id };
  });
}

/** The session in this folder, or else folders here, that the log does not know yet: sessions, and scenarios whose incursions it has. `record` without a folder means the only one. `scenario`: only what is part of that one. */
export function findUnrecorded(log: CampaignLog, cwd: string, scenario?: Pick<ScenarioDefinition, 'id' | 'levels' | 'boards'>): string[] {
  return listUnrecorded(log, cwd).filter((folder) => scenario === undefined || isPartOf(scenario, folder, cwd));
}

/** Whether a folder is a scenario, a board of it, or a board away from its scenario that could be one of it: nothing else was played in it. */
function isPartOf(scenario: Pick<ScenarioDefinition, 'id' | 'levels' | 'boards'>, folder: string, cwd: string): boolean {
  if (findScenarioFolder(folder, cwd) !== null) return readIfOurs(() => readScenarioId(folder, cwd)) === scenario.id;
  return readIfOurs(() => {
    const session = openSession(folder, cwd);
    const own = findScenarioOf(folder, cwd)?.id ?? (session.text('options', 'mission') === findBoardMission(scenario) ? scenario.id : undefined);
    return session.at('mission', 'only') === 'scenario' && own === scenario.id;
  }) === true;
}

function listUnrecorded(log: CampaignLog, cwd: string): string[] {
  // Nor is one that was voided looked for: it was recorded once.
  const isNew = (papers: PapersOfGame | undefined): boolean => papers !== undefined && !log.games.some((game) => isOfSamePapers(game, papers));
  if (readPapers('.', cwd) !== undefined) return ['.'];
  const isNewSession = (folder: string): boolean => isNew(readPapers(folder, cwd));
  const isScenario = findScenarioFolder('.', cwd) !== null;
  const ofScenarios = (isScenario ? ['.'] : findScenarioFolders('.', cwd)).flatMap((folder) => {
    const games = readIfOurs(() => listGames(folder, cwd)) ?? [];
    const left = games.filter(isNewSession);
    return left.length === 0 && games.length > 1 && isNew(readResultPapers(folder, cwd)) ? [folder] : left;
  });
  return isScenario ? ofScenarios : [...findSessionFolders('.', cwd).filter(isNewSession), ...ofScenarios];
}

/** What tells one folder of papers from another: id of its mission or scenario, and its tag; undefined for what is not ours. */
export function identifyPapers(folder: string, cwd: string): { readonly id: string; readonly tag: string } | undefined {
  if (findScenarioFolder(folder, cwd) !== null) return readIfOurs(() => readScenarioPapers(folder, cwd));
  return readIfOurs(() => {
    const session = openSession(folder, cwd);
    return { id: session.text('options', 'mission'), tag: session.formed('tag', 'tag') };
  });
}

/** Undefined for somebody else's file, or half of one: not what is looked for. */
function readIfOurs<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (isUserError(error)) return undefined;
    throw error;
  }
}
