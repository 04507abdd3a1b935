/** Looks of the maps as data: one style for each layer and each kind of text. */
import type { Tint } from '../map/map-view';
import type { ThemeId } from '../renderer';
import type { WallStyle } from './draw-map';
import type { PatternTile } from '../theme/floor-patterns';
import type { Attributes } from './markup';

/** Layers in the order they are drawn, the lowest first. */
export const layerOrder = [
  'paper', 'ground', 'rock', 'halo', 'shadow',
  'floorOutside', 'floorCorridor', 'floorRoom', 'floorObjective', 'floorGhost', 'slabs', 'patternOutside', 'patternCorridor', 'patternRoom', 'patternObjective', 'shade', 'deployment', 'lookout',
  'frame', 'rule', 'keyOutside', 'keyCorridor', 'keyRoom', 'keyObjective', 'keyDeployment', 'slabIcon',
  'threshold', 'outsideEdge', 'ghostWall', 'wall', 'tick', 'keyWall', 'blind', 'post', 'swing', 'door', 'hiddenDoor', 'cross', 'unexplored',
  'enemyRing', 'enemy', 'entrance', 'star', 'leader', 'badge', 'barDark', 'barLight', 'checkDark', 'checkLight', 'compassDark', 'compassLight',
] as const;

/** Name of a layer. */
export type LayerName = (typeof layerOrder)[number];

/** Fills and strokes; `width` in units of the drawing (see `unitOf`), or in mm for what frames the map. */
export interface LayerStyle {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: readonly number[];
  readonly opacity?: number;
  readonly cap?: 'butt' | 'round' | 'square';
  readonly join?: 'round';
  /** What reaches beyond the walls stops at the edge of the map's panel. */
  readonly panel?: true;
}

/** Kinds of text on a map. */
export type TextStyle = 'title' | 'subtitle' | 'detail' | 'keyHead' | 'key' | 'keySection' | 'keyOpening' | 'small' | 'section' | 'opening' | 'question' | 'order';

/** A look. */
export interface Theme {
  readonly layers: Readonly<Record<LayerName, LayerStyle>>;
  readonly text: Readonly<Record<TextStyle, Attributes>>;
  /** Colours of the hatching of the rock, the lines between slabs and the ground for deployment. */
  readonly rock: string;
  readonly slab: string;
  readonly deployment: string;
  /** A theme of its own kind (theme/) has a pattern for each kind of floor; without one all have slabs. */
  readonly floors?: Readonly<Record<Tint, FloorPattern>>;
  /** What fills the space around the walls, if it is not the usual hatching. */
  readonly around?: AroundTile;
  /** Walls; their width is that of their layer, too. */
  readonly walls: WallStyle;
}

/** A pattern and its colours; `tile` is null for a bare floor. */
export interface FloorPattern {
  readonly tile: PatternTile | null;
  readonly lines: string;
  readonly second: string | null;
}

/** Strokes on a tile that repeats; `width` is that of the strokes. */
export interface AroundTile {
  readonly side: number;
  readonly path: string;
  readonly width: number;
}

const serif = "'Palatino Linotype','Book Antiqua',Palatino,'DejaVu Serif',serif";
const sans = "Verdana,'DejaVu Sans',Arial,sans-serif";

/** The kinds of text in a colour, what is to catch the eye in another, with an edge of the paper's colour where it stands on a floor. */
export function textStyles(ink: string, accent: string, paper: string): Theme['text'] {
  return {
    title: { 'font-family': serif, 'font-weight': 'bold', fill: ink },
    subtitle: { 'font-family': serif, 'font-style': 'italic', fill: ink },
    detail: { 'font-family': serif, fill: ink },
    keyHead: { 'font-family': serif, 'font-weight': 'bold', fill: ink },
    key: { 'font-family': serif, fill: ink },
    keySection: { 'font-family': sans, 'font-weight': 'bold', fill: ink },
    keyOpening: { 'font-family': sans, 'font-weight': 'bold', fill: accent },
    small: { 'font-family': sans, fill: ink },
    section: { 'font-family': sans, 'font-weight': 'bold', fill: ink, 'text-anchor': 'middle', stroke: paper, 'stroke-width': 0.7, 'stroke-linejoin': 'round', 'paint-order': 'stroke' },
    opening: { 'font-family': sans, 'font-weight': 'bold', fill: accent, 'text-anchor': 'middle' },
    question: { 'font-family': serif, 'font-weight': 'bold', fill: accent, 'text-anchor': 'middle' },
    order: { 'font-family': sans, 'font-weight': 'bold', fill: ink, 'text-anchor': 'middle' },
  };
}

