/** What a card shows, against lines tried one by one: no section more and none less than is seen from the centre of the opening (PRE-02). */
import { nowhere, type DraftOpening } from '../../src/board/draft';
import type { Board, Discovery, SessionDocument } from '../../src/session/document';
import { generatedSeries, missionIds } from '../rules/support/shipped';
import { isClear, listWalls, pointsOf } from '../rules/support/sight-oracles';

/** The openings of a document as they are on the table: all doors closed but the one looked through. */
function layOpenings({ openings }: Board, through: number): DraftOpening[] {
  return openings.map((opening) => ({
    ...opening, heading: ['n', 'e', 's', 'w'].indexOf(opening.heading), to: opening.to ?? nowhere,
    state: opening.kind === 'door' && !opening.entrance && opening.id !== through ? 'closed' : opening.id === through ? 'open' : opening.state,
  })) as unknown as DraftOpening[];
}

/** Sections seen through an opening: those behind ends of which one of the three points of LOS-04 is seen, end by end. */
function seeThrough(document: SessionDocument, { opening: id, from }: Discovery): Set<number> {
  const through = id === -1 ? 0 : id;
  const openings = layOpenings(document.board, through);
  const opening = openings[through]!;
  const ahead = opening.from === from ? opening.to : opening.from;
  if (ahead === nowhere) return new Set();
  const shown = new Set([ahead]);
  const accepted = new Set([opening.id]);
  for (let before = -1; before !== accepted.size; ) {
    before = accepted.size;
    // What one has not seen through is a wall.
    const walls = listWalls(document.board.sections, openings.map((each) => (accepted.has(each.id) ? each : { ...each, state: 'closed' })));
    for (const end of openings) {
      if (accepted.has(end.id) || end.state !== 'open' || end.to === nowhere || end.entrance) continue;
      for (const [near, far] of [[end.from, end.to], [end.to, end.from]] as const) {
        if (!shown.has(near) || accepted.has(end.id)) continue;
        const target = near === end.from ? end : { ...end, heading: ((end.heading + 2) % 4) as DraftOpening['heading'] };
        if (shown.has(far) || pointsOf(end).some((point) => isClear(walls, [opening.x, opening.y], point, target))) {
          accepted.add(end.id);
          if (far !== from) shown.add(far);
        }
      }
    }
  }
  return shown;
}

test.each([
  ['boards of an evening', { evening: 'long' }],
  ['winding boards', { evening: null, maxSections: 26, rules: { legMeasure: 'clear', corridorDoor: 'side', roomDoors: 'extra', exhaustion: 'strict' } }],
] as const)('PRE-02: %s: a card shows what is seen from the centre of its opening, no more and no less', (_, changes) => {
  let [cards, pieces] = [0, 0];
  for (const mission of missionIds()) {
    for (const document of generatedSeries('seen', 12, { mission, ...changes })) {
      for (const card of document.discoveries) {
        if (card.opening === -1 && document.mission.start === 'room') continue;
        const shown = card.entries.map(({ section }) => section);
        expect([document.seed, mission, card.id, [...shown].sort((a, b) => a - b)]).toEqual([document.seed, mission, card.id, [...seeThrough(document, card)].sort((a, b) => a - b)]);
        cards++;
        pieces += shown.length;
      }
    }
  }
  expect(cards).toBeGreaterThan(1000);
  expect(pieces).toBeGreaterThan(cards * 0.9);
});
