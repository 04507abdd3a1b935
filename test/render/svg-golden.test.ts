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
  'map colour': 'b4101e6f9a0c48fe',
  'map ink letter': 'a2eca8e468504406',
  start: '57d791fb0e732a18',
  revealed: '5b1e62727c672631',
  deployment: '737322669ecb85e5',
  plans: 'f6543bc4f6e4325c',
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
  expect(renderPlan(document, card, { widthMm: 30, heightMm: 30, theme: 'ink' })!.replace(/></g, '>\n<').split('\n')).toMatchInlineSnapshot(`
[
  "<svg xmlns="http://www.w3.org/2000/svg" width="30mm" height="30mm" viewBox="0 0 30 30">",
  "<path d="M10.805 5.7H19.195V19.685H10.805z" class="floorCorridor" fill="#fff"/>",
  "<path d="M10.805 19.685H19.195V24.3H10.805z" class="floorGhost" fill="#fff"/>",
  "<path d="M10.33 5.7L12.902 5.7M17.098 5.7L19.67 5.7M10.805 5.225L10.805 20.16M19.195 5.225L19.195 20.16" class="wall" fill="none" stroke="#000" stroke-width="0.95" stroke-linecap="butt"/>",
  "<path d="M10.255 18.81H10.805V20.56H10.255zM19.195 18.81H19.745V20.56H19.195zM12.352 4.825H12.902V6.575H12.352zM17.098 4.825H17.648V6.575H17.098z" class="post" fill="#000"/>",
  "<path d="M12.902 5.075H17.098V6.325H12.902z" class="door" fill="#fff" stroke="#000" stroke-width="0.35"/>",
  "<path d="M15 20.285L16.6 22.285L15.672 22.285L15.672 24.605L14.328 24.605L14.328 22.285L13.4 22.285z" class="entrance" fill="#000" stroke="#000" stroke-width="0.2"/>",
  "<path d="M15 6.85H15A1.721 1.721 0 0 1 15 10.292H15A1.721 1.721 0 0 1 15 6.85z" class="badge" fill="#fff" stroke="#000" stroke-width="0.3"/>",
  "<path d="M26.5 1.5L25.5 4.6L26.5 3.9L27.5 4.6z" class="compassDark" fill="#000" stroke="#000" stroke-width="0.15"/>",
  "<text class="opening" font-size="2.494" font-family="Verdana,&#39;DejaVu Sans&#39;,Arial,sans-serif" font-weight="bold" fill="#000" text-anchor="middle">",
  "<tspan x="15" y="9.469">8</tspan>",
  "</text>",
  "<text class="order" font-size="3.364" font-family="Verdana,&#39;DejaVu Sans&#39;,Arial,sans-serif" font-weight="bold" fill="#000" text-anchor="middle">",
  "<tspan x="15" y="13.904">1</tspan>",
  "</text>",
  "<text class="question" font-size="2" font-family="&#39;Palatino Linotype&#39;,&#39;Book Antiqua&#39;,Palatino,&#39;DejaVu Serif&#39;,serif" font-weight="bold" fill="#000" text-anchor="middle">",
  "<tspan x="26.5" y="6.52">N</tspan>",
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
