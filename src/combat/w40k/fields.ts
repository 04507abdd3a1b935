/** Facts that several questions of this family ask for. */
import { fixed } from '../amount';
import type { Message } from '../../errors';
import type { Side } from '../contract';

/** Which dice are rolled again. */
export const rerollChoices = {
  none: { es: 'ninguno', ca: 'cap', en: 'none' },
  ones: { es: 'unos', ca: 'uns', en: 'ones' },
  failed: { es: 'fallos', ca: 'errors', en: 'failed' },
  all: { es: 'todos', ca: 'tots', en: 'all' },
} as const satisfies Readonly<Record<string, Message>>;

/** Which update of the rulebook: the Spanish one, unless told otherwise. */
export const updateField = {
  kind: 'choice', id: 'update', default: 'es-1.5',
  text: { es: 'actualización del reglamento', ca: 'actualització del reglament', en: 'update of the rulebook' },
  choices: {
    'es-1.5': { es: 'v1.5 en español', ca: 'v1.5 en castellà', en: 'v1.5 in Spanish' },
    'en-1.2': { es: 'v1.2 en inglés', ca: 'v1.2 en anglès', en: 'v1.2 in English' },
  },
} as const;

/** Which dice of one kind are rolled again. */
export function rerollField<const Id extends string>(id: Id, text: Message) {
  return { kind: 'choice', id, text, choices: rerollChoices, default: 'none' } as const;
}

/** What is added to a roll. */
export function modifierField<const Id extends string>(id: Id, text: Message, most = 6) {
  return { kind: 'whole', id, text, min: -most, max: most, default: 0 } as const;
}

/** A number of 0 or more; 0 unless told. */
export function countField<const Id extends string>(id: Id, text: Message, max: number) {
  return { kind: 'whole', id, text, min: 0, max, default: 0 } as const;
}

/** A die that is needed, or none. */
export function needField<const Id extends string>(id: Id, text: Message, from?: readonly [Side, string], max = 6) {
  return { kind: 'need', id, text, min: 2, max, default: null, ...(from ? { from } : {}) } as const;
}

/** The attack, but for what hits with. */
export const attackFields = [
  modifierField('hitModifier', { es: 'modificador para impactar', ca: 'modificador per impactar', en: 'modifier to hit' }),
  rerollField('hitReroll', { es: 'dados para impactar que se repiten', ca: 'daus per impactar que es repeteixen', en: 'dice to hit that are rolled again' }),
  needField('alwaysOn', { es: 'impacta siempre con tanto, o -', ca: 'impacta sempre amb tant, o -', en: 'always hits on so much, or -' }),
  needField('onlyOn', { es: 'al blanco solo se le impacta con tanto, o -', ca: 'el blanc només s\'impacta amb tant, o -', en: 'the target can only be hit on so much, or -' }),
  countField('instead', { es: 'reglas que dan 2 impactos en vez de 1 con un 6', ca: 'regles que donen 2 impactes en lloc d\'1 amb un 6', en: 'rules that give 2 hits instead of 1 on a 6' }, 5),
  countField('additional', { es: 'reglas que dan 1 impacto adicional con un 6', ca: 'regles que donen 1 impacte addicional amb un 6', en: 'rules that give 1 additional hit on a 6' }, 5),
  countField('hitMortals', { es: 'heridas mortales además, con un 6 para impactar', ca: 'ferides mortals a més, amb un 6 per impactar', en: 'mortal wounds besides, on a 6 to hit' }, 6),
  countField('woundMortals', { es: 'heridas mortales además, con un 6 para herir', ca: 'ferides mortals a més, amb un 6 per ferir', en: 'mortal wounds besides, on a 6 to wound' }, 6),
  { kind: 'switch', id: 'unmodified', text: { es: 'esos 6, y los 1 del plasma, sin modificar', ca: 'aquests 6, i els 1 del plasma, sense modificar', en: 'those 6s, and the 1s of plasma, unmodified' } },
  { kind: 'whole', id: 'strength', text: { es: 'Fuerza del ataque', ca: 'Força de l\'atac', en: 'Strength of the attack' }, min: 1, max: 20, from: ['attacker', 'strength'] },
  { kind: 'whole', id: 'ap', text: { es: 'FP del arma, como en la hoja de datos: −3 o 3', ca: 'FP de l\'arma, com al full de dades: −3 o 3', en: 'AP of the weapon, as on its datasheet: −3 or 3' }, min: -6, max: 6, default: 0, from: ['attacker', 'ap'] },
  { kind: 'amount', id: 'damage', text: { es: 'daño de cada herida, o dados como D3', ca: 'dany de cada ferida, o daus com D3', en: 'damage of each wound, or dice such as D3' }, max: 20, default: fixed(1), from: ['attacker', 'damage'] },
  modifierField('woundModifier', { es: 'modificador para herir', ca: 'modificador per ferir', en: 'modifier to wound' }),
  rerollField('woundReroll', { es: 'dados para herir que se repiten', ca: 'daus per ferir que es repeteixen', en: 'dice to wound that are rolled again' }),
] as const;

/** What is struck. */
export const targetFields = [
  { kind: 'whole', id: 'toughness', text: { es: 'Resistencia del blanco', ca: 'Resistència del blanc', en: 'Toughness of the target' }, min: 1, max: 20, from: ['defender', 'toughness'] },
  needField('save', { es: 'tirada de salvación, de 2+ a 7+, o - si no tiene', ca: 'tirada de salvació, de 2+ a 7+, o - si no en té', en: 'save, from 2+ to 7+, or - for none' }, ['defender', 'save'], 7),
  needField('invulnerable', { es: 'salvación invulnerable, o -', ca: 'salvació invulnerable, o -', en: 'invulnerable save, or -' }, ['defender', 'invulnerable']),
  countField('cover', { es: 'lo que suma la cobertura', ca: 'el que suma la cobertura', en: 'what cover adds' }, 2),
  modifierField('saveModifier', { es: 'modificador a las salvaciones, además', ca: 'modificador a les salvacions, a més', en: 'modifier to saves besides' }, 3),
  { kind: 'switch', id: 'restricted', text: { es: 'ese modificador no vale para la invulnerable', ca: 'aquest modificador no val per a la invulnerable', en: 'that modifier is not for the invulnerable save' } },
  rerollField('saveReroll', { es: 'salvaciones que se repiten', ca: 'salvacions que es repeteixen', en: 'saves that are rolled again' }),
  needField('ignore', { es: 'dado con que no hace caso de una herida, o -', ca: 'dau amb què no fa cas d\'una ferida, o -', en: 'die that ignores a wound, or -' }, ['defender', 'ignore']),
  { kind: 'switch', id: 'halved', text: { es: 'el daño se reduce a la mitad', ca: 'el dany es redueix a la meitat', en: 'damage is halved' }, from: ['defender', 'halved'] },
  { kind: 'whole', id: 'wounds', text: { es: 'Heridas de cada miniatura del blanco', ca: 'Ferides de cada miniatura del blanc', en: 'Wounds of each model of the target' }, min: 1, max: 40, default: 1, from: ['defender', 'wounds'] },
  { kind: 'whole', id: 'models', text: { es: 'miniaturas del blanco; 0 si no importa', ca: 'miniatures del blanc; 0 si no importa', en: 'models of the target; 0 if it does not matter' }, min: 0, max: 100, default: 0 },
] as const;
