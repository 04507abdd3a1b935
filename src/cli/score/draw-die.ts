/** MIS-12: the defender's 1D3, from the system's own chance; the verdict shows it. */
export function drawDie(): number {
  const { randomInt } = process.getBuiltinModule('node:crypto');
  return randomInt(1, 4);
}
