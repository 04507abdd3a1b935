/** Dice thrown together, without regard to which is which. */

/** Faces from the lowest to the highest, and in how many ways they come up. */
export interface DiceSet {
  readonly faces: readonly number[];
  readonly ways: number;
}

/** Every set of so many dice; their ways add up to 6 to the power of `count`. */
export function listDiceSets(count: number): DiceSet[] {
  let sets: DiceSet[] = [{ faces: [], ways: 1 }];
  for (let thrown = 0; thrown < count; thrown += 1) {
    sets = sets.flatMap(({ faces, ways }) => facesFrom(faces.at(-1) ?? 1).map((face) => ({ faces: [...faces, face], ways: (ways * (thrown + 1)) / (countOf(face, faces) + 1) })));
  }
  return sets;
}

function facesFrom(lowest: number): number[] {
  return [1, 2, 3, 4, 5, 6].filter((face) => face >= lowest);
}

function countOf(face: number, faces: readonly number[]): number {
  return faces.filter((other) => other === face).length;
}

/** The six sets that come of rolling one die again. */
export function rerollOne(faces: readonly number[], at: number): number[][] {
  const kept = faces.filter((_, place) => place !== at);
  return [1, 2, 3, 4, 5, 6].map((face) => [...kept, face].sort((a, b) => a - b));
}
