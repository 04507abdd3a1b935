/** What holds of every board and every document, over thousands of seeds and whatever may be asked for. */
import fc from 'fast-check';
import { overlaps, type Rect } from '../../src/board/geometry';
import { createStreams } from '../../src/dice/streams';
import { runAutopilot } from '../../src/session/autopilot';
import { checkBoard } from '../../src/session/check-board';
import type { SessionDocument, SessionEvent, SessionOptions } from '../../src/session/document';
import { generateSession } from '../../src/session/generate';
import { replaySession } from '../../src/session/replay';
import { startSession, type Session } from '../../src/session/session';
import { anyAsked, makeAsked, rulesetFor } from '../rules/support/any-session';
import { findWayFaults } from '../rules/support/check-ways';
import { missionIds, missionOf, optionsWith, shippedRuleset, type OptionChanges } from '../rules/support/shipped';
import { cellOf, laidOut, waysOf } from '../rules/support/sections';

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

/** A finished board, of a session or of a document. */
interface Finished {
  readonly sections: readonly { readonly id: number; readonly area?: string | null; readonly footprint: Rect; readonly floor: readonly Rect[] }[];
  readonly openings: readonly { readonly from: number; readonly to: number | null; readonly kind: string; readonly state: string; readonly hidden?: boolean; readonly joined?: string | null }[];
  readonly events: readonly SessionEvent[];
  readonly startsInRoom: boolean;
  readonly options: SessionOptions;
}

const finishedOf = ({ board, events, mission, options }: SessionDocument): Finished => ({ ...board, events, startsInRoom: mission.start === 'room', options });

/** Square millimetres that two sections share. */
function overlapArea({ sections }: Finished): number {
  let area = 0;
  sections.forEach(({ footprint: [x, y, w, h] }, at) => {
    for (let other = 0; other < at; other++) {
      const [u, v, width, height] = sections[other]!.footprint;
      area += Math.max(0, Math.min(x + w, u + width) - Math.max(x, u)) * Math.max(0, Math.min(y + h, v + height) - Math.max(y, v));
    }
  });
  return area;
}

/** Sections no way leads to from the start. */
function countUnreachable({ sections, openings, startsInRoom }: Finished): number {
  const groups = sections.map(({ id }) => id);
  const rootOf = (id: number): number => {
    while (groups[id] !== id) id = groups[id]!;
    return id;
  };
  for (const { from, to, state } of openings) {
    if (to !== null && to >= 0 && state !== 'jammed' && state !== 'blind') groups[rootOf(from)] = rootOf(to);
  }
  return sections.filter(({ id, floor }) => floor.length > 0 && rootOf(id) !== rootOf(startsInRoom ? 1 : 0)).length;
}

/** Rooms whose doors are not as many as were rolled, what was told to have found no place counted in. */
function countDoorFaults({ sections, openings, events, options }: Finished): number {
  let faults = 0;
  for (const event of events) {
    if (event.type !== 'placed' || !sections[event.section]!.area) continue;
    const rolled = event.rolls.find(({ table }) => table === 'room-doors')!.value!;
    const wanted = rolled - (event.opening >= 0 && options.houseRules.roomDoors === 'total' ? 1 : 0);
    const own = openings.filter(({ from, kind, hidden }) => from === event.section && kind === 'door' && !hidden).length;
    const met = openings.filter(({ to, joined }) => to === event.section && joined === 'met').length;
    const unplaced = events.reduce((sum, each) => sum + (each.type === 'doors-unplaced' && each.section === event.section ? each.count : 0), 0);
    if (own + met + unplaced !== wanted) faults++;
  }
  return faults;
}

