/** The keys of a campaign file, in the order they are written: read, checked, written and exported by this one list. */
import type { CampaignLog, Game } from './log';
import { objectiveTypes } from './log';
import { grades, winners } from '../missions/score/grade';
import { withdrawn } from '../missions/score/score-scenario';
import type { Side } from '../tables/ruleset';

/** What a value is. `choice` and `choices` are of the list beside them. */
export type FieldKind = 'whole' | 'name' | 'text' | 'code' | 'date' | 'size' | 'ratio' | 'hash' | 'choice' | 'choices' | 'names' | 'texts' | 'house' | 'flag' | 'facts' | 'units';

/** One key. */
export interface Field<Key extends string = string> {
  readonly key: Key;
  readonly kind: FieldKind;
  readonly required?: true;
  readonly choices?: readonly string[];
}

const sides: readonly Side[] = ['first', 'second'];

/** Keys of a game. */
export const gameFields: readonly Field<keyof Game>[] = [
  { key: 'number', kind: 'whole', required: true },
  { key: 'date', kind: 'date' },
  { key: 'mission', kind: 'code', required: true },
  { key: 'scenario', kind: 'code' },
  { key: 'attacker', kind: 'name', required: true },
  { key: 'defender', kind: 'name', required: true },
  { key: 'objectives', kind: 'whole', required: true },
  { key: 'second', kind: 'whole' },
  { key: 'battlePoints', kind: 'whole' },
  { key: 'wipedOut', kind: 'choice', choices: sides },
  { key: 'battle', kind: 'choice', choices: sides },
  { key: 'withdrew', kind: 'choice', choices: withdrawn },
  { key: 'winner', kind: 'choice', required: true, choices: winners },
  { key: 'grade', kind: 'choice', choices: grades },
  { key: 'whole', kind: 'flag' },
  { key: 'achieved', kind: 'choices', choices: objectiveTypes },
  { key: 'facts', kind: 'facts' },
  { key: 'units', kind: 'units' },
  { key: 'tag', kind: 'code' },
  { key: 'scenarioTag', kind: 'code' },
  { key: 'seed', kind: 'text' },
  { key: 'tables', kind: 'hash' },
  { key: 'budget', kind: 'code' },
  { key: 'table', kind: 'size' },
  { key: 'forced', kind: 'whole' },
  { key: 'closed', kind: 'whole' },
  { key: 'x', kind: 'ratio' },
  { key: 'house', kind: 'house' },
  { key: 'notes', kind: 'text' },
  { key: 'void', kind: 'text' },
  { key: 'corrections', kind: 'texts' },
];

/** Keys of the group, before the games. `format`, `version` and `games` frame them. */
export const groupFields: readonly Field<Exclude<keyof CampaignLog, 'games'>>[] = [
  { key: 'group', kind: 'name' },
  { key: 'players', kind: 'names' },
  { key: 'table', kind: 'size' },
  { key: 'pieces', kind: 'text' },
  { key: 'tables', kind: 'text' },
  { key: 'house', kind: 'house' },
  { key: 'countScenarioIncursions', kind: 'flag' },
];
