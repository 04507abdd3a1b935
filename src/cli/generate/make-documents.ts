import { version } from '../../../package.json';
import type { SessionDocument } from '../../session/document';
import { generateSession } from '../../session/generate';
import type { SessionPlan } from './plan-sessions';
import { refuseSession } from './refuse-session';

/** A seed that has no evening of the size in force, and the nearest size it has. */
interface OtherEvening {
  readonly seed: string;
  readonly evening: string;
}

/**
 * The sessions of a plan. A seed that the rules refuse is passed over for the next, as long as the plan
 * has patience. Then an evening that nobody asked for gives way to the nearest that can be had, for this
 * seed and those that follow (PRE-09); anything else is refused.
 */
export function* makeDocuments({ count, seeds, patience, ruleset, options, anyEvening }: SessionPlan): Generator<SessionDocument> {
  let inForce = options;
  let other: OtherEvening | undefined;
  let made = 0;
  let refusals = 0;
  for (const seed of seeds) {
    let result = generateSession({ seed, ruleset, options: inForce, version });
    if (!result.ok) {
      refusals += 1;
      if (result.code === 'EVENING' && result.nearest !== undefined) other = { seed, evening: result.nearest };
      if (refusals < patience) continue;
      if (!anyEvening || other === undefined || inForce !== options) throw refuseSession(result, options);
      inForce = { ...options, evening: other.evening };
      result = generateSession({ seed: other.seed, ruleset, options: inForce, version });
      if (!result.ok) throw refuseSession(result, options);
    }
    yield result.document;
    refusals = 0;
    other = undefined;
    made += 1;
    if (made === count) return;
  }
}
