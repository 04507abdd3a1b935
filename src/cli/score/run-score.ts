import { isJudgedByScenario } from '../../missions/judged-by-scenario';
import { scoreMission } from '../../missions/score/score-mission';
import { UserError } from '../../errors';
import { canAsk } from '../asker';
import type { CommandContext } from '../context';
import { listTold } from '../list-told';
import { factMessages } from '../messages/facts';
import { resultFlags } from '../result-options';
import { completeFacts } from './complete-facts';
import { describeScore } from './describe-score';
import { readFacts } from './read-facts';
import type { ScoreFlags } from './read-facts';
import { readSetup } from './read-setup';
import { refuseForeign } from './refuse-foreign';
import { findScoredScenario, scoreScenario } from './run-score-scenario';

/** Says who won a finished game, and why; the verdict to stdout. */
export async function runScore(session: string | undefined, typed: ScoreFlags, context: CommandContext): Promise<void> {
  if (session !== undefined && typed.scenario !== undefined) throw new UserError('OPTION_CONFLICT', factMessages.scenarioOfFolder, { path: session });
  // A folder tells which game it was, and with which X.
  const flags = session === undefined && canAsk(context) ? await (await import('./ask-setup')).askSetup(typed, context) : typed;
  if (flags === null) return;
  const scored = await findScoredScenario(session, flags, context);
  if (scored?.compared) return scoreScenario(scored, flags, context);
  if (scored) refuseForeign(listTold(flags, { mission: '--mission' }), scored.scenario, context);
  const setup = scored ? await readSetup(scored.session, flags, context, scored.mission) : await readSetup(session, flags, context);
  const { mission, x } = setup;
  refuseForeign(listTold(flags, { ...resultFlags, ...(isJudgedByScenario(mission) ? { x: '--x' } : {}) }), mission, context);
  const facts = await completeFacts(setup, await readFacts(flags, context), context);
  if (facts === null) return;
  const score = scoreMission(setup, facts);
  if (flags.json) context.out(`${JSON.stringify({ mission: mission.id, x, facts, ...score }, null, 2)}\n`);
  else context.out(`${describeScore(score, mission, context, context.outStyle)}\n`);
}
