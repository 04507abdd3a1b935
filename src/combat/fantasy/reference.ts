/** The quick-reference sheet of this family, from the numbers it reckons with. */
import type { Message } from '../../errors';
import { makeToHitBlock, makeToWoundBlock } from '../chart-blocks';
import type { ReferenceSheet, SheetBlock } from '../contract';
import { chanceAtLeast } from '../exact/summary';
import type { Distribution } from '../exact/distribution';
import { catches } from './flight';
import { saveOf } from './armour';
import { fillWords, tellModifier, tellNeed, tellNumber, tellPercent } from '../notation';
import { passesTest } from './psychology';
import type { FantasyRules, SheetTable } from './schema';
import { modifierWords } from './words';

type Table = NonNullable<SheetBlock['table']>;
type Values = Readonly<Record<string, string | number>>;

const scores = Array.from({ length: 10 }, (_, at) => at + 1);

/** Blocks as the YAML orders them, its marks filled with its numbers. */
export function describeSheet(rules: FantasyRules): ReferenceSheet {
  const { sheet: { title, source, blocks }, ...data } = rules;
  const numbers = Object.fromEntries(listNumbers(data));
  return {
    title, source,
    blocks: blocks.map(({ title: head, rules: ids, lines, table }) => ({
      title: head,
      rules: ids,
      ...(lines ? { lines: lines.map((line) => fillLine(rules, numbers, line)) } : {}),
      ...(table ? { table: tables[table](rules) } : {}),
    })),
  };
}

function fillLine({ turn }: FantasyRules, numbers: Values, line: Message): Message {
  const movement = { es: '', ca: '', en: '' };
  for (const language of ['es', 'ca', 'en'] as const) movement[language] = turn.movement.map((text) => text[language]).join(', ');
  return fillWords(line, { ...numbers, 'turn.movement': movement });
}

/** Numbers and dice of the rules by their way in the YAML: `march.enemyWithinCm`. */
function listNumbers(part: object, way = ''): [string, string | number][] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'number') return [[way + key, value]];
    if (typeof value === 'string') return [[way + key, value.toUpperCase()]];
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? listNumbers(value, `${way}${key}.`) : [];
  });
}

const tables: Readonly<Record<SheetTable, (rules: FantasyRules) => Table>> = {
  toHit: ({ charts }) => makeToHitBlock(charts, 'sheet', charts.toHit.rule).table!,
  toWound: ({ charts }) => makeToWoundBlock(charts, charts.toWound.rule).table!,
  shooting: ({ shooting, sheet }) => ({ head: [sheet.head.bs, ...scores.map(String)], rows: [[sheet.head.need, ...shooting.byBs.map((need) => tellNumber(need))]] }),
  modifiers: ({ shooting, sheet }) => ({
    head: [sheet.head.condition, sheet.head.modifier],
    rows: (Object.keys(modifierWords) as (keyof typeof modifierWords)[]).map((one) => [modifierWords[one], tellModifier(shooting.modifiers[one])]),
  }),
  armour: (rules) => {
    const { armour, sheet: { head } } = rules;
    const pieces = Object.values(armour.pieces);
    const rows = (['none', 'light', 'heavy'] as const).map((worn) => [head[worn], tellNeed(saveOf(rules, { worn, pieces: [] }))]);
    return { head: [head.armour, head.save], rows: [...rows, [head.pieces, [...new Set(pieces)].map((points) => tellModifier(points)).join(' / ')]] };
  },
  strength: ({ armour, sheet }) => ({ head: [sheet.head.strength, ...scores.map(String)], rows: [[sheet.head.byStrength, ...armour.byStrength.map((modifier) => tellModifier(modifier))]] }),
  leadership: (rules) => ({
    head: [rules.sheet.head.leadership, ...scores.slice(1).map(String)],
    rows: [[rules.sheet.head.chance, ...scores.slice(1).map((leadership) => tellChance(passesTest(rules, leadership)))]],
  }),
  pursuit: (rules) => {
    const { flight, sheet: { head } } = rules;
    const moves = [[flight.slow, flight.slowUpToCm], [flight.fast, flight.slowUpToCm + 1]] as const;
    const rows = moves.flatMap(([pursuer, pursuerMove]) => moves.map(([flyer, flyerMove]) => [`${pursuer} / ${flyer}`.toUpperCase(), tellChance(catches(rules, { pursuerMove, flyerMove }))]));
    return { head: [head.dice, head.caught], rows };
  },
};

/** The chance of 1 in whole percents; only what always happens is 100, and only what never does is 0. */
function tellChance(of: Distribution): Message {
  const { value } = chanceAtLeast(of, 1);
  const whole = value === 1 || value === 0 ? value * 100 : Math.max(1, Math.min(99, Math.round(value * 100)));
  return tellPercent(whole);
}
