/** What of the sheet stands in the help of `hulk`, with its names: the data itself is loaded only when a command runs. A test compares the two. */
import type { Message } from '../../errors';

export const hulkLists = {
  actions: {
    es: 'forward (avanzar), sideways (de lado), backward (retroceder), turn (girar), door (puerta), shoot (disparar), flame (llamarada), self-destruct (autodestruirse), fight (cuerpo a cuerpo), guard (guardia), unjam (desencasquillar), overwatch (alerta), overwatch-shot (disparo de alerta)',
    ca: 'forward (avançar), sideways (de costat), backward (retrocedir), turn (girar), door (porta), shoot (disparar), flame (flamarada), self-destruct (autodestruir-se), fight (cos a cos), guard (guàrdia), unjam (desencallar), overwatch (alerta), overwatch-shot (tret d\'alerta)',
    en: 'forward, sideways, backward, turn, door, shoot, flame, self-destruct, fight, guard, unjam, overwatch, overwatch-shot',
  },
  marines: {
    es: 'bolter, flamer (lanzallamas), sergeant (sargento), sword (sargento con espada), claws (sargento con garras), hammer (sargento con martillo y escudo)',
    ca: 'bolter, flamer (llançaflames), sergeant (sergent), sword (sergent amb espasa), claws (sergent amb urpes), hammer (sergent amb martell i escut)',
    en: 'bolter, flamer, sergeant, sword (sergeant with sword), claws (sergeant with claws), hammer (sergeant with hammer and shield)',
  },
  stealers: {
    es: 'genestealer, hybrid (híbrido), marker (marcador)',
    ca: 'genestealer, hybrid (híbrid), marker (marcador)',
    en: 'genestealer, hybrid, marker',
  },
  directions: { es: 'front (frente), side (lado), rear (detrás)', ca: 'front, side (costat), rear (darrere)', en: 'front, side, rear' },
} satisfies Record<string, Message>;
