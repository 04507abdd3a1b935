/** The labels that maps, sheets and the terminal print; a ruleset without one of them is refused. */
import { troopKinds } from './ruleset';

const groups: Readonly<Record<string, readonly string[]>> = {
  section: ['outside', 'straight', 'corner', 'fork', 'crossing', 'dead-end', 'small-room', 'large-room', 'objective-room'],
  area: ['small', 'large'],
  opening: [
    'entrance', 'passage', 'open-door', 'closed-door', 'jammed-door', 'hidden-door', 'blind-end', 'unexplored-end', 'unrolled-end', 'unrolled-door',
    'door.open', 'door.closed', 'door.jammed', 'door.unexplored', 'passage.open', 'passage.closed', 'passage.blind', 'passage.unexplored',
  ],
  heading: ['n', 'e', 's', 'w'],
  axis: ['ahead', 'left', 'right'],
  objective: ['capture', 'destroy', 'killLeader', 'killAll', 'character', 'prisoner', 'charge', 'exit', 'force', 'access'].flatMap((id) => [id, `${id}.long`]),
  modifier: ['corridor', 'smallRoom', 'largeRoom', 'objectiveRoom', 'combat', 'given'],
  troops: troopKinds,
  phase: ['attacker', 'exploration', 'defender', 'combat', 'over'],
  event: [
    'turn', 'moved', 'door-opened', 'door-closed', 'placed', 'door-rolled', 'joined', 'sealed', 'left-open', 'hidden-door', 'exhausted',
    'objective-found', 'objective', 'defender', 'combat-not-fought',
  ],
  note: ['large-became-small', 'objective-owed', 'forced', 'inserted-straight'],
  why: ['no-room', 'edge'],
  joined: ['met', 'through-wall'],
  ended: ['budget', 'maxSections', 'maxTurns', 'objective', 'primary', 'exhausted'],
  reading: ['open', 'silent', 'ours'],
};

/** Label keys every ruleset has, whatever its tables; results and evenings add their own. */
export const requiredLabels: readonly string[] = Object.entries(groups).flatMap(([group, ids]) => ids.map((id) => `${group}.${id}`));