/** Sections that have not exactly a size of the tables. */
function countSizeFaults({ sections }: Finished): number {
  const { corridor, rooms } = shippedRuleset().catalogue;
  const sizes = [...rooms.small, ...rooms.large].flatMap(({ widthMm, lengthMm }) => [`${widthMm}x${lengthMm}`, `${lengthMm}x${widthMm}`]);
  return sections.slice(1).filter(({ area, footprint: [, , w, h] }) => (area ? !sizes.includes(`${w}x${h}`) : w !== corridor.lengthMm || h !== corridor.lengthMm)).length;
}

/** A session played to its end, without its papers. */
function play(seed: string, changes: OptionChanges): Finished {
  const { setup: { options, mission }, events, exploration: { board: { sections, openings } } } = playSession(seed, changes);
  return { sections: sections.map(laidOut), openings, events, startsInRoom: mission.start === 'room', options };
}

function playSession(seed: string, changes: OptionChanges): Session {
  const options = optionsWith(changes);
  const mission = missionOf(options.mission);
  const session = startSession({ seed, ruleset: shippedRuleset(), mission, options, streams: createStreams(seed) });
  runAutopilot(session);
  return session;
}

test('LOS-03: each floor rectangle of a section but the first has one opening, in their order, and the ways are as sections and openings say: sight counts on it', () => {
  for (const changes of [{}, { rules: { corridorDoor: 'side', roomDoors: 'extra' } }, { rules: { overlap: 'bridge', tEntry: 'stem' } }] as const) {
    for (const mission of missionIds()) {
      for (let seed = 0; seed < 20; seed++) {
        const { board } = playSession(`legs ${seed}`, { ...changes, mission, evening: null, maxSections: 40 }).exploration;
        const { sections } = board;
        expect(findWayFaults(board)).toEqual([]);
        for (const section of sections) {
          const cells = waysOf(section).map(cellOf).filter((cell) => cell !== 0);
          expect(cells).toEqual(Array.from({ length: section.tile.floor.length - 1 }, (_, at) => at + 1));
        }
      }
    }
  }
});

test('G7: a hundred thousand seeds end, none with more sections than it was allowed', () => {
  const missions = missionIds();
  let overBudget = 0;
  for (let seed = 0; seed < 100_000; seed++) {
    const maxSections = seed % 3 === 0 ? 5 + (seed % 16) : null;
    const { sections } = play(`many ${seed}`, { mission: missions[seed % missions.length]!, ...(maxSections === null ? {} : { evening: null, maxSections }) });
    if (sections.length - 1 > (maxSections ?? 40)) overBudget++;
  }
  expect(overBudget).toBe(0);
}, 600_000);

describe('ten thousand seeds', () => {
  const seeds = 10_000;
  const totals = { ended: 0, overBudget: 0, overlapArea: 0, unreachable: 0, doors: 0, doorFaults: 0, sizeFaults: 0 };

  beforeAll(() => {
    const missions = missionIds();
    for (let seed = 0; seed < seeds; seed++) {
      const maxSections = seed % 2 === 0 ? null : 5 + (seed % 21);
      const finished = play(String(seed), { mission: missions[seed % missions.length]!, ...(maxSections === null ? {} : { evening: null, maxSections }) });
      totals.ended++;
      totals.overlapArea += overlapArea(finished);
      totals.unreachable += countUnreachable(finished);
      totals.doors += finished.openings.filter(({ kind }) => kind === 'door').length;
      totals.doorFaults += countDoorFaults(finished);
      totals.sizeFaults += countSizeFaults(finished);
      if (finished.sections.length - 1 > (maxSections ?? 40)) totals.overBudget++;
    }
  }, 600_000);

  test('G7: none has more sections than it was allowed', () => {
    expect(totals.ended).toBe(seeds);
    expect(totals.overBudget).toBe(0);
  });

  test('G5: rooms and corridors share no square millimetre', () => {
    expect(totals.overlapArea).toBe(0);
  });

  test('G6: every section can be reached from the start', () => {
    expect(totals.unreachable).toBe(0);
  });

  test('G8: doors placed are doors rolled, and what finds no place is told', () => {
    expect(totals.doors).toBeGreaterThan(seeds * 5);
    expect(totals.doorFaults).toBe(0);
  });

  test('G9: every section has exactly a size of the tables', () => {
    expect(totals.sizeFaults).toBe(0);
  });
});

