import type { Message } from '../../errors';

/** What the tracker says of what it only notes. */
export const hulkNoted = {
  enemy: { es: 'Acción del enemigo anotada: los Marines pueden responder.', ca: 'Acció de l\'enemic anotada: els Marines poden respondre.', en: 'An enemy action is noted: the Marines may reply.' },
  clockStarts: { es: 'Reloj en marcha.', ca: 'Rellotge en marxa.', en: 'The clock runs.' },
  clockStops: { es: 'Reloj parado.', ca: 'Rellotge aturat.', en: 'The clock is stopped.' },
  clockSet: { es: 'Reloj puesto a {time}.', ca: 'Rellotge posat a {time}.', en: 'The clock is set to {time}.' },
  attacked: {
    front: { es: '{model}: ataque cuerpo a cuerpo de frente', ca: '{model}: atac cos a cos de front', en: '{model}: close combat attack in front' },
    side: { es: '{model}: ataque cuerpo a cuerpo por el lado', ca: '{model}: atac cos a cos pel costat', en: '{model}: close combat attack in the side' },
    rear: { es: '{model}: ataque cuerpo a cuerpo por detrás', ca: '{model}: atac cos a cos pel darrere', en: '{model}: close combat attack in the rear' },
  },
  jam: { es: 'Se encasquilla el arma de {model}.', ca: 'S\'encalla l\'arma {de:model}.', en: 'The weapon of {model} jams.' },
  outOfArc: { es: 'El objetivo de {model} sale del arco: acaba su fuego sostenido.', ca: 'L\'objectiu {de:model} surt de l\'arc: s\'acaba el seu foc sostingut.', en: 'The target of {model} leaves the arc: its sustained fire ends.' },
  kill: { es: '{model} queda fuera del tablero.', ca: '{model} queda fora del tauler.', en: '{model} is off the board.' },
  flames: { es: 'Llamas en {section}.', ca: 'Flames a {section}.', en: 'Flames in {section}.' },
  flamesOut: { es: 'Se apagan las llamas de {section}.', ca: 'S\'apaguen les flames {de:section}.', en: 'The flames in {section} go out.' },
  givenCp: { es: 'Añadidos: {points} PM', ca: 'Afegits: {points} PC', en: 'Added: {points} CP' },
  takenCp: { es: 'Quitados: {points} PM', ca: 'Retirats: {points} PC', en: 'Taken: {points} CP' },
  givenAp: { es: '{model}: {points} PA añadidos', ca: '{model}: {points} PA afegits', en: '{model}: {points} AP added' },
  takenAp: { es: '{model}: {points} PA quitados', ca: '{model}: {points} PA retirats', en: '{model}: {points} AP taken' },
  over: { es: 'La partida ha acabado.', ca: 'La partida s\'ha acabat.', en: 'The game is over.' },
} satisfies Readonly<Record<string, Message | Readonly<Record<string, Message>>>>;
