import type { Message } from '../../errors';

/** Words of `campaign show`. */
export const showWords = {
  title: { es: 'Partida {number}', ca: 'Partida {number}', en: 'Game {number}' },
  xBefore: { es: 'X antes', ca: 'X abans', en: 'X before' },
  xAfter: { es: 'X después', ca: 'X després', en: 'X after' },
} satisfies Record<string, Message>;
