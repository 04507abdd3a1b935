import type { Message } from '../../errors';
import { late } from '../../late';

/** What can be wrong with house rules (`--house`, `--rules`). */
export const houseMessages = late(() => ({
  form: {
    es: '--house no admite «{value}»: se escribe clave=valor',
    ca: '--house no admet «{value}»: s\'escriu clau=valor',
    en: '--house does not take “{value}”: write key=value',
  },
  bad: {
    es: 'no puedo aplicar {count} de las reglas de la casa',
    ca: 'no puc aplicar {count} de les regles de la casa',
    en: '{count} of the house rules cannot be used',
  },
  badFile: {
    es: '{file} tiene {count} {count|problema|problemas}',
    ca: '{file} té {count} {count|problema|problemes}',
    en: '{file} has {count} {count|problem|problems}',
  },
  fileForm: {
    es: '{file} no es una lista de reglas de la casa: una por línea, clave: valor',
    ca: '{file} no és una llista de regles de la casa: una per línia, clau: valor',
    en: '{file} is not a list of house rules: one a line, key: value',
  },
  see: {
    es: 'Las reglas de la casa, sus valores y qué cambian: plasma-wall tables show house-rules',
    ca: 'Les regles de la casa, els seus valors i què canvien: plasma-wall tables show house-rules',
    en: 'The house rules, their values and what they change: plasma-wall tables show house-rules',
  },
  key: { es: 'no hay ninguna regla de la casa «{key}»', ca: 'no hi ha cap regla de la casa «{key}»', en: 'there is no house rule “{key}”' },
  nearest: { es: '¿Querías decir {nearest}?', ca: 'Volies dir {nearest}?', en: 'Did you mean {nearest}?' },
  keys: { es: 'Puede ser: {list}', ca: 'Pot ser: {list}', en: 'It can be: {list}' },
  notPlain: {
    es: '{key} necesita un solo valor, sin listas ni grupos: puede ser {list}',
    ca: '{key} necessita un sol valor, sense llistes ni grups: pot ser {list}',
    en: '{key} needs one value, not a list or a group: it can be {list}',
  },
  value: {
    es: '{key} no admite «{value}»: puede ser {list}',
    ca: '{key} no admet «{value}»: pot ser {list}',
    en: '{key} does not take “{value}”: it can be {list}',
  },
} satisfies Record<string, Message>));
