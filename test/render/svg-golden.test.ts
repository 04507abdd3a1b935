import { createHash } from 'node:crypto';
import type { RenderOptions } from '../../src/render/renderer';
import { renderMap, renderRevealedMap, renderStartMap } from '../../src/render/svg/map-svg';
import { renderPlan } from '../../src/render/svg/plan';
import { renderTextMap } from '../../src/render/text/text-map';
import { makeFixture } from './svg-fixture';
import { parseXml, readLayer } from './svg-reading';

const options = (changes: Partial<RenderOptions> = {}): RenderOptions => ({ language: 'es', paper: 'a4', theme: 'colour', secrecy: 'sealed', command: 'plasma-wall', ...changes });
const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Change these only on purpose, after looking at the pictures: a player's printed map must not change by accident (G2). */
const pinned = {
  'map colour': '753cbae048f98f65',
  'map ink letter': '32a44f12a17bfded',
  start: '5482d99a4026d87f',
  revealed: '93c1efc7e25b76c6',
  deployment: 'c725d9e05b7b6a71',
  plans: '3d288c8f922673bb',
  text: '8d6da56049d452f6',
  'text ascii': '490d7822bb735e3d',
};

test('G1 G2 the pictures of the fixture are the pinned ones, byte for byte', () => {
  const document = makeFixture();
  const revealed = { sections: [], openings: [21, 8, 9] };
  const found = {
    'map colour': digest(renderMap(document, {}, options())),
    'map ink letter': digest(renderMap(document, {}, options({ theme: 'ink', paper: 'letter', language: 'ca' }))),
    start: digest(renderStartMap(document, {}, options())),
    revealed: digest(renderRevealedMap(document, {}, options({ revealed }))),
    deployment: digest(renderRevealedMap(document, {}, options({ revealed, deployment: { sections: [2], enemies: [[250, -320]] } }))),
    plans: digest(document.discoveries.map((discovery) => renderPlan(document, discovery, { widthMm: 38, heightMm: 42, theme: 'ink' })).join('')),
    text: digest(renderTextMap(document, {}, options())),
    'text ascii': digest(renderTextMap(document, {}, options({ ascii: true, columns: 64 }))),
  };
  expect(found).toEqual(pinned);
});

test('S2 golden: the plan of a card with one corridor section, whole', () => {
  const document = makeFixture();
  const card = document.discoveries.find(({ id }) => id === 1);
  if (!card) throw new Error('no card');
  expect(renderPlan(document, card, { widthMm: 30, heightMm: 30, theme: 'ink' }).replace(/></g, '>\n<').split('\n')).toMatchInlineSnapshot(`
[
  "<svg xmlns="http://www.w3.org/2000/svg" width="30mm" height="30mm" viewBox="0 0 30 30">",
  "<path d="M10.308 4.6H19.692V20.239H10.308z" class="floorCorridor" fill="#fff"/>",
  "<path d="M10.308 20.239H19.692V25.4H10.308z" class="floorGhost" fill="#fff"/>",
  "<path d="M9.833 4.6L12.654 4.6M17.346 4.6L20.167 4.6M10.308 4.125L10.308 20.714M19.692 4.125L19.692 20.714" class="wall" fill="none" stroke="#000" stroke-width="0.95" stroke-linecap="butt"/>",
  "<path d="M9.758 19.364H10.308V21.114H9.758zM19.692 19.364H20.242V21.114H19.692zM12.104 3.725H12.654V5.475H12.104zM17.346 3.725H17.896V5.475H17.346z" class="post" fill="#000"/>",
  "<path d="M12.654 3.975H17.346V5.225H12.654z" class="door" fill="#fff" stroke="#000" stroke-width="0.35"/>",
  "<path d="M15 20.839L16.6 22.839L15.672 22.839L15.672 25.159L14.328 25.159L14.328 22.839L13.4 22.839z" class="entrance" fill="#000" stroke="#000" stroke-width="0.2"/>",
  "<path d="M15 5.75H15A1.558 1.558 0 0 1 15 8.865H15A1.558 1.558 0 0 1 15 5.75z" class="badge" fill="#fff" stroke="#000" stroke-width="0.3"/>",
  "<path d="M26 1.8L24.9 5.3L26 4.5L27.1 5.3z" class="compassDark" fill="#000" stroke="#000" stroke-width="0.15"/>",
  "<text class="opening" font-size="2.258" font-family="Verdana,&#39;DejaVu Sans&#39;,Arial,sans-serif" font-weight="bold" fill="#000" text-anchor="middle">",
  "<tspan x="15" y="8.12">8</tspan>",
  "</text>",
  "<text class="order" font-size="3.045" font-family="Verdana,&#39;DejaVu Sans&#39;,Arial,sans-serif" font-weight="bold" fill="#000" text-anchor="middle">",
  "<tspan x="15" y="13.516">1</tspan>",
  "</text>",
  "<text class="question" font-size="2.1" font-family="&#39;Palatino Linotype&#39;,&#39;Book Antiqua&#39;,Palatino,&#39;DejaVu Serif&#39;,serif" font-weight="bold" fill="#000" text-anchor="middle">",
  "<tspan x="26" y="7.45">N</tspan>",
  "</text>",
  "</svg>",
]
`);
});

test('COM-01 deployment ground is shaded less the circles of 3 cm around enemies', () => {
  const map = renderRevealedMap(makeFixture(), {}, options({ revealed: { sections: [], openings: [21, 8] }, deployment: { sections: [2], enemies: [[250, -320]] } }));
  const scale = 4;
  expect(readLayer(parseXml(map), 'enemyRing')).toContain(`A${30 / scale} ${30 / scale} `);
  expect(map.includes('mask="url(#deployable)"')).toBe(true);
  expect(renderRevealedMap(makeFixture(), {}, options({ revealed: { sections: [], openings: [] } })).includes('deployable')).toBe(false);
});
