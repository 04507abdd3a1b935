import type { Message } from '../../errors';

/** Words of `campaign show`. */
export const showWords = {
  title: { es: 'Partida {number}', ca: 'Partida {number}', en: 'Game {number}' },
  why: { es: 'Por qué, con lo que se dijo y la X de entonces:', ca: 'Per què, amb el que es va dir i la X d\'aleshores:', en: 'Why, by what was told and the X of that time:' },
  whyByOtherX: {
    es: 'Por qué, con lo que se dijo y la X de entonces, {then} (con el registro de hoy, antes de esta partida es {now}):',
    ca: 'Per què, amb el que es va dir i la X d\'aleshores, {then} (amb el registre d\'avui, abans d\'aquesta partida és {now}):',
    en: 'Why, by what was told and the X of that time, {then} (by the log as it is today, before this game it is {now}):',
  },
  whyByX: { es: 'Por qué, con la X de antes de esa partida:', ca: 'Per què, amb la X d\'abans d\'aquella partida:', en: 'Why, by X as it was before that game:' },
  whyByScenario: { es: 'Por qué, con lo que consiguió cada jugador:', ca: 'Per què, amb el que va aconseguir cada jugador:', en: 'Why, by what each player achieved:' },
  xBefore: { es: 'X antes', ca: 'X abans', en: 'X before' },
  xAfter: { es: 'X después', ca: 'X després', en: 'X after' },
} satisfies Record<string, Message>;
