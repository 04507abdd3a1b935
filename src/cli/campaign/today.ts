/** The day of play unless it is said: the one place where the clock is read. */
export function findToday(now = new Date()): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Whether a day has not come yet: a slip of the finger, and every game recorded before it would be older than it. */
export function isAfterToday(date: string | undefined, now?: Date): boolean {
  return date !== undefined && date > findToday(now);
}
