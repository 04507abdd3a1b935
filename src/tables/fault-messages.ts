/** What is said of each fault of a YAML file and what to do about it, in the reader's language. */
import type { Message } from '../errors';
import { tableFaultMessages } from './table-fault-messages';

/** Words for one code. */
export interface FaultWords {
  readonly message: Message;
  readonly remedy: Message;
}

const fileFaultMessages = {
  YAML_SYNTAX: {
    message: { es: 'no es YAML válido: {detail}', ca: 'no és YAML vàlid: {detail}', en: 'not valid YAML: {detail}' },
    remedy: { es: 'Revisa sangrías, comillas y dos puntos de esta línea y de la anterior.', ca: "Revisa sagnats, cometes i dos punts d'aquesta línia i de l'anterior.", en: 'Look at the indents, quotes and colons of this line and the one before.' },
  },
  YAML_TAG: {
    message: { es: 'hay una etiqueta de YAML que aquí no significa nada', ca: 'hi ha una etiqueta de YAML que aquí no significa res', en: 'a YAML tag that means nothing here' },
    remedy: { es: 'Quita la etiqueta (lo que empieza por «!»).', ca: "Treu l'etiqueta (el que comença per «!»).", en: 'Remove the tag (what begins with “!”).' },
  },
  YAML_ALIASES: {
    message: { es: 'los {count} alias de YAML se repiten demasiado, van en círculo o no llevan a ninguna parte; se admiten {limit}', ca: "els {count} àlies de YAML es repeteixen massa, van en cercle o no porten enlloc; se n'admeten {limit}", en: 'the {count} YAML aliases unfold too far, run in a circle or lead nowhere; {limit} are allowed' },
    remedy: { es: 'Escribe los textos enteros en lugar de repetirlos con «*nombre».', ca: 'Escriu els textos sencers en lloc de repetir-los amb «*nom».', en: 'Write the parts out instead of repeating them with “*name”.' },
  },
  YAML_TOO_LARGE: {
    message: { es: 'el archivo es demasiado grande; se admiten {limit} caracteres', ca: "el fitxer és massa gran; s'admeten {limit} caràcters", en: 'the file is too large; {limit} characters are allowed' },
    remedy: { es: 'Repártelo en varios archivos.', ca: "Reparteix-lo en diversos fitxers.", en: 'Split it into several files.' },
  },
  YAML_TOO_DEEP: {
    message: { es: 'el archivo anida demasiados niveles', ca: 'el fitxer té massa nivells imbricats', en: 'the file is nested too deeply' },
    remedy: { es: 'Aquí no hacen falta más de diez niveles: busca corchetes o llaves de más.', ca: 'Aquí no calen més de deu nivells: busca claudàtors o claus de més.', en: 'Nothing here needs more than ten levels: look for stray brackets or braces.' },
  },
  YAML_KEY: {
    message: { es: 'aquí va una clave, y hay una lista o un grupo', ca: 'aquí hi va una clau, i hi ha una llista o un grup', en: 'a key belongs here, and there is a list or a group' },
    remedy: { es: 'Busca un corchete, una llave, un guion o un «?» de más, o una coma de menos.', ca: 'Busca un claudàtor, una clau, un guionet o un «?» de més, o una coma de menys.', en: 'Look for a stray bracket, brace, dash or “?”, or a missing comma.' },
  },
  YAML_KEY_EMPTY: {
    message: { es: 'aquí hay «:» y delante no hay ninguna clave', ca: 'aquí hi ha «:» i al davant no hi ha cap clau', en: 'a “:” with no key before it' },
    remedy: { es: 'Escribe la clave, o quita la línea.', ca: 'Escriu la clau, o treu la línia.', en: 'Write the key, or take the line out.' },
  },
  YAML_KEY_NULL: {
    message: { es: 'en YAML «{word}» quiere decir «nada», y aquí va una clave', ca: 'en YAML «{word}» vol dir «res», i aquí hi va una clau', en: 'in YAML “{word}” means nothing at all, and a key belongs here' },
    remedy: { es: "Escribe otra clave, o '{word}' entre comillas si se llama así.", ca: "Escriu una altra clau, o '{word}' entre cometes si es diu així.", en: "Write another key, or '{word}' in quotes if that is its name." },
  },
  YAML_DUPLICATE_KEY: {
    message: { es: 'la clave «{key}» está repetida', ca: 'la clau «{key}» està repetida', en: 'the key “{key}” is repeated' },
    remedy: { es: 'Deja una sola.', ca: "Deixa'n una de sola.", en: 'Keep one of them.' },
  },
  YAML_WORD: {
    message: { es: 'unos programas leen «{word}» como palabra y otros como {value}', ca: 'uns programes llegeixen «{word}» com a paraula i altres com a {value}', en: 'some programs read “{word}” as a word, others as {value}' },
    remedy: { es: "Escribe {value}, o '{word}' entre comillas si es una palabra.", ca: "Escriu {value}, o '{word}' entre cometes si és una paraula.", en: "Write {value}, or '{word}' in quotes if you mean the word." },
  },
  YAML_NUMBER: {
    message: { es: 'unos programas leen «{word}» como un número y otros como otro', ca: 'uns programes llegeixen «{word}» com un número i altres com un altre', en: 'some programs read “{word}” as one number, others as another' },
    remedy: { es: "Escribe el número en cifras corrientes, o '{word}' entre comillas si es un texto.", ca: "Escriu el número en xifres corrents, o '{word}' entre cometes si és un text.", en: "Write the number in plain digits, or '{word}' in quotes if it is a text." },
  },
  LOG_EMPTY: {
    message: { es: 'el archivo no contiene nada', ca: 'el fitxer no conté res', en: 'the file holds nothing' },
    remedy: {
      es: 'Si aquí había un registro, recupera una copia; si no, bórralo y créalo con: plasma-wall campaign new',
      ca: 'Si aquí hi havia un registre, recupera\'n una còpia; si no, esborra\'l i crea\'l amb: plasma-wall campaign new',
      en: 'If a log was here, bring back a copy; if not, delete it and make one with: plasma-wall campaign new',
    },
  },
  FIELD_UNKNOWN: {
    message: { es: '«{key}» no es una clave conocida aquí', ca: '«{key}» no és una clau coneguda aquí', en: '“{key}” is not a known key here' },
    remedy: { es: '{hint}Se admiten: {known}.', ca: "{hint}S'admeten: {known}.", en: '{hint}Allowed: {known}.' },
  },
  FIELD_MISSING: {
    message: { es: 'falta «{key}»', ca: 'falta «{key}»', en: '“{key}” is missing' },
    remedy: { es: 'Añade «{key}:» con {expected}.', ca: 'Afegeix «{key}:» amb {expected}.', en: 'Add “{key}:” with {expected}.' },
  },
  FIELD_TYPE: {
    message: { es: 'se esperaba {expected}, y hay {found}', ca: "s'esperava {expected}, i hi ha {found}", en: 'expected {expected}, found {found}' },
    remedy: { es: 'Escribe {expected}.', ca: 'Escriu {expected}.', en: 'Write {expected}.' },
  },
  FIELD_VALUE: {
    message: { es: '«{value}» no se admite aquí', ca: "«{value}» no s'admet aquí", en: '“{value}” is not allowed here' },
    remedy: { es: '{hint}Se admite {expected}.', ca: "{hint}S'admet {expected}.", en: '{hint}Allowed: {expected}.' },
  },
  FIELD_CONTRADICTS: {
    message: { es: '«{value}» no cuadra con el resto: {why}', ca: '«{value}» no lliga amb la resta: {why}', en: '“{value}” does not fit the rest: {why}' },
    remedy: { es: 'Corrige lo que no sea cierto de las dos cosas.', ca: 'Corregeix el que no sigui cert de les dues coses.', en: 'Put right whichever of the two is not true.' },
  },
  LABEL_LANGUAGE: {
    message: { es: 'falta el texto en {language}', ca: 'falta el text en {language}', en: 'the text in {language} is missing' },
    remedy: { es: 'Añade «{key}:» junto a los otros idiomas.', ca: 'Afegeix «{key}:» al costat dels altres idiomes.', en: 'Add “{key}:” beside the other languages.' },
  },
} as const satisfies Record<string, FaultWords>;

/** Words by code. */
export const faultMessages = { ...fileFaultMessages, ...tableFaultMessages };

/** Every code a check of YAML files can give. */
export type FaultCode = keyof typeof faultMessages;
