import type { RefusalCode } from '../../combat/hulk/tracker-action';
import type { HulkPhase } from '../../combat/hulk/tracker-state';
import type { Message } from '../../errors';

/** Why the tracker refuses something. */
export const hulkRefusals: Readonly<Record<RefusalCode, Message>> = {
  over: { es: 'la partida ha acabado', ca: 'la partida s\'ha acabat', en: 'the game is over' },
  'wrong-phase': { es: 'ahora no: la partida está en la fase «{phase}»', ca: 'ara no: la partida és a la fase «{phase}»', en: 'not now: the game is in the phase “{phase}”' },
  'token-drawn': { es: 'ya se ha sacado la ficha de mando de este turno, de valor {value}', ca: 'ja s\'ha tret la fitxa de comandament d\'aquest torn, de valor {value}', en: 'the command token of this turn has been drawn, of value {value}' },
  'no-token-value': { es: 'no hay ninguna ficha de mando de valor {value}; las hay de {list}', ca: 'no hi ha cap fitxa de comandament de valor {value}; n\'hi ha de {list}', en: 'there is no command token of value {value}; there are {list}' },
  'no-sergeant': { es: 'no queda ningún sargento que devuelva la ficha', ca: 'no queda cap sergent que torni la fitxa', en: 'no sergeant is left to return the token' },
  exchanged: { es: 'la ficha ya se ha cambiado una vez; esta, de valor {value}, hay que quedársela', ca: 'la fitxa ja s\'ha canviat una vegada; aquesta, de valor {value}, s\'ha de conservar', en: 'the token has been exchanged once; this one, of value {value}, has to be kept' },
  'exchange-late': { es: 'la ficha se cambia antes de que nadie haga nada', ca: 'la fitxa es canvia abans que ningú faci res', en: 'the token is exchanged before anybody does anything' },
  'no-timer': { es: 'esta partida se juega sin reloj', ca: 'aquesta partida es juga sense rellotge', en: 'this game is played without the timer' },
  'time-up': { es: 'se ha acabado el tiempo: el turno de los Marines ha terminado', ca: 's\'ha acabat el temps: el torn dels Marines s\'ha acabat', en: 'time is up: the Marines\' turn is over' },
  'late-used': { es: 'la acción que estaba en curso ya se ha completado', ca: 'l\'acció que estava en curs ja s\'ha completat', en: 'the action in progress has been completed already' },
  'unknown-model': { es: 'no hay ninguna miniatura «{model}»; quedan {list}', ca: 'no hi ha cap miniatura «{model}»; queden {list}', en: 'there is no model “{model}”; there are {list}' },
  dead: { es: '{model} ya no está en el tablero', ca: '{model} ja no és al tauler', en: '{model} is no longer on the board' },
  'not-your-turn': { es: '{model} no actúa en la fase «{phase}»', ca: '{model} no actua a la fase «{phase}»', en: '{model} does not act in the phase “{phase}”' },
  'other-active': { es: '{active} está activa y le quedan PA ({left}), que se perderían', ca: '{active} està activa i li queden PA ({left}), que es perdrien', en: '{active} is active and has AP left ({left}), which would be lost' },
  'already-activated': { es: '{model} ya se ha activado este turno; solo puede gastar PM', ca: '{model} ja s\'ha activat aquest torn; només pot gastar PC', en: '{model} has been activated this turn; it can only spend CP' },
  barred: { es: '{model} sale de un marcador que ya había hecho algo: este turno no se activa', ca: '{model} surt d\'un marcador que ja havia fet alguna cosa: aquest torn no s\'activa', en: '{model} comes of a marker that had done something: it may not be activated this turn' },
  'too-few-ap': { es: 'PA insuficientes: {action} cuesta {price} y a {model} le {left|queda|quedan} {left}', ca: 'PA insuficients: {action} costa {price} i a {model} li\'n {left|queda|queden} {left}', en: 'too few AP: {action} costs {price} and {model} has {left} left' },
  'too-few-cp': { es: 'PM insuficientes: {model} necesita {cp} y hay {left}; quien gasta de más pierde la partida', ca: 'PC insuficients: {model} en necessita {cp} i n\'hi ha {left}; qui en gasta de més perd la partida', en: 'too few CP: {model} needs {cp} and the Marines have {left}; whoever overspends loses the game' },
  'cp-over-price': { es: '{action} cuesta {price} a {model}: no se pagan {cp} PM', ca: '{action} costa {price} a {model}: no se\'n paguen {cp} PC', en: '{action} costs {model} {price}: {cp} CP are not paid for it' },
  'stealers-no-cp': { es: 'solo los Marines gastan PM', ca: 'només els Marines gasten PC', en: 'only Marines spend CP' },
  'reaction-needs-cp': { es: 'en el turno de los Genestealers, {model} paga todo con PM ({price})', ca: 'en el torn dels Genestealers, {model} ho paga tot amb PC ({price})', en: 'in the Genestealers\' turn {model} pays everything with CP ({price})' },
  'no-enemy-action': { es: '{model} solo responde a una acción del enemigo, y aún no hay ninguna este turno', ca: '{model} només respon a una acció de l\'enemic, i encara no n\'hi ha cap aquest torn', en: '{model} only replies to an action of the enemy, and there has been none this turn' },
  reacted: { es: '{model} ya ha respondido a esta acción del enemigo', ca: '{model} ja ha respost a aquesta acció de l\'enemic', en: '{model} has replied to this action of the enemy already' },
  'not-for-kind': { es: '{model} no puede hacer esta acción: {action}', ca: '{model} no pot fer aquesta acció: {action}', en: '{model} may not take this action: {action}' },
  'not-free': { es: 'para {model} esto no es gratis con la acción «{action}»: {free}', ca: 'per a {model} això no és gratis amb l\'acció «{action}»: {free}', en: 'for {model} this is not free with the action “{action}”: {free}' },
  jammed: { es: 'el arma de {model} está encasquillada', ca: 'l\'arma {de:model} està encallada', en: 'the weapon of {model} is jammed' },
  'not-jammed': { es: 'el arma de {model} no está encasquillada', ca: 'l\'arma {de:model} no està encallada', en: 'the weapon of {model} is not jammed' },
  'no-shots': { es: 'al lanzallamas de {model} no le quedan disparos', ca: 'al llançaflames {de:model} no li queden trets', en: 'the flamer of {model} has no shots left' },
  'no-overwatch': { es: '{model} no está en alerta', ca: '{model} no està en alerta', en: '{model} is not on overwatch' },
  'has-mark': { es: '{model} ya está en {action}', ca: '{model} ja està en {action}', en: '{model} is on {action} already' },
  'not-in-reply': { es: 'un disparo de alerta responde al enemigo, en su turno', ca: 'un tret d\'alerta respon a l\'enemic, en el seu torn', en: 'an overwatch shot replies to the enemy, in his turn' },
  'bad-dice': { es: 'los dados {dice} no son los de este disparo de {model}: son {count}, del 1 al 6', ca: 'els daus {dice} no són els d\'aquest tret {de:model}: són {count}, de l\'1 al 6', en: 'the dice {dice} are not those of this shot of {model}: {count}, from 1 to 6' },
  'bad-option': { es: '{key} va de {min} a {max}', ca: '{key} va de {min} a {max}', en: '{key} goes from {min} to {max}' },
  'no-room': { es: 'la partida no lleva más de {most}', ca: 'la partida no en porta més de {most}', en: 'the game keeps no more than {most}' },
  'unknown-kind': { es: '«{kind}» no es ninguno de estos tipos: {list}', ca: '«{kind}» no és cap d\'aquests tipus: {list}', en: '“{kind}” is none of these kinds: {list}' },
  'no-area': { es: 'no ha llegado nada a la zona de entrada «{area}»', ca: 'no ha arribat res a la zona d\'entrada «{area}»', en: 'nothing has arrived at the entry area “{area}”' },
  'area-empty': { es: 'en la zona de entrada «{area}» no hay tanto: {kind}, {left}', ca: 'a la zona d\'entrada «{area}» no n\'hi ha tant: {kind}, {left}', en: 'the entry area “{area}” does not hold so much: {kind}, {left}' },
  'must-lurk': { es: 'lo que ha llegado este turno a «{area}» se queda al acecho; {left|puede|pueden} salir {left} ({kind})', ca: 'el que ha arribat aquest torn a «{area}» es queda a l\'aguait; en {left|pot|poden} sortir {left} ({kind})', en: 'what arrived at “{area}” this turn lurks; {left} may leave ({kind})' },
  'not-marker': { es: '{model} no es un marcador', ca: '{model} no és un marcador', en: '{model} is not a marker' },
  'not-burning': { es: 'en «{section}» no hay llamas', ca: 'a «{section}» no hi ha flames', en: 'there are no flames in “{section}”' },
  burning: { es: 'en «{section}» ya hay llamas', ca: 'a «{section}» ja hi ha flames', en: '“{section}” is in flames already' },
  'no-ap-now': { es: '{model} no está activa', ca: '{model} no està activa', en: '{model} is not active' },
};

