/** The quick-reference sheet of this family, from the numbers it reckons with. */
import { makeToHitBlock, makeToWoundBlock } from '../chart-blocks';
import type { ReferenceSheet, SheetBlock } from '../contract';
import { hitByShooting } from './attack';
import type { ClassicRules } from './schema';

/** Blocks in the order of a Combat Turn. */
export function describeSheet(rules: ClassicRules): ReferenceSheet {
  return {
    title: { es: 'Combate en la mazmorra', ca: 'Combat a la masmorra', en: 'Combat in the dungeon' },
    source: {
      es: 'la edición en centímetros, con las reglas de «Entre la Pistola de Plasma y la Pared»',
      ca: 'l\'edició en centímetres, amb les regles de «Entre la Pistola de Plasma y la Pared»',
      en: 'the edition in centimetres, with the rules of "Entre la Pistola de Plasma y la Pared"',
    },
    blocks: [startBlock(rules), turnBlock(rules), shootingBlock(rules), makeToHitBlock(rules.charts, 'corrected', 'EXT-01'), makeToWoundBlock(rules.charts, 'EXT-01'), savesBlock(rules), moraleBlock(rules), endBlock(rules)],
  };
}

function startBlock({ initiative: { some, all, die }, deployment: { beyondCm } }: ClassicRules): SheetBlock {
  return {
    title: { es: 'Empieza el combate', ca: 'Comença el combat', en: 'The combat begins' },
    rules: ['COM-01', 'COM-02', 'COM-03', 'COM-04'],
    lines: [
      {
        es: `El defensor se despliega en las secciones colocadas este turno, a más de ${beyondCm} cm de todo enemigo. Si una unidad no puede, una miniatura suya va lo más lejos posible a la vista y las demás detrás. Se despliega todo, sin reservas; lo que no cabe se pierde.`,
        ca: `El defensor es desplega a les seccions col·locades aquest torn, a més de ${beyondCm} cm de tot enemic. Si una unitat no pot, una miniatura seva va tan lluny com es pugui a la vista i les altres al darrere. Es desplega tot, sense reserves; el que no hi cap es perd.`,
        en: `The defender deploys in the sections placed this turn, more than ${beyondCm} cm from every enemy. If a unit cannot, one of its models goes as far away as possible in sight and the others behind it. Everything is deployed, without reserves; what fits nowhere is lost.`,
      },
      {
        es: `Sorpresa: ${die.toUpperCase()} cada bando; con algún infiltrado +${some}, si todos lo son +${all}. Los empates se repiten; quien saca más juega el primer turno de combate.`,
        ca: `Sorpresa: ${die.toUpperCase()} cada bàndol; amb algun infiltrat +${some}, si tots ho són +${all}. Els empats es repeteixen; qui treu més juga el primer torn de combat.`,
        en: `Initiative: ${die.toUpperCase()} each side; with some infiltrators +${some}, with nothing but infiltrators +${all}. Ties are rolled again; the higher takes the first Combat Turn.`,
      },
    ],
  };
}

