/** Facts of one side of a combat; their ids begin with the side. */
import type { Message } from '../../../errors';
import type { Side } from '../../contract';
import { armourWords, characteristic, circumstance, factWords, leadershipOf, mostModels, trait } from './fields';

const owners = {
  attacker: { es: 'atacante', ca: 'atacant', en: 'attacker' },
  defender: { es: 'defensor', ca: 'defensor', en: 'defender' },
} as const satisfies Readonly<Record<Side, Message>>;

const arcs = {
  front: { es: 'frente', ca: 'front', en: 'front' },
  flank: { es: 'flanco', ca: 'flanc', en: 'flank' },
  rear: { es: 'retaguardia', ca: 'rereguarda', en: 'rear' },
  flankAndRear: { es: 'flanco y retaguardia', ca: 'flanc i rereguarda', en: 'flank and rear' },
} as const;

/** All that a round of combat asks of a side. */
export function sideFields<const S extends Side>(side: S) {
  const owner: Message = owners[side];
  const of = (text: Message): Message => ({ es: `${owner.es}: ${text.es}`, ca: `${owner.ca}: ${text.ca}`, en: `${owner.en}: ${text.en}` });
  return [...profileFields(side, of), ...combatFields(side, of)] as const;
}

/** What a profile may tell. */
function profileFields<const S extends Side>(side: S, of: (text: Message) => Message) {
  return [
    characteristic(`${side}Ws`, side, 'ws', of(factWords.ws)),
    characteristic(`${side}Strength`, side, 'strength', of(factWords.strength)),
    characteristic(`${side}Toughness`, side, 'toughness', of(factWords.toughness)),
    { ...characteristic(`${side}Wounds`, side, 'wounds', of(factWords.wounds)), default: 1 },
    characteristic(`${side}Initiative`, side, 'initiative', of(factWords.initiative)),
    characteristic(`${side}Attacks`, side, 'attacks', of(factWords.attacks)),
    leadershipOf(`${side}Leadership`, side, of(factWords.leadership)),
    { kind: 'need', id: `${side}Save`, text: of(factWords.save), min: 1, max: 6, default: null, from: [side, 'save'] },
    { kind: 'choice', id: `${side}Armour`, text: of(factWords.armour), choices: armourWords, default: 'none', from: [side, 'armour'] },
    trait(`${side}Shield`, side, 'shield', of(factWords.shield)),
    trait(`${side}Barding`, side, 'barding', of(factWords.barding)),
    trait(`${side}Mount`, side, 'mount', of(factWords.mount)),
    { ...characteristic(`${side}MountAttacks`, side, 'mountAttacks', of({ es: 'Ataques de la montura', ca: 'Atacs de la muntura', en: 'Attacks of the mount' })), min: 0, default: 0 },
    { ...characteristic(`${side}MountWs`, side, 'mountWs', of({ es: 'HA de la montura', ca: 'HA de la muntura', en: 'WS of the mount' })), default: 3 },
    { ...characteristic(`${side}MountStrength`, side, 'mountStrength', of({ es: 'Fuerza de la montura', ca: 'Força de la muntura', en: 'Strength of the mount' })), default: 3 },
    { ...characteristic(`${side}MountInitiative`, side, 'mountInitiative', of({ es: 'Iniciativa de la montura', ca: 'Iniciativa de la muntura', en: 'Initiative of the mount' })), default: 3 },
    { ...characteristic(`${side}UnitStrength`, side, 'unitStrength', of({ es: 'potencia de unidad de cada miniatura', ca: 'potència d\'unitat de cada miniatura', en: 'unit strength of each model' })), default: 1 },
    trait(`${side}Frenzy`, side, 'frenzy', of(factWords.frenzy)),
    trait(`${side}Hatred`, side, 'hatred', of(factWords.hatred)),
    trait(`${side}Stubborn`, side, 'stubborn', of(factWords.stubborn)),
    trait(`${side}CausesFear`, side, 'causesFear', of(factWords.causesFear)),
  ] as const;
}

/** What only this combat tells. */
function combatFields<const S extends Side>(side: S, of: (text: Message) => Message) {
  return [
    { kind: 'whole', id: `${side}Models`, text: of({ es: 'miniaturas', ca: 'miniatures', en: 'models' }), min: 1, max: mostModels, default: 20 },
    { kind: 'whole', id: `${side}Fighters`, text: of({ es: 'miniaturas que golpean', ca: 'miniatures que colpegen', en: 'models that strike' }), min: 1, max: mostModels, default: 5 },
    { kind: 'whole', id: `${side}Ranks`, text: of({ es: 'filas, con la primera', ca: 'files, amb la primera', en: 'ranks, with the first' }), min: 1, max: mostModels, default: 1 },
    circumstance(`${side}Standard`, of({ es: 'lleva estandarte', ca: 'porta estendard', en: 'has a standard' })),
    circumstance(`${side}HigherGround`, of({ es: 'está en posición elevada', ca: 'és en posició elevada', en: 'is on higher ground' })),
    { kind: 'choice', id: `${side}Arc`, text: of({ es: 'por dónde ataca', ca: 'per on ataca', en: 'from where it attacks' }), choices: arcs, default: 'front' },
    { kind: 'whole', id: `${side}Excess`, text: of({ es: 'heridas sobrantes en un desafío', ca: 'ferides sobrants en un desafiament', en: 'excess wounds in a challenge' }), min: 0, max: 20, default: 0 },
    circumstance(`${side}Afraid`, of(factWords.afraid)),
    circumstance(`${side}Stupid`, of(factWords.stupid)),
    circumstance(`${side}Obstacle`, of(factWords.obstacle)),
  ] as const;
}
