import type { RecordNote } from '../../campaign/change-log';
import type { Message } from '../../errors';

/** What is said of a game just recorded. */
export const noteWords: Readonly<Record<RecordNote, Message>> = {
  'never-feeds': {
    es: 'Esta partida no cuenta para X: solo cuentan las de Búsqueda y destrucción sueltas (X-02).',
    ca: 'Aquesta partida no compta per a X: només hi compten les de Cerca i destrucció soltes (X-02).',
    en: 'This game does not count towards X: only stand-alone games of Search and Destroy do (X-02).',
  },
  'never-feeds-mission': {
    es: 'Esta partida no cuenta para X: en este grupo cuentan las de Búsqueda y destrucción, también las que son una incursión de un escenario (X-02).',
    ca: 'Aquesta partida no compta per a X: en aquest grup hi compten les de Cerca i destrucció, també les que són una incursió d\'un escenari (X-02).',
    en: 'This game does not count towards X: in this group games of Search and Destroy do, those that are an incursion of a scenario too (X-02).',
  },
  first: {
    es: 'Es la primera que cuenta para X: antes no había X y nadie la gana (LOG-02).',
    ca: 'És la primera que compta per a X: abans no hi havia X i ningú no la guanya (LOG-02).',
    en: 'It is the first that counts towards X: there was no X before it, and nobody wins it (LOG-02).',
  },
  'declared-otherwise': {
    es: 'Con la X del registro el resultado sería otro: {due} (MIS-08). Vale el que habéis declarado.',
    ca: 'Amb la X del registre el resultat seria un altre: {due} (MIS-08). Val el que heu declarat.',
    en: 'With the X of the log the result would be another: {due} (MIS-08). The one you declared stands.',
  },
  older: {
    es: 'Es del {date}, anterior a la partida {number} ({last}): queda detrás de ella, y X la cuenta ahí. La X de aquel día era {x}, y con ella se juzga donde decide la X del registro (ENG-08).',
    ca: 'És del {date}, anterior a la partida {number} ({last}): queda darrere seu, i X la compta allà. La X d\'aquell dia era {x}, i amb ella es jutja on decideix la X del registre (ENG-08).',
    en: 'It was played on {date}, before game {number} ({last}): it stands after it in the log, and X counts it there. X was {x} on that day, and judges it where the X of the log decides (ENG-08).',
  },
  'same-again': {
    es: 'La partida {same} dice lo mismo: mismo día, misión, jugadores y objetivos. Si es la misma, anúlala con: plasma-wall campaign void {own} --why …',
    ca: 'La partida {same} diu el mateix: mateix dia, missió, jugadors i objectius. Si és la mateixa, anul·la-la amb: plasma-wall campaign void {own} --why …',
    en: 'Game {same} says the same: day, mission, players and objectives. If it is the same game, void it with: plasma-wall campaign void {own} --why …',
  },
  'parts-otherwise': {
    es: 'Con las incursiones {list}, que parecen las suyas, sería {first}–{second} (SCN-01). Si lo son y están bien, corrige el resultado: plasma-wall campaign correct {own} --first {first} --second {second}',
    ca: 'Amb les incursions {list}, que semblen les seves, seria {first}–{second} (SCN-01). Si ho són i estan bé, corregeix el resultat: plasma-wall campaign correct {own} --first {first} --second {second}',
    en: 'With incursions {list}, which seem to be its own, it would be {first}–{second} (SCN-01). If they are, and are right, correct the result: plasma-wall campaign correct {own} --first {first} --second {second}',
  },
  future: {
    es: 'Aviso: el {date} aún no ha llegado (hoy es {today}), y lo que se apunte hasta ese día contará como anterior. Si es un error: plasma-wall campaign correct {own} --date …',
    ca: 'Avís: el {date} encara no ha arribat (avui és {today}), i el que s\'apunti fins a aquell dia comptarà com a anterior. Si és un error: plasma-wall campaign correct {own} --date …',
    en: 'Warning: {date} has not come yet (today is {today}), and what is recorded until then will count as older. If it is a slip: plasma-wall campaign correct {own} --date …',
  },
  'other-x': {
    es: 'Los papeles de esa noche llevaban X {papers}; la del registro era {x}.',
    ca: 'Els papers d\'aquella nit portaven X {papers}; la del registre era {x}.',
    en: 'The papers of that night had X {papers}; the log\'s was {x}.',
  },
};

/** Of the result of a scenario in a group that counts incursions: what counts in its place, and what of it is not in the log yet. */
export const incursionNotes = {
  there: {
    es: 'El resultado no cuenta para X: cuentan sus incursiones, las partidas {list} (X-02).',
    ca: 'El resultat no compta per a X: hi compten les seves incursions, les partides {list} (X-02).',
    en: 'The result does not count towards X: its incursions do, games {list} (X-02).',
  },
  missing: {
    es: 'El resultado no cuenta para X: en este grupo cuentan sus incursiones, y no están las dos en el registro. Para que cuenten, apunta cada una por su carpeta (plasma-wall campaign record CARPETA) o con opciones: plasma-wall campaign record --scenario {scenario} --mission busqueda --attacker … --defender … --objectives … (X-02).',
    ca: 'El resultat no compta per a X: en aquest grup hi compten les seves incursions, i no són totes dues al registre. Perquè comptin, apunta cadascuna per la seva carpeta (plasma-wall campaign record CARPETA) o amb opcions: plasma-wall campaign record --scenario {scenario} --mission cerca --attacker … --defender … --objectives … (X-02).',
    en: 'The result does not count towards X: in this group its incursions do, and not both of them are in the log. To have them count, record each by its folder (plasma-wall campaign record FOLDER) or by options: plasma-wall campaign record --scenario {scenario} --mission search --attacker … --defender … --objectives … (X-02).',
  },
} satisfies Record<string, Message>;

/** The same where the log had no X at that time. */
export const noteWordsWithoutX: Readonly<Partial<Record<RecordNote, Message>>> = {
  older: {
    es: 'Es del {date}, anterior a la partida {number} ({last}): queda detrás de ella, y X la cuenta ahí. Aquel día aún no había X: donde decide la X del registro, no la gana nadie (ENG-08).',
    ca: 'És del {date}, anterior a la partida {number} ({last}): queda darrere seu, i X la compta allà. Aquell dia encara no hi havia X: on decideix la X del registre, no la guanya ningú (ENG-08).',
    en: 'It was played on {date}, before game {number} ({last}): it stands after it in the log, and X counts it there. There was no X yet on that day: where the X of the log decides, nobody wins it (ENG-08).',
  },
  'other-x': {
    es: 'Los papeles de esa noche llevaban X {papers}; el registro aún no tenía X.',
    ca: 'Els papers d\'aquella nit portaven X {papers}; el registre encara no tenia X.',
    en: 'The papers of that night had X {papers}; the log had no X yet.',
  },
};

/** The same of a game that X neither counts nor decides. */
export const noteWordsOutsideX: Readonly<Partial<Record<RecordNote, Message>>> = {
  older: {
    es: 'Es del {date}, anterior a la partida {number} ({last}): queda detrás de ella en el registro.',
    ca: 'És del {date}, anterior a la partida {number} ({last}): queda darrere seu al registre.',
    en: 'It was played on {date}, before game {number} ({last}): it stands after it in the log.',
  },
};
