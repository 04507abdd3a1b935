/** How an option is typed: `battlePoints` as `battle-points`. */
export function toKebab(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
