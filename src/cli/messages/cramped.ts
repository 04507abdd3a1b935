import type { Message } from '../../errors';
import { late } from '../../late';

/** Warnings of a dungeon that the pieces or the table have cramped. */
export const crampedMessages = late(() => ({
  pieces: {
    es: 'Aviso: con tan pocas piezas, muchas puertas salen atrancadas u ocultas.\n  Con más piezas la mazmorra saldrá más abierta: añade al archivo de --pieces las que podáis conseguir o recortar.',
    ca: 'Avís: amb tan poques peces, moltes portes surten encallades o ocultes.\n  Amb més peces la masmorra sortirà més oberta: afegeix al fitxer de --pieces les que pugueu aconseguir o retallar.',
    en: 'Warning: with so few pieces many doors come out jammed or hidden.\n  With more pieces the dungeon will be more open: add to the file of --pieces those you can get or cut out.',
  },
  table: {
    es: 'Aviso: en una mesa así, muchas puertas salen atrancadas u ocultas.\n  En una mayor la mazmorra saldrá más abierta: si podéis, di otra con --table.',
    ca: 'Avís: en una taula així, moltes portes surten encallades o ocultes.\n  En una de més gran la masmorra sortirà més oberta: si podeu, digues-ne una altra amb --table.',
    en: 'Warning: on such a table many doors come out jammed or hidden.\n  On a larger one the dungeon will be more open: if you can, name another with --table.',
  },
  both: {
    es: 'Aviso: con estas piezas y en esta mesa, muchas puertas salen atrancadas u ocultas.\n  Con más piezas (--pieces) o una mesa mayor (--table) la mazmorra saldrá más abierta.',
    ca: 'Avís: amb aquestes peces i en aquesta taula, moltes portes surten encallades o ocultes.\n  Amb més peces (--pieces) o una taula més gran (--table) la masmorra sortirà més oberta.',
    en: 'Warning: with these pieces and on this table many doors come out jammed or hidden.\n  With more pieces (--pieces) or a larger table (--table) the dungeon will be more open.',
  },
} satisfies Record<string, Message>));
