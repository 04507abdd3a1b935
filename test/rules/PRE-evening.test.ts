/** What a prepared evening promises besides the guarantee and secrecy: a board that stands, closed edges, the size asked for (PRE-01, PRE-07, PRE-09, PRE-10). */
import { countNeeded, countOwned } from '../../src/board/pieces';
import { createStreams } from '../../src/dice/streams';
import type { OwnedPiece, SessionDocument } from '../../src/session/document';
import { generateSession } from '../../src/session/generate';
import { makeRatio, type Ratio } from '../../src/tables/ratio';
import { cardsOf } from '../session/support/cards';
import { languages, loadPapers, pageOf, renderPapers, textOf } from '../session/support/papers';
import { factsOf } from '../session/support/reference';
import { generated, generatedSeries, missionIds, optionsWith, shippedRuleset } from './support/shipped';

const ruleset = shippedRuleset();
const search = 'busqueda-y-destruccion';
const xs: readonly Ratio[] = [{ num: 1, den: 1 }, { num: 4, den: 3 }, { num: 3, den: 1 }];

beforeAll(loadPapers);

describe('the board is fixed before play', () => {
  test('PRE-01: other troop dice, other fights: the same board and the same cards', () => {
    for (const mission of missionIds()) {
      const options = optionsWith({ mission, x: { num: 4, den: 3 }, evening: null, maxSections: 16, rules: { exhaustion: 'strict' } });
      const [a, b] = ['some troops', 'other troops'].map((troops) => {
        const [own, others] = [createStreams('42'), createStreams(troops)];
        const made = generateSession({ seed: '42', ruleset, options, version: '1', streams: { open: (name) => (name === 'troops' ? others : own).open(name) } });
        if (!made.ok) throw new Error(made.code);
        return made.document;
      }) as [SessionDocument, SessionDocument];
      expect(a.preparation.pairs).not.toEqual(b.preparation.pairs);
      expect(a.board).toEqual(b.board);
      expect(a.discoveries).toEqual(b.discoveries);
      expect(a.preparation.objectives).toEqual(b.preparation.objectives);
      // Nor does it matter who appears, and when.
      const quiet = generateSession({ seed: '42', ruleset, options: { ...options, houseRules: { ...options.houseRules, rollWhenNothingPlaced: false, rowReuse: false } }, version: '1' });
      expect(quiet.ok && quiet.document.board).toEqual(a.board);
    }
  });

  test('PRE-01: the page says that a prepared dungeon is a house rule', () => {
    for (const language of languages) {
      const text = textOf(pageOf(renderPapers(generated('42', { mission: 'rescate' }), language), 'public'));
      expect(text).toMatch({ es: /Fijar el tablero antes de jugar es una regla de la casa/, ca: /Fixar el tauler abans de jugar és una regla de la casa/, en: /To fix the board before play is a house rule/ }[language]);
    }
  });
});

describe('the edge', () => {
  test('PRE-07: house rule edge: closed ends say so on their cards; ends left to the players tell them to roll', () => {
    const found = { close: new Set<string>(), rollYourselves: new Set<string>() };
    for (const edge of ['close', 'rollYourselves'] as const) {
      for (const document of generatedSeries('edge cards', 8, { mission: 'sabotaje', rules: { edge } })) {
        const cards = new Map(cardsOf(renderPapers(document, 'en')).map((card) => [card.label, card]));
        for (const { to, state, number } of document.board.openings) {
          // None leads to nothing.
          if (to === null) expect(['jammed', 'blind', ...(edge === 'close' ? [] : ['unexplored'])]).toContain(state);
          if (number === 0) continue;
          const { message, looks } = cards.get(String(number))!;
          if (to !== null) expect(message).toBe('');
          else expect([message !== '', looks]).toEqual([true, []]);
          if (to === null) found[edge].add(state);
          if (state === 'unexplored') expect(message).toMatch(/roll|table/i);
          if (state === 'jammed') expect(message).toMatch(/jammed/i);
        }
        const { rollYourselves: roll, closed } = document.preparation;
        expect([roll.length > 0 && edge === 'close', closed.length > 0 && edge === 'rollYourselves']).toEqual([false, false]);
        expect(roll.length > 0).toBe(document.board.openings.some(({ state }) => state === 'unexplored'));
      }
    }
    expect(found.close.has('jammed')).toBe(true);
    expect(found.close.has('unexplored')).toBe(false);
    expect(found.rollYourselves.has('unexplored')).toBe(true);
  });
});

/** PRE-09 from the rules' own numbers: nobody comes on a total of 5 or less. */
function countFights({ board, discoveries }: SessionDocument): Ratio {
  const sixths = discoveries.slice(1).map(({ entries }) => {
    const own = entries.filter(({ owned }) => owned).map(({ section }) => board.sections[section]!);
    return own.length === 0 ? 0 : Math.min(6, 1 + factsOf(own).m);
  });
  return makeRatio(sixths.reduce((sum, ways) => sum + ways, 0), 6);
}