/** What helps, where something does; commands by the words that the reader may type. */
export const hulkRemedies: Readonly<Partial<Record<RefusalCode, Message>>> = {
  'time-up': { es: 'Con --late se completa la acción que estaba en curso; «fin» acaba el turno.', ca: 'Amb --late es completa l\'acció que estava en curs; «final» acaba el torn.', en: 'With --late the action in progress is completed; “end” ends the turn.' },
  'late-used': { es: '«fin» acaba el turno.', ca: '«final» acaba el torn.', en: '“end” ends the turn.' },
  'other-active': { es: '«activar {model}» pasa a la otra; con --cp se paga con PM sin pasar.', ca: '«activar {model}» passa a l\'altra; amb --cp es paga amb PC sense passar.', en: '“activate {model}” passes on; with --cp CP pay without passing on.' },
  'already-activated': { es: 'Repítelo con --cp.', ca: 'Repeteix-ho amb --cp.', en: 'Repeat it with --cp.' },
  'too-few-ap': { es: 'Lo que falta pueden pagarlo los PM: --cp {missing}', ca: 'El que falta ho poden pagar els PC: --cp {missing}', en: 'CP can pay what is missing: --cp {missing}' },
  'reaction-needs-cp': { es: 'Repítelo con --cp.', ca: 'Repeteix-ho amb --cp.', en: 'Repeat it with --cp.' },
  'no-enemy-action': { es: 'Anota primero la acción del enemigo, con «gastar» o con «enemigo».', ca: 'Anota primer l\'acció de l\'enemic, amb «gastar» o amb «enemic».', en: 'Note the enemy\'s action first, with “spend” or with “enemy”.' },
  jammed: { es: 'La acción «desencasquillar» lo arregla.', ca: 'L\'acció «desencallar» ho arregla.', en: 'The action “unjam” clears it.' },
  over: { es: '«deshacer» deshace lo último; «nueva» empieza otra partida.', ca: '«desfer» desfà l\'últim; «nova» comença una altra partida.', en: '“undo” takes the last thing back; “new” begins another game.' },
};

/** What may be done in the phase in which something else is not allowed (HULK-01); when the game is over nothing may, and that is said otherwise. */
export const phaseRemedies: Readonly<Partial<Record<HulkPhase, Message>>> = {
  command: { es: '«sacar» saca la ficha de mando, y actúan los Marines.', ca: '«treure» treu la fitxa de comandament, i actuen els Marines.', en: '“draw” takes the command token, and the Marines act.' },
  action: { es: '«fin» acaba el turno de los Marines.', ca: '«final» acaba el torn dels Marines.', en: '“end” ends the Marines\' turn.' },
  reinforcements: { es: '«reforzar» anota los marcadores que llegan; «fin» pasa al turno de los Genestealers.', ca: '«reforçar» anota els marcadors que arriben; «final» passa al torn dels Genestealers.', en: '“reinforce” notes the markers that arrive; “end” goes on to the Genestealers\' turn.' },
  stealers: { es: '«fin» acaba la ronda.', ca: '«final» acaba la ronda.', en: '“end” ends the round.' },
};
