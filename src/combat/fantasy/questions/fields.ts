/** Facts that several questions of this family ask for. */
import type { Message } from '../../../errors';
import type { Side } from '../../contract';
import type { Armour } from '../armour';
import { saveOf } from '../armour';
import type { FantasyRules } from '../schema';

/** Most models of a unit. */
export const mostModels = 100;

/** A characteristic of 1 to 10, from the profile of a side. */
export function characteristic<const Id extends string>(id: Id, side: Side, fact: string, text: Message) {
  return { kind: 'whole', id, text, min: 1, max: 10, from: [side, fact] } as const;
}

/** Leadership, 2 to 10. */
export function leadershipOf<const Id extends string>(id: Id, side: Side, text: Message) {
  return { ...characteristic(id, side, 'leadership', text), min: 2 } as const;
}

/** The move, in cm. */
export function moveOf<const Id extends string>(id: Id, side: Side, text: Message) {
  return { kind: 'whole', id, text, min: 1, max: 60, from: [side, 'move'] } as const;
}

/** Something that is so or not, as a profile of that side tells it. */
export function trait<const Id extends string>(id: Id, side: Side, fact: string, text: Message) {
  return { kind: 'switch', id, text, from: [side, fact] } as const;
}

/** Something that is so or not in this combat. */
export function circumstance<const Id extends string>(id: Id, text: Message) {
  return { kind: 'switch', id, text } as const;
}

/** What profiles tell, as flags name it. */
export const factWords = {
  ws: { es: 'HA', ca: 'HA', en: 'WS' },
  strength: { es: 'Fuerza', ca: 'Força', en: 'Strength' },
  toughness: { es: 'Resistencia', ca: 'Resistència', en: 'Toughness' },
  wounds: { es: 'Heridas de cada miniatura', ca: 'Ferides de cada miniatura', en: 'Wounds of each model' },
  initiative: { es: 'Iniciativa', ca: 'Iniciativa', en: 'Initiative' },
  attacks: { es: 'Ataques de cada miniatura', ca: 'Atacs de cada miniatura', en: 'Attacks of each model' },
  leadership: { es: 'Liderazgo', ca: 'Lideratge', en: 'Leadership' },
  save: { es: 'salvación impresa, o - para la que dé la armadura', ca: 'salvació impresa, o - per a la que doni l\'armadura', en: 'printed save, or - for what the armour gives' },
  armour: { es: 'armadura', ca: 'armadura', en: 'armour' },
  shield: { es: 'lleva escudo', ca: 'porta escut', en: 'carries a shield' },
  barding: { es: 'la montura lleva barda', ca: 'la muntura porta barda', en: 'the mount wears barding' },
  mount: { es: 'va montado', ca: 'va muntat', en: 'is mounted' },
  frenzy: { es: 'tiene furia asesina', ca: 'té fúria assassina', en: 'is frenzied' },
  hatred: { es: 'odia al enemigo', ca: 'odia l\'enemic', en: 'hates the enemy' },
  stubborn: { es: 'es tozudo', ca: 'és tossut', en: 'is stubborn' },
  causesFear: { es: 'causa miedo', ca: 'causa por', en: 'causes fear' },
  afraid: { es: 'ha fallado el chequeo de miedo', ca: 'ha fallat el xequeig de por', en: 'has failed its test of fear' },
  stupid: { es: 'ha fallado el chequeo de estupidez', ca: 'ha fallat el xequeig d\'estupidesa', en: 'has failed its test of stupidity' },
  obstacle: { es: 'defiende un obstáculo', ca: 'defensa un obstacle', en: 'defends an obstacle' },
} as const satisfies Readonly<Record<string, Message>>;

/** What may be worn. */
export const armourWords = {
  none: { es: 'ninguna', ca: 'cap', en: 'none' },
  light: { es: 'ligera', ca: 'lleugera', en: 'light' },
  heavy: { es: 'pesada', ca: 'pesant', en: 'heavy' },
} as const satisfies Readonly<Record<Armour['worn'], Message>>;

/** A printed save, or what the armour gives. */
export const saveFields = [
  { kind: 'need', id: 'save', text: factWords.save, min: 1, max: 6, default: null, from: ['defender', 'save'] },
  { kind: 'choice', id: 'armour', text: factWords.armour, choices: armourWords, default: 'none', from: ['defender', 'armour'] },
  trait('shield', 'defender', 'shield', factWords.shield),
  trait('barding', 'defender', 'barding', factWords.barding),
  trait('mount', 'defender', 'mount', factWords.mount),
] as const;

/** What is struck by shots or blows. */
export const targetFields = [
  characteristic('toughness', 'defender', 'toughness', factWords.toughness),
  ...saveFields,
  { ...characteristic('wounds', 'defender', 'wounds', factWords.wounds), default: 1 },
  { kind: 'whole', id: 'models', text: { es: 'miniaturas del blanco; 0 si no importa', ca: 'miniatures del blanc; 0 si no importa', en: 'models of the target; 0 if it does not matter' }, min: 0, max: mostModels, default: 0 },
] as const;

/** How the cell of 4 against 9 is read (FAN-01). */
export const readingField = {
  kind: 'choice',
  id: 'ws4v9',
  text: { es: 'HA 4 contra HA 9', ca: 'HA 4 contra HA 9', en: 'WS 4 against WS 9' },
  choices: {
    4: { es: '4+, como en la hoja', ca: '4+, com al full', en: '4+, as on the sheet' },
    5: { es: '5+, según la regla', ca: '5+, segons la regla', en: '5+, after the rule' },
  },
  default: '4',
} as const;

/** The reading that a choice of {@link readingField} stands for. */
export function readingOf(choice: string): 'sheet' | 'corrected' {
  return choice === '5' ? 'corrected' : 'sheet';
}

/** Facts of armour, as fields give them. */
export interface SaveFacts {
  readonly save: number | null;
  readonly armour: string;
  readonly shield: boolean;
  readonly barding: boolean;
  readonly mount: boolean;
}

/** The save before any blow: the printed one, or that of the armour. */
export function findSave(rules: FantasyRules, { save, armour, ...worn }: SaveFacts): number | null {
  const pieces = (['shield', 'barding', 'mount'] as const).filter((piece) => worn[piece]);
  return save ?? saveOf(rules, { worn: armour as Armour['worn'], pieces });
}