describe('whatever is asked for', () => {
  let made = 0;

  test('G5, G6, G8: every invariant of a board holds, and doors are as rolled', () => {
    fc.assert(fc.property(anyAsked(), (asked) => {
      const document = makeAsked(asked);
      if (!document) return;
      made++;
      expect(checkBoard(document)).toEqual([]);
      const finished = finishedOf(document);
      expect(countDoorFaults(finished)).toBe(0);
      if (document.options.houseRules.overlap !== 'bridge') expect(overlapArea(finished)).toBe(0);
      expect(countUnreachable(finished)).toBe(0);
    }), { numRuns: 250, seed: 1 });
    expect(made).toBeGreaterThan(150);
  });

  test('G2: a document survives JSON unchanged', () => {
    fc.assert(fc.property(anyAsked(), (asked) => {
      const document = makeAsked(asked);
      if (document) expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    }), { numRuns: 40, seed: 2 });
  });

  test('G2: the replay of the actions is the document', () => {
    fc.assert(fc.property(anyAsked(), (asked) => {
      const document = makeAsked(asked);
      if (!document) return;
      const { seed, ruleset, options, actions, preparation, generator } = document;
      const replay = replaySession({ seed, ruleset, options, actions, ended: preparation.ended, version: generator.version });
      expect(replay).toEqual({ ok: true, document });
    }), { numRuns: 40, seed: 3 });
  });

  test('G1: the same twice is the same', () => {
    fc.assert(fc.property(anyAsked(), (asked) => {
      expect(JSON.stringify(makeAsked(asked))).toBe(JSON.stringify(makeAsked(asked)));
    }), { numRuns: 40, seed: 4 });
  });

  test('G1: nothing that is given is touched: frozen options and tables give the same', () => {
    fc.assert(fc.property(anyAsked(), (asked) => {
      const ruleset = freeze(structuredClone(rulesetFor(asked)));
      const options = freeze(structuredClone(optionsWith(asked.changes, ruleset)));
      const frozen = generateSession({ seed: asked.seed, ruleset, options, version: 'test' });
      expect(JSON.stringify(frozen.ok ? frozen.document : null)).toBe(JSON.stringify(makeAsked(asked)));
    }), { numRuns: 30, seed: 5 });
  });

  test('PRE-09: on a table of a given size the whole board stays on it', () => {
    fc.assert(fc.property(anyAsked().filter(({ changes }) => changes.table !== null), (asked) => {
      const document = makeAsked(asked);
      if (!document) return;
      const { table } = document.options;
      const rects = document.board.sections.slice(1).map(({ footprint }) => footprint);
      const width = Math.max(...rects.map(([x, , w]) => x + w)) - Math.min(...rects.map(([x]) => x));
      const height = Math.max(...rects.map(([, y, , h]) => y + h)) - Math.min(...rects.map(([, y]) => y));
      expect(width).toBeLessThanOrEqual(table!.widthMm);
      expect(height).toBeLessThanOrEqual(table!.heightMm);
    }), { numRuns: 40, seed: 6 });
  });

  test('GEN-04: sections of boards that may not cross do not, however they were asked for', () => {
    fc.assert(fc.property(anyAsked(), (asked) => {
      const document = makeAsked({ ...asked, changes: { ...asked.changes, rules: { ...asked.changes.rules, overlap: 'reroll' } } });
      const footprints = document?.board.sections.map(({ footprint }) => footprint) ?? [];
      footprints.forEach((a, at) => footprints.slice(0, at).forEach((b) => expect(overlaps(a, b)).toBe(false)));
    }), { numRuns: 40, seed: 7 });
  });
});
