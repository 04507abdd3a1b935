/** What cannot have happened in a dungeon of so many objective rooms, or over so many levels. */
import type { Message } from '../../errors';
import { UserError } from '../../errors';
import type { GameFacts } from '../../missions/score/facts';
import { scoreMission } from '../../missions/score/score-mission';
import { factMessages as words } from '../messages/facts';
import type { Setup } from './read-setup';

/** A way in which facts cannot be, where `isSo`: the option that says so, with its rule. */
interface Impossible {
  readonly flag: '--objectives' | '--all-dead' | '--primary';
  readonly rule: string;
  readonly text: Message;
  readonly remedy: Message;
  readonly isSo: (facts: GameFacts, counts: Counts) => boolean;
}

interface Counts {
  readonly rooms: number;
  readonly accesses: number;
  /** Whether the room of the primary was found. */
  readonly isFound: boolean;
}

/** Each objective room holds one objective (MIS-01), and one of them the primary (MIS-10); an access leads up from each level below the way out (SCN-04). */
const impossible: readonly Impossible[] = [
  { flag: '--primary', rule: 'MIS-10', text: words.noRoom, remedy: words.noRoomRemedy, isSo: (_, { rooms, isFound }) => isFound && rooms === 0 },
  { flag: '--objectives', rule: 'MIS-01', text: words.tooManyBesides, remedy: words.tooManyRemedy, isSo: ({ objectives }, { rooms, isFound }) => isFound && objectives > rooms - 1 },
  { flag: '--objectives', rule: 'MIS-01', text: words.tooMany, remedy: words.tooManyRemedy, isSo: ({ objectives }, { rooms }) => objectives > rooms },
  { flag: '--objectives', rule: 'SCN-04', text: words.noAccess, remedy: words.tooManyRemedy, isSo: ({ objectives }, { accesses }) => objectives > accesses && accesses === 0 },
  { flag: '--objectives', rule: 'SCN-04', text: words.tooManyAccesses, remedy: words.tooManyRemedy, isSo: ({ objectives }, { accesses }) => objectives > accesses },
  { flag: '--all-dead', rule: 'MIS-23', text: words.noOtherRoom, remedy: words.noOtherRoomRemedy, isSo: ({ allDead = false }, { rooms }) => allDead && rooms < 2 },
];

/** Refuses facts that the dungeon does not allow; the bonus and what a mission adds are told apart. */
export function refuseImpossible(setup: Setup, facts: GameFacts): void {
  const { rooms, accesses } = setup.dungeon;
  const counts = { rooms: rooms ?? Infinity, accesses: accesses ?? Infinity, isFound: isPrimaryFound(setup, facts) };
  const found = impossible.find(({ isSo }) => isSo(facts, counts));
  if (!found) return;
  const { flag, rule, text, remedy } = found;
  throw new UserError('FACTS_MANY', text, { flag, n: facts.objectives, rooms: rooms ?? 0, accesses: accesses ?? 0 }, { rule, remedy });
}

/** Whoever achieved the primary found its room, and so did whoever planted the charge in it (MIS-24) or left by it (MIS-25). */
function isPrimaryFound(setup: Setup, facts: GameFacts): boolean {
  const { charge, units = [], escapeBonus } = facts;
  const isOut = setup.mission.primary === 'exit' && (escapeBonus === true || units.some(({ escaped }) => escaped > 0));
  return scoreMission(setup, facts).primary === true || charge?.planted === true || isOut;
}
