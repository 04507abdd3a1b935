import { isBuilt } from '../io/shipped';

/** What the V8 of Node 20 is told before short work is done (`node --v8-options`); a later one complains of flags it no longer has. */
const hints = [
  // Room for new objects is used again instead of growing: memory never touched before costs more than clearing away.
  '--semi-space-growth-factor=1',
  // What there is to clear away is too little to be shared out among threads.
  '--no-parallel-scavenge',
  // Nothing is marked meanwhile for a large clearing that the run does not live to need.
  '--no-incremental-marking',
];

/** How far code that runs often is compiled: making a better form of it takes memory, and time from the main thread. */
const tiers = { never: 0, once: 1 } as const;

/**
 * Tells V8 that the run will soon be over. Nothing but speed depends on it (measured: 5 % of `generate`, a third of the
 * processor's time of `print`). Call it after the program's parts are loaded: what was compiled beforehand
 * (bin/plasma-wall.js) is only taken under the flags it was made with. Sources that run directly are part of something longer.
 * @param compile `never` where all code runs seldom, `once` where some of it runs often
 */
export function expectShortRun(compile: keyof typeof tiers): void {
  if (!isBuilt || !process.versions.v8.startsWith('11.3.')) return;
  const { setFlagsFromString } = openV8();
  for (const hint of [...hints, `--max-opt=${tiers[compile]}`]) setFlagsFromString(hint);
}

/** What takes flags for V8. */
interface FlagTaker {
  setFlagsFromString(flags: string): void;
}

/**
 * What `node:v8` itself asks: loading that would load Node's streams, a thirtieth of a run. It is deprecated, so that
 * Node would say so; but Node 20, the only one that comes here, is finished and will not take it away.
 */
function openV8(): FlagTaker {
  const { noDeprecation = false, binding } = process as unknown as { noDeprecation?: boolean; binding(name: 'v8'): FlagTaker };
  // Under `--no-deprecation` it is silent, and cannot be made so.
  if (noDeprecation) return binding('v8');
  process.noDeprecation = true;
  try {
    return binding('v8');
  } finally {
    process.noDeprecation = false;
  }
}
