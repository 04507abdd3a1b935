import { findContradiction, listForeignFacts, listMissingFacts } from '../../missions/score/check-facts';
import type { GameFacts } from '../../missions/score/facts';
import { UserError } from '../../errors';
import type { CommandContext } from '../context';
import { factMessages as words } from '../messages/facts';
import { askOrRefuse } from './ask-or-refuse';
import type { Setup } from './read-setup';
import { refuseImpossible } from './refuse-impossible';
import { refuseForeign } from './refuse-foreign';

/** Options that tell a fact, for the errors that name one. */
const flagOf = {
  objectives: '--objectives', primary: '--primary', units: '--unit', escapeBonus: '--bonus', charge: '--charge', outside: '--outside', inside: '--inside',
  allDead: '--all-dead', die: '--die', character: '--character',
} as const;

/**
 * All the facts that a mission asks for, and none besides; on a terminal what is missing is asked for, elsewhere it is
 * named. Null when the players broke off.
 */
export async function completeFacts(setup: Setup, known: Partial<GameFacts>, context: CommandContext): Promise<GameFacts | null> {
  refuseForeign(listForeignFacts(setup.mission, known).flatMap((fact) => listFlags(fact, known)), setup.mission, context);
  const missing = listMissingFacts(setup, known);
  const facts = missing.length === 0 ? (known as GameFacts)
    : await askOrRefuse(missing.map((fact) => flagOf[fact]), async () => (await import('./ask-facts')).askFacts(setup, known, context), context);
  if (facts !== null) refuseUntrue(setup, facts);
  return facts;
}

/** Refuses facts that cannot all be, or that the board does not hold. */
export function refuseUntrue(setup: Setup, facts: GameFacts): void {
  refuseContradiction(setup, facts);
  refuseImpossible(setup, facts);
}

/** The options that tell a fact; a charge may be told by any of three. */
function listFlags(fact: keyof GameFacts, { charge = {} }: Partial<GameFacts>): string[] {
  if (fact !== 'charge') return [flagOf[fact]];
  return ([['planted', flagOf.charge], ['outside', flagOf.outside], ['inside', flagOf.inside]] as const).flatMap(([key, flag]) => (charge[key] === undefined ? [] : [flag]));
}

const remedies = { 'MIS-23': words.allDeadRemedy, 'MIS-24': words.chargeRemedy, 'MIS-25': words.unitsRemedy } as const;

function refuseContradiction(setup: Setup, facts: GameFacts): void {
  const found = findContradiction(setup, facts);
  if (!found) return;
  const other = found.against.map((fact) => flagOf[fact]).join(', ');
  const told = found.rule === 'MIS-24' ? found.told : undefined;
  const remedy = told ? words.outsideRemedy : remedies[found.rule];
  throw new UserError('FACTS_CONTRADICT', words.contradict, { flag: flagOf[told ?? 'primary'], other }, { rule: found.rule, remedy });
}
