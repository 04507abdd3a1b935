/** The words on maps besides the labels of the ruleset. A label of the same key wins, so a player may change any of them. */
import { cleanText } from '../clean-text';
import type { Labels, Language } from '../../tables/ruleset';

const mapWords: Labels = {
  'map.whole': { es: 'Mapa general', ca: 'Mapa general', en: 'General map' },
  'map.start': { es: 'Lo que se ve al empezar', ca: 'El que es veu en començar', en: 'What is seen at the start' },
  'map.revealed': { es: 'Lo descubierto hasta ahora', ca: 'El que s’ha descobert fins ara', en: 'Uncovered so far' },
  'map.afterwards': { es: 'Para abrir al acabar la partida', ca: 'Per obrir en acabar la partida', en: 'To be opened after the game' },
  'map.defender': { es: 'Solo para el defensor', ca: 'Només per al defensor', en: 'For the defender alone' },
  'map.master': { es: 'Solo para quien dirige', ca: 'Només per a qui dirigeix', en: 'Only for whoever runs the game' },
  'map.tag': { es: 'Marca', ca: 'Marca', en: 'Tag' },
  'map.scale': { es: 'Escala', ca: 'Escala', en: 'Scale' },
  'map.seed': { es: 'Semilla', ca: 'Llavor', en: 'Seed' },
  'map.command': { es: 'Orden', ca: 'Ordre', en: 'Command' },
  'map.key': { es: 'Leyenda', ca: 'Llegenda', en: 'Key' },
  'map.north': { es: 'N', ca: 'N', en: 'N' },
  'map.parts': { es: 'Parte {part} de {parts}', ca: 'Part {part} de {parts}', en: 'Part {part} of {parts}' },
  'map.grid': { es: 'losas de {cm} cm de lado', ca: 'lloses de {cm} cm de costat', en: 'floor squares of {cm} cm' },
  'map.deployment': {
    es: 'espacio legal de despliegue: a más de 3 cm de cualquier enemigo',
    ca: 'espai legal de desplegament: a més de 3 cm de qualsevol enemic',
    en: 'legal deployment space: more than 3 cm from every enemy',
  },
  'map.lookout': {
    es: 'límite del despliegue: 3 cm desde el atacante que mira por la abertura',
    ca: 'límit del desplegament: 3 cm des de l’atacant que mira per l’obertura',
    en: 'limit of deployment: 3 cm from the attacker looking through the opening',
  },
  'map.check': { es: '100 mm a lo ancho y a lo alto', ca: '100 mm d’amplada i d’alçada', en: '100 mm across and down' },
  'map.columns': { es: 'Cada columna equivale a {cm} cm', ca: 'Cada columna equival a {cm} cm', en: 'Each column is {cm} cm' },
};

/** One label in a language, cleaned; `{name}` marks stand for values. An unknown key shows itself. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The words of a language: the given labels first, the built-in ones next. */
export function wordsOf(labels: Labels, language: Language): Words {
  return (key, values) => {
    const text = (Object.hasOwn(labels, key) ? labels[key]?.[language] : undefined) ?? mapWords[key]?.[language] ?? key;
    const filled = values ? text.replace(/\{(\w+)\}/g, (mark, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : mark)) : text;
    return cleanText(filled);
  };
}

/** The first letter as a capital, for headings and entries of a list. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
