import type { Message } from '../../errors';

/** Words about the size of an evening. */
export const eveningMessages = {
  unknown: {
    es: '--evening no admite «{name}»: puede ser {list}',
    ca: '--evening no admet «{name}»: pot ser {list}',
    en: '--evening does not take “{name}”: it can be {list}',
  },
} satisfies Record<string, Message>;
