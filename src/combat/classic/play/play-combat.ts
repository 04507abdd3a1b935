/**
 * A whole combat between units of the edition in centimetres: who goes first, turns of movement, shooting and
 * assault, rally and dispersal, and who gets up afterwards (COM-04 to COM-13, KO, EXT). The board is the line
 * between the two sides. Not played: voluntary retreat (RET), new sections and the troops they bring (COM-10),
 * actions, and pursuit, which the rulebook leaves to the usual rules.
 */
import type { CombatEnd, PlayCombat } from '../../combat';
import type { Side } from '../../contract';
import { hitByShooting, hitInCombat, stepsAfterHit } from '../attack';
import { countInfiltrators } from '../initiative';
import { findRallyFailure } from '../leadership';
import type { ClassicRules } from '../schema';
import type { Table } from './table';
import { fallBack, findEnemy, gap, listStanding, note, rollAll, rollAttacks, sumOf, testMorale } from './table';
import type { ClassicUnit, Fighter } from './unit';
import { deploy, disperse, loseWounds, stands } from './unit';
import { playWords } from './words';

const other = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

/** Plays until one side has nobody standing, or the turns are over. Throws a RangeError where a side has no unit. */
export const playClassicCombat: PlayCombat<ClassicUnit, ClassicRules> = ({ units, distanceCm, maxTurns }, dice, rules) => {
  if (units.attacker.length === 0 || units.defender.length === 0) throw new RangeError('a combat needs a unit on each side');
  const fighters = [...units.attacker.map((unit) => deploy('attacker', unit, 0)), ...units.defender.map((unit) => deploy('defender', unit, distanceCm))];
  const table: Table = { rules, dice, fighters, log: [], turn: 0 };
  let side = rollInitiative(table);
  while (table.turn < maxTurns && listStanding(table, 'attacker').length > 0 && listStanding(table, 'defender').length > 0) {
    table.turn += 1;
    playTurn(table, side);
    side = other(side);
  }
  return endCombat(table);
};

/** COM-04: ties, with what infiltrators add, are rolled again. */
function rollInitiative(table: Table): Side {
  const [attackerPlus, defenderPlus] = (['attacker', 'defender'] as const).map((side) => {
    const own = listStanding(table, side).map(({ unit }) => unit.infiltrates);
    return countInfiltrators(table.rules, own.every(Boolean) ? 'all' : own.some(Boolean) ? 'some' : 'none');
  }) as [number, number];
  for (;;) {
    const [own, others] = [rollAll(table, table.rules.initiative.die), rollAll(table, table.rules.initiative.die)];
    const [attacker, defender] = [sumOf(own) + attackerPlus, sumOf(others) + defenderPlus];
    const first: Side = attacker > defender ? 'attacker' : 'defender';
    note(table, listStanding(table, first)[0]!, [table.rules.initiative.rule], attacker === defender ? playWords.tie : playWords.initiative, { attacker, defender }, [...own, ...others]);
    if (attacker !== defender) return first;
  }
}

/** COM-05. */
function playTurn(table: Table, side: Side): void {
  for (const fighter of listStanding(table, side)) if (fighter.fallsBack) rally(table, fighter);
  for (const fighter of listStanding(table, side)) move(table, fighter);
  shootAll(table, side);
  for (const fighter of listStanding(table, side)) charge(table, fighter);
  for (const fighter of listStanding(table, side)) if (fighter.against !== null && stands(fighter)) fight(table, fighter, fighter.against);
}

/** COM-06, COM-07. */
function rally(table: Table, fighter: Fighter): void {
  const { rules } = table;
  const enemy = findEnemy(table, fighter, false);
  if (enemy && gap(fighter, enemy) <= rules.rally.enemyWithinCm) {
    note(table, fighter, ['COM-07'], playWords.enemyNear);
    fallBack(table, fighter);
    return;
  }
  const { leadership } = fighter.unit.profile;
  const failure = findRallyFailure(rules, { models: fighter.models.length, start: fighter.start, independent: fighter.unit.independent, coherent: true });
  const dice = failure ? [] : rollAll(table, rules.leadership.dice);
  if (failure === null && sumOf(dice) <= leadership) {
    fighter.fallsBack = false;
    note(table, fighter, ['COM-06'], playWords.rallies, { total: sumOf(dice), leadership }, dice);
    return;
  }
  note(table, fighter, [rules.rally.rule, 'COM-07'], failure ? playWords.cannotRally : playWords.disperses, { total: sumOf(dice), leadership }, dice);
  disperse(fighter);
}

/** Towards the nearest enemy: to charge, or into range. Contact is for the Assault phase alone. */
function move(table: Table, fighter: Fighter): void {
  const { unit, against, fallsBack } = fighter;
  const enemy = findEnemy(table, fighter, false);
  if (fallsBack || against !== null || enemy === null) return;
  const away = gap(fighter, enemy);
  const wanted = unit.charges || unit.gun === null ? 1 : unit.gun.rangeCm;
  if (away <= wanted) return;
  const { reach, dice } = rollReach(table, unit, table.rules.move.cm);
  const cm = Math.min(reach, away - wanted);
  fighter.at += Math.sign(enemy.at - fighter.at) * cm;
  note(table, fighter, [table.rules.move.rule], playWords.moves, { cm }, dice);
}

/** Who lost a quarter to all that was shot this turn tests morale, once (EXT-04). */
function shootAll(table: Table, side: Side): void {
  const targets = listStanding(table, other(side)).map((fighter) => ({ fighter, before: fighter.models.length }));
  for (const fighter of listStanding(table, side)) shoot(table, fighter);
  for (const { fighter, before } of targets) {
    const fallen = before - fighter.models.length;
    if (stands(fighter) && !fighter.fallsBack && fallen * table.rules.leadership.afterShare >= before) testMorale(table, fighter);
  }
}

