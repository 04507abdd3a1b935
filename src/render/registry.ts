/** Every format a session can be drawn in. */
import { renderEncounters } from './pack/render-encounters';
import { renderPack } from './pack/render-pack';
import type { RendererEntry } from './renderer';
import { renderMap, renderRevealedMap, renderStartMap } from './svg/map-svg';
import { renderTextMap } from './text/text-map';

/** The formats by the name that `render --format` takes. */
export const renderers: readonly RendererEntry[] = [
  { id: 'pack', file: 'pack.html', audience: 'afterwards', render: renderPack },
  { id: 'encounters', file: 'encounters.md', audience: 'afterwards', render: renderEncounters },
  { id: 'map', file: 'map.svg', audience: 'afterwards', render: renderMap },
  { id: 'map-start', file: 'map-start.svg', audience: 'everyone', render: renderStartMap },
  { id: 'map-revealed', file: 'map-revealed.svg', audience: 'everyone', onRequest: true, render: renderRevealedMap },
  { id: 'text', file: 'map.txt', audience: 'afterwards', onRequest: true, render: renderTextMap },
];
