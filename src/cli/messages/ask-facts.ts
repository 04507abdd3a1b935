import type { Message } from '../../errors';

/** The questions of `score`. */
export const askFactMessages = {
  objectives: { es: '¿Cuántos objetivos consiguió el atacante en sus estancias?', ca: 'Quants objectius va aconseguir l\'atacant a les seves estances?', en: 'How many objectives did the attacker achieve in their rooms?' },
  secondaries: { es: '¿Cuántos secundarios consiguió el atacante, sin añadidos?', ca: 'Quants secundaris va aconseguir l\'atacant, sense afegits?', en: 'How many secondaries did the attacker achieve, without extras?' },
  primary: { es: '¿Se consiguió el primario?', ca: 'Es va aconseguir el primari?', en: 'Was the primary achieved?' },
  prisoner: { es: '¿Salió vivo el prisionero?', ca: 'Va sortir viu el presoner?', en: 'Did the prisoner come out alive?' },
  allDead: { es: '¿Se halló otro secundario tras el primario y murieron todos los defensores de la partida?', ca: 'Es va trobar un altre secundari després del primari i van morir tots els defensors de la partida?', en: 'Was another secondary found after the primary, and did all defenders of the game die?' },
  dieRolled: { es: '¿Ha tirado ya el defensor su 1D3? Si no, lo tira el programa', ca: 'Ja ha tirat el defensor el seu 1D3? Si no, el tira el programa', en: 'Has the defender rolled his 1D3 already? If not, it is rolled here' },
  die: { es: '¿Qué salió en el 1D3?', ca: 'Què va sortir a l\'1D3?', en: 'What did the 1D3 show?' },
  charge: { es: '¿Se colocó la carga?', ca: 'Es va col·locar la càrrega?', en: 'Was the charge planted?' },
  outside: { es: '¿Cuántos atacantes quedaron fuera?', ca: 'Quants atacants van quedar a fora?', en: 'How many attackers were outside at the end?' },
  inside: { es: '¿Cuántos atacantes vivos quedaron dentro?', ca: 'Quants atacants vius van quedar a dins?', en: 'How many attackers were alive inside at the end?' },
  unit: { es: 'Unidad atacante {n}: ¿cómo se llama?', ca: 'Unitat atacant {n}: com es diu?', en: 'Attacking unit {n}: what is it called?' },
  unitFirst: { es: 'un nombre cualquiera', ca: 'un nom qualsevol', en: 'any name' },
  unitNext: { es: 'en blanco si no hay más', ca: 'en blanc si no n\'hi ha més', en: 'empty when there are no more' },
  started: { es: '¿Con cuántas miniaturas empezó {name}?', ca: 'Amb quantes miniatures va començar {name}?', en: 'How many models did {name} start with?' },
  escaped: { es: '¿Cuántas de {name} escaparon?', ca: 'Quantes de {name} van escapar?', en: 'How many of {name} escaped?' },
  incomplete: { es: '¿Empezó {name} por debajo de su mínimo?', ca: 'Va començar {name} per sota del seu mínim?', en: 'Did {name} start below its minimum?' },
  bonus: { es: '¿Escapó alguna unidad, completa al empezar, con la mitad o más de sus miniaturas?', ca: 'Va escapar alguna unitat, completa en començar, amb la meitat o més de les miniatures?', en: 'Did a unit that was complete at the start escape with half of its models or more?' },
  yes: { es: 'Sí', ca: 'Sí', en: 'Yes' },
  no: { es: 'No', ca: 'No', en: 'No' },
  wantsNumber: { es: 'Un número entero, de 0 a {max}.', ca: 'Un nombre enter, de 0 a {max}.', en: 'A whole number, 0 to {max}.' },
  tooLong: { es: 'Es demasiado largo.', ca: 'És massa llarg.', en: 'That is too long.' },
  cancelled: { es: 'No se ha puntuado nada.', ca: 'No s\'ha puntuat res.', en: 'Nothing was scored.' },
} satisfies Record<string, Message>;