/** EXT-01, EXT-02. */
function shoot(table: Table, fighter: Fighter): void {
  const { unit: { gun, profile }, models, against, fallsBack } = fighter;
  const target = findEnemy(table, fighter, true);
  if (gun === null || fallsBack || against !== null || target === null || gap(fighter, target) > gun.rangeCm) return;
  const steps = [hitByShooting(table.rules, profile.bs), ...stepsAfterHit(table.rules, { strength: gun.strength, ap: gun.ap, noSave: false }, target.unit.profile)];
  const shots = gun.shots * models.length;
  const { through, rolled } = rollAttacks(table, shots, steps);
  const fallen = loseWounds(target, through);
  note(table, fighter, ['EXT-01', 'EXT-02', 'KO-01'], playWords.shoots, { target: target.unit.name, shots, wounds: through, fallen }, rolled);
}

/** How far a unit gets: its move, or what the dice allow over difficult ground (EXT-03, ZOM-02). */
function rollReach({ rules: { difficultGround }, dice: stream }: Table, { slow }: ClassicUnit, most: number): { readonly reach: number; readonly dice: readonly number[] } {
  if (!slow) return { reach: most, dice: [] };
  const dice = Array.from({ length: difficultGround.dice }, () => stream.roll(6));
  return { reach: Math.min(most, Math.max(...dice) * difficultGround.cmPerPoint), dice };
}

/** EXT-03: within the assault move of an enemy that is not yet in close combat. */
function charge(table: Table, fighter: Fighter): void {
  const { unit, against, fallsBack } = fighter;
  const target = findEnemy(table, fighter, true);
  const { onFoot, cavalry } = table.rules.assaultMove;
  const most = unit.cavalry ? cavalry : onFoot;
  if (!unit.charges || fallsBack || against !== null || target === null || gap(fighter, target) > most) return;
  const { reach, dice } = rollReach(table, unit, most);
  if (gap(fighter, target) > reach) {
    note(table, fighter, ['EXT-03'], playWords.tooFar, { target: target.unit.name, cm: reach }, dice);
    return;
  }
  fighter.at = target.at;
  fighter.against = target;
  target.against = fighter;
  target.fallsBack = false;
  note(table, fighter, ['EXT-03'], playWords.charges, { target: target.unit.name }, dice);
}

/** Blows in the order of initiative; who suffers more wounds tests morale. */
function fight(table: Table, one: Fighter, two: Fighter): void {
  const [first, second] = one.unit.profile.initiative >= two.unit.profile.initiative ? [one, two] : [two, one];
  const simultaneous = first.unit.profile.initiative === second.unit.profile.initiative;
  const strikers = { first: first.models.length, second: second.models.length };
  const suffered = new Map<Fighter, number>([[second, strike(table, first, second, strikers.first)]]);
  const left = simultaneous ? strikers.second : second.models.length;
  suffered.set(first, left === 0 ? 0 : strike(table, second, first, left));
  if (!stands(one) || !stands(two)) return;
  const [own, others] = [suffered.get(one)!, suffered.get(two)!];
  if (own !== others) testMorale(table, own > others ? one : two);
}

/** Returns the wounds caused. */
function strike(table: Table, fighter: Fighter, target: Fighter, models: number): number {
  const { profile } = fighter.unit;
  const steps = [hitInCombat(table.rules, profile.ws, target.unit.profile.ws), ...stepsAfterHit(table.rules, { strength: profile.strength, ap: null, noSave: profile.noSave }, target.unit.profile)];
  const attacks = profile.attacks * models;
  const { through, rolled } = rollAttacks(table, attacks, steps);
  const fallen = loseWounds(target, through);
  note(table, fighter, ['EXT-01', 'EXT-02', 'KO-01'], playWords.strikes, { target: target.unit.name, attacks, wounds: through, fallen }, rolled);
  return through;
}

/** COM-11 to COM-13, then KO-02 to KO-04. */
function endCombat(table: Table): CombatEnd<ClassicUnit> {
  const left = { attacker: listStanding(table, 'attacker').length > 0, defender: listStanding(table, 'defender').length > 0 };
  const winner = left.attacker === left.defender ? null : left.attacker ? 'attacker' : 'defender';
  for (const fighter of table.fighters) {
    // While both sides stand, nobody has won, and those out of combat wait.
    if (fighter.out === 0 || (left.attacker && left.defender)) continue;
    if (fighter.side === winner) recover(table, fighter);
    else note(table, fighter, ['KO-02'], playWords.killed, { models: fighter.out });
  }
  const isOver = !(left.attacker && left.defender);
  const survivors = (side: Side): ClassicUnit[] => table.fighters.filter((fighter) => fighter.side === side && (stands(fighter) || (!isOver && fighter.out > 0)))
    .map(({ unit, models, out }) => ({ ...unit, models, out: isOver ? 0 : out }));
  return { winner, survivors: { attacker: survivors('attacker'), defender: survivors('defender') }, turns: table.turn, log: table.log };
}

/** KO-03, KO-04: a die for each Wound of the profile. */
function recover(table: Table, fighter: Fighter): void {
  const { wounds } = fighter.unit.profile;
  const dice = Array.from({ length: fighter.out * wounds }, () => table.dice.roll(6));
  const back = Array.from({ length: fighter.out }, (_, at) => dice.slice(at * wounds, (at + 1) * wounds).filter((die) => die >= table.rules.recovery.needed).length).filter((won) => won > 0);
  fighter.models.push(...back);
  note(table, fighter, [wounds === 1 ? 'KO-03' : 'KO-04'], playWords.recovers, { back: back.length, models: fighter.out }, dice);
}
