import type { Message } from '../../errors';
import { late } from '../../late';

/** Words about X. */
export const xMessages = late(() => ({
  undefined: { es: 'sin definir', ca: 'sense definir', en: 'undefined' },
  none: {
    es: 'Aviso: sin X no gana nadie esta noche; lo conseguido será la X de la próxima.',
    ca: 'Avís: sense X no guanya ningú aquesta nit; el que s\'aconsegueixi serà la X de la propera.',
    en: 'Warning: without X nobody wins tonight; what is achieved will be the X of the next game.',
  },
  usual: {
    es: 'Aviso: sin X se toma la de la regla de la casa, {x} (MIS-14).',
    ca: 'Avís: sense X es pren la de la regla de la casa, {x} (MIS-14).',
    en: 'Warning: no X was given, so the one of the house rule is taken: {x} (MIS-14).',
  },
  giveIt: { es: 'Si tenéis registro de partidas, dila con --x.', ca: 'Si teniu registre de partides, digues-la amb --x.', en: 'If you keep a games log, give it with --x.' },
  takeIt: {
    es: 'Hay un registro de partidas, {file}. Para tomar de él la X: {command}',
    ca: 'Hi ha un registre de partides, {file}. Per prendre\'n la X: {command}',
    en: 'There is a games log, {file}. To take X from it: {command}',
  },
  decimal: {
    es: 'Aviso: X vale exactamente {exact}. Si es la media {fraction} redondeada, escribe --x {fraction}.',
    ca: 'Avís: X val exactament {exact}. Si és la mitjana {fraction} arrodonida, escriu --x {fraction}.',
    en: 'Warning: X is exactly {exact}. If it is the mean {fraction} rounded, write --x {fraction}.',
  },
  rarelyRooms: {
    es: 'Aviso: con esa X, para ganar hacen falta {n} objetivos, contada la bonificación por escapar: {rooms} estancias objetivo. Solo una es segura, y hasta en una velada larga suele haber de 1 a 3. Para que el atacante pueda ganar, jugad una misión con objetivo primario, como rescate: le basta con conseguirlo. O, si la X no sale de vuestro registro, acordad una menor con --x.',
    ca: 'Avís: amb aquesta X, per guanyar calen {n} objectius, comptada la bonificació per escapar: {rooms} estances objectiu. Només una és segura, i fins i tot en una vetllada llarga n\'hi sol haver d\'1 a 3. Perquè l\'atacant pugui guanyar, jugueu una missió amb objectiu primari, com rescat: en té prou d\'aconseguir-lo. O, si la X no surt del vostre registre, acordeu-ne una de més petita amb --x.',
    en: 'Warning: with this X winning takes {n} objectives, the escape bonus included: {rooms} objective rooms. Only one is certain, and even a long evening tends to have 1 to 3. For the attacker to have a chance, play a mission with a primary objective, such as rescue: to win he need only achieve it. Or, if X is not that of your log, agree on a smaller one with --x.',
  },
  fewRooms: {
    es: 'Aviso: con esa X, para ganar {n|hace|hacen} falta {n} {n|objetivo|objetivos}, contada la bonificación por escapar, y solo una estancia objetivo es segura. En una mazmorra mayor suele haber más ({more}); o prueba otra semilla.',
    ca: 'Avís: amb aquesta X, per guanyar {n|cal|calen} {n} {n|objectiu|objectius}, comptada la bonificació per escapar, i només una estança objectiu és segura. En una masmorra més gran n\'hi sol haver més ({more}); o prova una altra llavor.',
    en: 'Warning: with this X winning takes {n} {n|objective|objectives}, the escape bonus included, and only one objective room is certain. A larger dungeon tends to have more ({more}); or try another seed.',
  },
} satisfies Record<string, Message>));
