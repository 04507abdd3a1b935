import { scoreMission } from '../../missions/score/score-mission';
import type { CommandContext } from '../context';
import { completeFacts } from './complete-facts';
import { describeScore } from './describe-score';
import { readFacts } from './read-facts';
import type { ScoreFlags } from './read-facts';
import { readSetup } from './read-setup';
import { findScoredScenario, scoreScenario } from './run-score-scenario';

/** Says who won a finished game, and why; the verdict to stdout. */
export async function runScore(session: string | undefined, flags: ScoreFlags, context: CommandContext): Promise<void> {
  const scored = await findScoredScenario(session, flags, context);
  if (scored?.compared) return scoreScenario(scored.scenario, flags, context);
  const setup = scored ? await readSetup(scored.session, flags, context, scored.mission) : await readSetup(session, flags, context);
  const facts = await completeFacts(setup, readFacts(flags, context.terminal.cwd), context);
  if (facts === null) return;
  const score = scoreMission(setup, facts);
  const { mission, x } = setup;
  if (flags.json) context.out(`${JSON.stringify({ mission: mission.id, x, facts, ...score }, null, 2)}\n`);
  else context.out(`${describeScore(score, mission, context, context.outStyle)}\n`);
}
