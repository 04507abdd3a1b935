import type { Game } from '../../campaign/log';
import { parseUnitText } from '../../missions/score/unit-text';
import type { CommandContext } from '../context';
import { campaignReportMessages as words } from '../messages/campaign-report';
import { makeVisible } from '../visible-text';

/** MIS-07: units that a game had and has no more, since those that are told take the place of all. */
export function noteLostUnits(old: Game | undefined, { units = [] }: Game, { say, note }: Pick<CommandContext, 'say' | 'note'>): void {
  if (units.length === 0) return;
  const nameOf = (text: string): string => parseUnitText(text)?.name ?? text;
  const kept = new Set(units.map(nameOf));
  const lost = (old?.units ?? []).map(nameOf).filter((name) => !kept.has(name));
  if (lost.length > 0) note(say(words.unitsLost, { list: makeVisible(lost.join(', ')) }));
}
