import type { Message } from '../../errors';

/** What is wrong with a table to import. */
export const tableFaults = {
  empty: { es: 'la tabla está vacía', ca: 'la taula és buida', en: 'the table is empty' },
  quote: { es: 'hay una comilla que no se cierra', ca: 'hi ha una cometa que no es tanca', en: 'a quote is never closed' },
  column: { es: 'no conozco la columna «{name}». {hint}Se admiten: {known}', ca: 'no conec la columna «{name}». {hint}S\'admeten: {known}', en: 'there is no column “{name}”. {hint}Allowed: {known}' },
  missing: { es: 'falta la columna «{name}»', ca: 'falta la columna «{name}»', en: 'column “{name}” is missing' },
  cell: { es: '«{value}» no vale en «{name}»: {expected}', ca: '«{value}» no val a «{name}»: {expected}', en: '“{value}” will not do in “{name}”: {expected}' },
  cellMissing: { es: 'en esta fila falta «{name}»', ca: 'en aquesta fila falta «{name}»', en: 'this row lacks “{name}”' },
  excess: { es: '«{value}» sobra: no hay columna para esta celda', ca: '«{value}» sobra: no hi ha columna per a aquesta cel·la', en: '“{value}” is too much: no column for this cell' },
  number: { es: 'es la partida {found} y aquí iría la {expected}', ca: 'és la partida {found} i aquí aniria la {expected}', en: 'game {found}, where {expected} would come' },
  different: { es: 'la partida {number} ya está en el registro y dice otra cosa', ca: 'la partida {number} ja és al registre i diu una altra cosa', en: 'game {number} is in the log already and says otherwise' },
  together: { es: 'esta partida no se sostiene: {why}', ca: 'aquesta partida no s\'aguanta: {why}', en: 'this game does not hold: {why}' },
} satisfies Record<string, Message>;
