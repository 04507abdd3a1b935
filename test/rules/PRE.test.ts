/** Prepared dungeons as they are played and printed: the cards alone are enough, whatever the order (PRE-02 to PRE-10). */
import { createStreams, type Dice } from '../../src/dice/streams';
import { leafOf } from '../../src/dice/draw';
import { thresholdFor } from '../../src/missions/prepared-objectives';
import type { Section, SessionDocument } from '../../src/session/document';
import { cardsOf, playByCards } from '../session/support/cards';
import { languages, loadPapers, pageOf, renderPapers, tableOf, textOf } from '../session/support/papers';
import { expectedPoints, factsOf, thresholdOf } from '../session/support/reference';
import { generated, generatedSeries, missionIds, type OptionChanges } from './support/shipped';

const fourThirds = { num: 4, den: 3 };

beforeAll(loadPapers);

/** Sessions of every mission, as many of each. */
function ofEveryMission(prefix: string, each: number, changes: OptionChanges = {}): SessionDocument[] {
  return missionIds().flatMap((mission) => generatedSeries(`${prefix} ${mission}`, each, { mission, x: fourThirds, ...changes }));
}

function player(name: string): Dice {
  return createStreams(name).open('a player');
}

function sectionsOf(document: SessionDocument): Map<number, Section> {
  return new Map(document.board.sections.slice(1).map((section) => [section.number, section]));
}

describe('playing by the printed cards', () => {
  test('PRE-02: every opening that some discovery leaves unseen has a number and a discovery, and no other has', () => {
    for (const { board, discoveries } of [...ofEveryMission('unseen', 8), ...ofEveryMission('unseen beside', 8, { rules: { corridorDoor: 'side', edge: 'rollYourselves' } })]) {
      const unseen = [...new Set(discoveries.flatMap(({ newOpenings }) => newOpenings))].sort((a, b) => a - b);
      expect([...new Set(discoveries.slice(1).map(({ opening }) => opening))].sort((a, b) => a - b)).toEqual(unseen);
      expect(board.openings.filter(({ number }) => number > 0).map(({ id }) => id)).toEqual(unseen);
    }
  });

  test('PRE-02, PRE-03: a player with nothing but the cards lays the whole board, each section once, with the right M', () => {
    for (const document of ofEveryMission('printed', 5, { rules: { edge: 'rollYourselves' } })) {
      const cards = cardsOf(renderPapers(document, 'en'));
      const sections = sectionsOf(document);
      const numbered = document.board.openings.filter(({ number }) => number > 0);
      const labels = cards.map(({ label }) => label);
      expect([...labels].sort()).toEqual(['Start', ...numbered.map(({ number }) => String(number))].sort());
      for (const order of ['one', 'two']) {
        const turns = playByCards(cards, player(order));
        expect(turns.flatMap(({ laid }) => laid).sort((a, b) => a - b)).toEqual([...sections.keys()].sort((a, b) => a - b));
        for (const { laid, m } of turns.slice(1)) expect(m).toBe(factsOf(laid.map((number) => sections.get(number)!)).m);
        // No number is opened twice, and none that is printed has no card.
        const opened = turns.flatMap((turn) => turn.cards);
        expect(new Set(opened).size).toBe(opened.length);
        for (const look of cards.flatMap(({ looks }) => looks)) for (const number of look.openings) expect(labels).toContain(String(number));
      }
    }
  });

  test('PRE-02: each piece of a card joins what lies on the table or before it on the card, along the axis printed', () => {
    const quarters = { ahead: [0, 2], right: [1], left: [3] } as const;
    const turnOf = (heading: string): number => ['n', 'e', 's', 'w'].indexOf(heading);
    let sideways = 0;
    for (const { board, discoveries } of ofEveryMission('joins', 15)) {
      for (const { entries, from, heading, opening } of discoveries) {
        const laid = new Set([from]);
        for (const { section, via, axis } of entries) {
          const entry = board.openings[via];
          if (!entry) {
            // The start room of Escape joins nothing.
            expect([via, opening]).toEqual([-1, -1]);
            continue;
          }
          expect([entry.from, entry.to]).toContain(section);
          const before = entry.from === section ? entry.to! : entry.from;
          expect(laid).toContain(before);
          const entering = (turnOf(entry.heading) + (entry.from === section ? 2 : 0)) % 4;
          // Whoever comes back towards the viewer is told as on his axis too.
          expect(quarters[axis]).toContain((entering - turnOf(heading) + 4) % 4);
          if (axis !== 'ahead') sideways++;
          laid.add(section);
        }
      }
    }
    expect(sideways).toBeGreaterThan(20);
  });

  test('PRE-02, PRE-03: hundreds of dungeons played in random orders by their discoveries', () => {
    let turns = 0;
    for (const document of ofEveryMission('played', 45)) {
      const { board, discoveries } = document;
      const dice = player(document.seed);
      const table = new Set<number>();
      const waiting: number[] = [];
      const opened = new Set<number>();
      const open = (opening: number): Section[] => discoveries.filter((card) => card.opening === opening && (opening === -1 || card.from === 0 || table.has(card.from))).slice(0, 1).flatMap(({ entries, newOpenings, modifier }) => {
        const fresh = entries.filter(({ section }) => !table.has(section)).map(({ section }) => board.sections[section]!);
        // What is laid at the start adds nothing (STA-03); Escape begins in a room that adds nothing at all.
        if (opening !== -1 && fresh.length === entries.length) expect(modifier).toBe(factsOf(fresh).m);
        for (const { id } of fresh) table.add(id);
        for (const id of newOpenings) if (!opened.has(id) && !waiting.includes(id)) waiting.push(id);
        return fresh;
      });
      open(-1);
      while (waiting.length > 0) {
        const [id] = waiting.splice(dice.pick(waiting.length), 1) as [number];
        opened.add(id);
        const uncovered = open(id);
        turns++;
        const sum = uncovered.reduce((m, { contribution }) => m + (contribution > 1 ? contribution : 0), uncovered.some(({ contribution }) => contribution === 1) ? 1 : 0);
        expect(sum).toBe(factsOf(uncovered).m);
      }
      expect([...table].sort((a, b) => a - b)).toEqual(board.sections.slice(1).map(({ id }) => id));
      for (const id of opened) expect(board.openings[id]!.number).toBeGreaterThan(0);
    }
    expect(turns).toBeGreaterThan(2000);
  });
});

