/** The quick-reference sheet of this family, from the numbers it reckons with. */
import type { Message } from '../../errors';
import type { ReferenceSheet, SheetBlock } from '../contract';
import { chanceOf } from '../exact/summary';
import type { CloseCombat } from './close-combat';
import { fightOdds, fightOutcomes } from './fight-odds';
import { fillWords, tellPercent } from '../notation';
import { cells, lines, titles } from './reference-words';
import type { HulkRules } from './rules';
import { actionPointsOf, groupCostOf, hulkGroups, marineArms } from './rules';
import { armsWords } from './words';

/** Blocks in the order of a round. */
export function describeSheet(rules: HulkRules): ReferenceSheet {
  const blocks = [roundBlock, actionsBlock, shootingBlock, overwatchBlock, flamerBlock, fightBlock, oddsBlock, forcesBlock];
  return { title: titles.sheet, source: titles.source, blocks: blocks.map((make) => make(rules)) };
}

function tellTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function roundBlock(rules: HulkRules): SheetBlock {
  const { timer, options, groups } = rules;
  const apOf = (language: keyof Message): string => groups.map(({ id, name }) => `${name[language]} ${actionPointsOf(rules, { group: id })}`).join(', ');
  return {
    title: titles.round,
    rules: ['HULK-01', 'HULK-02', 'HULK-03', 'HULK-04', 'HULK-05', 'HULK-06', 'HULK-34'],
    lines: [
      fillWords(lines.marineTurn, { time: tellTime(timer.seconds), more: tellTime(timer.sergeantSeconds) }),
      fillWords(lines.token, { list: options.tokenValues.values.join(', ') }),
      fillWords(lines.points, { list: { es: apOf('es'), ca: apOf('ca'), en: apOf('en') } }),
      lines.stealerTurn, lines.endOfRound, lines.mission,
    ],
  };
}

/** HULK-07 to HULK-18: costs by group; a dash where it may not. A shot on overwatch is no action. */
function actionsBlock(rules: HulkRules): SheetBlock {
  const { actions, groups } = rules;
  const listed = actions.filter(({ id }) => id !== 'overwatch-shot');
  return {
    title: titles.actions,
    rules: [...new Set([...listed.map(({ rule }) => rule), 'HULK-14', 'HULK-32'])].sort(),
    table: {
      head: [cells.action, ...hulkGroups.map((group) => groups.find(({ id }) => id === group)!.name)],
      rows: listed.map((action) => [action.name, ...hulkGroups.map((group) => String(groupCostOf(rules, action.id, group) ?? '–'))]),
    },
    lines: [lines.diagonal, lines.freeTurn],
  };
}

function shootingBlock({ weapons: { stormBolter, hybridBolter } }: HulkRules): SheetBlock {
  return {
    title: titles.shooting,
    rules: ['HULK-12', 'HULK-14', 'HULK-19', 'HULK-21'],
    lines: [fillWords(lines.bolters, { storm: stormBolter.dice, need: stormBolter.need, hybrid: hybridBolter.dice }), fillWords(lines.sustained, { sustained: stormBolter.sustained })],
  };
}

function overwatchBlock({ overwatch: { range } }: HulkRules): SheetBlock {
  return { title: titles.overwatch, rules: ['HULK-22', 'HULK-23', 'HULK-24'], lines: [fillWords(lines.overwatch, { range }), lines.jam] };
}

function flamerBlock({ weapons: { flamer } }: HulkRules): SheetBlock {
  return { title: titles.flamer, rules: ['HULK-13', 'HULK-20'], lines: [fillWords(lines.flamer, flamer), fillWords(lines.selfDestruct, { doorFalls: flamer.doorFalls })] };
}

/** HULK-25 to HULK-27: dice of each, `1 +1` with a bonus. */
function fightBlock({ closeCombat: { marines, stealers, outflanked } }: HulkRules): SheetBlock {
  const tell = ({ dice, bonus }: { readonly dice: number; readonly bonus: number }): string => (bonus === 0 ? String(dice) : `${dice} +${bonus}`);
  return {
    title: titles.fight,
    rules: ['HULK-15', 'HULK-25', 'HULK-26', 'HULK-27'],
    table: {
      head: [cells.fighter, cells.dice, cells.attacking],
      rows: [...marineArms.map((arms) => [armsWords[arms], tell(marines[arms]), tell(marines[arms].attacking ?? marines[arms])]), [{ es: 'Genestealer, híbrido', ca: 'Genestealer, híbrid', en: 'Genestealer, hybrid' }, String(stealers.genestealer.dice), String(stealers.genestealer.dice)]],
    },
    lines: [fillWords(lines.fight, { ...outflanked, bonus: marines.sergeant.bonus }), fillWords(lines.abilities, { fewer: marines.hammer.fewer ?? 0 })],
  };
}

/** HULK-28: how the usual fights come out, in percent; the fractions are those of `odds`. */
function oddsBlock(rules: HulkRules): SheetBlock {
  const plain: CloseCombat = { marine: 'fist', stealer: 'genestealer', attacker: 'stealers', from: 'front', guard: false, parry: 'never', reroll: 'never', order: 'best', deletion: false, goal: 'balance' };
  const fights: readonly (readonly [Message, Partial<CloseCombat>])[] = [
    [armsWords.fist, {}], [cells.onGuard, { guard: true, reroll: 'losing' }], [armsWords.sergeant, { marine: 'sergeant' }], [cells.swordParries, { marine: 'sword', parry: 'losing' }],
    [cells.clawsDefend, { marine: 'claws' }], [cells.clawsAttack, { marine: 'claws', attacker: 'marines' }], [cells.hammerKeeps, { marine: 'hammer' }],
  ];
  const { dies, tie, kills } = fightOutcomes;
  return {
    title: titles.odds,
    rules: ['HULK-28'],
    table: {
      head: [cells.fighter, cells.win, cells.tie, cells.lose],
      rows: fights.map(([name, fight]) => {
        const odds = fightOdds({ ...plain, ...fight }, rules);
        return [name, ...[kills, tie, dies].map((outcome) => tellPercent(Math.round(chanceOf(odds, outcome).value * 100)))];
      }),
    },
  };
}

function forcesBlock({ entryAreas }: HulkRules): SheetBlock {
  const { markers, models, lurkRange } = entryAreas;
  return { title: titles.forces, rules: ['HULK-30', 'HULK-31', 'HULK-32', 'HULK-33'], lines: [fillWords(lines.areas, { markers, models, lurkRange }), lines.markers] };
}
