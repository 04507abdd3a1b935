import type { Message } from '../../errors';

/** Why a log cannot be changed so. */
export const campaignRefusals = {
  'winner-missing': {
    es: 'falta quién ganó: en esta misión no lo dice X',
    ca: 'falta qui va guanyar: en aquesta missió no ho diu X',
    en: 'who won is missing: in this mission X does not tell',
  },
  'log-full': {
    es: 'el registro está lleno: tiene {count} partidas, y caben {most}',
    ca: 'el registre és ple: té {count} partides, i n\'hi caben {most}',
    en: 'the log is full: it has {count} games, and holds {most}',
  },
  'bad-fact': {
    es: 'con todo lo que se le suma, «{key}» llega a {value}, y se admite {expected}',
    ca: 'amb tot el que s\'hi suma, «{key}» arriba a {value}, i s\'hi admet {expected}',
    en: 'with all that is added to it “{key}” comes to {value}, and takes {expected}',
  },
  'no-such-game': { es: 'no hay partida {number}: el registro tiene {count}', ca: 'no hi ha partida {number}: el registre en té {count}', en: 'there is no game {number}: the log has {count}' },
  'already-void': { es: 'la partida {number} ya está anulada', ca: 'la partida {number} ja està anul·lada', en: 'game {number} is void already' },
  'not-void': { es: 'la partida {number} no está anulada', ca: 'la partida {number} no està anul·lada', en: 'game {number} is not void' },
  'already-recorded': {
    es: 'esa partida ya está apuntada con el número {number} (marca {tag})',
    ca: 'aquesta partida ja està apuntada amb el número {number} (marca {tag})',
    en: 'that session is recorded already as game {number} (tag {tag})',
  },
  'corrections-full': {
    es: 'la partida {number} ya lleva {most} correcciones, y el registro no guarda más de una partida',
    ca: 'la partida {number} ja porta {most} correccions, i el registre no en desa més d\'una partida',
    en: 'game {number} has {most} corrections already, and the log keeps no more of a game',
  },
  'nothing-changed': { es: 'la partida {number} ya dice eso', ca: 'la partida {number} ja diu això', en: 'game {number} says so already' },
} satisfies Record<string, Message>;

/** What to do about it. */
export const refusalRemedies = {
  full: {
    es: 'Empieza otro y dilo en cada orden: plasma-wall campaign new --file OTRO.yaml. Su X empieza de nuevo.',
    ca: 'Comença\'n un altre i digues-ho a cada ordre: plasma-wall campaign new --file ALTRE.yaml. La seva X torna a començar.',
    en: 'Begin another and name it in every command: plasma-wall campaign new --file OTHER.yaml. Its X begins anew.',
  },
  resultOrGame: {
    es: 'Cada incursión se apunta por su lado, con lo que pasó en ella; cómo acabó el escenario, con la carpeta del escenario o con --scenario, y nada de una sola partida.',
    ca: 'Cada incursió s\'apunta per separat, amb el que hi va passar; com va acabar l\'escenari, amb la carpeta de l\'escenari o amb --scenario, i res d\'una sola partida.',
    en: 'Record each incursion by itself, with what happened in it; how the scenario ended, by the folder of the scenario or by --scenario, with nothing of a single game.',
  },
  sum: {
    es: 'Di menos con --objectives: el primario y la bonificación por escapar se suman aparte.',
    ca: 'Digues-ne menys amb --objectives: el primari i la bonificació per escapar se sumen a part.',
    en: 'Say fewer with --objectives: the primary and the escape bonus are added to them.',
  },
} satisfies Record<string, Message>;
