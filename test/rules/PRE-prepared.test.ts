/** Prepared dungeons, PRE-01 to PRE-10. */
import { modifiersFor, sumOf } from '../../src/encounters/defender-roll';
import { leafOf } from '../../src/dice/draw';
import { isGuaranteed, thresholdFor } from '../../src/missions/prepared-objectives';
import { countNeeded, countOwned } from '../../src/board/pieces';
import type { Discovery, SessionDocument } from '../../src/session/document';
import { replaySession } from '../../src/session/replay';
import type { DraftSection } from '../../src/board/draft';
import { createStreams } from '../../src/dice/streams';
import { generated, generatedSeries, shippedRuleset, tryGenerate } from './support/shipped';

const ruleset = shippedRuleset();

/** Somebody who plays by the cards alone, opening whatever number lies on the table in an order of their own. */
function playByCards(document: SessionDocument, order: string): { readonly table: Set<number>; readonly uncovered: number[] } {
  const { discoveries, board } = document;
  const dice = createStreams(order).open('player');
  const table = new Set<number>();
  const uncovered: number[] = [];
  const waiting: number[] = [];
  const open = (card: Discovery): void => {
    for (const { section } of card.entries) {
      if (table.has(section)) continue;
      table.add(section);
      uncovered.push(section);
    }
    for (const opening of card.newOpenings) if (!waiting.includes(opening)) waiting.push(opening);
  };
  open(discoveries[0]!);
  const done = new Set<number>();
  for (;;) {
    const ready = waiting.filter((id) => !done.has(id));
    if (ready.length === 0) return { table, uncovered };
    const opening = ready[dice.pick(ready.length)]!;
    done.add(opening);
    // A door between two known rooms has a card for each side: the one of the side one stands on.
    for (const card of discoveries.filter((each) => each.opening === opening && (each.from === 0 || table.has(each.from)))) open(card);
    expect(board.openings[opening]!.number).toBeGreaterThan(0);
  }
}

/** Every order of a short list. */
function ordersOf<T>(items: readonly T[]): T[][] {
  return items.length < 2 ? [[...items]] : items.flatMap((item, at) => ordersOf(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]));
}

describe('the board', () => {
  test('PRE-01: the saved actions rebuild the same board, and troop dice never change it', () => {
    const document = generated('fixed', { mission: 'rescate' });
    const { seed, options, actions, preparation, generator } = document;
    const replay = replaySession({ seed, ruleset, options, actions, ended: preparation.ended, version: generator.version });
    expect(replay.ok && replay.document.board).toEqual(document.board);
    const rolled = generated('fixed', { mission: 'rescate', rules: { rollWhenNothingPlaced: false } });
    expect(rolled.board).toEqual(document.board);
  });

  test('PRE-02: whoever opens cards in whatever order lays the whole board, each section once', () => {
    for (const mission of ['rescate', 'huida', 'busqueda-y-destruccion']) {
      for (const document of generatedSeries('cards', 40, { mission })) {
        for (const order of ['a', 'b', 'c']) {
          const { table, uncovered } = playByCards(document, order);
          expect(uncovered.length).toBe(table.size);
          expect([...table].sort((a, b) => a - b)).toEqual(document.board.sections.slice(1).map(({ id }) => id));
        }
      }
    }
  });

  test('PRE-02: no number stands for two things, and numbers do not follow the order of placing', () => {
    let rising = 0;
    let pairs = 0;
    for (const { board } of generatedSeries('numbers', 60)) {
      const numbers = [...board.sections, ...board.openings].map(({ number }) => number).filter((number) => number > 0);
      expect(new Set(numbers).size).toBe(numbers.length);
      board.sections.slice(2).forEach(({ number }, at) => {
        pairs++;
        if (number > board.sections[at + 1]!.number) rising++;
      });
    }
    // Half of the neighbours rise: five standard deviations either way.
    expect(Math.abs(rising - pairs / 2)).toBeLessThan(2.5 * Math.sqrt(pairs));
  });

  test('PRE-03: a card\'s M is the sum of what it shows, corridors once', () => {
    for (const { board, discoveries } of generatedSeries('sum', 40, { mission: 'rescate' })) {
      for (const { entries, modifier } of discoveries.slice(1)) {
        const shown = entries.map(({ section }) => board.sections[section]!) as unknown as DraftSection[];
        const fromRules = sumOf(modifiersFor(shown.map((section) => ({ ...section, area: section.area ?? null })), ruleset.contributions, false));
        expect(modifier).toBe(fromRules);
        for (const { section, contribution } of entries) expect(contribution).toBe(board.sections[section]!.contribution);
      }
    }
  });

  test('PRE-03: an objective room adds 6, or 5 where only a small one fitted', () => {
    const seen = new Set<string>();
    for (const { board } of generatedSeries('contribution', 60, { mission: 'rescate', table: { widthMm: 900, heightMm: 900 }, evening: null, maxSections: 18 })) {
      for (const { kind, area, contribution } of board.sections) {
        if (kind !== 'objective-room') continue;
        expect(contribution).toBe(area === 'small' ? 5 : 6);
        seen.add(area!);
      }
    }
    expect([...seen].sort()).toEqual(['large', 'small']);
  });
});

