/** What the V8 of Node 20 is told before an evening is made (`node --v8-options`); a later one complains of flags it no longer has. */
const hints = [
  // Code runs too seldom for a better form of it to pay; making one takes memory, and time from the main thread.
  '--max-opt=0',
  // Room for new objects is used again instead of growing: memory never touched before costs more than clearing away.
  '--semi-space-growth-factor=1',
  // What there is to clear away is too little to be shared out among threads.
  '--no-parallel-scavenge',
];

/**
 * Tells V8 that the run will soon be over. Nothing but speed depends on it (measured: 5 % of `generate`). Call it
 * after the program's parts are loaded: what was compiled beforehand (load-compiled.ts) is only taken under the
 * flags it was made with.
 */
export function expectShortRun(): void {
  if (!process.versions.v8.startsWith('11.')) return;
  const { setFlagsFromString } = process.getBuiltinModule('node:v8');
  for (const hint of hints) setFlagsFromString(hint);
}
