/** Replay: the saved actions folded again from the seed. */
import { createStreams } from '../dice/streams';
import type { Ruleset } from '../tables/ruleset';
import type { Illegal } from './apply-action';
import { applyAction } from './apply-action';
import { buildDocument } from './build-document';
import type { Action, Preparation, SessionDocument, SessionOptions } from './document';
import { startSession } from './session';

/** What a replay needs of a document. */
export interface ReplayInput {
  readonly seed: string;
  readonly ruleset: Ruleset;
  readonly options: SessionOptions;
  readonly actions: readonly Action[];
  readonly ended: Preparation['ended'];
  readonly version: string;
}

/** The document that the actions lead to, or the first action the rules refuse. */
export function replaySession(input: ReplayInput): { readonly ok: true; readonly document: SessionDocument } | { readonly ok: false; readonly action: number; readonly illegal: Illegal } {
  const { seed, ruleset, options } = input;
  const mission = ruleset.missions.find(({ id }) => id === options.mission);
  if (!mission) throw new Error(`no mission ${options.mission}`);
  const session = startSession({ seed, ruleset, mission, options, streams: createStreams(seed) });
  for (let at = 0; at < input.actions.length; at++) {
    const illegal = applyAction(session, input.actions[at]!);
    if (illegal) return { ok: false, action: at, illegal };
  }
  return { ok: true, document: buildDocument(session, input.ended, input.version) };
}
