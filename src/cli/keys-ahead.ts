/** Keys that are typed, or pasted, before the question they are for is open: several may come at once. */
import type { Readable } from 'node:stream';

/** What Node tells of a key. */
export interface Key {
  readonly ctrl?: boolean;
  /** Enter is `return` as CR, `enter` as LF. */
  name?: string;
}

/** Kept at the input itself: the build gives every file of `dist/` that asks a copy of this module, whose variables would be its own. */
const kept = Symbol.for('plasma-wall.keys-ahead');

/** The keys of an input: one list, however many ask on it. */
export function findKeysAhead(input: Readable & { [kept]?: KeysAhead }): KeysAhead {
  return (input[kept] ??= new KeysAhead(input));
}

/** Keeps what no question takes, and gives it to the next one. */
class KeysAhead {
  private readonly keys: (readonly [unknown, Key | undefined])[] = [];
  private isOpen = (): boolean => false;
  private isAfterReturn = false;

  constructor(private readonly input: Readable) {
    // Before those of any question: whether one is open is as it was when the key was pressed, and what it is called may be changed.
    input.on('keypress', (text: unknown, key?: Key) => {
      if (key?.name === 'enter' && this.isAfterReturn) return;
      this.readEnter(key);
      if (!this.isOpen()) this.keys.push([text, key]);
    });
  }

  /** Whether Ctrl-C is among them: it leaves, wherever it stands. */
  get breaksOff(): boolean {
    return this.keys.some(([, key]) => key?.ctrl === true && key.name === 'c');
  }

  /** Asks a question, which listens to keys as long as it is open, and types what was kept as far as it takes it. */
  ask<Value>(open: () => Promise<Value>): Promise<Value> {
    const others = this.input.listenerCount('keypress');
    const asked = open();
    this.isOpen = () => this.input.listenerCount('keypress') > others;
    while (this.isOpen()) {
      const key = this.keys.shift();
      if (key === undefined) break;
      this.input.emit('keypress', ...key);
    }
    return asked;
  }

  /** LF answers as CR does: a terminal that no question has taken over yet sends it for Enter, and pasted lines end so. One that came with a CR is part of it. */
  private readEnter(key: Key | undefined): void {
    if (key?.name === 'enter') key.name = 'return';
    else if (key?.name === 'return') {
      this.isAfterReturn = true;
      // What comes at once is told of in one go.
      queueMicrotask(() => { this.isAfterReturn = false; });
    }
  }
}