describe('the dice', () => {
  test('PRE-04: the walk uses the printed pairs one after another, two dice each', () => {
    for (const { events, preparation } of generatedSeries('pairs', 10, { mission: 'rescate' })) {
      expect(preparation.pairs).toHaveLength(40);
      let next = 0;
      for (const event of events) {
        if (event.type !== 'defender') continue;
        expect(event.pair).toBe(next++);
        const pair = preparation.pairs[event.pair];
        if (pair) expect([event.roll.dice[0], event.roll.then?.dice[0] ?? pair[1]]).toEqual([...pair]);
      }
      expect(next).toBeGreaterThan(0);
    }
  });

  test('PRE-05: the threshold is the least whole number not below X − (1D3 − 2), at least 0', () => {
    for (let den = 1; den <= 6; den++) {
      for (let num = 0; num <= 5 * den; num++) {
        for (const shift of [-1, 0, 1]) {
          const k = thresholdFor({ num, den }, shift);
          expect(Number.isInteger(k) && k >= 0 && k * den >= num - shift * den).toBe(true);
          expect(k === 0 || (k - 1) * den < num - shift * den).toBe(true);
        }
      }
    }
    for (const { preparation } of generatedSeries('threshold', 20, { mission: 'rescate', x: { num: 4, den: 3 } })) {
      for (const { shift, threshold } of preparation.objectives) expect(threshold).toBe(thresholdFor({ num: 4, den: 3 }, leafOf(shift!).value!));
    }
  });

  test('PRE-06: in every order of every small dungeon the primary is found', () => {
    let orders = 0;
    for (const x of [{ num: 1, den: 1 }, { num: 4, den: 3 }, { num: 3, den: 1 }]) {
      for (const { preparation } of generatedSeries('orders', 60, { mission: 'rescate', x, evening: 'long' })) {
        const thresholds = preparation.objectives.map(({ threshold }) => threshold!);
        expect(preparation.guaranteed).toBe(true);
        if (thresholds.length > 7) continue;
        for (const order of ordersOf(thresholds)) {
          orders++;
          expect(order.some((k, achieved) => achieved >= k)).toBe(true);
        }
      }
    }
    expect(orders).toBeGreaterThan(1000);
  });

  test('PRE-06: the short test of the guarantee agrees with trying every order', () => {
    for (let rooms = 0; rooms <= 5; rooms++) {
      for (let code = 0; code < 5 ** rooms; code++) {
        const thresholds = Array.from({ length: rooms }, (_, at) => Math.floor(code / 5 ** at) % 5);
        if (thresholds.some((k, at) => at > 0 && k < thresholds[at - 1]!)) continue;
        expect(isGuaranteed(thresholds)).toBe(ordersOf(thresholds).every((order) => order.some((k, before) => before >= k)));
      }
    }
  });

  test('PRE-06: what was forced is on the document', () => {
    for (const { preparation, board } of generatedSeries('forced', 20, { mission: 'rescate', x: { num: 3, den: 1 }, evening: 'long' })) {
      expect(preparation.forced).toEqual(board.sections.filter(({ forced }) => forced).map(({ id }) => id));
      for (const { section, forced } of preparation.objectives) expect(forced).toBe(preparation.forced.includes(section));
    }
  });
});

