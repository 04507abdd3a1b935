/** Facts that several questions of this family ask for. */
import type { Message } from '../../errors';
import type { Side } from '../contract';

/** A characteristic of 0 or 1 to 10, from the profile of a side. */
export function characteristic<const Id extends string>(id: Id, side: Side, fact: string, text: Message, min = 1) {
  return { kind: 'whole', id, text, min, max: 10, from: [side, fact] } as const;
}

/** A save or the like: the die needed, or none. */
export function needed<const Id extends string>(id: Id, side: Side, fact: string, text: Message, min = 2) {
  return { kind: 'need', id, text, min, max: 6, default: null, from: [side, fact] } as const;
}

const texts = {
  ws: { es: 'HA', ca: 'HA', en: 'WS' },
  strength: { es: 'Fuerza', ca: 'Força', en: 'Strength' },
  toughness: { es: 'Resistencia', ca: 'Resistència', en: 'Toughness' },
  wounds: { es: 'Heridas del perfil', ca: 'Ferides del perfil', en: 'Wounds of the profile' },
  initiative: { es: 'Iniciativa', ca: 'Iniciativa', en: 'Initiative' },
  attacks: { es: 'Ataques', ca: 'Atacs', en: 'Attacks' },
  save: { es: 'tirada de salvación, o - si no tiene', ca: 'tirada de salvació, o - si no en té', en: 'save, or - for none' },
  ignore: { es: 'dado con que se libra de una herida tras fallar la salvación, o -', ca: 'dau amb què es deslliura d\'una ferida després de fallar la salvació, o -', en: 'die that ignores a wound after a failed save, or -' },
} as const satisfies Readonly<Record<string, Message>>;

/** What is struck: toughness, wounds, save, and what ignores wounds (ZOM-02). */
export const targetFields = [
  characteristic('toughness', 'defender', 'toughness', { es: 'Resistencia del blanco', ca: 'Resistència del blanc', en: 'Toughness of the target' }),
  { ...characteristic('wounds', 'defender', 'wounds', { es: 'Heridas de cada miniatura del blanco', ca: 'Ferides de cada miniatura del blanc', en: 'Wounds of each model of the target' }), default: 1 },
  needed('save', 'defender', 'save', texts.save),
  needed('ignore', 'defender', 'ignore', texts.ignore),
  { kind: 'whole', id: 'models', text: { es: 'miniaturas del blanco; 0 si no importa', ca: 'miniatures del blanc; 0 si no importa', en: 'models of the target; 0 if it does not matter' }, min: 0, max: 100, default: 0 },
] as const;

/** Whether the weapon forbids saves in close combat. */
export const denySaveField = { kind: 'switch', id: 'denySave', text: { es: 'el arma no permite tirada de salvación', ca: 'l\'arma no permet tirada de salvació', en: 'the weapon allows no save' }, from: ['attacker', 'denySave'] } as const;

/** Everything of one side of a duel; ids begin with the side. */
export function duelFields<const S extends Side>(side: S) {
  const own: Message = side === 'attacker' ? { es: 'del atacante', ca: 'de l\'atacant', en: 'of the attacker' } : { es: 'del defensor', ca: 'del defensor', en: 'of the defender' };
  const of = (text: Message): Message => ({ es: `${text.es} ${own.es}`, ca: `${text.ca} ${own.ca}`, en: `${text.en} ${own.en}` });
  return [
    characteristic(`${side}Ws`, side, 'ws', of(texts.ws)),
    characteristic(`${side}Strength`, side, 'strength', of(texts.strength)),
    characteristic(`${side}Toughness`, side, 'toughness', of(texts.toughness)),
    { ...characteristic(`${side}Wounds`, side, 'wounds', of(texts.wounds)), default: 1 },
    characteristic(`${side}Initiative`, side, 'initiative', of(texts.initiative)),
    characteristic(`${side}Attacks`, side, 'attacks', of(texts.attacks)),
    needed(`${side}Save`, side, 'save', of(texts.save)),
    needed(`${side}Ignore`, side, 'ignore', of(texts.ignore)),
    { ...denySaveField, id: `${side}DenySave`, from: [side, 'denySave'] },
  ] as const;
}
