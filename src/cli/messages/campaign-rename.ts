import type { Message } from '../../errors';

/** Words of `plasma-wall campaign rename`, and of players as they are typed. */
export const renameMessages = {
  command: { es: 'cambia el nombre de un jugador en todo el registro', ca: 'canvia el nom d\'un jugador a tot el registre', en: 'change a player\'s name in the whole log' },
  oldName: { es: 'nombre que tiene en el registro', ca: 'nom que té al registre', en: 'name in the log' },
  newName: { es: 'nombre nuevo', ca: 'nom nou', en: 'new name' },
  merge: {
    es: 'el nombre nuevo ya es de otro jugador del registro, que es la misma persona',
    ca: 'el nom nou ja és d\'un altre jugador del registre, que és la mateixa persona',
    en: 'the new name is that of another player in the log, who is the same person',
  },
  renamed: {
    es: '{from} se llama ahora {to}: {count} {count|partida cambiada|partidas cambiadas}.',
    ca: '{from} es diu ara {to}: {count} {count|partida canviada|partides canviades}.',
    en: '{from} is now called {to}: {count} {count|game|games} changed.',
  },
  taken: { es: 'en el registro ya hay otro jugador que se llama {name}', ca: 'al registre ja hi ha un altre jugador que es diu {name}', en: 'there is another player in the log called {name}' },
  takenRemedy: {
    es: 'Si son la misma persona, añade --merge; las partidas de ambos serán de {name}, y no se podrán volver a separar.',
    ca: 'Si són la mateixa persona, afegeix --merge; les partides de tots dos seran {de:name}, i no es podran tornar a separar.',
    en: 'If they are the same person, add --merge; the games of both will be {name}\'s, and cannot be told apart again.',
  },
  twins: {
    es: 'En el registro hay nombres que son de la misma persona y cuentan aparte: {list}. Se juntan con: {commands}',
    ca: 'Al registre hi ha noms que són de la mateixa persona i compten a part: {list}. S\'ajunten amb: {commands}',
    en: 'The log has names that are of one person and count apart: {list}. Put them together with: {commands}',
  },
  same: { es: '{name} ya se llama así', ca: '{name} ja es diu així', en: '{name} is called so already' },
  playsHimself: {
    es: '{from} y {to} juegan en bandos opuestos la partida {number}: no son la misma persona',
    ca: '{from} i {to} juguen en bàndols oposats la partida {number}: no són la mateixa persona',
    en: '{from} and {to} play each other in game {number}: they are not the same person',
  },
  correctFirst: {
    es: 'Si lo son, corrige antes quién jugó: plasma-wall campaign correct {number} --attacker … --defender …',
    ca: 'Si ho són, corregeix abans qui va jugar: plasma-wall campaign correct {number} --attacker … --defender …',
    en: 'If they are, put right first who played: plasma-wall campaign correct {number} --attacker … --defender …',
  },
  unknown: { es: 'nadie se llama «{name}» en este registro', ca: 'ningú no es diu «{name}» en aquest registre', en: 'nobody is called “{name}” in this log' },
  knownPlayers: { es: 'En él están: {list}.', ca: 'Hi ha: {list}.', en: 'There are: {list}.' },
  noPlayers: { es: 'Aún no hay jugadores.', ca: 'Encara no hi ha jugadors.', en: 'There are no players yet.' },
  understood: { es: '«{typed}»: entendido, {name}.', ca: '«{typed}»: entès, {name}.', en: '“{typed}”: taken for {name}.' },
  newPlayer: { es: 'Es la primera partida de {name} en este registro.', ca: 'És la primera partida {de:name} en aquest registre.', en: 'It is the first game of {name} in this log.' },
  newPlayerNear: {
    es: '{name} no estaba en este registro. ¿Es {meant}? Se corrige con: {command}',
    ca: '{name} no era en aquest registre. És {meant}? Es corregeix amb: {command}',
    en: '{name} was not in this log. Is it {meant}? Put it right with: {command}',
  },
  newPlayers: { es: 'Jugadores nuevos en este registro: {list}', ca: 'Jugadors nous en aquest registre: {list}', en: 'New players in this log: {list}' },
  newPlayerAlike: {
    es: '{name} entra como jugador nuevo, y se parece a {meant}. Si son la misma persona, se juntan con: {command}',
    ca: '{name} entra com a jugador nou, i s\'assembla a {meant}. Si són la mateixa persona, s\'ajunten amb: {command}',
    en: '{name} comes in as a new player, and looks like {meant}. If they are the same person, put them together with: {command}',
  },
} satisfies Record<string, Message>;
