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

/** A fact: what it is, and what else is to be said of it. */
interface Named {
  readonly name: Message;
  readonly rest?: Message;
}

const texts = {
  ws: { name: { es: 'HA', ca: 'HA', en: 'WS' } },
  strength: { name: { es: 'Fuerza', ca: 'Força', en: 'Strength' } },
  toughness: { name: { es: 'Resistencia', ca: 'Resistència', en: 'Toughness' } },
  wounds: { name: { es: 'Heridas', ca: 'Ferides', en: 'Wounds' } },
  initiative: { name: { es: 'Iniciativa', ca: 'Iniciativa', en: 'Initiative' } },
  attacks: { name: { es: 'Ataques', ca: 'Atacs', en: 'Attacks' } },
  save: { name: { es: 'salvación', ca: 'salvació', en: 'save' }, rest: { es: ', o - si no tiene', ca: ', o - si no en té', en: ', or - for none' } },
  ignore: { name: { es: 'herida ignorada', ca: 'ferida ignorada', en: 'wound ignored' }, rest: { es: ': dado con que se libra de ella tras fallar la salvación, o -', ca: ': dau amb què se\'n deslliura després de fallar la salvació, o -', en: ': die that ignores it after a failed save, or -' } },
  denySave: { name: { es: 'arma que no permite salvación', ca: 'arma que no permet salvació', en: 'weapon that allows no save' } },
} as const satisfies Readonly<Record<string, Named>>;

const sides: Readonly<Record<Side, Message>> = { attacker: { es: 'del atacante', ca: 'de l\'atacant', en: 'of the attacker' }, defender: { es: 'del defensor', ca: 'del defensor', en: 'of the defender' } };

function describe({ name, rest = { es: '', ca: '', en: '' } }: Named, side?: Side): Message {
  const of = (language: keyof Message): string => `${name[language]}${side === undefined ? '' : ` ${sides[side][language]}`}${rest[language]}`;
  return { es: of('es'), ca: of('ca'), en: of('en') };
}

/** What is struck: toughness, wounds, save, and what ignores wounds (ZOM-02). */
export const targetFields = [
  characteristic('toughness', 'defender', 'toughness', { es: 'Resistencia del blanco', ca: 'Resistència del blanc', en: 'Toughness of the target' }),
  { ...characteristic('wounds', 'defender', 'wounds', { es: 'Heridas de cada miniatura del blanco', ca: 'Ferides de cada miniatura del blanc', en: 'Wounds of each model of the target' }), default: 1 },
  needed('save', 'defender', 'save', describe(texts.save)),
  needed('ignore', 'defender', 'ignore', describe(texts.ignore)),
  { kind: 'whole', id: 'models', text: { es: 'miniaturas del blanco; 0 si no importa', ca: 'miniatures del blanc; 0 si no importa', en: 'models of the target; 0 if it does not matter' }, min: 0, max: 100, default: 0 },
] as const;

/** Whether the weapon forbids saves in close combat. */
export const denySaveField = { kind: 'switch', id: 'denySave', text: describe(texts.denySave), from: ['attacker', 'denySave'] } as const;

/** Everything of one side of a duel; ids begin with the side. */
export function duelFields<const S extends Side>(side: S) {
  const of = (named: Named): Message => describe(named, side);
  return [
    characteristic(`${side}Ws`, side, 'ws', of(texts.ws)),
    characteristic(`${side}Strength`, side, 'strength', of(texts.strength)),
    characteristic(`${side}Toughness`, side, 'toughness', of(texts.toughness)),
    { ...characteristic(`${side}Wounds`, side, 'wounds', of(texts.wounds)), default: 1 },
    characteristic(`${side}Initiative`, side, 'initiative', of(texts.initiative)),
    characteristic(`${side}Attacks`, side, 'attacks', of(texts.attacks)),
    needed(`${side}Save`, side, 'save', of(texts.save)),
    needed(`${side}Ignore`, side, 'ignore', of(texts.ignore)),
    { ...denySaveField, id: `${side}DenySave`, text: of(texts.denySave), from: [side, 'denySave'] },
  ] as const;
}
