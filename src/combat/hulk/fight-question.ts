/** The question of close combat, with every option of HULK-25 to HULK-27. */
import { UserError } from '../../errors';
import type { Message } from '../../errors';
import type { Answer, Step } from '../contract';
import { makeQuestion } from '../contract';
import { mapValues } from '../exact/combine';
import type { CloseCombat, FightGoal, RerollOrder, RerollPolicy } from './close-combat';
import { setUpFight } from './close-combat';
import { fightOdds, fightOutcomes } from './fight-odds';
import type { HulkRules, MarineArms, StealerKind } from './rules';
import { directions } from './directions';
import { armsWords, countWords, enemyWords, goalWords, orderWords, outcomeWords, policyWords, shortArms, stepWords } from './words';

const attackers = {
  stealers: { es: 'Genestealer', ca: 'Genestealer', en: 'Genestealer' },
  marines: { es: 'Marine', ca: 'Marine', en: 'Marine' },
} as const;

const guardByAttacker: Message = { es: 'quien ataca no está en guardia: la guardia se pierde por cualquier acción', ca: 'qui ataca no està en guàrdia: la guàrdia es perd per qualsevol acció', en: 'whoever attacks is not on guard: guard is lost by any action' };

/** A Marine against a Genestealer or a hybrid. */
export const fightQuestion = makeQuestion({
  id: 'fight',
  words: ['cuerpo-a-cuerpo', 'cos-a-cos', 'combate', 'combat'],
  name: { es: 'combate cuerpo a cuerpo', ca: 'combat cos a cos', en: 'close combat' },
  rules: ['HULK-15', 'HULK-25', 'HULK-26', 'HULK-27', 'HULK-28'],
  fields: [
    { kind: 'choice', id: 'marine', text: { es: 'el Marine', ca: 'el Marine', en: 'the Marine' }, choices: shortArms, default: 'fist' },
    { kind: 'choice', id: 'enemy', text: { es: 'el enemigo', ca: 'l\'enemic', en: 'the enemy' }, choices: enemyWords, default: 'genestealer' },
    { kind: 'choice', id: 'whoAttacks', text: { es: 'quién ataca', ca: 'qui ataca', en: 'who attacks' }, choices: attackers, default: 'stealers' },
    { kind: 'choice', id: 'from', text: { es: 'por dónde', ca: 'per on', en: 'from where' }, choices: { front: directions.front.name, side: directions.side.name, rear: directions.rear.name }, default: 'front' },
    { kind: 'switch', id: 'guard', text: { es: 'el Marine está en guardia', ca: 'el Marine està en guàrdia', en: 'the Marine is on guard' } },
    { kind: 'choice', id: 'parry', text: { es: 'cuándo detiene la espada', ca: 'quan atura l\'espasa', en: 'when the sword parries' }, choices: policyWords, default: 'best' },
    { kind: 'choice', id: 'reroll', text: { es: 'cuándo repite el dado de la guardia', ca: 'quan repeteix el dau de la guàrdia', en: 'when the die of guard is rolled again' }, choices: policyWords, default: 'best' },
    { kind: 'choice', id: 'order', text: { es: 'orden de parada y guardia', ca: 'ordre de parada i guàrdia', en: 'order of parry and guard' }, choices: orderWords, default: 'best' },
    { kind: 'switch', id: 'keepDice', text: { es: 'el martillo no anula ningún dado', ca: 'el martell no anul·la cap dau', en: 'the hammer deletes no die' } },
    { kind: 'choice', id: 'goal', text: { es: 'qué busca el Marine al elegir', ca: 'què busca el Marine en triar', en: 'what the Marine wants when he chooses' }, choices: goalWords, default: 'balance' },
  ],
  answer: ({ marine, enemy, whoAttacks, from, guard, parry, reroll, order, keepDice, goal }, rules: HulkRules): Answer => {
    const fight: CloseCombat = {
      marine: marine as MarineArms, stealer: enemy as StealerKind, attacker: whoAttacks as CloseCombat['attacker'], from: from as CloseCombat['from'],
      guard, parry: parry as RerollPolicy, reroll: reroll as RerollPolicy, order: order as RerollOrder, deletion: !keepDice, goal: goal as FightGoal,
    };
    if (guard && fight.attacker === 'marines') throw new UserError('GUARD_AND_ATTACK', guardByAttacker, {}, { rule: 'HULK-26' });
    const outcome = fightOdds(fight, rules);
    const { dies, beaten, tie, wins, kills } = fightOutcomes;
    return {
      results: [
        { counts: countWords.fight, outcome, names: { [dies]: outcomeWords.dies, [beaten]: outcomeWords.beaten, [tie]: outcomeWords.tie, [wins]: outcomeWords.wins, [kills]: outcomeWords.kills } },
        { counts: countWords.dice, outcome: mapValues(outcome, (value) => Math.sign(value - tie)), names: { [-1]: outcomeWords.enemyWins, 0: outcomeWords.tie, 1: outcomeWords.marineWins } },
      ],
      steps: listSteps(fight, rules),
    };
  },
});

/** What mattered of the facts. */
function listSteps(fight: CloseCombat, rules: HulkRules): Step[] {
  const { own, bonus, enemy, parry, guard, deletes, enemyKills, ownKills } = setUpFight(fight, rules);
  const { marines, stealers } = rules.closeCombat;
  const steps: Step[] = [
    { rules: [marines[fight.marine].rule], text: stepWords.ownDice, values: { who: armsWords[fight.marine], dice: own, bonus } },
    { rules: [stealers[fight.stealer].rule], text: stepWords.enemyDice, values: { who: enemyWords[fight.stealer], dice: enemy } },
  ];
  if (!enemyKills || !ownKills) steps.push({ rules: ['HULK-25'], text: stepWords.outflanked });
  if (parry) steps.push({ rules: ['HULK-27'], text: stepWords.parry, values: { policy: policyWords[fight.parry] } });
  if (guard) steps.push({ rules: ['HULK-26'], text: stepWords.guard, values: { policy: policyWords[fight.reroll] } });
  if (parry && guard) steps.push({ rules: ['HULK-27'], text: stepWords.order, values: { order: orderWords[fight.order] } });
  if (deletes && enemyKills) steps.push({ rules: ['HULK-27'], text: stepWords.deletion });
  return steps;
}
