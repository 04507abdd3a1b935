/** What a prepared evening promises: the primary in every order, closed edges, secrecy, size (PRE-01, PRE-06 to PRE-09). */
import { countNeeded, countOwned } from '../../src/board/pieces';
import { createStreams, type Streams } from '../../src/dice/streams';
import { renderStartMap } from '../../src/render/svg/map-svg';
import type { OwnedPiece, SessionDocument } from '../../src/session/document';
import { generateSession } from '../../src/session/generate';
import { makeRatio, type Ratio } from '../../src/tables/ratio';
import { cardsOf } from '../session/support/cards';
import { languages, loadPapers, pageOf, renderPapers, textOf } from '../session/support/papers';
import { factsOf, thresholdOf } from '../session/support/reference';
import { generated, generatedSeries, missionIds, optionsWith, shippedRuleset, type OptionChanges } from './support/shipped';

const ruleset = shippedRuleset();
const xs: readonly Ratio[] = [{ num: 1, den: 1 }, { num: 4, den: 3 }, { num: 3, den: 1 }];

beforeAll(loadPapers);

/** Every order of a short list. */
function ordersOf<T>(items: readonly T[]): T[][] {
  return items.length < 2 ? [[...items]] : items.flatMap((item, at) => ordersOf(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]));
}

/** True when the primary is found in every order, all secondaries before it achieved (PRE-06 as it is written). */
function isFoundInEveryOrder(thresholds: readonly number[]): boolean {
  return thresholds.length > 0 && ordersOf(thresholds).every((order) => order.some((k, achieved) => achieved >= k));
}

/** Streams of a seed whose first dice and placements come from another, so that sessions begin alike and go on apart. */
function beginLike(start: string, seed: string): Streams {
  const alike = { board: 6, placement: 20 } as const;
  const [first, rest] = [createStreams(start), createStreams(seed)];
  return {
    open: (name) => {
      if (name !== 'board' && name !== 'placement') return first.open(name);
      const [a, b] = [first.open(name), rest.open(name)];
      let used = 0;
      const next = (): typeof a => (used++ < alike[name] ? a : b);
      return { roll: (sides) => next().roll(sides), pick: (count) => next().pick(count) };
    },
  };
}

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
    }
  });

  test('PRE-01: the page says that a prepared dungeon is a house rule', () => {
    for (const language of languages) {
      const text = textOf(pageOf(renderPapers(generated('42', { mission: 'rescate' }), language), 'public'));
      expect(text).toMatch({ es: /mazmorra preparada es una regla de la casa/, ca: /masmorra preparada és una regla de la casa/, en: /prepared dungeon is a house rule/ }[language]);
    }
  });
});

/** Plays every order of opening the numbers of a small dungeon; true when each of them meets the primary. */
function findsPrimaryInEveryPlay({ board, discoveries, preparation }: SessionDocument): { readonly always: boolean; readonly states: number } {
  const k = new Map(preparation.objectives.map(({ section, threshold }) => [section, threshold!]));
  const bits = new Map(board.openings.filter(({ number }) => number > 0).map(({ id }, at) => [id, 2 ** at]));
  const known = new Set<string>();
  let always = true;
  const play = (opened: number, table: ReadonlySet<number>, waiting: ReadonlySet<number>, achieved: number): void => {
    const state = `${opened} ${achieved}`;
    if (known.has(state)) return;
    known.add(state);
    if (waiting.size === 0) always = false;
    for (const id of waiting) {
      const card = discoveries.find(({ opening, from }) => opening === id && (from === 0 || table.has(from)))!;
      const fresh = card.entries.map(({ section }) => section).filter((section) => !table.has(section));
      const rooms = fresh.filter((section) => k.has(section));
      if (rooms.some((section) => achieved >= k.get(section)!)) continue;
      const next = new Set(waiting);
      next.delete(id);
      for (const number of card.newOpenings) if ((opened & bits.get(number)!) === 0 && number !== id) next.add(number);
      play(opened | bits.get(id)!, new Set([...table, ...fresh]), next, achieved + rooms.length);
    }
  };
  const start = discoveries[0]!;
  play(0, new Set(start.entries.map(({ section }) => section)), new Set(start.newOpenings), 0);
  return { always, states: known.size };
}

