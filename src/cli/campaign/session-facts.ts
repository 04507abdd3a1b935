/** What a game takes from the session it was played with: nothing of the file is believed before it is looked at. */
import type { CampaignLog, HouseChoices } from '../../campaign/log';
import { logLimits } from '../../campaign/log';
import { cleanNote } from '../../campaign/plain-text';
import { UserError } from '../../errors';
import { findSessionFolders } from '../../io/find-sessions';
import { readSessionFile } from '../../io/session-file';
import { makeRatio, writeRatio } from '../../tables/ratio';
import { campaignFaultMessages as words } from '../messages/campaign-report';
import type { Facts } from './read-facts';
import { writeTableSize } from './read-facts';

/** Reads parts of a session document and names the first that is not as it should be. */
class SessionReader {
  constructor(private readonly data: unknown, private readonly path: string) {}

  at(...keys: readonly string[]): unknown {
    let value = this.data;
    for (const key of keys) value = typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Readonly<Record<string, unknown>>)[key] : undefined;
    return value;
  }

  text(...keys: readonly string[]): string {
    const value = this.at(...keys);
    return typeof value === 'string' ? value : this.refuse(keys);
  }

  list(...keys: readonly string[]): readonly unknown[] {
    const value = this.at(...keys);
    return Array.isArray(value) ? (value as readonly unknown[]) : this.refuse(keys);
  }

  whole(...keys: readonly string[]): number {
    const value = this.at(...keys);
    return Number.isInteger(value) ? (value as number) : this.refuse(keys);
  }

  refuse(keys: readonly string[]): never {
    throw new UserError('NOT_A_SESSION', words.noSession, { path: this.path, field: keys.join('.') });
  }
}

/** The facts in a session's folder: mission, seed and tag, house rules, table, what was forced and closed, tables hash, X. */
export function readSessionFacts(path: string, cwd: string): Facts & { readonly tag: string } {
  const session = new SessionReader(readSessionFile(path, cwd), path);
  if (session.at('format') !== 'plasma-wall/session') session.refuse(['format']);
  const table = session.at('options', 'table');
  const x = session.at('options', 'x');
  const house = readHouse(session);
  return {
    mission: session.text('options', 'mission'),
    tag: session.text('tag'),
    ...readSeed(session.text('seed')),
    tables: session.text('ruleset', 'hash').slice(0, 16),
    budget: readBudget(session),
    ...(table === null ? {} : { table: writeTableSize({ widthMm: session.whole('options', 'table', 'widthMm'), heightMm: session.whole('options', 'table', 'heightMm') }) }),
    forced: session.list('preparation', 'forced').length + session.list('preparation', 'reopened').length,
    closed: session.list('preparation', 'closed').length,
    ...(x === null ? {} : { x: writeRatio(makeRatio(session.whole('options', 'x', 'num'), Math.max(1, session.whole('options', 'x', 'den')))) }),
    ...(Object.keys(house).length === 0 ? {} : { house }),
  };
}

/** A seed that the log can hold as it is; of any other the tag tells enough. */
function readSeed(seed: string): Facts {
  return seed !== '' && seed.length <= logLimits.text && cleanNote(seed) === seed ? { seed } : {};
}

/** The size of the evening, or what took its place: `sections-30`. */
function readBudget(session: SessionReader): string {
  const evening = session.at('options', 'evening');
  if (typeof evening === 'string') return evening;
  const parts = ([['maxSections', 'sections'], ['maxTurns', 'turns'], ['until', 'until']] as const).flatMap(([key, name]) => {
    const value = session.at('options', key);
    return typeof value === 'string' || typeof value === 'number' ? [`${name}-${value}`] : [];
  });
  return parts.length === 0 ? 'none' : parts.join('-');
}

/** The house rules that are not the default of the session's own tables. */
function readHouse(session: SessionReader): HouseChoices {
  const chosen = session.at('options', 'houseRules');
  if (typeof chosen !== 'object' || chosen === null) return session.refuse(['options', 'houseRules']);
  const defaults = new Map(session.list('ruleset', 'houseRules').map((rule) => {
    const definition = new SessionReader(rule, '');
    return [definition.at('key'), (definition.at('values') as readonly unknown[] | undefined)?.[0] ?? (definition.at('integer') as readonly unknown[] | undefined)?.[0]];
  }));
  return Object.fromEntries(Object.entries(chosen).filter(([key, value]) => defaults.has(key) && defaults.get(key) !== value && ['string', 'number', 'boolean'].includes(typeof value))) as HouseChoices;
}

/** Folders of sessions here that the log does not know yet: `record` without a folder means the only one. */
export function findUnrecorded(log: CampaignLog, cwd: string): string[] {
  const known = new Set(log.games.map(({ tag }) => tag));
  return findSessionFolders('.', cwd).filter((folder) => {
    try {
      return !known.has(readSessionFacts(folder, cwd).tag);
    } catch (error) {
      // Somebody else's session.json, or half of one: not what is looked for.
      if (error instanceof UserError) return false;
      throw error;
    }
  });
}

/** Refuses a session that is in the log already. */
export function refuseRecorded(tag: string | undefined, log: CampaignLog): void {
  const before = tag === undefined ? undefined : log.games.find((game) => game.tag === tag && game.void === undefined);
  if (before) throw new UserError('ALREADY_RECORDED', words.alreadyRecorded, { number: before.number, tag: before.tag ?? '' }, { exitCode: 1, remedy: words.alreadyRemedy });
}