function turnBlock({ rally, move, difficultGround, assaultMove, coherency }: ClassicRules): SheetBlock {
  const [comma, point] = [String(difficultGround.cmPerPoint).replace('.', ','), String(difficultGround.cmPerPoint)];
  return {
    title: { es: 'Turno de combate', ca: 'Torn de combat', en: 'Combat Turn' },
    rules: ['EXP-03', 'COM-05', 'COM-06', 'COM-07', 'COM-09', 'COM-10', 'EXT-03'],
    lines: [
      {
        es: `Movimiento: primero los chequeos de reagrupamiento. Fallan sin tirar las unidades con menos del ${rally.belowPercent} % de las miniaturas con que empezaron el combate, con una sola (salvo un personaje independiente) o sin coherencia. Con un enemigo a ${rally.enemyWithinCm} cm o menos no hay chequeo: se sigue huyendo. Quien falla se dispersa y queda fuera de combate. El movimiento normal es de ${move.cm} cm.`,
        ca: `Moviment: primer els xequeigs de reagrupament. Fallen sense tirar les unitats amb menys del ${rally.belowPercent} % de les miniatures amb què van començar el combat, amb una de sola (llevat d'un personatge independent) o sense coherència. Amb un enemic a ${rally.enemyWithinCm} cm o menys no hi ha xequeig: es continua fugint. Qui falla es dispersa i queda fora de combat. El moviment normal és de ${move.cm} cm.`,
        en: `Movement: rally tests first. Units below ${rally.belowPercent}% of the models they started the combat with, down to one model (independent characters excepted) or out of coherency fail without a roll. With an enemy within ${rally.enemyWithinCm} cm there is no test: they fall back again. Who fails disperses and is out of combat. A normal move is ${move.cm} cm.`,
      },
      {
        es: `Disparo: quien no dispara puede hacer una acción con una miniatura. Asalto: ${assaultMove.onFoot} cm a pie, ${assaultMove.cavalry} cm la caballería. Terreno difícil: el mayor de ${difficultGround.dice}D6 × ${comma} cm. Coherencia: ${coherency.cm} cm.`,
        ca: `Dispar: qui no dispara pot fer una acció amb una miniatura. Assalt: ${assaultMove.onFoot} cm a peu, ${assaultMove.cavalry} cm la cavalleria. Terreny difícil: el més gran de ${difficultGround.dice}D6 × ${comma} cm. Coherència: ${coherency.cm} cm.`,
        en: `Shooting: a unit that does not shoot may do an action with one model. Assault: ${assaultMove.onFoot} cm on foot, ${assaultMove.cavalry} cm for cavalry. Difficult ground: the higher of ${difficultGround.dice}D6 × ${point} cm. Coherency: ${coherency.cm} cm.`,
      },
      {
        es: 'Al final: si alguien de cualquier bando ve una zona sin explorar, se genera y se tira en la tabla de tropas defensoras con −1.',
        ca: 'Al final: si algú de qualsevol bàndol veu una zona sense explorar, es genera i es tira a la taula de tropes defensores amb −1.',
        en: 'At the end: if anybody of either side sees an unexplored zone, generate it and roll on the defender table with −1.',
      },
    ],
  };
}

function shootingBlock(rules: ClassicRules): SheetBlock {
  const skills = Array.from({ length: 10 }, (_, at) => at + 1);
  return {
    title: { es: 'Impactar disparando', ca: 'Impactar disparant', en: 'To hit by shooting' },
    rules: ['EXT-01', 'COM-08'],
    table: { head: [{ es: 'HP', ca: 'HP', en: 'BS' }, ...skills.map(String)], rows: [[{ es: 'con', ca: 'amb', en: 'on' }, ...skills.map((bs) => `${hitByShooting(rules, bs).need}+`)]] },
    lines: [{ es: 'Sin armas de alcance estimado.', ca: 'Sense armes d\'abast estimat.', en: 'No guess-range weapons.' }],
  };
}

function savesBlock({ glancing, ignored }: ClassicRules): SheetBlock {
  return {
    title: { es: 'Salvaciones y blindaje', ca: 'Salvacions i blindatge', en: 'Saves and armour' },
    rules: ['EXT-02', 'ZOM-02', 'MIS-04', 'KO-01'],
    lines: [
      { es: 'La salvación no se tira si el FP del arma es menor o igual que ella.', ca: 'La salvació no es tira si el FP de l\'arma és més petit o igual que ella.', en: 'No save against a weapon whose AP is the save or lower.' },
      {
        es: `Zombis: tras fallar la salvación (o si el FP la impide), con ${ignored.needed}+ no pierden la herida; no contra F ${ignored.beatenByStrength} o más ni contra armas de cuerpo a cuerpo que no permiten salvación.`,
        ca: `Zombis: després de fallar la salvació (o si el FP la impedeix), amb ${ignored.needed}+ no perden la ferida; no contra F ${ignored.beatenByStrength} o més ni contra armes de cos a cos que no permeten salvació.`,
        en: `Zombies: after a failed save (or one that the AP denies), a ${ignored.needed}+ ignores the wound; not against S ${ignored.beatenByStrength} or more, nor against close combat weapons that allow no save.`,
      },
      { es: `Artefacto: 1D6 + F de ${glancing.armour} o más, impacto superficial: basta uno.`, ca: `Artefacte: 1D6 + F de ${glancing.armour} o més, impacte superficial: n'hi ha prou amb un.`, en: `Artefact: 1D6 + S of ${glancing.armour} or more is a glancing hit: one is enough.` },
      { es: 'Quien llega a 0 heridas no es baja: queda fuera de combate, junto al tablero.', ca: 'Qui arriba a 0 ferides no és baixa: queda fora de combat, al costat del tauler.', en: 'Who comes down to 0 Wounds is no casualty: out of combat, beside the board.' },
    ],
  };
}