describe('the guarantee', () => {
  test('PRE-06: every way of opening the numbers of every small dungeon meets the primary', () => {
    let states = 0;
    for (const mission of ['rescate', 'exterminio', 'huida', 'sabotaje']) {
      for (const x of xs.slice(0, 2)) {
        for (const document of generatedSeries(`small ${mission}`, 12, { mission, x, evening: null, maxSections: 10 })) {
          if (document.board.openings.filter(({ number }) => number > 0).length > 16) continue;
          const played = findsPrimaryInEveryPlay(document);
          expect({ seed: document.seed, always: played.always }).toEqual({ seed: document.seed, always: true });
          states += played.states;
        }
      }
    }
    expect(states).toBeGreaterThan(2000);
  });

  test('PRE-06: one look shows one objective room at most, so that an order is an order', () => {
    for (const mission of missionIds()) {
      for (const { board, discoveries } of generatedSeries('looks', 15, { mission, evening: 'long' })) {
        for (const { entries } of discoveries) expect(entries.filter(({ section }) => board.sections[section]!.kind === 'objective-room').length).toBeLessThan(2);
      }
    }
  });

  test('PRE-06: X + 2 rooms suffice whatever the dice, and the worst dice need them', () => {
    for (const x of [{ num: 0, den: 1 }, { num: 1, den: 1 }, { num: 4, den: 3 }, { num: 2, den: 1 }, { num: 5, den: 2 }, { num: 3, den: 1 }]) {
      const rooms = Math.ceil(x.num / x.den) + 2;
      for (let code = 0; code < 3 ** rooms; code++) {
        const thresholds = Array.from({ length: rooms }, (_, at) => thresholdOf(x, (Math.floor(code / 3 ** at) % 3) - 1));
        expect(isFoundInEveryOrder(thresholds)).toBe(true);
      }
      expect(isFoundInEveryOrder(Array.from({ length: rooms - 1 }, () => thresholdOf(x, -1)))).toBe(false);
    }
  });

  test('PRE-06: a room is forced only while the dungeon still owes one', () => {
    let forced = 0;
    for (const mission of missionIds()) {
      for (const { preparation, board, events } of generatedSeries('owes', 25, { mission, x: { num: 2, den: 1 }, evening: 'long' })) {
        // What the dice gave and found no place at once (GEN-06) was not forced.
        const byForce = new Set(events.flatMap((event) => (event.type === 'placed' && event.note === 'forced' ? [event.section] : [])));
        preparation.objectives.forEach((objective, at) => {
          if (!byForce.has(objective.section)) return;
          expect(objective.forced).toBe(true);
          forced++;
          const before = preparation.objectives.slice(0, at);
          if (mission === 'busqueda-y-destruccion') expect(before).toEqual([]);
          else expect(isFoundInEveryOrder(before.map(({ threshold }) => threshold!))).toBe(false);
        });
        expect(preparation.guaranteed).toBe(true);
        if (mission === 'busqueda-y-destruccion') expect(preparation.objectives.length).toBeGreaterThan(0);
        else expect(isFoundInEveryOrder(preparation.objectives.map(({ threshold }) => threshold!))).toBe(true);
        if (byForce.size > 0) expect(events.some(({ type }) => type === 'forcing')).toBe(true);
        for (const id of preparation.forced) expect(board.sections[id]!.kind).toBe('objective-room');
      }
    }
    expect(forced).toBeGreaterThan(50);
  });

  test('PRE-06, PRE-07: the last sheet tells what was forced, closed and reopened, by number', () => {
    const changes: OptionChanges = { mission: 'rescate', x: { num: 2, den: 1 } };
    const seen = new Set<string>();
    for (const document of generatedSeries('last sheet', 8, changes)) {
      const { board, preparation } = document;
      for (const language of languages) {
        const text = textOf(pageOf(renderPapers(document, language), 'last'));
        for (const id of preparation.forced) expect(text).toContain(String(board.sections[id]!.number));
        for (const id of [...preparation.closed, ...preparation.reopened]) if (board.openings[id]!.number > 0) expect(text).toContain(String(board.openings[id]!.number));
        const { es, ca, en } = { es: /para que el primario|en cualquier orden/i, ca: /perquè el primari|en qualsevol ordre/i, en: /in every order|whatever order|any order/i };
        expect(text).toMatch({ es, ca, en }[language]);
      }
      for (const key of ['forced', 'closed', 'reopened'] as const) if (preparation[key].length > 0) seen.add(key);
    }
    expect(seen).toEqual(new Set(['forced', 'closed', 'reopened']));
  });
});

describe('the edge', () => {
  test('PRE-07: house rule edge: closed ends say so on their cards; ends left to the players tell them to roll', () => {
    const found = { close: new Set<string>(), rollYourselves: new Set<string>() };
    for (const edge of ['close', 'rollYourselves'] as const) {
      for (const document of generatedSeries('edge cards', 8, { mission: 'sabotaje', rules: { edge } })) {
        const cards = new Map(cardsOf(renderPapers(document, 'en')).map((card) => [card.label, card]));
        for (const { to, state, number } of document.board.openings) {
          if (number === 0) continue;
          const { message, looks } = cards.get(String(number))!;
          if (to !== null) expect(message).toBe('');
          else expect([message !== '', looks]).toEqual([true, []]);
          if (to === null) found[edge].add(state);
          if (state === 'unexplored') expect(message).toMatch(/roll|table/i);
          if (state === 'jammed') expect(message).toMatch(/jammed/);
        }
        const roll = document.preparation.rollYourselves;
        expect(roll.length > 0).toBe(document.board.openings.some(({ state }) => state === 'unexplored'));
      }
    }
    expect(found.close.has('jammed')).toBe(true);
    expect(found.close.has('unexplored')).toBe(false);
    expect(found.rollYourselves.has('unexplored')).toBe(true);
  });
});

