import { version } from '../../../package.json';
import { UserError } from '../../errors';
import { decodeShare, hashDigits, readSharedOptions } from '../../session/share';
import type { Ruleset } from '../../tables/ruleset';
import { shareMessages as words } from '../messages/share';
import type { SessionPlan } from './plan-sessions';

/** Reads `--from`. Damage, other tables and another version of the program are refused, each by its name. */
export function readShare(text: string, ruleset: Ruleset): SessionPlan {
  const shared = decodeShare(text);
  if (!shared) throw new UserError('BAD_SHARE', words.bad, {}, { remedy: words.copyWhole });
  if (shared.version !== version) {
    throw new UserError('SHARE_VERSION', words.otherVersion, { made: shared.version, here: version }, { exitCode: 1, remedy: words.useVersion });
  }
  if (shared.rulesetHash !== ruleset.hash.slice(0, hashDigits)) {
    throw new UserError('SHARE_TABLES', words.otherTables, { made: shared.rulesetHash, here: ruleset.hash.slice(0, hashDigits) }, { exitCode: 1, remedy: words.useTables });
  }
  const read = readSharedOptions(shared, ruleset);
  if ('bad' in read) throw new UserError('SHARE_OPTIONS', words.badOptions, { list: read.bad.join(', ') }, { remedy: words.copyWhole });
  return { count: 1, seeds: [shared.seed], patience: 1, ruleset, options: read.options, anyEvening: false };
}
