/** The main job: a seed, a ruleset and options in, a prepared session out; or the rule that says no, and the nearest that can. */
import { createStreams } from '../dice/streams';
import type { Streams } from '../dice/streams';
import type { Ruleset } from '../tables/ruleset';
import { runAutopilot } from './autopilot';
import { checkOptions } from './check-options';
import { buildDocument } from './build-document';
import type { SessionDocument, SessionOptions } from './document';
import type { Refusal } from './refusal';
import { findRefusal } from './refusals';
import { startSession } from './session';

/** What decides a session. */
export interface GenerateInput {
  /** Any text, already normalised (NFC). */
  readonly seed: string;
  readonly ruleset: Ruleset;
  readonly options: SessionOptions;
  /** Version of the program, written in the document. */
  readonly version: string;
  /** Dice other than the seed's, for tests. */
  readonly streams?: Streams;
}

export type { Refusal };

/** A prepared session. */
export interface Generated {
  readonly ok: true;
  readonly document: SessionDocument;
}

/** Prepares a dungeon (PRE-01): the autopilot's walk, the closing walk, the discoveries and the dice. */
export function generateSession(input: GenerateInput): Generated | Refusal {
  const { options } = input;
  const before = checkOptions(input.ruleset, options);
  if (before) return before;
  const document = prepareDungeon(input);
  return findRefusal(options, document, (changed) => prepareDungeon({ ...input, options: { ...options, ...changed } })) ?? { ok: true, document };
}

/** The dungeon, whether or not it is all that was asked for. */
function prepareDungeon({ ruleset, seed, options, version, streams }: GenerateInput): SessionDocument {
  const mission = ruleset.missions.find(({ id }) => id === options.mission);
  if (!mission) throw new Error(`no mission ${options.mission}`);
  const session = startSession({ seed, ruleset, mission, options, streams: streams ?? createStreams(seed) });
  return buildDocument(session, runAutopilot(session), version);
}
