/** A session that cannot be had: a value, not an exception. */
import type { Message } from '../errors';

/** What was asked for cannot be had; `text` says why, `nearest` what can. */
export interface Refusal {
  readonly ok: false;
  readonly code: string;
  readonly rule: string;
  readonly text: Message;
  readonly values: Readonly<Record<string, string | number>>;
  readonly nearest?: string;
}
