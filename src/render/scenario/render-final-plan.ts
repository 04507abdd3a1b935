/** The measured plan of the final room (SCN-03): what is needed to lay it out, and where each force comes in. */
import type { FinalDoor, FinalRoom } from '../../session/scenario-document';
import type { Language } from '../../tables/ruleset';
import { formatNumber } from '../number-format';
import { makeElement, makeInlinePicture, makePath } from '../svg/markup';
import { linePath, rectPath } from '../svg/path-data';

/** Space for the plan itself, and for the measures above and left of it, below and right, mm on paper. */
const sizes = { width: 140, height: 160, before: 24, after: 18 } as const;

/** Scales that are easy to reckon with, the largest drawing first. */
const scales = [2, 2.5, 4, 5, 10, 20] as const;

/** Distances from the wall, mm on paper: of a door's number, of the line to its centre, of the line along the whole wall. */
const out = { number: 7, door: 13, wall: 20 } as const;

/** Letters under this size are hard to read by a dim lamp, mm. */
const type = { measure: 4, number: 5.5 } as const;

const ink = '#000';
const font = "Arial,'Liberation Sans',Helvetica,sans-serif";

/** The drawing and its scale, `5` for 1:5. */
export interface FinalPlan {
  readonly svg: string;
  readonly scale: number;
}

/** A wall on paper: where it begins, how it runs, and where outside is. */
interface Wall {
  readonly x: number;
  readonly y: number;
  readonly along: readonly [number, number];
  readonly outward: readonly [number, number];
  readonly length: number;
}

/** Draws the room at the largest scale that fits; doors bear the numbers of their places in the list. */
export function renderFinalPlan(room: FinalRoom, language: Language): FinalPlan {
  const least = Math.max(room.widthMm / sizes.width, room.heightMm / sizes.height);
  const scale = scales.find((each) => each >= least) ?? Math.ceil(least);
  const [width, height] = [room.widthMm / scale, room.heightMm / scale];
  const walls = placeWalls(width, height);
  const elements = [
    makePath(rectPath(sizes.before, sizes.before, width, height), { fill: '#fff' }),
    makePath(drawGrid(width, height, 100 / scale), { fill: 'none', stroke: '#b5b5b5', 'stroke-width': 0.2 }),
    makePath(rectPath(sizes.before, sizes.before, width, height), { fill: 'none', stroke: ink, 'stroke-width': 1.4 }),
    measure(walls.n, 0, width, out.wall, room.widthMm, language),
    measure(walls.w, 0, height, out.wall, room.heightMm, language),
    ...room.doors.map((door, at) => drawDoor(door, at + 1, walls[door.wall], { scale, doorMm: room.doorMm, language })),
  ];
  return { svg: makeInlinePicture(width + sizes.before + sizes.after, height + sizes.before + sizes.after, elements), scale };
}

function placeWalls(width: number, height: number): Readonly<Record<FinalDoor['wall'], Wall>> {
  const [left, top] = [sizes.before, sizes.before];
  return {
    n: { x: left, y: top, along: [1, 0], outward: [0, -1], length: width },
    s: { x: left, y: top + height, along: [1, 0], outward: [0, 1], length: width },
    w: { x: left, y: top, along: [0, 1], outward: [-1, 0], length: height },
    e: { x: left + width, y: top, along: [0, 1], outward: [1, 0], length: height },
  };
}

/** A line every 10 cm of the table. */
function drawGrid(width: number, height: number, step: number): string {
  let path = '';
  for (let x = step; x < width - 0.01; x += step) path += linePath(sizes.before + x, sizes.before, sizes.before + x, sizes.before + height);
  for (let y = step; y < height - 0.01; y += step) path += linePath(sizes.before, sizes.before + y, sizes.before + width, sizes.before + y);
  return path;
}

interface DoorDrawing {
  readonly scale: number;
  readonly doorMm: number;
  readonly language: Language;
}

/** A gap in the wall, its number, and how far its centre is from the corner. */
function drawDoor(door: FinalDoor, number: number, wall: Wall, { scale, doorMm, language }: DoorDrawing): string {
  const atMm = wall.along[0] === 1 ? door.x : door.y;
  const at = atMm / scale;
  const half = doorMm / scale / 2;
  const gap = linePath(...point(wall, at - half, 0), ...point(wall, at + half, 0));
  const jambs = [at - half, at + half].map((along) => linePath(...point(wall, along, -1.8), ...point(wall, along, 1.8))).join('');
  const [x, y] = point(wall, at, out.number);
  return [
    makePath(gap, { stroke: '#fff', 'stroke-width': 2 }),
    makePath(jambs, { stroke: ink, 'stroke-width': 0.8 }),
    makeElement('circle', { cx: x, cy: y, r: 3.8, fill: door.side === null ? '#fff' : ink, stroke: ink, 'stroke-width': 0.4 }),
    write(String(number), x, y + type.number * 0.36, type.number, { fill: door.side === null ? ink : '#fff', 'font-weight': 'bold' }),
    measure(wall, 0, at, out.door, atMm, language),
  ].join('');
}

/** A measuring line beside a wall, with its length in cm. */
function measure(wall: Wall, from: number, to: number, distance: number, mm: number, language: Language): string {
  const ends = [from, to].map((along) => linePath(...point(wall, along, distance - 1.2), ...point(wall, along, distance + 1.2))).join('');
  const line = linePath(...point(wall, from, distance), ...point(wall, to, distance));
  const [x, y] = point(wall, (from + to) / 2, distance);
  const text = `${formatNumber(mm / 10, language)}\u00a0cm`;
  const width = text.length * type.measure * 0.55;
  const turned = wall.along[1] === 1;
  const label = makePath(rectPath(x - width / 2, y - type.measure / 2, width, type.measure), { fill: '#fff' })
    + write(text, x, y + type.measure * 0.36, type.measure, { fill: ink });
  return makePath(line + ends, { fill: 'none', stroke: ink, 'stroke-width': 0.25 }) + makeElement('g', turned ? { transform: `rotate(-90 ${x} ${y})` } : {}, label);
}

function write(text: string, x: number, y: number, size: number, attributes: Readonly<Record<string, string>>): string {
  return makeElement('text', { x, y, 'font-size': size, 'font-family': font, 'text-anchor': 'middle', ...attributes }, text);
}

function point({ x, y, along, outward }: Wall, at: number, distance: number): [number, number] {
  return [x + along[0] * at + outward[0] * distance, y + along[1] * at + outward[1] * distance];
}
