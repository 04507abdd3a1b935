/** Frequencies on boards and in documents against PROB-01, PROB-02 and PROB-06, with sections that may cross (GEN-04, `bridge`) so that nothing is turned away. */
import { leafOf } from '../../src/dice/draw';
import type { Roll } from '../../src/dice/roll';
import type { SessionDocument } from '../../src/session/document';
import { tryGenerate } from './support/shipped';

/** Critical values of chi-square at one in a thousand, by degrees of freedom. */
const critical = [0, 10.83, 13.82, 16.27, 18.47, 20.52, 22.46];

function expectShares(counts: Readonly<Record<string, number>>, shares: Readonly<Record<string, number>>): void {
  expect(Object.keys(counts).sort()).toEqual(Object.keys(shares).sort());
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const whole = Object.values(shares).reduce((sum, share) => sum + share, 0);
  const chi = Object.entries(shares).reduce((sum, [name, share]) => sum + (counts[name]! - (total * share) / whole) ** 2 / ((total * share) / whole), 0);
  expect({ counts, chi }).toEqual({ counts, chi: expect.any(Number) as number });
  expect(chi).toBeLessThan(critical[Object.keys(shares).length - 1]!);
}

const add = (counts: Record<string, number>, name: string): number => (counts[name] = (counts[name] ?? 0) + 1);

describe('100,000 discoveries', () => {
  const rolled: Record<string, Record<string, number>> = {};
  const placed: Record<'corridor' | 'room', Record<string, number>> = { corridor: {}, room: {} };
  const somebody: Record<number, { ways: number; rolls: number }> = {};
  let discoveries = 0;

  const countRoll = (roll: Roll): void => {
    const name = roll.table.replace('corridor-branches', 'corridors');
    rolled[name] ??= {};
    add(rolled[name], leafOf(roll).result === 'doors' ? String(leafOf(roll).value) : leafOf(roll).result!);
  };

  const count = ({ events, board }: SessionDocument): void => {
    for (const event of events) {
      if (event.type === 'placed' || event.type === 'door-rolled') {
        discoveries++;
        event.rolls.forEach(countRoll);
      }
      if (event.type === 'placed' && event.note === undefined) {
        const { kind, area } = board.sections[event.section]!;
        add(placed[area ? 'room' : 'corridor'], kind);
      }
      if (event.type === 'defender') {
        const seen = (somebody[event.modifier] ??= { ways: 0, rolls: 0 });
        seen.rolls++;
        if (event.points > 0) seen.ways++;
      }
    }
  };

  beforeAll(() => {
    for (let seed = 0; discoveries < 100_000; seed++) {
      const made = tryGenerate(`prob ${seed}`, { rules: { overlap: 'bridge', exhaustion: 'strict' }, evening: null, maxSections: 300 });
      if (made.ok) count(made.document);
    }
  }, 120_000);

  test('PROB-01: corridor rolls in documents', () => expectShares(rolled['corridors']!, { straight: 6, door: 6, corner: 2, fork: 2, crossing: 1, 'dead-end': 1 }));
  test('PROB-02: room, door and door-leads rolls in documents', () => {
    expectShares(rolled['rooms']!, { 'small-room': 3, 'large-room': 2, 'objective-room': 1 });
    expectShares(rolled['room-doors']!, { 1: 1, 2: 1, 3: 1 });
    expectShares(rolled['door-leads']!, { corridor: 1, room: 1 });
  });
  test('PROB-01: corridor kinds on boards', () => expectShares(placed.corridor, { straight: 6, corner: 2, fork: 2, crossing: 1, 'dead-end': 1 }));
  test('PROB-02: room kinds on boards', () => expectShares(placed.room, { 'small-room': 3, 'large-room': 2, 'objective-room': 1 }));
  test('PROB-06: how often somebody appears, by M', () => {
    const chances: Record<number, number> = { 0: 1 / 6, 1: 1 / 3, 2: 1 / 2, 3: 2 / 3, 4: 5 / 6 };
    for (const [m, chance] of Object.entries(chances)) {
      const { ways, rolls } = somebody[Number(m)]!;
      expect(rolls).toBeGreaterThan(300);
      // Four standard deviations.
      expect(Math.abs(ways - rolls * chance)).toBeLessThan(4 * Math.sqrt(rolls * chance * (1 - chance)));
    }
  });
});
