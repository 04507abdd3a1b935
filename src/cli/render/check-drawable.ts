import { UserError } from '../../errors';
import type { Problem } from '../../errors';
import type { SessionDocument } from '../../session/document';
import type { CommandContext } from '../context';
import { renderMessages as words } from '../messages/render';

/** Most faults told of one file. */
const maxFaults = 20;

/**
 * Data from outside as a session document: the format is known and every field has its type. Whether
 * it is what the seed gives is for `verify`; an older session must draw too (G2).
 * @throws UserError that names the version when a newer program made it, or each field that is wrong
 */
export async function checkDrawable(data: unknown, path: string, context: CommandContext): Promise<SessionDocument> {
  refuseNewer(data, path);
  const { sessionSchema } = await import('../../io/session-schema');
  const checked = sessionSchema.safeParse(data);
  const problems: Problem[] = checked.success
    ? listLooseIds(data as SessionDocument).map((field) => ({ code: 'FIELD', message: context.say(words.wrongId, { field }) }))
    : checked.error.issues.map(({ path: field }) => ({ code: 'FIELD', message: context.say(words.wrongField, { field: showPath(field) }) }));
  if (problems.length === 0) return data as SessionDocument;
  throw new UserError('BAD_SESSION', words.unusable, { path, count: problems.length }, { problems: problems.slice(0, maxFaults), remedy: words.checkIt });
}

function refuseNewer(data: unknown, path: string): void {
  const { format, formatVersion, generator } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  if (format !== 'plasma-wall/session') throw new UserError('NOT_A_SESSION', words.notSession, { path });
  if (typeof formatVersion !== 'number' || formatVersion <= 1) return;
  const version = String((generator as { version?: unknown } | null | undefined)?.version ?? '?').slice(0, 50);
  throw new UserError('NEWER_SESSION', words.newer, { path, version }, { exitCode: 1 });
}

/** Ids that lead to no section or opening. */
function listLooseIds({ board, discoveries, preparation }: SessionDocument): string[] {
  const loose: string[] = [];
  const check = (path: string, id: number | null, items: readonly unknown[], least: number): void => {
    if (id !== null && (id < least || id >= items.length)) loose.push(path);
  };
  const { sections, openings } = board;
  const checkAll = (path: string, ids: readonly number[], items: readonly unknown[]): void => ids.forEach((id, at) => check(`${path}[${at}]`, id, items, 0));
  sections.forEach(({ id, via }, at) => {
    if (id !== at) loose.push(`board.sections[${at}].id`);
    check(`board.sections[${at}].via`, via, openings, -1);
  });
  openings.forEach(({ id, from, to }, at) => {
    if (id !== at) loose.push(`board.openings[${at}].id`);
    check(`board.openings[${at}].from`, from, sections, 0);
    check(`board.openings[${at}].to`, to, sections, 0);
  });
  discoveries.forEach(({ opening, from, entries, newOpenings, keep }, at) => {
    const path = `discoveries[${at}]`;
    check(`${path}.opening`, opening, openings, -1);
    check(`${path}.from`, from, sections, 0);
    checkAll(`${path}.entries`, entries.map(({ section }) => section), sections);
    entries.forEach(({ via }, entry) => check(`${path}.entries[${entry}].via`, via, openings, -1));
    checkAll(`${path}.newOpenings`, newOpenings, openings);
    checkAll(`${path}.keep`, keep, sections);
  });
  checkAll('preparation.objectives', preparation.objectives.map(({ section }) => section), sections);
  checkAll('preparation.forced', preparation.forced, sections);
  for (const key of ['closed', 'rollYourselves', 'reopened'] as const) checkAll(`preparation.${key}`, preparation[key], openings);
  return loose;
}

/** `board.sections[3].kind`. */
function showPath(path: readonly PropertyKey[]): string {
  return path.map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at > 0 ? '.' : ''}${String(part)}`)).join('') || 'session';
}
