import type { Message } from '../../../errors';
import type { Gait } from '../movement';

const kinds = {
  wheel: { es: 'variar', ca: 'variar', en: 'wheel' },
  turn: { es: 'girar', ca: 'girar', en: 'turn' },
  rank: { es: 'fila', ca: 'fila', en: 'rank' },
  ranks: { es: 'filas', ca: 'files', en: 'ranks' },
  reform: { es: 'reorganizar', ca: 'reorganitzar', en: 'reform' },
} as const satisfies Readonly<Record<string, Message>>;

const gaits = {
  move: { es: 'movimiento', ca: 'moviment', en: 'move' },
  charge: { es: 'carga', ca: 'càrrega', en: 'charge' },
  march: { es: 'marcha', ca: 'marxa', en: 'march' },
} as const satisfies Readonly<Record<Gait, Message>>;

/** Words of manoeuvres and marches (FAN-07 to FAN-10). */
export const manoeuvreWords = {
  kinds, gaits,
  manoeuvre: { es: 'maniobra', ca: 'maniobra', en: 'manoeuvre' },
  march: { es: 'marcha', ca: 'marxa', en: 'march' },
  shooting: { es: 'disparo este turno', ca: 'dispar aquest torn', en: 'shooting this turn' },
  mayShoot: { es: 'puede disparar', ca: 'pot disparar', en: 'it may shoot' },
  mayNotShoot: { es: 'no puede disparar', ca: 'no pot disparar', en: 'it may not shoot' },
  costs: { es: 'permitida: cuesta {cost} cm y quedan {left} cm', ca: 'permesa: costa {cost} cm i en queden {left}', en: 'allowed: it costs {cost} cm and leaves {left} cm' },
  forbidden: { es: 'no está permitida', ca: 'no està permesa', en: 'not allowed' },
  marches: { es: 'puede: hasta {reach} cm', ca: 'pot: fins a {reach} cm', en: 'it may: up to {reach} cm' },
  noMarch: { es: 'no puede: hay un enemigo demasiado cerca', ca: 'no pot: hi ha un enemic massa a prop', en: 'it may not: an enemy is too near' },
  reach: { es: 'alcance del movimiento: {reach} cm', ca: 'abast del moviment: {reach} cm', en: 'reach of the move: {reach} cm' },
  marchRule: { es: '{moves}×M si no hay enemigos a {within} cm o menos; solo se varía la dirección, y se detiene ante terreno difícil u obstáculos', ca: '{moves}×M si no hi ha enemics a {within} cm o menys; només es varia la direcció, i s\'atura davant de terreny difícil o obstacles', en: '{moves}×M with no enemy within {within} cm; it only wheels, and stops at difficult ground or obstacles' },
  rules: {
    wheel: { es: 'variar la dirección cuesta lo que recorre la esquina exterior; en una carga, {wheels} {wheels|vez|veces}', ca: 'variar la direcció costa el que recorre la cantonada exterior; en una càrrega, {wheels} {wheels|vegada|vegades}', en: 'a wheel costs what the outer corner covers; in a charge, {wheels} {wheels|time|times}' },
    turn: { es: 'girar 90° o 180° cuesta M/{turn}; no al cargar ni en marcha', ca: 'girar 90° o 180° costa M/{turn}; no en carregar ni en marxa', en: 'a turn of 90° or 180° costs M/{turn}; not when charging or marching' },
    rank: { es: 'una fila más o menos cuesta M/{rank}; no al cargar ni en marcha', ca: 'una fila més o menys costa M/{rank}; no en carregar ni en marxa', en: 'one rank more or fewer costs M/{rank}; not when charging or marching' },
    ranks: { es: 'dos filas más o menos cuestan todo el movimiento; no al cargar ni en marcha', ca: 'dues files més o menys costen tot el moviment; no en carregar ni en marxa', en: 'two ranks more or fewer cost the whole move; not when charging or marching' },
    reform: { es: 'reorganizar cuesta todo el movimiento y el disparo; no trabada, al cargar ni en marcha', ca: 'reorganitzar costa tot el moviment i el dispar; no travada, en carregar ni en marxa', en: 'to reform costs all movement and shooting; not when engaged, charging or marching' },
  },
  cornerMissing: { es: '--kind wheel pide --corner: los cm que recorre la esquina exterior', ca: '--kind wheel demana --corner: els cm que recorre la cantonada exterior', en: '--kind wheel asks for --corner: the cm that the outer corner covers' },
  cornerUnused: { es: '--corner solo sirve con --kind wheel', ca: '--corner només serveix amb --kind wheel', en: '--corner only goes with --kind wheel' },
} as const;
