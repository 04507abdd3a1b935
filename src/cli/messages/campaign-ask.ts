import type { Message } from '../../errors';

/** The questions of `campaign record` and `campaign new`. */
export const askGameMessages = {
  intro: {
    es: 'Apuntemos la partida: flechas para elegir, Intro para seguir, Ctrl+C para dejarlo.',
    ca: 'Apuntem la partida: fletxes per triar, Retorn per continuar, Ctrl+C per deixar-ho.',
    en: 'Let us record the game: arrows to choose, Enter to go on, Ctrl+C to leave.',
  },
  outro: { es: 'Apuntando…', ca: 'Apuntant…', en: 'Recording…' },
  brokenOff: { es: 'lo has dejado: no se ha escrito nada', ca: 'ho has deixat: no s\'ha escrit res', en: 'you left: nothing was written' },
  mission: { es: '¿Qué misión habéis jugado?', ca: 'Quina missió heu jugat?', en: 'Which mission did you play?' },
  attacker: { es: '¿Quién atacaba?', ca: 'Qui atacava?', en: 'Who attacked?' },
  defender: { es: '¿Quién defendía?', ca: 'Qui defensava?', en: 'Who defended?' },
  other: { es: 'Otra persona', ca: 'Una altra persona', en: 'Somebody else' },
  nameHint: { es: 'un nombre', ca: 'un nom', en: 'a name' },
  objectives: {
    es: '¿Cuántos objetivos ha conseguido el atacante, con el extra por escapar?',
    ca: 'Quants objectius ha aconseguit l\'atacant, amb l\'extra per escapar?',
    en: 'How many objectives did the attacker achieve, the escape bonus included?',
  },
  objectivesHint: { es: 'un número de 0 a 99', ca: 'un nombre de 0 a 99', en: 'a number from 0 to 99' },
  winner: { es: '¿Quién ha ganado?', ca: 'Qui ha guanyat?', en: 'Who won?' },
  grade: { es: '¿Cómo de clara ha sido la victoria?', ca: 'Com de clara ha estat la victòria?', en: 'How clear was the win?' },
  unsaid: { es: 'No apuntarlo', ca: 'No apuntar-ho', en: 'Leave it out' },
  notes: { es: '¿Algo que queráis recordar?', ca: 'Alguna cosa que vulgueu recordar?', en: 'Anything you want to remember?' },
  notesHint: { es: 'en blanco si no', ca: 'en blanc si no', en: 'empty if not' },
  which: { es: '¿Cuál de estas partidas?', ca: 'Quina d\'aquestes partides?', en: 'Which of these sessions?' },
  noneOfThem: { es: 'Ninguna', ca: 'Cap', en: 'None of them' },
  newIntro: {
    es: 'Un registro nuevo. Lo que el reglamento deja abierto se pregunta ahora, una sola vez.',
    ca: 'Un registre nou. El que el reglament deixa obert es pregunta ara, un sol cop.',
    en: 'A new log. What the rulebook leaves open is asked now, once.',
  },
  newOutro: { es: 'Creando el registro…', ca: 'Creant el registre…', en: 'Making the log…' },
  groupName: { es: '¿Cómo se llama el grupo?', ca: 'Com es diu el grup?', en: 'What is the group called?' },
  players: { es: '¿Quién juega? Nombres separados por comas.', ca: 'Qui juga? Noms separats per comes.', en: 'Who plays? Names separated by commas.' },
  xDefault: {
    es: '¿Qué valor tiene X en las demás misiones mientras no haya ninguna Búsqueda y destrucción?',
    ca: 'Quin valor té X a les altres missions mentre no hi hagi cap Cerca i destrucció?',
    en: 'What is X in the other missions while there is no Search and Destroy yet?',
  },
  xDefaultHint: { es: 'en blanco, 1', ca: 'en blanc, 1', en: 'empty for 1' },
} satisfies Record<string, Message>;
