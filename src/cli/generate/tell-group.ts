import { formatX } from '../../render/number-format';
import { listDefaultHouseRules } from '../../tables/default-house-rules';
import type { Ruleset } from '../../tables/ruleset';
import type { CommandContext } from '../context';
import { groupMessages as words, groupPartWords } from '../messages/group';
import { xMessages } from '../messages/x';
import { makeVisible } from '../visible-text';
import type { GroupDefaults, GroupFlags, GroupPart } from './group-defaults';

/** Says what was taken from the log of the group, and what was not because the command line says otherwise. */
export function tellGroup(flags: GroupFlags, ruleset: Ruleset, { say, note, language }: CommandContext): void {
  const { group } = flags;
  if (!group) return;
  const { taken, overruled } = group;
  const shown = { ...group, house: listChanged(group.house, ruleset) };
  const noX = group.x === null && flags.x === undefined ? [`X, ${say(xMessages.undefined)}`] : [];
  const list = [...noX, ...taken.filter((part) => part !== 'house' || shown.house.length > 0).map((part) => `${say(groupPartWords[part])} ${describePart(part, shown, language)}`)];
  const values = { file: makeVisible(group.file), name: makeVisible(group.name ?? ''), number: group.number, list: list.join('; ') || '–' };
  note(say(group.name === null ? words.from : words.fromNamed, values));
  if (overruled.length > 0) note(say(words.overruled, { list: overruled.map((part) => say(groupPartWords[part])).join(', ') }));
  const people = [
    ...(group.players.length > 0 ? [say(words.players, { list: makeVisible(group.players.join(', ')) })] : []),
    ...(group.last ? [say(words.last, { attacker: makeVisible(group.last.attacker), defender: makeVisible(group.last.defender) })] : []),
  ];
  if (people.length > 0) note(people.join(' '));
}

/** A group that kept every answer has many that say what is usual. */
function listChanged(house: GroupDefaults['house'], { houseRules }: Ruleset): GroupDefaults['house'] {
  const defaults: Readonly<Record<string, unknown>> = { ...listDefaultHouseRules(houseRules) };
  return house.filter(({ key, value }) => defaults[key] !== value);
}

function describePart(part: GroupPart, { x, house, table, pieces, tables }: GroupDefaults, language: CommandContext['language']): string {
  switch (part) {
    case 'x': return x ? formatX(x, language) : '';
    case 'house': return house.map(({ key, value }) => `${key}=${String(value)}`).join(', ');
    case 'table': return table ?? '';
    case 'pieces': return makeVisible(pieces ?? '');
    case 'tables': return makeVisible(tables ?? '');
  }
}

/** The log and what was taken from it, for `--json`. */
export interface GroupReport {
  readonly file: string;
  /** Number of the game in the log. */
  readonly number: number;
  readonly players: readonly string[];
  readonly last: GroupDefaults['last'];
  readonly taken: readonly GroupPart[];
  readonly overruled: readonly GroupPart[];
}

/** For the report of the session that is `at` places after the first of the run. */
export function reportGroup(flags: GroupFlags, at: number): { readonly campaign?: GroupReport } {
  const { group } = flags;
  if (!group) return {};
  const { file, number, players, last, taken, overruled } = group;
  return { campaign: { file, number: number + at, players, last, taken, overruled } };
}