describe('the edge, secrecy and size', () => {
  test('PRE-07 house rule edge: closed, or left to the players; none leads to nothing', () => {
    const closed = generatedSeries('edge', 20);
    const left = generatedSeries('edge', 20, { rules: { edge: 'rollYourselves' } });
    expect(closed.every(({ preparation }) => preparation.rollYourselves.length === 0)).toBe(true);
    expect(closed.some(({ preparation }) => preparation.closed.length > 0)).toBe(true);
    expect(left.some(({ preparation }) => preparation.rollYourselves.length > 0)).toBe(true);
    for (const { board, discoveries } of [...closed, ...left]) {
      for (const { to, state, id, number } of board.openings) {
        if (to !== null) continue;
        expect(['jammed', 'blind', 'unexplored']).toContain(state);
        // What players may try has a card that says so.
        if (number > 0) expect(discoveries.some(({ opening }) => opening === id)).toBe(true);
      }
    }
  });

  test('PRE-08: the tag ties the papers together without being the seed', () => {
    const tags = generatedSeries('tag', 60).map(({ tag }) => tag);
    expect(new Set(tags).size).toBe(tags.length);
    for (const tag of tags) expect(tag).toMatch(/^[A-HJKMNP-TV-Z2-9]{6}$/);
  });

  test('PRE-09: an evening brings the fights asked for, rounded, and the table and the pieces are kept', () => {
    for (const evening of ruleset.evenings) {
      for (const { preparation } of generatedSeries('evening', 20, { evening: evening.id })) {
        const fights = Math.round(preparation.expectedFights.num / preparation.expectedFights.den);
        expect(fights).toBeGreaterThanOrEqual(evening.fights[0]);
        expect(fights).toBeLessThanOrEqual(evening.fights[1]);
      }
    }
    const table = { widthMm: 1400, heightMm: 800 };
    for (const { board } of generatedSeries('table', 20, { table })) {
      expect(board.bounds[2]).toBeLessThanOrEqual(1400);
      expect(board.bounds[3]).toBeLessThanOrEqual(800);
    }
  });

  test('PRE-09: from no opening more of a piece is in sight than the group owns', () => {
    const pieces = [
      { kind: 'straight', count: 2 }, { kind: 'corner', count: 1 }, { kind: 'fork', count: 1 }, { kind: 'crossing', count: 1 },
      { kind: 'small-room', widthMm: 200, lengthMm: 200, count: 2 }, { kind: 'small-room', widthMm: 200, lengthMm: 100, count: 1 },
      { kind: 'large-room', widthMm: 300, lengthMm: 200, count: 2 },
    ] as const;
    const owned = countOwned(pieces);
    for (const { board, discoveries } of generatedSeries('pieces', 15, { pieces })) {
      expect(board.sections.some(({ kind }) => kind === 'dead-end')).toBe(false);
      for (const { keep } of discoveries) {
        for (const [piece, count] of countNeeded(keep.map((id) => board.sections[id]!))) expect(count).toBeLessThanOrEqual(owned.get(piece) ?? 0);
      }
    }
  });

  test('PRE-09: what cannot be met is refused by name with the nearest that can', () => {
    const few = tryGenerate('refused', { mission: 'rescate', evening: null, maxSections: 2, x: { num: 3, den: 1 } });
    expect(few).toMatchObject({ ok: false, code: 'TOO_FEW_SECTIONS', rule: 'PRE-06' });
    const nearest = Number((few as { nearest?: string }).nearest);
    expect(tryGenerate('refused', { mission: 'rescate', evening: null, maxSections: nearest, x: { num: 3, den: 1 } }).ok).toBe(true);
    const evening = tryGenerate('refused', { mission: 'rescate', evening: 'short', x: { num: 3, den: 1 } });
    expect(evening).toMatchObject({ ok: false, code: 'EVENING', rule: 'PRE-09' });
  });

  test('PRE-10 house rule assumeAchieved: fights are won and not fought; secondaries count as achieved, or not', () => {
    const all = generated('autopilot', { mission: 'rescate', evening: 'long' });
    const none = generated('autopilot', { mission: 'rescate', evening: 'long', rules: { assumeAchieved: 'none' } });
    const outcomes = (document: SessionDocument): boolean[] => document.events.flatMap((event) => (event.type === 'objective' ? [event.achieved] : []));
    expect(outcomes(all).every(Boolean)).toBe(true);
    expect(outcomes(none).some(Boolean)).toBe(false);
    expect(all.state.achieved).toBe(outcomes(all).length);
    const fights = all.events.filter((event) => event.type === 'defender' && event.points > 0).length;
    expect(all.events.filter(({ type }) => type === 'combat-not-fought').length).toBe(fights + all.events.filter(({ type }) => type === 'defender-replaced').length);
  });
});
