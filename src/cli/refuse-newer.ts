import { UserError } from '../errors';
import { renderMessages as words } from './messages/render';

/** Refuses a session or scenario document that a newer program made, and names that (NEWER_SESSION). */
export function refuseNewer(data: unknown, path: string): void {
  const { formatVersion, generator } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  if (typeof formatVersion !== 'number' || formatVersion <= 1) return;
  const version = String((generator as { version?: unknown } | null | undefined)?.version ?? '?').slice(0, 50);
  throw new UserError('NEWER_SESSION', words.newer, { path, version }, { exitCode: 1 });
}
