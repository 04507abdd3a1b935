/** `verify`: replays a saved session, generates it anew, and checks every invariant; names each field that is not as it should be. */
import type { Ruleset } from '../tables/ruleset';
import { digestInputs, makeTag, rulesetOf } from './build-document';
import { checkBoard } from './check-board';
import type { Preparation, SessionDocument } from './document';
import { findDifferences } from './find-difference';
import { findOverlong } from './find-overlong';
import { generateSession } from './generate';
import { findBadOptions } from './read-options';
import { findBadRuleset } from './read-ruleset';
import { replaySession } from './replay';

/** One thing that does not hold: a stable code, the field, and the rule if there is one. */
export interface VerifyProblem {
  readonly code: 'FORMAT' | 'NEWER' | 'MISSING' | 'FIELD' | 'INPUT' | 'OPTION' | 'ACTION' | 'BOARD' | 'BROKEN' | 'OTHER_VERSION' | 'REFUSED';
  readonly path: string;
  readonly rule?: string;
  readonly detail?: string;
}

/** The outcome: `ok` exactly when there is no problem. */
export interface VerifyResult {
  readonly ok: boolean;
  readonly problems: readonly VerifyProblem[];
}

/** A session of another version may well be larger, but not so much. */
const mostTimesLarger = 10;

const fields: readonly (keyof SessionDocument)[] = [
  'format', 'formatVersion', 'generator', 'seed', 'tag', 'streams', 'options', 'ruleset', 'mission', 'primary', 'primaryRoll',
  'actions', 'events', 'state', 'board', 'discoveries', 'preparation', 'checks',
];

/**
 * Verifies anything that was read as a session document.
 * @param shipped the ruleset of this program: a session made with it is compared text by text
 * @param version of this program
 */
export function verifySession(data: unknown, shipped: Ruleset, version: string): VerifyResult {
  const problems = checkShape(data);
  if (problems.length === 0) {
    const document = data as SessionDocument;
    try {
      checkContent(document, shipped, problems);
    } catch {
      // A field of a type nobody writes, which the engine cannot even read; mostly it has been named by now.
      // What the exception says is in English and about the program: it tells a player nothing.
      if (problems.length === 0) problems.push({ code: 'BROKEN', path: 'session' });
    }
    if (problems.length > 0 && document.generator.version !== version) {
      problems.unshift({ code: 'OTHER_VERSION', path: 'generator.version', detail: document.generator.version });
    }
  }
  return { ok: problems.length === 0, problems };
}

/** Format, version and the presence of every field, before anything is believed. */
function checkShape(data: unknown): VerifyProblem[] {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return [{ code: 'FORMAT', path: 'session' }];
  const record = data as Record<string, unknown>;
  if (record['format'] !== 'plasma-wall/session') return [{ code: 'FORMAT', path: 'format' }];
  if (record['formatVersion'] !== 1) {
    const newer = typeof record['formatVersion'] === 'number' && record['formatVersion'] > 1;
    const generator = record['generator'] as { version?: unknown } | undefined;
    return [{ code: newer ? 'NEWER' : 'FORMAT', path: 'formatVersion', detail: String(generator?.version) }];
  }
  const wrong: VerifyProblem[] = fields.filter((field) => !Object.hasOwn(record, field)).map((field) => ({ code: 'FIELD', path: field }));
  for (const key of Object.keys(record)) if (!(fields as readonly string[]).includes(key)) wrong.push({ code: 'FIELD', path: key });
  if (typeof record['seed'] !== 'string') wrong.push({ code: 'FIELD', path: 'seed' });
  if (typeof (record['generator'] as { version?: unknown } | null)?.version !== 'string') wrong.push({ code: 'FIELD', path: 'generator.version' });
  return [...wrong, ...findOverlong(record).map((path): VerifyProblem => ({ code: 'FIELD', path }))];
}

/** Adds to `problems` as it goes, so that what was found stays when something else cannot be read. */
function checkContent(document: SessionDocument, shipped: Ruleset, problems: VerifyProblem[]): void {
  problems.push(...checkRuleset(document, shipped));
  problems.push(...checkInputs(document, problems.length === 0 && document.ruleset.hash === shipped.hash));
  if (document.ruleset.hash !== shipped.hash) for (const path of findBadRuleset(document.ruleset)) problems.push({ code: 'INPUT', path });
  for (const path of findBadOptions(document.options, document.ruleset)) problems.push({ code: 'OPTION', path });
  // With an altered input nothing below would be equal: the input is what has to be named.
  if (problems.length > 0) return;
  const { anew, problems: replayed } = checkReplay(document);
  problems.push(...replayed);
  // Each section is compared with each: not on a board so much larger that it is none of this seed's.
  if (anew && document.board.sections.length <= mostTimesLarger * anew.board.sections.length) problems.push(...checkBoard(document));
}

/** The ruleset in the document: compared with the shipped one when it says it is that, else by its digests. */
function checkRuleset(document: SessionDocument, shipped: Ruleset): VerifyProblem[] {
  if (document.ruleset.hash !== shipped.hash) return [];
  return findDifferences(rulesetOf(shipped, document.options.mission), document.ruleset, 'ruleset').map((path) => ({ code: 'INPUT', path }));
}

/**
 * Inputs by their digests. Where the tables are the shipped ones, or the tag still fits the seed and the
 * options, it is the digest that was changed; of the version nothing else tells, so both are named.
 */
function checkInputs({ seed, options, ruleset, generator, checks, tag }: SessionDocument, isShipped: boolean): VerifyProblem[] {
  const tagFits = tag === makeTag(seed, options, ruleset);
  return findDifferences(digestInputs(seed, options, ruleset, generator.version), checks).flatMap((path) => {
    const digest: VerifyProblem = { code: 'INPUT', path: path === '' ? 'checks' : `checks.${path}` };
    const input: VerifyProblem = { code: 'INPUT', path };
    if (path === 'generator.version') return [input, digest];
    const isIntact = path.startsWith('ruleset.') ? isShipped : tagFits;
    return [isIntact || path === '' ? digest : input];
  });
}

/** What generating anew and replaying show, and the session generated anew unless the rules refuse it. */
function checkReplay(document: SessionDocument): { readonly problems: readonly VerifyProblem[]; readonly anew?: SessionDocument } {
  const { seed, ruleset, options, generator, actions, preparation } = document;
  const generated = generateSession({ seed, ruleset, options, version: generator.version });
  if (!generated.ok) return { problems: [{ code: 'REFUSED', path: 'options', rule: generated.rule, detail: generated.code }] };
  const anew = generated.document;
  const differences = findDifferences(anew, document).map((path): VerifyProblem => ({ code: 'FIELD', path }));
  if (differences.length > 0) return { problems: differences, anew };
  const ended: Preparation['ended'] = preparation.ended;
  const replay = replaySession({ seed, ruleset, options, actions, ended, version: generator.version });
  if (!replay.ok) return { problems: [{ code: 'ACTION', path: `actions[${replay.action}]`, rule: replay.illegal.rule, detail: replay.illegal.code }], anew };
  return { problems: findDifferences(replay.document, document).map((path): VerifyProblem => ({ code: 'FIELD', path })), anew };
}
