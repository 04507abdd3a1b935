/** The look that the program itself holds, as a theme: for papers that draw floors at true size. */
import { themes } from '../svg/themes';
import type { LayerName } from '../svg/themes';
import { usualWallMm } from './make-map-theme';
import { floorKinds } from './theme';
import type { FloorKind, FloorLook, Ink, Theme, ThemeForm } from './theme';

const layers: Readonly<Record<FloorKind, LayerName>> = { corridor: 'floorCorridor', room: 'floorRoom', objective: 'floorObjective', outside: 'floorOutside' };

/** A wall that takes little ink, mm. */
const savingWallMm = 1.6;

function makeForm(ink: Ink): ThemeForm {
  const theme = themes[ink === 'save' ? 'ink' : 'colour'];
  const fillOf = (layer: LayerName): string => toLongForm(theme.layers[layer].fill ?? '#fff');
  const strokeOf = (layer: LayerName): string => toLongForm(theme.layers[layer].stroke ?? '#000');
  return {
    paper: fillOf('paper'),
    text: toLongForm(String(theme.text.title.fill)),
    accent: toLongForm(String(theme.text.opening.fill)),
    door: fillOf('door'),
    wall: { colour: strokeOf('wall'), widthMm: ink === 'save' ? savingWallMm : usualWallMm, edge: 'straight' },
    around: { fill: ink === 'save' ? null : strokeOf('ground'), pattern: 'hatch', lines: theme.rock },
    floors: Object.fromEntries(floorKinds.map((kind): [FloorKind, FloorLook] => [kind, { fill: fillOf(layers[kind]), pattern: 'grid', lines: theme.slab, second: null }])) as Record<FloorKind, FloorLook>,
  };
}

/** `#fff` as `#ffffff`. */
function toLongForm(colour: string): string {
  return colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour;
}

/** Colour, and ink for a black and white printer. */
export function makeUsualTheme(): Theme {
  return { name: { es: 'Color', ca: 'Color', en: 'Colour' }, forms: { full: makeForm('full'), save: makeForm('save') } };
}
