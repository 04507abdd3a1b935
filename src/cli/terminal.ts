/** What the program sees of the outside: injected, so that the whole command line runs inside a test. */

/** Where text or bytes go. `process.stdout` is one; a test's collector is another. */
export interface Output {
  write(chunk: string | Uint8Array): unknown;
  readonly isTTY?: boolean | undefined;
  /** Width in characters, when it is a terminal. */
  readonly columns?: number | undefined;
}

/** Where answers come from: `process.stdin`, or a stream a test fills. */
export type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean | undefined };

/** Time of day in milliseconds, and something done again and again until it is stopped. */
export interface Clock {
  now(): number;
  every(ms: number, tick: () => void): () => void;
}

/** The streams, environment and working directory of one run. */
export interface Terminal {
  readonly stdout: Output;
  readonly stderr: Output;
  readonly stdin: Input;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Without one, the system's. Only what is played against the clock asks for it. */
  readonly clock?: Clock;
}
