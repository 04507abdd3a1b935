/** What may be told of a game: what its mission still needs, what is none of its business, and what cannot both be. */
import type { MissionDefinition } from '../../tables/ruleset';
import { isJudgedByScenario } from '../judged-by-scenario';
import { isDetonated } from './charge';
import { isOutByHalf } from './escape';
import type { ChargeOutcome, GameFacts, MissingFact } from './facts';
import type { ScoreSetup } from './score-mission';

type Mission = ScoreSetup['mission'];

/** Primaries that lie dead when every defender of the game does. */
const deadWithAll: readonly MissionDefinition['primary'][] = ['killAll', 'killLeader', 'character'];

const hasVerdict = (mission: Mission): boolean => !isJudgedByScenario(mission);
const hasBonus = (mission: Mission): boolean => mission.family === 'search' || hasVerdict(mission);

/** Missions that ask for a fact; of objectives all do. */
const askedBy: Readonly<Record<Exclude<keyof GameFacts, 'objectives'>, (mission: Mission) => boolean>> = {
  primary: ({ family }) => family === 'primary',
  units: hasBonus,
  escapeBonus: hasBonus,
  charge: ({ primary }) => primary === 'charge',
  allDead: (mission) => mission.secondary === 'killAll' && hasVerdict(mission),
  die: (mission) => mission.family === 'primary' && hasVerdict(mission),
  character: ({ primary }) => primary === 'character',
};

/** Whether a mission has anything to do with a fact (MIS-07 to MIS-25). */
export function asksFor(mission: Mission, fact: keyof GameFacts): boolean {
  return fact === 'objectives' || askedBy[fact](mission);
}

/** Facts that were told and that this mission does not ask for: left alone they would be believed to have counted. */
export function listForeignFacts(mission: Mission, facts: Partial<GameFacts>): (keyof GameFacts)[] {
  return (Object.keys(facts) as (keyof GameFacts)[]).filter((fact) => facts[fact] !== undefined && !asksFor(mission, fact));
}

/** Facts that this mission needs and that were not told, in the order to ask for them. */
export function listMissingFacts({ mission }: Pick<ScoreSetup, 'mission'>, facts: Partial<GameFacts>): MissingFact[] {
  return [
    ...(facts.objectives === undefined ? (['objectives'] as const) : []),
    ...(asksFor(mission, 'primary') && facts.primary === undefined ? listMissingOfPrimary(mission, facts) : []),
    ...(asksFor(mission, 'allDead') && facts.allDead === undefined && !isLostForAll(mission, facts) ? (['allDead'] as const) : []),
    ...(asksFor(mission, 'die') && facts.die === undefined ? (['die'] as const) : []),
  ];
}

/** The primary is worked out from the units (MIS-25) or from the charge (MIS-24); elsewhere it is told. */
function listMissingOfPrimary({ primary }: Mission, { units, charge }: Partial<GameFacts>): MissingFact[] {
  if (primary === 'exit') return units?.length ? [] : ['units'];
  return primary === 'charge' ? listMissingOfCharge(charge) : ['primary'];
}

function listMissingOfCharge({ planted, outside, inside }: ChargeOutcome = {}): MissingFact[] {
  if (planted === undefined) return ['charge'];
  if (!planted) return [];
  return [...(outside === undefined ? (['outside'] as const) : []), ...(inside === undefined ? (['inside'] as const) : [])];
}

/** A primary that was not achieved has a living defender (MIS-23). */
function isLostForAll(mission: Mission, { primary }: Partial<GameFacts>): boolean {
  return primary === false && deadWithAll.includes(mission.primary);
}

/** Facts that cannot all be true, and the rule that says so: the primary as it was told, or else what was (`told`), and what is against it. */
export type Contradiction =
  | { readonly rule: 'MIS-23'; readonly against: readonly ['allDead'] }
  | { readonly rule: 'MIS-24'; readonly against: readonly ('charge' | 'outside' | 'inside')[]; readonly told?: 'units' | 'escapeBonus' }
  | { readonly rule: 'MIS-25'; readonly against: readonly ['units'] };

/** The first contradiction, or null. What players say of the escape themselves stands beside the units they name (MIS-07). */
export function findContradiction({ mission, houseRules }: Pick<ScoreSetup, 'mission' | 'houseRules'>, facts: GameFacts): Contradiction | null {
  if (facts.allDead && isLostForAll(mission, facts)) return { rule: 'MIS-23', against: ['allDead'] };
  const { charge, primary, units } = facts;
  if (mission.primary === 'exit' && primary !== undefined && units?.length && primary !== isOutByHalf(units)) return { rule: 'MIS-25', against: ['units'] };
  const told = findOutside(facts);
  if (told) return { rule: 'MIS-24', told, against: ['outside'] };
  const isKnown = charge !== undefined && listMissingOfCharge(charge).length === 0;
  return isKnown && primary !== undefined && primary !== isDetonated(charge, houseRules) ? { rule: 'MIS-24', against: listDecisive(charge, primary) } : null;
}

/** STA-04: whoever escaped is outside; what was told of those who did, where fewer stood there. */
function findOutside({ charge, escapeBonus, units = [] }: GameFacts): 'units' | 'escapeBonus' | null {
  const { outside } = charge ?? {};
  if (outside === undefined) return null;
  if (units.reduce((sum, { escaped }) => sum + escaped, 0) > outside) return 'units';
  return escapeBonus && outside === 0 ? 'escapeBonus' : null;
}

/** What of a charge is against a primary as it was told (MIS-24). */
function listDecisive({ planted, outside, inside }: ChargeOutcome, primary: boolean): Contradiction['against'] & readonly ('charge' | 'outside' | 'inside')[] {
  if (!planted) return ['charge'];
  if (primary) return outside === 0 ? ['outside'] : ['inside'];
  return inside === 0 ? ['charge', 'outside', 'inside'] : ['charge', 'outside'];
}
