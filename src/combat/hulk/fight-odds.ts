/** The exact chances of a close combat, by going through every throw and every choice (HULK-25 to HULK-28). */
import type { ExactDistribution } from '../exact/distribution';
import { weigh } from '../exact/distribution';
import type { CloseCombat, FightSetUp } from './close-combat';
import { setUpFight } from './close-combat';
import { listDiceSets, rerollOne } from './dice-sets';
import type { HulkRules } from './rules';

/** How a fight ends for the Marine, the worst first. */
export const fightOutcomes = { dies: 0, beaten: 1, tie: 2, wins: 3, kills: 4 } as const;

/** Ways to each outcome. Ways of the same node add up to the same total. */
type Ways = readonly [number, number, number, number, number];

/** What may still be rolled again. */
type Reroll = 'parry' | 'guard';

/** A point at which the Marine's player decides. */
interface Node {
  readonly own: readonly number[];
  readonly enemy: readonly number[];
  readonly left: readonly Reroll[];
}

/** The chances of the outcomes of {@link fightOutcomes}. */
export function fightOdds(fight: CloseCombat, rules: HulkRules): ExactDistribution {
  const setUp = setUpFight(fight, rules);
  const left = listRerolls(fight, setUp);
  const solve = createSolver(fight, setUp);
  const total = [0, 0, 0, 0, 0];
  for (const own of listDiceSets(setUp.own)) {
    for (const enemy of listDiceSets(setUp.enemy)) {
      solve({ own: own.faces, enemy: enemy.faces, left }).forEach((ways, outcome) => { total[outcome]! += ways * own.ways * enemy.ways; });
    }
  }
  return weigh(total.map((ways, outcome) => [outcome, ways]));
}

/** The re-rolls that there are and that are wanted at all, in the order they are decided on. */
function listRerolls({ parry, reroll, order }: CloseCombat, setUp: FightSetUp): Reroll[] {
  const left: Reroll[] = [];
  if (setUp.parry && parry !== 'never') left.push('parry');
  if (setUp.guard && reroll !== 'never') left.push('guard');
  return order === 'guard-first' ? left.reverse() : left;
}

function createSolver(fight: CloseCombat, setUp: FightSetUp): (node: Node) => Ways {
  const known = new Map<string, Ways>();
  const solve = (node: Node): Ways => {
    const key = `${node.own.join('')}/${node.enemy.join('')}/${node.left.join()}`;
    const found = known.get(key) ?? decide(node);
    known.set(key, found);
    return found;
  };
  const decide = (node: Node): Ways => (fight.order === 'best' ? decideFreely(node) : decideInOrder(node));

  /** The next re-roll is taken or let go by its policy; then the one after it. */
  const decideInOrder = (node: Node): Ways => {
    const [next, ...rest] = node.left;
    if (next === undefined) return endFight(node, setUp);
    const skip = (): Ways => scale(solve({ ...node, left: rest }), 6);
    const wanted = wants(next, node);
    return wanted === 'maybe' ? pickBest([skip(), ...useReroll(next, node)], fight) : wanted ? useReroll(next, node)[0]! : skip();
  };

  /** Any of the re-rolls may come next; what a policy demands is not left out. */
  const decideFreely = (node: Node): Ways => {
    const wanted = node.left.filter((reroll) => wants(reroll, node) !== false);
    const demanded = wanted.some((reroll) => wants(reroll, node) === true);
    const stop = demanded ? [] : [scale(endFight(node, setUp), 6 ** node.left.length)];
    return pickBest([...stop, ...wanted.flatMap((reroll) => useReroll(reroll, node))], fight);
  };

  const wants = (reroll: Reroll, node: Node): boolean | 'maybe' => {
    const policy = reroll === 'parry' ? fight.parry : fight.reroll;
    if (policy === 'best') return 'maybe';
    const lead = leadOf(node, setUp);
    return policy === 'losing' ? lead < 0 : lead <= 0;
  };

  /** One outcome for each die that may be rolled again: by a policy the enemy's best or one's own worst alone. */
  const useReroll = (reroll: Reroll, node: Node): Ways[] => {
    const left = node.left.filter((other) => other !== reroll);
    const faces = reroll === 'parry' ? node.enemy : node.own;
    const policy = reroll === 'parry' ? fight.parry : fight.reroll;
    const places = policy === 'best' ? faces.map((_, at) => at).filter((at) => faces[at] !== faces[at - 1]) : [reroll === 'parry' ? faces.length - 1 : 0];
    return places.map((at) => rerollOne(faces, at)
      .map((rolled) => solve(reroll === 'parry' ? { ...node, enemy: rolled, left } : { ...node, own: rolled, left }))
      .reduce(sum));
  };
  return solve;
}

/** By how much the Marine's best die is above the enemy's; one who has no dice is below everything. */
function leadOf({ own, enemy }: Pick<Node, 'own' | 'enemy'>, { bonus }: FightSetUp): number {
  return own.at(-1)! + bonus - (enemy.at(-1) ?? -Infinity);
}

/** All dice have been rolled; the last word is the hammer's deletion of a die that would kill, after which its bearer does not kill (HULK-27). */
function endFight(node: Node, setUp: FightSetUp): Ways {
  const { dies, beaten, tie, wins, kills } = fightOutcomes;
  const lead = leadOf(node, setUp);
  if (lead > 0) return one(setUp.ownKills ? kills : wins);
  if (lead === 0) return one(tie);
  if (!setUp.enemyKills) return one(beaten);
  const afterDeletion = setUp.deletes ? leadOf({ own: node.own, enemy: node.enemy.slice(0, -1) }, setUp) : -1;
  return one(afterDeletion > 0 ? wins : afterDeletion === 0 ? tie : dies);
}

function one(outcome: number): Ways {
  return [0, 1, 2, 3, 4].map((each) => (each === outcome ? 1 : 0)) as unknown as Ways;
}

function scale(ways: Ways, by: number): Ways {
  return ways.map((way) => way * by) as unknown as Ways;
}

function sum(a: Ways, b: Ways): Ways {
  return a.map((way, at) => way + b[at]!) as unknown as Ways;
}

/** The best for the goal; among equals the first. */
function pickBest(choices: readonly Ways[], { goal }: CloseCombat): Ways {
  return choices.reduce((best, other) => (isBetter(worth(other, goal), worth(best, goal)) ? other : best));
}

/** What counts, the weightiest first. */
function worth([dies, beaten, , wins, kills]: Ways, goal: CloseCombat['goal']): readonly number[] {
  const rest = wins - beaten;
  return { kill: [kills, -dies, rest], survive: [-dies, kills, rest], balance: [kills - dies, kills, rest] }[goal];
}

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, place) => value !== b[place]);
  return at !== -1 && a[at]! > b[at]!;
}
