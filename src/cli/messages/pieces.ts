import type { Message } from '../../errors';
import { late } from '../../late';

/** What can be wrong with a file of pieces (`--pieces`). */
export const piecesMessages = late(() => ({
  bad: {
    es: '{file} tiene {count} {count|línea|líneas} que no entiendo',
    ca: '{file} té {count} {count|línia|línies} que no entenc',
    en: '{file} has {count} {count|line|lines} I cannot read',
  },
  none: { es: '{file} no tiene ninguna pieza', ca: '{file} no té cap peça', en: '{file} lists no piece' },
  tooMany: {
    es: '{file} pasa de {max} líneas de piezas',
    ca: '{file} passa de {max} línies de peces',
    en: '{file} lists over {max} lines of pieces',
  },
  form: {
    es: 'Una pieza por línea: tipo, tamaño en cm, cuántas. Por ejemplo:\npasillo recto, 12\nhabitación pequeña, 10x15, 2',
    ca: 'Una peça per línia: tipus, mida en cm, quantes. Per exemple:\npassadís recte, 12\nhabitació petita, 10x15, 2',
    en: 'One piece a line: kind, size in cm, how many. For example:\nstraight corridor, 12\nsmall room, 10x15, 2',
  },
  kind: {
    es: 'no conozco la pieza «{name}»: puede ser {list}, o su nombre en el mapa',
    ca: 'no conec la peça «{name}»: pot ser {list}, o el seu nom al mapa',
    en: 'there is no piece “{name}”: it can be {list}, or its name on the map',
  },
  fields: { es: 'sobran datos en la línea', ca: 'sobren dades a la línia', en: 'the line says too much' },
  count: {
    es: '«{value}» no es una cantidad: escribe cuántas hay, de 1 a {max}',
    ca: '«{value}» no és una quantitat: escriu quantes n\'hi ha, d\'1 a {max}',
    en: '“{value}” is not how many: write a number from 1 to {max}',
  },
  size: {
    es: '«{value}» no es un tamaño: escribe ancho por largo en cm, como 10x15',
    ca: '«{value}» no és una mida: escriu amplada per llargada en cm, com 10x15',
    en: '“{value}” is not a size: write width by length in cm, such as 10x15',
  },
  otherSize: {
    es: 'Aviso: {file}:{line} dice «{name}», pero de {size} cm cuenta como {counted}: son pequeñas las de hasta {area} cm² (SEC-06).',
    ca: 'Avís: {file}:{line} diu «{name}», però de {size} cm compta com a {counted}: són petites les de fins a {area} cm² (SEC-06).',
    en: 'Warning: {file}:{line} says “{name}”, but at {size} cm it counts as a {counted}: small ones are of up to {area} cm² (SEC-06).',
  },
  noSize: {
    es: 'los pasillos son todos iguales: «{name}» no lleva tamaño',
    ca: 'els passadissos són tots iguals: «{name}» no porta mida',
    en: 'corridors are all alike: “{name}” takes no size',
  },
} satisfies Record<string, Message>));
