import type { Message } from '../../errors';

/** Words around an error report. */
export const reportMessages = {
  bug: {
    es: 'Esto es un fallo de plasma-wall, no tuyo. Al avisar, copia lo que sigue y la orden que usaste.',
    ca: 'Això és un error de plasma-wall, no teu. En avisar, copia el que ve a continuació i l\'ordre que has fet servir.',
    en: 'This is a fault of plasma-wall, not yours. When you report it, copy what follows and the command you used.',
  },
  more: {
    es: '… y {count} más: arregla estos y vuelve a probar',
    ca: '… i {count} més: arregla aquests i torna-ho a provar',
    en: '… and {count} more: mend these and try again',
  },
  moreNotes: {
    es: '… y {count} más; todo está en: plasma-wall campaign check --json',
    ca: '… i {count} més; tot és a: plasma-wall campaign check --json',
    en: '… and {count} more; everything is in: plasma-wall campaign check --json',
  },
  system: {
    es: 'el sistema no lo permite: {reason}',
    ca: 'el sistema no ho permet: {reason}',
    en: 'the system does not allow it: {reason}',
  },
} satisfies Record<string, Message>;