describe('the size of an evening', () => {
  test('PRE-09: every evening brings the fights it says, whatever the mission and X', () => {
    let evenings = 0;
    for (const { id, fights } of ruleset.evenings) {
      for (const mission of missionIds()) {
        for (const x of id === 'short' ? xs.slice(0, 1) : xs.slice(0, 2)) {
          for (const document of generatedSeries(`${id} ${mission}`, 6, { mission, x, evening: id })) {
            const { expectedFights } = document.preparation;
            expect(expectedFights).toEqual(countFights(document));
            const rounded = Math.round(expectedFights.num / expectedFights.den);
            expect(rounded).toBeGreaterThanOrEqual(fights[0]);
            expect(rounded).toBeLessThanOrEqual(fights[1]);
            evenings++;
          }
        }
      }
    }
    expect(evenings).toBeGreaterThan(200);
  });

  test('PRE-09: a normal evening is of about 12 to 15 sections', () => {
    const sizes = missionIds().flatMap((mission) => generatedSeries('sizes', 30, { mission, x: { num: 4, den: 3 } })).map(({ board }) => board.sections.length - 1);
    const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
    expect(mean).toBeGreaterThan(11);
    expect(mean).toBeLessThan(16);
  });

  test('PRE-09: the whole board stays on the table', () => {
    const room: number[] = [];
    for (const table of [{ widthMm: 1400, heightMm: 800 }, { widthMm: 900, heightMm: 900 }, { widthMm: 700, heightMm: 1200 }]) {
      for (const mission of ['rescate', 'busqueda-y-destruccion', 'huida']) {
        const limited = generatedSeries('table', 20, { mission, table, x: { num: 1, den: 1 } });
        for (const { board } of limited) {
          const rects = board.sections.slice(1).map(({ footprint }) => footprint);
          expect(Math.max(...rects.map(([x, , width]) => x + width)) - Math.min(...rects.map(([x]) => x))).toBeLessThanOrEqual(table.widthMm);
          expect(Math.max(...rects.map(([, y, , height]) => y + height)) - Math.min(...rects.map(([, y]) => y))).toBeLessThanOrEqual(table.heightMm);
        }
        room.push(...generatedSeries('table', 20, { mission, x: { num: 1, den: 1 } }).filter(({ board }) => board.bounds[2] > table.widthMm || board.bounds[3] > table.heightMm).map(() => 1));
      }
    }
    // Without the option most of them would not have fitted.
    expect(room.length).toBeGreaterThan(60);
  });

  test('PRE-09: owned pieces are enough from every opening, and the card says which stay', () => {
    const pieces: OwnedPiece[] = [
      { kind: 'straight', count: 4 }, { kind: 'corner', count: 2 }, { kind: 'fork', count: 1 }, { kind: 'crossing', count: 1 }, { kind: 'dead-end', count: 1 },
      { kind: 'small-room', widthMm: 200, lengthMm: 200, count: 2 }, { kind: 'large-room', widthMm: 300, lengthMm: 200, count: 2 },
    ];
    const owned = countOwned(pieces);
    let tight = 0;
    for (const mission of ['rescate', 'busqueda-y-destruccion', 'sabotaje']) {
      for (const document of generatedSeries('pieces', 20, { mission, x: { num: 1, den: 1 }, pieces })) {
        const { board, discoveries } = document;
        for (const { keep, from, entries } of discoveries) {
          const inSight = keep.map((id) => board.sections[id]!);
          for (const [piece, count] of countNeeded(inSight)) {
            expect(count).toBeLessThanOrEqual(owned.get(piece) ?? 0);
            if (count === owned.get(piece)) tight++;
          }
          expect(keep).toContain(from === 0 ? entries[0]!.section : from);
        }
      }
    }
    expect(tight).toBeGreaterThan(20);
    const document = generated('pieces 0', { mission: 'rescate', x: { num: 1, den: 1 }, pieces: null });
    for (const { label, looks } of cardsOf(renderPapers(document, 'en'))) {
      if (label === 'Start' || looks.length !== 1) continue;
      const opening = document.board.openings.find(({ number }) => String(number) === label)!;
      const card = document.discoveries.find((each) => each.opening === opening.id)!;
      for (const id of card.keep) if (id !== 0) expect(/Pieces that stay, if on the table: (.*)$/.exec(looks[0]!.text)![1]).toContain(String(document.board.sections[id]!.number));
    }
  });
});

