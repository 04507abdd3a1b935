import type { Message } from '../../errors';

/** Words of `w40k`. */
export const w40kMessages = {
  description: {
    es: 'comprueba un ejército o una partida con las actualizaciones de Warhammer 40.000',
    ca: 'comprova un exèrcit o una partida amb les actualitzacions de Warhammer 40.000',
    en: 'check an army or an event by the Warhammer 40,000 updates',
  },
  table: {
    es: 'mesa, como 180x120 en cm o, con --update en-1.2, 6x4 en pies',
    ca: 'taula, com 180x120 en cm o, amb --update en-1.2, 6x4 en peus',
    en: 'table, such as 180x120 in cm or, with --update en-1.2, 6x4 in feet',
  },
  badTable: {
    es: '--table: «{value}» no es una mesa; se escribe 180x120, con lados de {min} a {max}',
    ca: '--table: «{value}» no és una taula; s\'escriu 180x120, amb costats de {min} a {max}',
    en: '--table: “{value}” is no table; write 180x120, with sides from {min} to {max}',
  },
  badLength: { es: '{flag}: «{value}» no es una distancia en pulgadas, como 3 o 2,5', ca: '{flag}: «{value}» no és una distància en polzades, com 3 o 2,5', en: '{flag}: “{value}” is no distance in inches, such as 3 or 2.5' },
  badPlaces: {
    es: '{flag}: «{value}» no son miniaturas; de cada una, la distancia al centro (3) o lo que dista a lo ancho, a lo largo y en altura (2x2x1); {most} como máximo',
    ca: '{flag}: «{value}» no són miniatures; de cadascuna, la distància al centre (3) o el que dista a l\'ample, al llarg i en alçada (2x2x1); {most} com a màxim',
    en: '{flag}: “{value}” are no models; for each, its distance from the centre (3), or across, along and up (2x2x1); {most} at most',
  },
  tooManyNames: { es: 'son demasiadas unidades: {most} como máximo', ca: 'són massa unitats: {most} com a màxim', en: 'too many units: {most} at most' },
  badName: { es: '«{name}» no es el nombre de una unidad: de 1 a {most} letras, cifras y espacios', ca: '«{name}» no és el nom d\'una unitat: d\'1 a {most} lletres, xifres i espais', en: '“{name}” is no name of a unit: 1 to {most} letters, digits and spaces' },
  json: { es: 'respuesta en JSON', ca: 'resposta en JSON', en: 'answer in JSON' },
  fine: { es: 'sí', ca: 'sí', en: 'yes' },
  breach: { es: 'no', ca: 'no', en: 'no' },
  allFine: { es: 'Nada contra las reglas.', ca: 'Res contra les regles.', en: 'Nothing against the rules.' },
  broken: { es: '{count} {count|cosa|cosas} contra las reglas.', ca: '{count} {count|cosa|coses} contra les regles.', en: '{count} {count|thing|things} against the rules.' },
  examples: {
    es: 'Ejemplos:\n  plasma-wall w40k event --points 1500 --detachments 3 --same-datasheet 3 --table 180x120\n  plasma-wall w40k understrength --minimum 5 --models 3 --power 4 --points-per-model 12 --play narrative\n  plasma-wall w40k reserves --on 4 --off 1 --embarked-off 3\n  plasma-wall w40k cover bosque --standing partly --obscured 50\n  plasma-wall w40k marker --own "3 2x2x1" --enemy 1\n  plasma-wall w40k datasheet "Cult Leman Russ" "Leman Russ"',
    ca: 'Exemples:\n  plasma-wall w40k event --points 1500 --detachments 3 --same-datasheet 3 --table 180x120\n  plasma-wall w40k understrength --minimum 5 --models 3 --power 4 --points-per-model 12 --play narrative\n  plasma-wall w40k reserves --on 4 --off 1 --embarked-off 3\n  plasma-wall w40k cover bosc --standing partly --obscured 50\n  plasma-wall w40k marker --own "3 2x2x1" --enemy 1\n  plasma-wall w40k datasheet "Cult Leman Russ" "Leman Russ"',
    en: 'Examples:\n  plasma-wall w40k event --points 1500 --detachments 3 --same-datasheet 3 --table 180x120\n  plasma-wall w40k understrength --minimum 5 --models 3 --power 4 --points-per-model 12 --play narrative\n  plasma-wall w40k reserves --on 4 --off 1 --embarked-off 3\n  plasma-wall w40k cover woods --standing partly --obscured 50\n  plasma-wall w40k marker --own "3 2x2x1" --enemy 1\n  plasma-wall w40k datasheet "Cult Leman Russ" "Leman Russ"',
  },
} satisfies Record<string, Message>;
