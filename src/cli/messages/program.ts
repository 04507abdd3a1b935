import type { Message } from '../../errors';
import { late } from '../../late';

/** Words of the program's own help. */
export const programMessages = late(() => ({
  description: {
    es: 'Prepara una velada de «Entre la pistola de plasma y la pared»: mazmorra, tarjetas selladas, mapas y hojas. Herramienta de aficionados, no oficial.',
    ca: 'Prepara una vetllada d\'«Entre la pistola de plasma i la paret»: masmorra, targetes segellades, mapes i fulls. Eina d\'aficionats, no oficial.',
    en: 'Prepares an evening of “Between the Plasma Pistol and the Wall”: dungeon, sealed cards, maps and sheets. An unofficial fan tool.',
  },
  examples: {
    es: 'Ejemplos:\n  plasma-wall generate --mission rescate --seed 42\n  plasma-wall render plasma-wall-rescate-42/session.json --format map -o mapa.svg\n  plasma-wall rules DEF-01',
    ca: 'Exemples:\n  plasma-wall generate --mission rescat --seed 42 --lang ca\n  plasma-wall render plasma-wall-rescate-42/session.json --format map -o mapa.svg\n  plasma-wall rules DEF-01',
    en: 'Examples:\n  plasma-wall generate --mission rescue --seed 42\n  plasma-wall render plasma-wall-rescate-42/session.json --format map -o map.svg\n  plasma-wall rules DEF-01',
  },
} satisfies Record<string, Message>));