/** Walls of the usual looks. */
export const usualWalls: WallStyle = { width: 0.95, stray: 0 };

const colour: Theme = {
  walls: usualWalls,
  rock: '#8a7350',
  slab: '#d9c9a3',
  deployment: '#6f9a5a',
  text: textStyles('#2b2015', '#8f2416', '#fbf5e4'),
  layers: {
    paper: { fill: '#f3e8cf' },
    ground: { stroke: '#e7d7b2', width: 14, join: 'round', panel: true },
    rock: { stroke: 'url(#rock)', width: 9.5, join: 'round', panel: true },
    halo: { stroke: '#e0cda2', width: 2.6, join: 'round' },
    shadow: { stroke: '#5d4527', width: 1.3, opacity: 0.35, cap: 'square' },
    floorOutside: { fill: '#dfe3c4' },
    floorCorridor: { fill: '#fbf5e4' },
    floorRoom: { fill: '#f6e3b8' },
    floorObjective: { fill: '#f2c2a4' },
    floorGhost: { fill: '#efe9db' },
    slabs: { fill: 'url(#slabs)' },
    patternOutside: {},
    patternCorridor: {},
    patternRoom: {},
    patternObjective: {},
    shade: { stroke: '#5d4527', width: 2.6, opacity: 0.1, cap: 'butt' },
    deployment: { fill: 'url(#deployment)' },
    lookout: { stroke: '#3e6b2f', width: 0.3, dash: [0.01, 0.85], cap: 'round' },
    enemyRing: { stroke: '#3e6b2f', width: 0.3, dash: [1, 0.7] },
    enemy: { fill: '#8f2416', stroke: '#fffdf6', width: 0.25 },
    frame: { stroke: '#4a3720' },
    rule: { stroke: '#4a3720', width: 0.25 },
    keyOutside: { fill: '#dfe3c4' },
    keyCorridor: { fill: '#fbf5e4' },
    keyRoom: { fill: '#f6e3b8' },
    keyObjective: { fill: '#f2c2a4' },
    keyDeployment: { fill: 'url(#deployment)', stroke: '#3e6b2f', width: 0.25 },
    slabIcon: { stroke: '#b39b68', width: 0.2 },
    threshold: { stroke: '#8a7350', width: 0.22, dash: [0.7, 0.7] },
    outsideEdge: { stroke: '#6d7a4c', width: 0.3, dash: [1.4, 1] },
    ghostWall: { stroke: '#a59679', width: 0.5, cap: 'square' },
    wall: { stroke: '#2f2317', width: usualWalls.width, cap: 'butt' },
    tick: { stroke: '#2f2317', width: 0.3, cap: 'butt' },
    keyWall: { stroke: '#2f2317', width: 0.55, cap: 'butt' },
    blind: { stroke: '#2f2317', width: 0.42, cap: 'butt' },
    post: { fill: '#2f2317' },
    swing: { stroke: '#7a4a1e', width: 0.2, dash: [0.6, 0.5] },
    door: { fill: '#c9853f', stroke: '#2f2317', width: 0.3 },
    hiddenDoor: { fill: '#e9dcbd', stroke: '#2f2317', width: 0.32, dash: [0.7, 0.5] },
    cross: { stroke: '#8f2416', width: 0.55, cap: 'round' },
    unexplored: { stroke: '#8f2416', width: 0.42, cap: 'round' },
    entrance: { fill: '#3e6b2f', stroke: '#24401b', width: 0.2 },
    star: { fill: '#b23a1e', stroke: '#5e1a0c', width: 0.22 },
    leader: { stroke: '#8f2416', width: 0.22, cap: 'round' },
    badge: { fill: '#fffdf6', stroke: '#8f2416', width: 0.26 },
    barDark: { fill: '#2f2317', stroke: '#2f2317', width: 0.2 },
    barLight: { fill: '#fbf5e4', stroke: '#2f2317', width: 0.2 },
    checkDark: { fill: '#2f2317', stroke: '#2f2317', width: 0.15 },
    checkLight: { fill: '#fbf5e4', stroke: '#2f2317', width: 0.15 },
    compassDark: { fill: '#2f2317', stroke: '#2f2317', width: 0.15 },
    compassLight: { fill: '#fbf5e4', stroke: '#2f2317', width: 0.15 },
  },
};

