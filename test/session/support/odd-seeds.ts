/** Seeds that broke something somewhere: a seed is text, whatever it looks like. */
export const oddSeeds: readonly string[] = [
  '', '0', '-1', '1e309', 'x'.repeat(3000), '🐉🗡️ñ', '__proto__', 'a\u0000b', 'constructor', ' ', '\n', '"\\', '<script>&amp;', '../../etc', '\u202eabc', '\ud800', 'NaN', 'null',
];
