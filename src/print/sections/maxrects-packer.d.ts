/** What is used of maxrects-packer: the types it ships name none of its classes but one, and its main file is not what its package.json says. */
declare module 'maxrects-packer/dist/maxrects-packer.mjs' {
  /** A rectangle to be placed. */
  export class Rectangle {
    constructor(width: number, height: number);
    x: number;
    y: number;
    width: number;
    height: number;
    /** Turned a quarter; width and height are then exchanged. */
    rot: boolean;
  }
  /** One page. `logic`: 0 the smallest free area, 1 the shortest edge left over. */
  export class MaxRectsBin {
    constructor(width: number, height: number, padding: number, options: { smart: boolean; pot: boolean; square: boolean; allowRotation: boolean; logic: 0 | 1 });
    readonly freeRects: readonly Rectangle[];
    add(rectangle: Rectangle): Rectangle | undefined;
  }
}
