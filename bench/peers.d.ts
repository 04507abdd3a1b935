/** The little that is used of two libraries without types. */
declare module 'procedural-layouts' {
  export class Roguelike {
    constructor(config: unknown);
    build(): unknown;
  }
}
declare module 'dungeon-generator' {
  export default class Dungeon {
    constructor(options: unknown);
    generate(): void;
  }
}