/** Turns that begin after an event, before the closing walk. */
function turnsAfter({ events }: SessionDocument, at: number): number {
  const forcing = events.findIndex(({ type }) => type === 'forcing');
  return events.slice(at, forcing < 0 ? undefined : forcing).filter(({ type }) => type === 'turn').length;
}

describe('other sizes', () => {
  test.each([['objective', search], ['objective', 'rescate'], ['primary', 'rescate'], ['primary', 'huida']] as const)('PRE-09: until=%s: in %s the walk ends in the turn that finds it', (until, mission) => {
    for (const document of generatedSeries(`until ${mission}`, 15, { mission, evening: null, until })) {
      expect(document.preparation.ended).toBe(until);
      const found = document.events.findIndex((event) => event.type === 'objective-found' && (until === 'objective' || event.primary));
      expect(found).toBeGreaterThan(0);
      expect(turnsAfter(document, found)).toBe(1);
    }
  });

  test('PRE-09: until=exhausted: nothing is left to close; where a dungeon would grow for ever the walk ends at 200 sections', () => {
    for (const { board, preparation } of generatedSeries('exhausted', 15, { evening: null, until: 'exhausted' })) {
      if (board.sections.length > 200) continue;
      expect([preparation.ended, preparation.closed]).toEqual(['exhausted', []]);
    }
    for (const { board, preparation } of generatedSeries('for ever', 3, { evening: null, until: 'exhausted', rules: { overlap: 'bridge', corridorDoor: 'side', roomDoors: 'extra' } })) {
      expect(preparation.ended).toBe('maxSections');
      expect(board.sections.length - 1).toBeGreaterThanOrEqual(200);
      // What the last look brought comes on top.
      expect(board.sections.length - 1).toBeLessThan(230);
    }
  });

  test('PRE-09: maxTurns: the walk has no turn more; maxSections: the board has no section more', () => {
    for (const maxTurns of [1, 5, 12]) {
      for (const document of generatedSeries('turns', 8, { mission: 'rescate', evening: null, maxTurns })) {
        if (document.preparation.ended === 'maxTurns') expect(turnsAfter(document, 0)).toBe(maxTurns + 1);
        else expect(turnsAfter(document, 0)).toBeLessThanOrEqual(maxTurns);
      }
    }
    for (const maxSections of [5, 12, 31]) {
      const sizes = generatedSeries('sections', 12, { evening: null, maxSections }).map(({ board }) => board.sections.length - 1);
      expect(Math.max(...sizes)).toBe(maxSections);
    }
  });
});

describe('hidden doors', () => {
  /** Hidden doors that came when there was already the objective room that Search and Destroy needs. */
  const doorsAfterAll = (documents: readonly SessionDocument[]): number => documents.reduce((sum, { events }) => {
    const found = events.findIndex(({ type }) => type === 'objective-found');
    return sum + (found < 0 ? 0 : events.slice(found).filter(({ type }) => type === 'hidden-door').length);
  }, 0);

  test('GEN-08, PRE-09: an exhausted map that has all it needs is reopened only for an evening that has too few fights yet', () => {
    expect(doorsAfterAll(generatedSeries('hidden', 60, { evening: 'long' }))).toBeGreaterThan(5);
    expect(doorsAfterAll(generatedSeries('hidden', 60, { evening: null, maxSections: 30 }))).toBe(0);
    for (const { events, preparation } of generatedSeries('hidden', 60, { evening: null, maxSections: 30 })) {
      if (preparation.ended === 'exhausted') expect(events.some(({ type }) => type === 'objective-found')).toBe(true);
    }
  });
});

describe('the autopilot', () => {
  test('PRE-10: house rule assumeAchieved=none: fights are won and not fought; secondaries count as achieved, or not', () => {
    const outcomes = ({ events }: SessionDocument): boolean[] => events.flatMap((event) => (event.type === 'objective' ? [event.achieved] : []));
    let settled = 0;
    for (const assumeAchieved of ['all', 'none'] as const) {
      for (const document of generatedSeries('autopilot', 12, { mission: 'rescate', x: { num: 4, den: 3 }, evening: 'long', rules: { assumeAchieved } })) {
        const { events, state, preparation } = document;
        // Every secondary found is settled, and as the house rule says.
        expect(outcomes(document)).toEqual(preparation.objectives.filter(({ section }) => section !== state.primaryFound).map(() => assumeAchieved === 'all'));
        expect(state.achieved).toBe(assumeAchieved === 'all' ? outcomes(document).length : 0);
        settled += outcomes(document).length;
        const fights = events.filter((event) => event.type === 'defender-replaced' || (event.type === 'defender' && event.points > 0)).length;
        expect(events.filter(({ type }) => type === 'combat-not-fought')).toHaveLength(fights);
      }
    }
    expect(settled).toBeGreaterThan(40);
  });
});
