import type { Message } from '../errors';
import type { CommandContext } from './context';

/** What is told at once: nobody mends more before asking again. */
const most = 100;

/** Tells of each of some things; of very many the first, and how many `more` there are. */
export function noteMany<Thing>(things: readonly Thing[], tell: (thing: Thing) => void, more: Message, { note, say }: Pick<CommandContext, 'note' | 'say'>): void {
  things.slice(0, most).forEach(tell);
  if (things.length > most) note(say(more, { count: things.length - most }));
}
