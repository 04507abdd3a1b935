/** Generators of dungeons from npm, set to about thirty rooms: plain grids, with neither sight nor rules. */
import DungeonGenerator from 'dungeon-generator';
import { Roguelike } from 'procedural-layouts';
import { Map as Maps, RNG } from 'rot-js';
import type { Case } from './measure';

/** One case per library. */
export const peers: readonly Case[] = [
  { name: 'procedural-layouts, 30 rooms', run: () => makeRoguelike() },
  { name: 'dungeon-generator, 30 rooms', run: (round) => makePieces(`s${round}`) },
  { name: 'rot-js uniform, about 30 rooms', run: (round) => makeUniform(round) },
];

function makeRoguelike(): void {
  const room = { ideal: 30, min_width: 3, max_width: 7, min_height: 3, max_height: 7 };
  new Roguelike({ width: 80, height: 80, retry: 200, special: false, room }).build();
}

function makePieces(seed: string): void {
  new DungeonGenerator({
    size: [100, 100], seed, room_count: 30, max_corridor_length: 6, min_corridor_length: 2, corridor_density: 0, symmetric_rooms: false,
    // Extra corridors would print a complaint wherever one does not fit.
    interconnects: 0, max_interconnect_length: 10,
    rooms: { initial: { min_size: [3, 3], max_size: [3, 3], max_exits: 1 }, any: { min_size: [2, 2], max_size: [5, 5], max_exits: 4 } },
  }).generate();
}

function makeUniform(round: number): void {
  RNG.setSeed(round + 1);
  new Maps.Uniform(70, 40, { roomDugPercentage: 0.3, timeLimit: 60_000 }).create();
}
