/** Secrecy (PRE-08): what everybody may see depends on nothing that is hidden. */
import { createStreams, type Streams } from '../../src/dice/streams';
import { renderStartMap } from '../../src/render/svg/map-svg';
import type { SessionDocument } from '../../src/session/document';
import { generateSession } from '../../src/session/generate';
import { languages, loadPapers, pageOf, renderPapers, textOf } from '../session/support/papers';
import { generated, generatedSeries, missionIds, optionsWith, shippedRuleset } from './support/shipped';

const ruleset = shippedRuleset();

beforeAll(loadPapers);

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

  test('PRE-08: the tag ties the papers together without being the seed', () => {
    const tags = generatedSeries('tag', 60).map(({ tag }) => tag);
    expect(new Set(tags).size).toBe(tags.length);
    for (const tag of tags) expect(tag).toMatch(/^[A-HJKMNP-TV-Z2-9]{6}$/);
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
