/** Whether `--theme` names a file. */
export function isThemePath(named: string): boolean {
  return /[\\/]|\.ya?ml$/i.test(named);
}
