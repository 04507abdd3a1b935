/** What sections of one sort have in common, and what they add to the defender's roll (DEF-04). */
import { corridorKinds } from '../board/corridor-shapes';
import type { SectionFacts } from '../board/draft';
import type { Contributions, Ruleset } from '../tables/ruleset';

/** The facts of all sorts of a ruleset. */
export interface FactsBySort {
  /** In the order of {@link corridorKinds}. */
  readonly corridors: readonly SectionFacts[];
  /** By {@link sortOfRoom}. */
  readonly rooms: readonly SectionFacts[];
}

const factsOf = new WeakMap<Ruleset, FactsBySort>();

/** The facts of every sort of section, made once for each ruleset. */
export function readyFactsOf(ruleset: Ruleset): FactsBySort {
  let facts = factsOf.get(ruleset);
  if (!facts) factsOf.set(ruleset, (facts = { corridors: listCorridors(ruleset.contributions), rooms: listRooms(ruleset.contributions) }));
  return facts;
}

function listCorridors({ corridor: contribution }: Contributions): SectionFacts[] {
  return corridorKinds.map((kind) => ({ kind, area: null, contribution, forced: false }));
}

/** Which of the rooms one is. */
export function sortOfRoom(large: boolean, objective: boolean, forced: boolean): number {
  return (large ? 1 : 0) + (objective ? 2 : 0) + (forced ? 4 : 0);
}

function listRooms({ largeRoom, smallRoom, objectiveRoom }: Contributions): SectionFacts[] {
  const rooms: SectionFacts[] = [];
  for (const forced of [false, true]) {
    for (const objective of [false, true]) {
      for (const large of [false, true]) {
        const kind = large ? 'large-room' : 'small-room';
        rooms[sortOfRoom(large, objective, forced)] = {
          kind: objective ? 'objective-room' : kind,
          area: large ? 'large' : 'small',
          contribution: (large ? largeRoom : smallRoom) + (objective ? objectiveRoom : 0),
          forced,
        };
      }
    }
  }
  return rooms;
}
