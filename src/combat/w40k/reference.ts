/** The quick-reference sheet of this family: the lines of the updates, their tables, and what only one of them says. */
import type { Message } from '../../errors';
import type { ReferenceSheet, SheetBlock } from '../contract';
import { tellCoverTest } from './cover-words';
import type { W40kRules } from './schema';
import { factOf } from './updates';

/** Blocks as `sheet` of the YAML orders them, and the tables. */
export function describeSheet(rules: W40kRules): ReferenceSheet {
  return {
    title: { es: 'Actualizaciones de Warhammer 40.000', ca: 'Actualitzacions de Warhammer 40.000', en: 'Warhammer 40,000 updates' },
    source: {
      es: 'las actualizaciones del reglamento de Warhammer 40.000, v1.5 en español y v1.2 en inglés',
      ca: 'les actualitzacions del reglament de Warhammer 40.000, v1.5 en castellà i v1.2 en anglès',
      en: 'the updates of the Warhammer 40,000 rulebook, v1.5 in Spanish and v1.2 in English',
    },
    blocks: [...rules.sheet.map(({ title, facts }, at) => makeFactBlock(title, facts, rules, at === 0 ? [tagMeaning] : [])), makeCoverBlock(rules), makeCommandBlock(rules), makeEventBlock(rules)],
  };
}

/** Stands before the first line that has a tag. */
const tagMeaning: Message = {
  es: '[ES]: lo dice solo la v1.5 en español. [EN]: lo dice solo la v1.2 en inglés.',
  ca: '[ES]: ho diu només la v1.5 en castellà. [EN]: ho diu només la v1.2 en anglès.',
  en: '[ES]: only v1.5 in Spanish says so. [EN]: only v1.2 in English says so.',
};

function makeFactBlock(title: Message, names: readonly string[], rules: W40kRules, before: readonly Message[]): SheetBlock {
  const facts = names.map((name) => factOf(rules, name));
  return { title, rules: [...new Set(facts.map(({ rule }) => rule))], lines: [...before, ...facts.map(({ text, in: holders }) => tagText(text, holders))] };
}

/** `[ES] …` where only one update says so. */
function tagText(text: Message, holders: readonly string[]): Message {
  if (holders.length > 1) return text;
  const tag = `[${holders[0]!.slice(0, 2).toUpperCase()}] `;
  return { es: tag + text.es, ca: tag + text.ca, en: tag + text.en };
}

function makeCoverBlock({ cover }: W40kRules): SheetBlock {
  return {
    title: { es: 'Cobertura', ca: 'Cobertura', en: 'Cover' },
    rules: [...new Set(cover.map(({ rule }) => rule))],
    table: {
      head: [{ es: 'Terreno', ca: 'Terreny', en: 'Terrain' }, { es: 'Infantería', ca: 'Infanteria', en: 'Infantry' }, { es: 'Las demás', ca: 'Les altres', en: 'Others' }],
      rows: cover.map(({ name, infantry, others }) => [name, infantry ? tellCoverTest(infantry) : '–', others ? tellCoverTest(others) : '–']),
    },
  };
}

/** Where the updates have no word on it, which is not the same as none. */
const untold: Message = { es: 'no lo dice', ca: 'no ho diu', en: 'unsaid' };

function makeCommandBlock({ detachments }: W40kRules): SheetBlock {
  return {
    title: { es: 'Puntos de mando', ca: 'Punts de comandament', en: 'Command points' },
    rules: [...new Set(detachments.map(({ rule }) => rule))],
    table: {
      head: [{ es: 'Destacamento', ca: 'Destacament', en: 'Detachment' }, { es: 'Línea', ca: 'Línia', en: 'Troops' }, { es: 'Puntos', ca: 'Punts', en: 'Points' }],
      rows: detachments.map(({ name, troops, commandPoints }) => [name, troops ? `${troops.min}–${troops.max}` : untold, `+${commandPoints}`]),
    },
  };
}

function makeEventBlock({ event }: W40kRules): SheetBlock {
  return {
    title: { es: 'Partidas organizadas, por puntos', ca: 'Partides organitzades, per punts', en: 'Organised events, by points' },
    rules: [event.rule],
    table: {
      head: [{ es: 'Hasta', ca: 'Fins a', en: 'Up to' }, { es: 'Destacamentos', ca: 'Destacaments', en: 'Detachments' }, { es: 'Misma hoja', ca: 'Mateix full', en: 'Same datasheet' }, { es: 'Mesa', ca: 'Taula', en: 'Table' }, { es: 'Duración', ca: 'Durada', en: 'Length' }],
      rows: event.rows.map(({ points, detachments, sameDatasheet, table, minutes: [from, to] }) => [String(points), String(detachments), String(sameDatasheet), `${table.cm.join(' × ')} cm (${table.ft.join('′ × ')}′)`, tellHours(from, to)]),
    },
  };
}

function tellHours(from: number | null, to: number | null): string {
  const hours = (minutes: number): string => String(minutes / 60);
  if (from === null) return `≤ ${hours(to ?? 0)} h`;
  return to === null ? `≥ ${hours(from)} h` : `${hours(from)}–${hours(to)} h`;
}
