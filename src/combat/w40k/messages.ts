import type { Message } from '../../errors';

/** Words of answers about the updates of Warhammer 40,000. */
export const w40kMessages = {
  silent: {
    es: '{said} (La {version} no lo dice: aquí vale lo que dice la {other}.)',
    ca: '{said} (La {version} no ho diu: aquí val el que diu la {other}.)',
    en: '{said} (Version {version} does not say: here version {other} stands in.)',
  },
} satisfies Record<string, Message>;