describe('what a section adds', () => {
  test('PRE-03: the M of every card is the sum of what it shows, corridors once', () => {
    for (const { board, discoveries } of ofEveryMission('sum', 12)) {
      for (const { entries, modifier } of discoveries.slice(1)) {
        expect(modifier).toBe(factsOf(entries.map(({ section }) => board.sections[section]!)).m);
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

describe('public numbers', () => {
  const documents = ofEveryMission('numbers', 40);

  test('PRE-02: two digits for every evening of that size, whatever came out of it; sections and openings share none', () => {
    for (const { board } of documents) {
      const numbers = [...board.sections.slice(1), ...board.openings].map(({ number }) => number).filter((number) => number !== 0);
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(numbers.every((number) => number >= 10 && number <= 99)).toBe(true);
    }
    const sizes = new Set(documents.map(({ board }) => board.sections.length));
    expect(sizes.size).toBeGreaterThan(5);
  });

  test('PRE-02, PRE-08: where nobody said how many sections, the digits do not tell how many came out', () => {
    const sizes = new Set<number>();
    const digits = new Set<number>();
    for (const [maxTurns, until] of [[3, null], [60, null], [null, 'objective'], [null, 'exhausted']] as const) {
      for (const { board } of generatedSeries('digits', 8, { evening: null, maxTurns, until, rules: { exhaustion: 'strict' } })) {
        const numbers = [...board.sections.slice(1), ...board.openings].map(({ number }) => number).filter((number) => number !== 0);
        for (const number of numbers) digits.add(String(number).length);
        sizes.add(board.sections.length);
      }
    }
    expect(digits.size).toBe(1);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeGreaterThan(30);
  });

  test('PRE-02: a number says nothing of depth, order, kind or content', () => {
    const mean = 54.5;
    const deviation = Math.sqrt((90 * 90 - 1) / 12);
    /** The mean of the numbers of a group is that of all numbers, within four standard deviations. */
    const expectEven = (numbers: readonly number[]): void => {
      expect(numbers.length).toBeGreaterThan(150);
      const average = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
      expect(Math.abs(average - mean)).toBeLessThan((4 * deviation) / Math.sqrt(numbers.length));
    };
    const sections = documents.flatMap(({ board }) => board.sections.slice(1));
    const openings = documents.flatMap(({ board }) => board.openings).filter(({ number }) => number > 0);
    expectEven(sections.map(({ number }) => number));
    expectEven(openings.map(({ number }) => number));
    expectEven(sections.filter(({ kind }) => kind === 'objective-room').map(({ number }) => number));
    expectEven(sections.filter(({ kind }) => kind === 'straight').map(({ number }) => number));
    expectEven(sections.filter(({ turn }) => turn === 0).map(({ number }) => number));
    expectEven(sections.filter(({ turn }) => turn > 12).map(({ number }) => number));
    expectEven(openings.filter(({ to }) => to === null).map(({ number }) => number));
    expectEven(openings.filter(({ kind }) => kind === 'door').map(({ number }) => number));
    // Each neighbour in the order of placing is as often higher as lower.
    const rising = documents.flatMap(({ board }) => board.sections.slice(2).map(({ number }, at) => number > board.sections[at + 1]!.number));
    expect(Math.abs(rising.filter(Boolean).length - rising.length / 2)).toBeLessThan(2 * Math.sqrt(rising.length));
  });

  test('PRE-02: each section belongs to exactly one discovery, each numbered opening has one', () => {
    for (const { board, discoveries } of documents) {
      const owned = discoveries.flatMap(({ entries }) => entries.filter((entry) => entry.owned).map(({ section }) => section));
      expect(owned.sort((a, b) => a - b)).toEqual(board.sections.slice(1).map(({ id }) => id));
      const shown = new Set(discoveries.map(({ opening }) => opening));
      expect([...shown].sort((a, b) => a - b)).toEqual([-1, ...board.openings.filter(({ number }) => number > 0).map(({ id }) => id)]);
    }
  });
});

describe('prepared dice', () => {
  test('PRE-04: dice 4 and 2 give M ≤ 1 nothing; 2–3 50; 4 120; 5 130; 6 150; 7 175; 8 or more 200', () => {
    const of = (m: number): number => expectedPoints([4, 2], m);
    expect([-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20].map(of)).toEqual([0, 0, 0, 50, 50, 120, 130, 150, 175, 200, 200, 200]);
  });

  test('PRE-04: the defender\'s sheet gives every pair its points for every M', () => {
    const document = generated('pairs', { mission: 'rescate', x: fourThirds });
    const words = { es: 'nada', ca: 'res', en: 'nothing' };
    for (const language of languages) {
      const page = pageOf(renderPapers(document, language), 'defender-rolls');
      const [head, ...rows] = tableOf(page, 'pairs');
      const columns = head!.slice(3);
      expect(columns[0]).toMatch(/≤ −1$/);
      expect(columns.at(-1)).toMatch(/^\d+\+$/);
      const spans = [...page.matchAll(/<td colspan="(\d+)"/g)].map(([, span]) => Number(span));
      expect(rows).toHaveLength(document.preparation.pairs.length);
      let at = 0;
      rows.forEach((cells, row) => {
        const [, nth, dice, ...results] = cells;
        expect([Number(nth), dice!.replace(/\s/g, '')]).toEqual([row + 1, document.preparation.pairs[row]!.join('·')]);
        const printed = results.flatMap((result) => Array.from({ length: spans[at++]! }, () => (result === words[language] ? 0 : Number(result))));
        expect(printed).toEqual(columns.map((_, column) => expectedPoints(document.preparation.pairs[row]!, column - 1)));
        // What stands under the last column holds for every greater M.
        for (let m = columns.length - 1; m < 40; m++) expect(expectedPoints(document.preparation.pairs[row]!, m)).toBe(printed.at(-1));
      });
    }
  });

  test('PRE-04: the next pair serves whatever the M of the turn, quiet turns with M 0', () => {
    const seen = new Set<number>();
    for (const { events, preparation, board } of ofEveryMission('next pair', 10)) {
      expect(preparation.pairs).toHaveLength(40);
      let next = 0;
      let placed: Section[] = [];
      for (const event of events) {
        if (event.type === 'turn') placed = [];
        if (event.type === 'placed') placed.push(board.sections[event.section]!);
        if (event.type !== 'defender') continue;
        const facts = factsOf(placed.filter(({ turn }) => turn > 0));
        expect(event).toMatchObject({ pair: next, modifier: facts.m });
        const pair = preparation.pairs[next];
        if (pair) expect(event.points).toBe(expectedPoints(pair, facts.m));
        if (pair) expect([event.roll.dice[0], event.roll.then?.dice[0] ?? pair[1]]).toEqual([...pair]);
        seen.add(facts.m);
        next++;
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining([0, 1, 2, 3, 6]));
  });

  test('PRE-05: the threshold is the least whole number not below X − (1D3 − 2), at least 0', () => {
    for (let den = 1; den <= 6; den++) {
      for (let num = 0; num <= 5 * den; num++) for (const shift of [-1, 0, 1]) expect(thresholdFor({ num, den }, shift)).toBe(thresholdOf({ num, den }, shift));
    }
  });

  test('PRE-05: the card tells how many objectives it takes, and the secondary with its re-rolls', () => {
    const taken = { es: /ya se han? conseguido (\d+) objetivos? o más/, ca: /ja s'han? aconseguit (\d+) objectius? o més/, en: /if (\d+) objectives? or more ha(?:s|ve) been achieved/ };
    const again = { es: 'repetido', ca: 'repetit', en: 'rerolled' };
    let chains = 0;
    for (const document of ['rescate', 'asesinato', 'objetivo-primario'].flatMap((mission) => generatedSeries('k', 4, { mission, x: { num: 5, den: 3 } }))) {
      for (const language of languages) {
        const objectives = [...renderPapers(document, language).matchAll(/<div class="objective">(.*?)<\/div>/gs)].map(([, text]) => textOf(text!));
        for (const { section, threshold, secondary, rolls } of document.preparation.objectives) {
          const text = objectives.find((each) => each.includes(` ${document.board.sections[section]!.number} `))!;
          expect(Number(taken[language].exec(text)?.[1] ?? 0)).toBe(threshold);
          expect(text).toContain(document.ruleset.labels[`objective.${secondary}`]![language]);
          const dice = /\(1D4 (?:ya tirado|ja tirat|already rolled): (.*?)\)/.exec(text)![1]!.split('; ');
          expect(dice).toEqual(rolls.map((roll, at) => `${leafOf(roll).dice[0]}${at < rolls.length - 1 ? `, ${again[language]}` : ''}`));
          if (rolls.length > 1) chains++;
        }
      }
    }
    expect(chains).toBeGreaterThan(3);
  });
});
