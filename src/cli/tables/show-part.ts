/** The parts of a ruleset that are not dice tables, for a person. */
import { fillMessage, type Message } from '../../errors';
import type { Language, MissionDefinition, RoomShape, Ruleset } from '../../tables/ruleset';
import { tablesMessages as words, type PartName } from '../messages/tables';
import { wrapText } from '../rules/wrap-text';
import { makeVisible } from '../visible-text';
import { readLabel } from './describe-result';
import { alignColumns } from './format-chance';

/** What a description depends on; `width` in characters. */
export interface PartView {
  readonly ruleset: Ruleset;
  readonly language: Language;
  readonly width: number;
}

/** Text for the terminal, without a line end. */
export function describePart(part: PartName, view: PartView): string {
  return describers[part](view).flatMap((line) => wrapText(line.trimStart(), view.width, ' '.repeat(line.length - line.trimStart().length))).join('\n');
}

/** The same as data. */
export function partToJson(part: PartName, ruleset: Ruleset): unknown {
  return { part, content: part === 'house-rules' ? ruleset.houseRules : ruleset[part] };
}

const describers: Readonly<Record<PartName, (view: PartView) => string[]>> = {
  'house-rules': describeHouseRules,
  rows: ({ ruleset: { rows, labels }, language }) => {
    const kinds = (list: readonly string[]): string => list.map((kind) => readLabel(labels, `troops.${kind}`, language)).join(', ');
    return rows.map((row) => {
      const optional = row.optional.length > 0 ? `; ${words.optional[language]}: ${kinds(row.optional)}` : '';
      return `${row.points} ${words.points[language]}: ${words.compulsory[language]}: ${kinds(row.compulsory)}${optional} [${row.rule}]`;
    });
  },
  contributions: ({ ruleset: { contributions, labels }, language }) =>
    alignColumns(Object.entries(contributions).map(([key, value]) => [readLabel(labels, `modifier.${key}`, language), value < 0 ? `−${-value}` : `+${value}`])),
  catalogue: describeCatalogue,
  evenings: ({ ruleset: { evenings, labels }, language }) =>
    evenings.map(({ id, fights, sections }) => `${id}: ${readLabel(labels, `evening.${id}`, language)}, ${fights.join('–')} ${words.fights[language]}, ${sections.join('–')} ${words.sections[language]}`),
  missions: ({ ruleset: { missions }, language }) => missions.filter(({ only }) => only === undefined).map((mission) => describeNames(mission, language)),
  scenarios: ({ ruleset: { scenarios = [] }, language }) => scenarios.map((scenario) => describeNames(scenario, language)),
};

/** What a mission or a scenario is called, its rule, and what it may be called on the command line. */
function describeNames({ id, name, rule, aliases }: Pick<MissionDefinition, 'id' | 'name' | 'rule' | 'aliases'>, language: Language): string {
  return `${makeVisible(name[language])} [${rule}]: ${[id, ...aliases.map((alias) => makeVisible(alias))].join(', ')}`;
}

function describeHouseRules({ ruleset: { houseRules, labels }, language }: PartView): string[] {
  return houseRules.flatMap((rule, at) => {
    const lines = rule.values.map((value, place) => `  ${String(value)}${place === 0 ? ` (${words.default[language]})` : ''}: ${makeVisible(rule.meanings[String(value)]?.[language] ?? '')}`);
    const integer = rule.integer ? [`  ${fill(words.integer, language, { min: rule.integer[0], max: rule.integer[1] })}: ${makeVisible(rule.meanings['integer']?.[language] ?? '')}`] : [];
    const gap = at === 0 ? [] : [''];
    return [...gap, `${rule.key} [${rule.rule}; ${readLabel(labels, `reading.${rule.reading}`, language)}]`, `  ${makeVisible(rule.question[language])}`, ...lines, ...integer];
  });
}

function describeCatalogue({ ruleset: { catalogue }, language }: PartView): string[] {
  const cm = (mm: number): string => String(mm / 10).replace('.', language === 'en' ? '.' : ',');
  const size = ({ widthMm, lengthMm }: RoomShape): string => `${cm(widthMm)} × ${cm(lengthMm)} cm`;
  const limit = catalogue.smallRoomMaxAreaMm2 / 100;
  return [
    `${words.corridorSize[language]}: ${size(catalogue.corridor)}`,
    `${words.doorSize[language]}: ${cm(catalogue.door.widthMm)} cm`,
    `${words.smallRooms[language]}: ${catalogue.rooms.small.map(size).join('; ')}`,
    `${words.largeRooms[language]}: ${catalogue.rooms.large.map(size).join('; ')}`,
    `${words.smallUpTo[language]} ${String(limit).replace('.', language === 'en' ? '.' : ',')} cm²`,
  ];
}

function fill(message: Message, language: Language, values: Readonly<Record<string, string | number>>): string {
  return fillMessage(message[language], values);
}
