/** Who wins, with X already put in (MIS-07, MIS-08, MIS-12). Whole numbers only: X is an exact fraction (C4). */
import { isJudgedByScenario } from '../../missions/judged-by-scenario';
import { ceilRatio, roundX, targetFor } from '../../missions/score/grade';
import type { Ratio, SessionDocument } from '../../session/document';
import { formatX } from '../number-format';
import type { PackWords } from './pack-words';

/** Counts from `from` to `to`; null: no bound. Empty when `to < from`. */
export interface CountRange {
  readonly from: number;
  readonly to: number | null;
}

/** Objectives that win, draw and lose against X (MIS-08). */
export function searchRanges(x: Ratio): { readonly wins: CountRange; readonly draws: CountRange; readonly loses: CountRange } {
  const above = Math.floor(x.num / x.den) + 1;
  const whole = x.den === 1;
  return {
    wins: { from: above, to: null },
    draws: whole ? { from: x.num, to: x.num } : { from: 0, to: -1 },
    loses: { from: 0, to: whole ? x.num - 1 : above - 1 },
  };
}

/** One result of the defender's 1D3 (MIS-12): T and the secondaries n of each column. */
export interface GradeRow {
  readonly die: number;
  readonly t: Ratio;
  readonly high: CountRange;
  readonly middle: CountRange;
  readonly low: CountRange;
}

/** The three rows of MIS-12: n ≥ T, T−1 ≤ n < T, n < T−1. */
export function gradeRows(x: Ratio): readonly GradeRow[] {
  return [1, 2, 3].map((die) => {
    const t = targetFor(x, die);
    const least = ceilRatio(t);
    return {
      die,
      t,
      high: { from: Math.max(0, least), to: null },
      middle: { from: Math.max(0, least - 1), to: least - 1 },
      low: { from: 0, to: least - 2 },
    };
  });
}

/** A range in words: `2 or more`, `1`, `1 or fewer`, or that it cannot happen. */
export function describeRange({ from, to }: CountRange, words: PackWords): string {
  if (to === null) return from === 0 ? words.text('victory.any') : words.text('victory.orMore', { n: from });
  if (to < from) return words.text('sheet.none');
  if (from === to) return String(to);
  return from === 0 ? words.text('victory.orFewer', { n: to }) : `${from}–${to}`;
}

/** The victory part of the public page. */
export function buildVictory(document: Pick<SessionDocument, 'mission' | 'options'>, words: PackWords) {
  if (isJudgedByScenario(document.mission)) return { x: words.text('victory.byScenario'), intro: '', search: [], needs: '', grid: null, bonus: bonusOf(document, words) };
  return document.mission.family === 'search' ? buildSearch(document, words) : buildPrimary(document, words);
}

function buildSearch(document: Pick<SessionDocument, 'mission' | 'options'>, words: PackWords) {
  const { x } = document.options;
  if (x === null) return { x: words.text('victory.xUndefined'), intro: '', search: [], needs: '', grid: null, bonus: bonusOf(document, words) };
  const ranges = searchRanges(x);
  const draw = x.den === 1 ? describeRange(ranges.draws, words) : words.text('sheet.none');
  return {
    x: words.text('victory.x', { x: formatX(x, words.language) }),
    intro: words.text('victory.searchIntro'),
    needs: describeNeeds(findDoubtfulNeed(ranges), words),
    search: [
      { count: describeRange(ranges.wins, words), result: words.text('victory.attackerWins'), note: '' },
      { count: draw, result: words.text('victory.draw'), note: x.den === 1 ? '' : words.text('victory.noDraw') },
      { count: describeRange(ranges.loses, words), result: words.text('victory.defenderWins'), note: ranges.loses.to === -1 ? words.text('victory.impossible') : '' },
    ],
    grid: null,
    bonus: bonusOf(document, words),
  };
}

function buildPrimary(document: Pick<SessionDocument, 'mission' | 'options'>, words: PackWords) {
  const { x: given, houseRules } = document.options;
  const x = given ?? { num: houseRules.xDefault, den: 1 };
  const rounded = roundX(x, houseRules.xRounding);
  const changed = rounded.num !== x.num || rounded.den !== x.den;
  const shown = formatX(x, words.language);
  const key = given === null ? 'victory.xAssumed' : changed ? 'victory.xRounded' : 'victory.x';
  return {
    x: words.text(key, { x: shown, rounded: formatX(rounded, words.language) }),
    intro: words.text('victory.gridIntro'),
    needs: '',
    search: [],
    grid: gradeRows(rounded).map((row) => ({
      die: row.die,
      t: formatX(row.t, words.language),
      high: describeRange(row.high, words),
      middle: describeRange(row.middle, words),
      low: describeRange(row.low, words),
    })),
    bonus: bonusOf(document, words),
  };
}

/** Objectives that a win needs where a dungeon may have too few rooms for them: preparing sees to one and no more (PRE-06), whatever X asks for. Null where that is enough. */
export function findDoubtfulNeed({ wins }: ReturnType<typeof searchRanges>): number | null {
  return wins.from > 1 ? wins.from : null;
}

/** Said of every dungeon alike (PRE-08). */
function describeNeeds(least: number | null, words: PackWords): string {
  return least === null ? '' : words.text('victory.searchNeeds', { n: least });
}

/** Extra secondaries of a mission, by the rule that gives them. */
const extraTexts = { 'MIS-22': 'victory.extraPrisoner', 'MIS-23': 'victory.extraExtermination', 'SCN-05': 'victory.extraExtermination', 'MIS-24': 'victory.extraCharge' } as const;

/** MIS-07 and MIS-13, where the mission has the bonus, and what else counts as a secondary: its own page explains how each is earned. */
function bonusOf({ mission }: Pick<SessionDocument, 'mission'>, words: PackWords): string {
  const extra = Object.hasOwn(extraTexts, mission.rule) ? words.text(extraTexts[mission.rule as keyof typeof extraTexts]) : '';
  return [describeEscape(mission, words), extra].filter((text) => text !== '').join(' ');
}

function describeEscape(mission: SessionDocument['mission'], words: PackWords): string {
  const paragraphs = [...mission.setup, ...mission.procedure, ...mission.special];
  if (!paragraphs.some((paragraph) => paragraph.rules.includes('MIS-07'))) return '';
  return words.text(mission.family === 'search' ? 'victory.bonusSearch' : 'victory.bonusPrimary');
}
