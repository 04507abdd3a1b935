import type { GameFacts } from '../../missions/score/facts';
import type { ScoreSetup } from '../../missions/score/score-mission';
import { listMissingFacts } from '../../missions/score/score-mission';
import type { CommandContext } from '../context';
import { askOrRefuse } from './ask-or-refuse';

/** Options that tell a fact, for the error that names what is missing. */
const flagOf = { objectives: '--objectives', primary: '--primary', units: '--unit', charge: '--charge', allDead: '--all-dead', die: '--die' } as const;

type Asked = keyof typeof flagOf;

/** All the facts that a mission asks for; on a terminal what is missing is asked for, elsewhere it is named. Null when the players broke off. */
export async function completeFacts(setup: ScoreSetup, known: Partial<GameFacts>, context: CommandContext): Promise<GameFacts | null> {
  const missing = listMissing(setup, known);
  if (missing.length === 0) return known as GameFacts;
  return askOrRefuse(missing.map((fact) => flagOf[fact]), async () => (await import('./ask-facts')).askFacts(setup, known, missing, context), context);
}

/** What is still to be told, in the order to ask for it. */
function listMissing(setup: ScoreSetup, known: Partial<GameFacts>): Asked[] {
  const rest = listMissingFacts(setup, { objectives: 0, ...known });
  return known.objectives === undefined ? ['objectives', ...rest] : rest;
}
