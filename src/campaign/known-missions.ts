/** Missions and scenarios that an entry may be of: those of the program, and of the group's own tables where its log names some. */
import type { Fault } from '../tables/faults';
import { isGroup } from '../tables/is-group';
import { suggestBegun } from '../tables/suggest';
import type { Game } from './log';
import { primaryMissions, searchMission } from './log';

/** What the program's tables hold, written out so that nobody needs to read them for it; a test holds it against them. */
export const programIds: readonly string[] = [
  searchMission, ...primaryMissions, 'incursion', 'fuerza-de-choque',
  'combates-en-los-tuneles', 'lucha-preliminar', 'entre-la-pistola-de-plasma-y-la-pared', 'huir-de-las-mazmorras',
];

const keys = ['mission', 'scenario'] as const;

/** The ids in some games that are not known; `own`: those of the group's tables. */
export function listUnknownIds(games: readonly Pick<Game, 'mission' | 'scenario'>[], own: readonly string[] = []): string[] {
  const known = new Set<string | undefined>([undefined, ...programIds, ...own]);
  return [...new Set(games.flatMap((game) => keys.flatMap((key) => (known.has(game[key]) ? [] : [game[key] as string]))))];
}

/** a mission that there is not would move X, or fail to, without a word. Held against the raw games of a file. */
export function checkMissions(games: readonly unknown[], own: readonly string[], file: string): Fault[] {
  const known = [...new Set([...programIds, ...own])];
  return games.flatMap((game, at) => keys.flatMap((key): Fault[] => {
    const value = isGroup(game) ? game[key] : undefined;
    if (typeof value !== 'string' || known.includes(value)) return [];
    return [{ code: 'FIELD_VALUE', file, path: ['games', at, key], rule: 'X-02', values: { value: value.slice(0, 60), hint: suggestBegun(value, known), expected: known.join(', ') } }];
  }));
}