describe('secrecy', () => {
  const secret = 'a seed nobody may read';

  /** What somebody at the start has before his eyes: sections, and where their doors and ends are. */
  function showStart({ board, discoveries }: SessionDocument): string {
    const seen = discoveries[0]!.entries.map(({ section }) => section);
    const openings = board.openings.filter(({ from, to }) => seen.includes(from) || (to !== null && seen.includes(to)));
    return JSON.stringify([seen.map((id) => board.sections[id]!.footprint), openings.map(({ x, y, heading, kind, state }) => [x, y, heading, kind, state])]);
  }

  /** Three dungeons of one seed's papers that begin alike and go on apart. */
  function threeWays(mission: string): SessionDocument[] {
    const options = optionsWith({ mission, x: { num: 4, den: 3 }, primary: mission === 'objetivo-primario' ? 'destroy' : null });
    for (let start = 0; start < 60; start++) {
      const documents = ['this way', 'that way', 'another way'].flatMap((way) => {
        const made = generateSession({ seed: secret, ruleset, options, version: '1', streams: beginLike(`start ${start}`, way) });
        return made.ok ? [made.document] : [];
      });
      const starts = new Set(documents.map(showStart));
      const ends = new Set(documents.map(({ board }) => JSON.stringify(board.bounds)));
      if (documents.length === 3 && starts.size === 1 && ends.size === 3) return documents;
    }
    throw new Error(`no dungeons of ${mission} begin alike`);
  }

  test.each(missionIds())('PRE-08: %s: dungeons that begin alike have the same public papers, the same start map, the same defender\'s papers', (mission) => {
    const documents = threeWays(mission);
    for (const language of languages) {
      const papers = documents.map((document) => renderPapers(document, language));
      for (const page of ['public', 'defender', 'defender-rolls', 'record', 'record-map']) expect(new Set(papers.map((html) => pageOf(html, page))).size).toBe(1);
      const maps = documents.map((document) => renderStartMap(document, ruleset.labels, { language, paper: 'a4', theme: 'colour', secrecy: 'sealed', command: '' }));
      // The numbers are drawn by lot and of the same length; nothing else may differ.
      expect(new Set(maps.map((svg) => svg.replace(/(?<=>)\d{2}(?:, \d{2})*(?=<)/g, (list) => list.replace(/\d/g, '#')))).size).toBe(1);
    }
  });

  test('PRE-08: two seeds: the public page differs by the tag alone', () => {
    for (const mission of missionIds()) {
      const [a, b] = ['one seed', 'two seeds'].map((seed) => generated(seed, { mission, x: { num: 1, den: 1 }, primary: mission === 'objetivo-primario' ? 'capture' : null, evening: null, maxSections: 15, rules: { exhaustion: 'strict' } })) as [SessionDocument, SessionDocument];
      expect(a.tag).not.toBe(b.tag);
      for (const language of languages) expect(pageOf(renderPapers(a, language), 'public').replaceAll(a.tag, b.tag)).toBe(pageOf(renderPapers(b, language), 'public'));
    }
  });

  test('PRE-08: the seed, the command and the share string stand on the map and the last sheet alone', () => {
    const document = generated(secret, { mission: 'rescate', evening: null, maxSections: 14, rules: { exhaustion: 'strict' } });
    for (const language of languages) {
      const html = renderPapers(document, language, { command: 'plasma-wall again', share: 'pw1.something' });
      const last = pageOf(html, 'last');
      // The whole map is opened with it.
      const before = html.replace(last, '').replace(/<section class="sheet mapsheet secret">.*?<\/section>/s, '');
      for (const hidden of [secret, 'plasma-wall again', 'pw1.something']) {
        expect(textOf(last)).toContain(hidden);
        expect(before.includes(hidden)).toBe(false);
      }
      expect(renderStartMap(document, ruleset.labels, { language, paper: 'a4', theme: 'colour', secrecy: 'sealed', command: 'plasma-wall again' })).not.toContain(secret);
    }
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
      for (const id of card.keep) if (id !== 0) expect(/Stay on the table: (.*)$/.exec(looks[0]!.text)![1]).toContain(String(document.board.sections[id]!.number));
    }
  });
});
