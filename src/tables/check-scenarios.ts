/** Scenarios: names that mean one only, boards of missions that exist, and as many as their scoring compares (section 9 of the rules). */
import { checkNames, checkParagraphs, listSharedParagraphs, listWritten, type WrittenPart } from './check-missions';
import { asGroup, asList, asText, type FileData } from './draft-tables';
import { isDeviceName } from './device-names';
import type { Fault } from './faults';
import { suggestWord } from './suggest';

/** What the boards of a scoring have to be: so many, each of which a mission with these fields. */
interface Needs {
  readonly boards: number;
  readonly levels: boolean;
  readonly mission: Readonly<Record<string, unknown>>;
}

const twoIncursions = { boards: 2, levels: false } as const;
const needs: Readonly<Record<string, Needs>> = {
  tunnels: { ...twoIncursions, mission: { only: 'scenario', family: 'search' } },
  preliminary: { ...twoIncursions, mission: { only: 'scenario', family: 'search' } },
  final: { ...twoIncursions, mission: { only: 'scenario', primary: 'force' } },
  levels: { boards: 0, levels: true, mission: { secondary: 'access', objectiveRooms: 1 } },
  mission: { boards: 1, levels: false, mission: {} },
};

/** Missions that nobody wins by themselves, since the two of a scenario are compared (SCN-01, SCN-03), and the scoring that does so. */
const compared = [
  { field: 'family', value: 'search', scoring: 'tunnels' },
  { field: 'primary', value: 'force', scoring: 'final' },
] as const;

/** Faults of `scenarios:` in every file. */
export function checkScenarios(files: readonly FileData[], whole: boolean): Fault[] {
  const scenarios = listWritten(files, 'scenarios');
  const missions = new Map(listWritten(files, 'missions').map(({ group }) => [asText(group['id']) ?? '', group]));
  const evenings = files.flatMap(({ data }) => asList(asGroup(data)['evenings']).map((evening) => asText(asGroup(evening)['id']) ?? ''));
  const paragraphs = listSharedParagraphs(files);
  return [
    ...checkNames(scenarios, 'SCENARIO_NAME'),
    ...scenarios.flatMap((scenario) => [
      ...checkBoards(scenario),
      ...(whole ? [...checkBoardMissions(scenario, missions), ...checkEvening(scenario, evenings)] : []),
      ...['setup', 'procedure', 'victory'].flatMap((key) => checkParagraphs(scenario, key, paragraphs, whole)),
    ]),
  ];
}

/** As many boards as the scoring compares, one for each side, each with an id of its own, which is the name of its folder. */
function checkBoards({ spot, group }: WrittenPart): Fault[] {
  const scoring = asText(group['scoring']) ?? '';
  const wanted = Object.hasOwn(needs, scoring) ? needs[scoring] : undefined;
  if (wanted === undefined) return [];
  const boards = asList(group['boards']).map(asGroup);
  const ids = boards.map(({ id }) => asText(id) ?? '');
  const twice = ids.flatMap((id, at): Fault[] => (ids.indexOf(id) === at ? [] : [{ code: 'ID_DUPLICATE', file: spot.file, path: [...spot.path, 'boards', at, 'id'], values: { id, where: 'boards:' } }]));
  const reserved = ids.flatMap((id, at): Fault[] => (isDeviceName(id) ? [{ code: 'ID_RESERVED', file: spot.file, path: [...spot.path, 'boards', at, 'id'], values: { id } }] : []));
  const sides = new Set(boards.map(({ side }) => side));
  if (boards.length === wanted.boards && sides.size === boards.length && (group['levels'] !== undefined) === wanted.levels) return [...twice, ...reserved];
  return [...twice, ...reserved, { code: 'SCENARIO_BOARDS', file: spot.file, path: [...spot.path, 'scoring'], values: { scoring } }];
}

function checkBoardMissions({ spot, group }: WrittenPart, missions: ReadonlyMap<string, WrittenPart['group']>): Fault[] {
  const scoring = asText(group['scoring']) ?? '';
  const places: { readonly part: WrittenPart['group']; readonly path: readonly (string | number)[] }[] = [
    ...asList(group['boards']).map((board, at) => ({ part: asGroup(board), path: ['boards', at, 'mission'] })),
    { part: asGroup(group['levels']), path: ['levels', 'mission'] },
  ];
  return places.flatMap(({ part, path }): Fault[] => {
    const id = asText(part['mission']);
    if (id === null) return [];
    const place = { file: spot.file, path: [...spot.path, ...path] };
    const mission = missions.get(id);
    if (mission === undefined) return [{ code: 'SCENARIO_MISSION', ...place, values: { id, hint: suggestWord(id, [...missions.keys()]), known: [...missions.keys()].join(', ') } }];
    const wanted = Object.entries(Object.hasOwn(needs, scoring) ? needs[scoring]!.mission : {}).filter(([key, value]) => mission[key] !== value);
    return [
      ...wanted.map(([key, value]): Fault => ({ code: 'SCENARIO_FIELD', ...place, values: { id, scoring, field: `${key}: ${String(value)}` } })),
      ...listUncompared(mission, scoring).map(({ field, value, scoring: other }): Fault => ({ code: 'SCENARIO_COMPARED', ...place, values: { id, scoring, field: `${field}: ${value}`, other } })),
    ];
  });
}

/** What makes a mission one that is compared, where the scoring compares nothing. */
function listUncompared(mission: WrittenPart['group'], scoring: string): readonly (typeof compared)[number][] {
  const comparesNothing = Object.hasOwn(needs, scoring) && needs[scoring]!.boards !== 2;
  return comparesNothing && mission['only'] === 'scenario' ? compared.filter(({ field, value }) => mission[field] === value) : [];
}

/** Sizes that may be named whatever the tables hold: where one is missing the board is of a normal evening. */
const shippedEvenings = ['short', 'normal', 'long'];

function checkEvening({ spot, group }: WrittenPart, known: readonly string[]): Fault[] {
  const id = asText(group['evening']);
  if (id === null || known.length === 0 || [...known, ...shippedEvenings].includes(id)) return [];
  return [{ code: 'SCENARIO_EVENING', file: spot.file, path: [...spot.path, 'evening'], values: { id, hint: suggestWord(id, known), known: known.join(', ') } }];
}