function moraleBlock({ fallBack, leadership }: ClassicRules): SheetBlock {
  const dice = { fall: fallBack.dice.toUpperCase(), test: leadership.dice.toUpperCase() };
  return {
    title: { es: 'Moral y retirada', ca: 'Moral i retirada', en: 'Morale and retreat' },
    rules: ['EXT-03', 'EXT-04', 'RET-01', 'RET-05', 'RET-06'],
    lines: [
      { es: `Moral y reagrupamiento: ${dice.test}, no más que el liderazgo. Retroceder: ${dice.fall} cm.`, ca: `Moral i reagrupament: ${dice.test}, no més que el lideratge. Retrocedir: ${dice.fall} cm.`, en: `Morale and rally: ${dice.test} not above leadership. Fall back: ${dice.fall} cm.` },
      {
        es: 'Retirada voluntaria: al empezar cualquier turno de combate del atacante, todas sus tropas retroceden sin chequeo, turno tras turno. Si al empezar uno ya nadie de los que se retiran ve al enemigo, se pierde el contacto y gana el combate el defensor.',
        ca: 'Retirada voluntària: en començar qualsevol torn de combat de l\'atacant, totes les seves tropes retrocedeixen sense xequeig, torn rere torn. Si en començar-ne un ja ningú dels que es retiren veu l\'enemic, es perd el contacte i guanya el combat el defensor.',
        en: 'Voluntary retreat: at the start of any of his Combat Turns the attacker may have all his troops fall back without a test, turn after turn. If at the start of one nobody who retreats sees the enemy, contact is lost and the defender wins the combat.',
      },
    ],
  };
}

function endBlock({ recovery: { needed, risesOn } }: ClassicRules): SheetBlock {
  return {
    title: { es: 'Acaba el combate', ca: 'S\'acaba el combat', en: 'The combat ends' },
    rules: ['COM-11', 'COM-12', 'KO-02', 'KO-03', 'KO-04', 'KO-05', 'SCN-06'],
    lines: [
      {
        es: `Acaba cuando todas las miniaturas de un bando están fuera de combate, o se pierde el contacto. Los del bando que pierde mueren. En el que gana, 1D6 por cada herida del perfil: cada ${needed}+ devuelve una; quien no saca ninguna muere.`,
        ca: `S'acaba quan totes les miniatures d'un bàndol són fora de combat, o es perd el contacte. Els del bàndol que perd moren. En el que guanya, 1D6 per cada ferida del perfil: cada ${needed}+ en torna una; qui no en treu cap mor.`,
        en: `It ends when all models of one side are out of combat, or contact is lost. Those of the losing side die. On the winning side, 1D6 for each Wound of the profile: each ${needed}+ gives one back; who gets none dies.`,
      },
      { es: 'Quien vuelve se pone en coherencia con su unidad o, si no queda nadie de ella, junto a cualquier amigo.', ca: 'Qui torna es posa en coherència amb la seva unitat o, si no en queda ningú, al costat de qualsevol amic.', en: 'Who comes back is put in coherency with the unit or, if nobody of it stands, next to any friend.' },
      { es: `Resident Evil: con un ${risesOn} en cualquiera de esos dados se levanta como zombi.`, ca: `Resident Evil: amb un ${risesOn} en qualsevol d'aquests daus s'aixeca com a zombi.`, en: `Resident Evil: a ${risesOn} on any of those dice makes it rise as a zombie.` },
    ],
  };
}
