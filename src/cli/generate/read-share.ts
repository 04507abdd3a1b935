import { version } from '../../../package.json';
import { UserError } from '../../errors';
import type { Shared } from '../../session/share';
import { decodeShare, hashDigits, readSharedOptions } from '../../session/share';
import type { Ruleset } from '../../tables/ruleset';
import { shareMessages as words } from '../messages/share';
import type { SessionPlan } from './plan-sessions';

/** Reads `--from`. Damage, other tables and another version of the program are refused, each by its name. */
export function readShare(text: string, ruleset: Ruleset): SessionPlan {
  const shared = openShare(text, ruleset);
  const read = readSharedOptions(shared, ruleset);
  if ('bad' in read) throw refuseOptions(read.bad);
  return { count: 1, seeds: [shared.seed], patience: 1, ruleset, options: read.options, anyEvening: false };
}

/** True when a share string holds a scenario. */
export function sharesScenario(text: string | undefined): boolean {
  const shared = text === undefined ? null : decodeShare(text);
  return shared !== null && Object.hasOwn(shared.options, 'scenario');
}

/** The content of a share string of this version and these tables. */
export function openShare(text: string, ruleset: Ruleset): Shared {
  const shared = decodeShare(text);
  if (!shared) throw new UserError('BAD_SHARE', words.bad, {}, { remedy: words.copyWhole });
  if (shared.version !== version) {
    throw new UserError('SHARE_VERSION', words.otherVersion, { made: shared.version, here: version }, { exitCode: 1, remedy: words.useVersion });
  }
  if (shared.rulesetHash !== ruleset.hash.slice(0, hashDigits)) {
    throw new UserError('SHARE_TABLES', words.otherTables, { made: shared.rulesetHash, here: ruleset.hash.slice(0, hashDigits) }, { exitCode: 1, remedy: words.useTables });
  }
  return shared;
}

/** Options that make no sense under these tables. */
export function refuseOptions(bad: readonly string[]): UserError {
  return new UserError('SHARE_OPTIONS', words.badOptions, { list: bad.join(', ') }, { remedy: words.copyWhole });
}
