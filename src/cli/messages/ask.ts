import type { Message } from '../../errors';
import type { Secrecy } from '../../render/renderer';
import type { Language } from '../../tables/ruleset';

const evenings = {
  short: { es: 'Corta', ca: 'Curta', en: 'Short' },
  normal: { es: 'Normal', ca: 'Normal', en: 'Normal' },
  long: { es: 'Larga', ca: 'Llarga', en: 'Long' },
} satisfies Record<string, Message>;

const secrecies: Readonly<Record<Secrecy, Message>> = {
  sealed: {
    es: 'Nadie: tarjetas selladas que se abren de una en una',
    ca: 'Ningú: targetes segellades que s\'obren d\'una en una',
    en: 'Nobody: sealed cards, opened one at a time',
  },
  defender: { es: 'El defensor', ca: 'El defensor', en: 'The defender' },
  master: { es: 'Una tercera persona, que dirige', ca: 'Una tercera persona, que dirigeix', en: 'A third person, who runs it' },
};

/** Each language in itself, so that its speakers find it. */
const languages: Readonly<Record<Language, string>> = { es: 'Español', ca: 'Català', en: 'English' };

/** The questions of the program without arguments. */
export const askMessages = {
  intro: {
    es: 'Preparemos la velada: flechas para elegir, Intro para seguir, Ctrl+C para dejarlo.',
    ca: 'Preparem la vetllada: fletxes per triar, Retorn per continuar, Ctrl+C per deixar-ho.',
    en: 'Let us prepare the evening: arrows to choose, Enter to go on, Ctrl+C to leave.',
  },
  group: { es: '¿Es para el grupo de {file}?', ca: 'És per al grup de {file}?', en: 'Is it for the group of {file}?' },
  groupYes: { es: 'Sí: X, reglas, mesa y piezas salen de su registro', ca: 'Sí: X, regles, taula i peces surten del seu registre', en: 'Yes: X, rules, table and pieces come from its log' },
  groupNo: { es: 'No: una velada aparte', ca: 'No: una vetllada a part', en: 'No: an evening of its own' },
  outro: { es: 'Preparando la mazmorra…', ca: 'Preparant la masmorra…', en: 'Preparing the dungeon…' },
  cancelled: { es: 'No se ha escrito nada.', ca: 'No s\'ha escrit res.', en: 'Nothing was written.' },
  mission: { es: '¿Qué misión o escenario jugáis?', ca: 'Quina missió o escenari jugueu?', en: 'Which mission or scenario are you playing?' },
  scenario: { es: 'Escenario: {scenario}', ca: 'Escenari: {scenario}', en: 'Scenario: {scenario}' },
  needsX: {
    es: '{mission} (pide X: sin registro no hay vencedor)',
    ca: '{mission} (demana X: sense registre no hi ha vencedor)',
    en: '{mission} (needs X: without a log nobody wins)',
  },
  boardEvening: { es: '¿Cuánto ha de durar cada tablero?', ca: 'Quant ha de durar cada tauler?', en: 'How long should each board last?' },
  evening: { es: '¿Cuánto ha de durar?', ca: 'Quant ha de durar?', en: 'How long should it last?' },
  eveningHint: {
    es: '{fights} combates, {sections} secciones',
    ca: '{fights} combats, {sections} seccions',
    en: '{fights} fights, {sections} sections',
  },
  x: {
    es: '¿Cuánto vale X, la media de objetivos de vuestro registro?',
    ca: 'Quant val X, la mitjana d\'objectius del vostre registre?',
    en: 'What is X, the mean of objectives in your log?',
  },
  xPlaceholder: {
    es: 'en blanco si aún no hay registro; si no, una fracción como 4/3',
    ca: 'en blanc si encara no hi ha registre; si no, una fracció com 4/3',
    en: 'empty if there is no log yet; else a fraction such as 4/3',
  },
  secrecy: { es: '¿Quién puede ver la mazmorra antes de jugar?', ca: 'Qui pot veure la masmorra abans de jugar?', en: 'Who may see the dungeon before play?' },
  lang: { es: '¿En qué idioma salen los papeles?', ca: 'En quin idioma surten els papers?', en: 'Which language are the papers in?' },
  seed: { es: '¿Alguna semilla?', ca: 'Alguna llavor?', en: 'Any seed?' },
  seedPlaceholder: { es: 'en blanco, una al azar', ca: 'en blanc, una a l\'atzar', en: 'empty for a random one' },
  yesOrNo: { es: 'sí o no', ca: 'sí o no', en: 'yes or no' },
  yesOrNoUsual: { es: 'sí o no; en blanco, {usual}', ca: 'sí o no; en blanc, {usual}', en: 'yes or no; empty for {usual}' },
  yes: { es: 'sí', ca: 'sí', en: 'yes' },
  no: { es: 'no', ca: 'no', en: 'no' },
  evenings,
  secrecies,
  languages,
} as const;