// Written out: laid over the colours at every start, it took longer than many a card.
const ink: Theme = {
  walls: usualWalls,
  rock: '#9a9a9a',
  slab: '#d8d8d8',
  deployment: '#666',
  text: textStyles('#000', '#000', '#fff'),
  layers: {
    paper: { fill: '#fff' },
    ground: { stroke: 'none' },
    rock: { stroke: 'url(#rock)', width: 9.5, join: 'round', panel: true },
    halo: { stroke: '#fff', width: 1.6, join: 'round' },
    shadow: { stroke: 'none' },
    floorOutside: { fill: '#fff' },
    floorCorridor: { fill: '#fff' },
    floorRoom: { fill: '#fff' },
    floorObjective: { fill: '#fff' },
    floorGhost: { fill: '#fff' },
    slabs: { fill: 'url(#slabs)' },
    patternOutside: {},
    patternCorridor: {},
    patternRoom: {},
    patternObjective: {},
    shade: { stroke: 'none' },
    deployment: { fill: 'url(#deployment)' },
    lookout: { stroke: '#000', width: 0.3, dash: [0.01, 0.85], cap: 'round' },
    enemyRing: { stroke: '#000', width: 0.3, dash: [1, 0.7] },
    enemy: { fill: '#000', stroke: '#fff', width: 0.25 },
    frame: { stroke: '#000' },
    rule: { stroke: '#000', width: 0.25 },
    keyOutside: { fill: '#fff' },
    keyCorridor: { fill: '#fff' },
    keyRoom: { fill: '#fff' },
    keyObjective: { fill: '#fff' },
    keyDeployment: { fill: 'url(#deployment)', stroke: '#000', width: 0.25 },
    slabIcon: { stroke: '#aaa', width: 0.2 },
    threshold: { stroke: '#777', width: 0.22, dash: [0.7, 0.7] },
    outsideEdge: { stroke: '#000', width: 0.25, dash: [1.4, 1] },
    ghostWall: { stroke: '#999', width: 0.5, cap: 'square' },
    wall: { stroke: '#000', width: usualWalls.width, cap: 'butt' },
    tick: { stroke: '#000', width: 0.3, cap: 'butt' },
    keyWall: { stroke: '#000', width: 0.55, cap: 'butt' },
    blind: { stroke: '#000', width: 0.42, cap: 'butt' },
    post: { fill: '#000' },
    swing: { stroke: '#000', width: 0.2, dash: [0.6, 0.5] },
    door: { fill: '#fff', stroke: '#000', width: 0.35 },
    hiddenDoor: { fill: '#fff', stroke: '#000', width: 0.32, dash: [0.7, 0.5] },
    cross: { stroke: '#000', width: 0.55, cap: 'round' },
    unexplored: { stroke: '#000', width: 0.42, cap: 'round' },
    entrance: { fill: '#000', stroke: '#000', width: 0.2 },
    star: { fill: '#000', stroke: '#000', width: 0.2 },
    leader: { stroke: '#000', width: 0.22, cap: 'round' },
    badge: { fill: '#fff', stroke: '#000', width: 0.3 },
    barDark: { fill: '#000', stroke: '#000', width: 0.2 },
    barLight: { fill: '#fff', stroke: '#000', width: 0.2 },
    checkDark: { fill: '#000', stroke: '#000', width: 0.15 },
    checkLight: { fill: '#fff', stroke: '#000', width: 0.15 },
    compassDark: { fill: '#000', stroke: '#000', width: 0.15 },
    compassLight: { fill: '#fff', stroke: '#000', width: 0.15 },
  },
};

/** The themes by id: colour for the screen, ink for a black and white printer. */
export const themes: Readonly<Record<ThemeId, Theme>> = { colour, ink };
