import { UserError } from '../../errors';
import type { Message, Problem } from '../../errors';
import { fitsSession } from '../../io/fits-session';
import type { SessionDocument } from '../../session/document';
import { findOverlong } from '../../session/find-overlong';
import { findBadOptions } from '../../session/read-options';
import { findBadRuleset } from '../../session/read-ruleset';
import type { CommandContext } from '../context';
import { renderMessages as words } from '../messages/render';
import { refuseNewer } from '../refuse-newer';
import { showPath } from '../show-path';
import { findLooseIds } from './find-loose-ids';
import { findOddMeasures } from './find-odd-measures';

/** Most faults told of one file. */
const maxFaults = 20;

/** Levels of nesting; what the program writes has some ten. */
const maxDepth = 40;

/** House rules that the sheets count with: an older program has them too (MIS-10). */
const countedRules = ['xDefault', 'xRounding'] as const;

/**
 * Data from outside as a session document: the format is known and every field has its type. Whether
 * it is what the seed gives is for `verify`; an older session must draw too (G2).
 * @throws UserError that names the version when a newer program made it, or each field that is wrong
 */
export async function checkDrawable(data: unknown, path: string, context: CommandContext): Promise<SessionDocument> {
  if ((data as { format?: unknown } | null)?.format !== 'plasma-wall/session') throw new UserError('NOT_A_SESSION', words.notSession, { path });
  refuseNewer(data, path);
  const overlong = findOverlong(data).map((field): Problem => ({ code: 'FIELD', message: context.say(words.wrongField, { field }) }));
  if (overlong.length > 0) throw new UserError('BAD_SESSION', words.unusable, { path, count: overlong.length }, { problems: overlong, remedy: words.checkIt });
  if (isTooDeep(data)) throw new UserError('TOO_DEEP', words.tooDeep, { path, limit: maxDepth });
  const odd = fitsSession(data) ? [] : await listOddFields(data, context);
  const problems = odd.length > 0 ? odd : listFaults(data as SessionDocument, context);
  if (problems.length === 0) return data as SessionDocument;
  throw new UserError('BAD_SESSION', words.unusable, { path, count: problems.length }, { problems: problems.slice(0, maxFaults), remedy: words.checkIt });
}

/** Fields that are not of their type; zod is loaded only here, for what did not fit at the first glance. */
async function listOddFields(data: unknown, context: CommandContext): Promise<Problem[]> {
  const { sessionSchema } = await import('../../io/session-schema');
  const issues = sessionSchema.safeParse(data).error?.issues ?? [];
  return issues.map(({ path: field }) => ({ code: 'FIELD', message: context.say(words.wrongField, { field: showPath(field) || 'session' }) }));
}

/** What is of its type and yet leads nowhere, or is nothing that the sheets could be made of. */
function listFaults(document: SessionDocument, context: CommandContext): Problem[] {
  const { options, ruleset, mission } = document;
  const tell = (message: Message) => (field: string): Problem => ({ code: 'FIELD', message: context.say(message, { field }) });
  const inputs = [
    ...findBadRuleset({ ...ruleset, missions: [mission] }),
    ...(ruleset.missions.some(({ id }) => id === mission.id) ? [] : ['ruleset.missions']),
    ...findBadOptions(options, ruleset),
    ...countedRules.filter((key) => !Object.hasOwn(options.houseRules, key)).map((key) => `options.houseRules.${key}`),
  ];
  return [...inputs, ...findOddMeasures(document)].map(tell(words.wrongValue)).concat(findLooseIds(document).map(tell(words.wrongId)));
}

/** Walked with a list of its own: what is nested too deep would use up the stack. */
function isTooDeep(data: unknown): boolean {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value: data, depth: 0 }];
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    const { value, depth } = item;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= maxDepth) return true;
    for (const part of Object.values(value)) open.push({ value: part, depth: depth + 1 });
  }
  return false;
}
