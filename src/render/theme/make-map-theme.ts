/** A form of a theme as the look of a map: what the theme leaves unsaid follows from its few colours. */
import { textStyles, themes, usualWalls } from '../svg/themes';
import type { AroundTile, FloorPattern, LayerName, LayerStyle, Theme as MapTheme } from '../svg/themes';
import { makeTile } from './floor-patterns';
import { floorKinds } from './theme';
import type { AroundName, FloorKind, Ink, Theme, ThemeForm, WallLook } from './theme';

/** A wall of so many mm at true size is as thick on a map as those of the usual look. */
export const usualWallMm = 3;

function thicknessOf({ widthMm }: WallLook): number {
  return (widthMm / usualWallMm) * usualWalls.width;
}

/** How far the edge of a rough wall strays, in units of the drawing. */
const roughStray = 0.42;

/** The fillings of the space around the walls, on tiles as large as that of the usual hatching; that one itself is undefined. */
const arounds: Readonly<Record<AroundName, AroundTile | undefined>> = {
  none: { side: 15, path: '', width: 0 },
  hatch: undefined,
  diagonal: { side: 3, path: 'M-.3 3.3L3.3 -.3M-.3 .3L.3 -.3M2.7 3.3L3.3 2.7', width: 0.34 },
  panels: { side: 12, path: 'M0 0H12M0 6H12M0 12H12M4 0V6M10 6V12M1 1.1H3M1 4.9H3M7 7.1H9M7 10.9H9M11 3V3M5 3V3M1 9V9M9 9V9', width: 0.3 },
  dots: { side: 4, path: 'M1 1V1M3 3V3', width: 0.6 },
};

const titleOf: Readonly<Record<FloorKind, string>> = { corridor: 'Corridor', room: 'Room', objective: 'Objective', outside: 'Outside' };

/** The look of a map in a form of a theme. */
export function makeMapTheme(theme: Theme, ink: Ink): MapTheme {
  const form = theme.forms[ink];
  const base = ink === 'save' ? themes.ink : themes.colour;
  const floors = Object.fromEntries(floorKinds.map((kind) => {
    const { pattern, lines, second } = form.floors[kind];
    return [kind, { tile: makeTile(pattern), lines, second }];
  })) as Record<FloorKind, FloorPattern>;
  const around = arounds[form.around.pattern];
  return {
    ...base,
    rock: form.around.lines,
    slab: form.floors.room.lines,
    deployment: ink === 'save' ? base.deployment : form.accent,
    text: textStyles(form.text, form.accent, form.floors.corridor.fill),
    layers: { ...repaint(base.layers, ink === 'save' ? {} : colourSymbols(form)), ...listFloors(form, floors), ...listWalls(form) },
    floors,
    ...(around ? { around } : {}),
    walls: { width: thicknessOf(form.wall), stray: form.wall.edge === 'rough' ? roughStray : 0 },
  };
}

type Layers = Partial<Record<LayerName, LayerStyle>>;

/** Layers in other colours; what is not said of them stays, as does all else of a layer: its lines keep their form. */
function repaint(layers: MapTheme['layers'], paints: Layers): MapTheme['layers'] {
  const painted = Object.entries(paints).map(([name, paint]) => [name, { ...layers[name as LayerName], ...paint }]);
  return { ...layers, ...(Object.fromEntries(painted) as Layers) };
}

function listFloors(form: ThemeForm, floors: Readonly<Record<FloorKind, FloorPattern>>): Layers {
  const layers: Layers = { slabs: {}, slabIcon: { stroke: form.floors.room.lines, width: 0.2 } };
  for (const kind of floorKinds) {
    const fill = { fill: form.floors[kind].fill };
    layers[`floor${titleOf[kind]}` as LayerName] = fill;
    layers[`key${titleOf[kind]}` as LayerName] = fill;
    layers[`pattern${titleOf[kind]}` as LayerName] = floors[kind].tile === null ? {} : { fill: `url(#floor-${kind})` };
  }
  return layers;
}

function listWalls({ around, paper, wall }: ThemeForm): Layers {
  const { colour } = wall;
  const width = thicknessOf(wall);
  const cap = wall.edge === 'rough' ? 'round' : 'butt';
  return {
    paper: { fill: paper },
    ground: around.fill === null ? { stroke: 'none' } : { stroke: around.fill, width: 14, join: 'round', panel: true },
    rock: around.pattern === 'none' ? { stroke: 'none' } : { stroke: 'url(#rock)', width: 9.5, join: 'round', panel: true },
    halo: { stroke: around.fill ?? paper, width: width + 1.1, join: 'round' },
    wall: { stroke: colour, width, cap, ...(cap === 'round' ? { join: 'round' } : {}) },
    tick: { stroke: colour, width: 0.3, cap: 'butt' },
    keyWall: { stroke: colour, width: 0.55, cap: 'butt' },
    blind: { stroke: colour, width: 0.42, cap: 'butt' },
    post: { fill: colour },
  };
}

/** Symbols, frame and gauges in the colours of the theme. */
function colourSymbols({ accent, around, door, floors, text, wall }: ThemeForm): Layers {
  const { colour } = wall;
  const light = floors.corridor.fill;
  const dark = { fill: colour, stroke: colour };
  const bright = { fill: light, stroke: colour };
  return {
    shadow: { stroke: colour, opacity: 0.3 },
    shade: { stroke: colour, opacity: 0.12 },
    floorGhost: { fill: light },
    frame: { stroke: text },
    rule: { stroke: text },
    lookout: { stroke: accent },
    enemyRing: { stroke: accent },
    enemy: { fill: accent, stroke: light },
    keyDeployment: { stroke: accent },
    threshold: { stroke: colour },
    outsideEdge: { stroke: colour },
    ghostWall: { stroke: around.lines },
    swing: { stroke: colour },
    door: { fill: door, stroke: colour },
    hiddenDoor: bright,
    cross: { stroke: accent },
    unexplored: { stroke: accent },
    entrance: dark,
    star: { fill: accent, stroke: colour },
    leader: { stroke: accent },
    badge: { fill: '#ffffff', stroke: accent },
    barDark: dark,
    barLight: bright,
    checkDark: dark,
    checkLight: bright,
    compassDark: dark,
    compassLight: bright,
  };
}
