/** Keys that are typed, or pasted, before the question they are for is open: several may come at once. */
import type { Readable } from 'node:stream';

/** What Node tells of a key. */
export interface Key {
  readonly ctrl?: boolean;
  readonly name?: string;
}

const kept = new WeakMap<Readable, KeysAhead>();

/** The keys of an input: one list, however many ask on it. */
export function findKeysAhead(input: Readable): KeysAhead {
  const known = kept.get(input) ?? new KeysAhead(input);
  kept.set(input, known);
  return known;
}

/** Keeps what no question takes, and gives it to the next one. */
class KeysAhead {
  private readonly keys: (readonly [unknown, Key | undefined])[] = [];
  private isOpen = (): boolean => false;

  constructor(private readonly input: Readable) {
    // Before those of any question: whether one is open is as it was when the key was pressed.
    input.on('keypress', (text: unknown, key?: Key) => {
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
}
