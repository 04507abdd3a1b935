/** The room where the two forces of SCN-03 meet: a large one, its doors drawn from the stream `final`. */
import { cellSize } from '../board/corridor-shapes';
import { headingLetters } from '../board/geometry';
import { doorSlots } from '../board/room-shapes';
import type { DoorSlot } from '../board/room-shapes';
import { drawFromTable, leafOf } from '../dice/draw';
import { createStreams } from '../dice/streams';
import type { Dice } from '../dice/streams';
import type { HouseRules } from '../tables/house-rules';
import type { Ruleset, Side } from '../tables/ruleset';
import { requiredTables } from '../tables/ruleset';
import type { FinalRoom } from './scenario-document';

const sides: readonly Side[] = ['first', 'second'];

/** Draws the final room: at least two doors in different walls (ROOM-03, ROOM-05), the first two of them the forces'. */
export function drawFinalRoom(seed: string, ruleset: Ruleset, { legMeasure }: HouseRules): FinalRoom {
  const dice = createStreams(seed).open('final');
  const { rooms, corridor, door } = ruleset.catalogue;
  const shape = rooms.large[dice.pick(rooms.large.length)]!;
  const [widthMm, heightMm] = dice.pick(2) === 0 ? [shape.widthMm, shape.lengthMm] : [shape.lengthMm, shape.widthMm];
  const roll = drawFromTable(ruleset, requiredTables.roomDoors, dice);
  const slots = doorSlots([0, 0, widthMm, heightMm], cellSize({ ...corridor, legMeasure }));
  const chosen = chooseSlots(slots, Math.max(sides.length, leafOf(roll).value!), dice);
  const doors = chosen.map(({ x, y, heading }, at) => ({ side: sides[at] ?? null, wall: headingLetters[heading], x, y }));
  return { widthMm, heightMm, doorMm: door.widthMm, doors, roll };
}

/** So many places, as far as there are: walls without a door first. */
function chooseSlots(slots: readonly DoorSlot[], count: number, dice: Dice): DoorSlot[] {
  const chosen: DoorSlot[] = [];
  for (let left = Math.min(count, slots.length); left > 0; left--) {
    const free = slots.filter((slot) => !chosen.includes(slot));
    const inFreeWalls = free.filter(({ heading }) => chosen.every((other) => other.heading !== heading));
    const from = inFreeWalls.length > 0 ? inFreeWalls : free;
    chosen.push(from[dice.pick(from.length)]!);
  }
  return chosen;
}
