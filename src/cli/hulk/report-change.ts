/** What a command did, in a few lines, and then where the game stands. */
import type { HulkAction, HulkEvent, SpendAction } from '../../combat/hulk/tracker-action';
import type { CommandContext } from '../context';
import { hulkReport as words } from '../messages/hulk-report';
import { describeHead, describeStatus, statusData } from './describe-status';
import type { ChangedHulk, HulkOptions } from './game-access';
import { describeNoted } from './describe-noted';
import { nameAction } from './read-words';
import { costOf, kindOf } from '../../combat/hulk/rules';

/** Tells it on stdout; `full`: with the whole table. */
export function reportChange(changed: ChangedHulk, done: readonly HulkAction[], { json }: HulkOptions, context: CommandContext, full = false): void {
  if (json) {
    context.out(`${JSON.stringify({ events: changed.events, ...statusData(changed.game) }, null, 2)}\n`);
    return;
  }
  const told = describeActions(changed, done, context);
  const lines = full ? [...told, ...describeStatus(changed.game, context)] : [...told, describeHead(changed.game, context)];
  context.out(`${lines.join('\n')}\n`);
}

/** A line for each action and for each event; events of a shot go with their action. */
function describeActions({ events, game, before }: ChangedHulk, done: readonly HulkAction[], context: CommandContext): string[] {
  const { say } = context;
  const shots = events.filter((event) => event.type === 'shot');
  const activations = events.filter((event) => event.type === 'activated');
  const activated = activations.map(({ model }) => model);
  const lines = activations.map((event) => describeEvent(event, context));
  for (const [at, action] of done.entries()) {
    if (action.type === 'spend') lines.push(describeSpend(action, shots, game, at === done.length - 1, context));
    if (action.type === 'draw') lines.push(say(words.drawn, { value: action.value }));
    if (action.type === 'activate' && !activated.includes(action.model)) lines.push(say(words.activeAlready, { model: action.model }));
    if (action.type === 'exchange') lines.push(say(words.exchanged, { before: before.token?.value ?? 0, value: action.value }));
    const noted = describeNoted(action, say);
    if (noted !== undefined) lines.push(noted);
  }
  const others = events.filter(({ type }) => type !== 'shot' && type !== 'activated').map((event) => describeEvent(event, context));
  return [...lines, ...others];
}

type ShotEvent = Extract<HulkEvent, { readonly type: 'shot' }>;

function describeSpend(action: SpendAction, shots: ShotEvent[], { rules, state }: ChangedHulk['game'], isLast: boolean, { say, language }: CommandContext): string {
  const model = state.models.find(({ id }) => id === action.model)!;
  const price = costOf(rules, action.action, kindOf(rules, model.kind)) ?? 0;
  const values = { model: model.id, action: [action.action, ...(action.free ? [action.free] : [])].map((id) => nameAction(id, rules)[language]).join(' + '), ap: price - action.cp, cp: action.cp };
  const text = price === 0 ? words.spentFree : action.cp === 0 ? words.spentAp : action.cp === price ? words.spentCp : words.spent;
  const parts = [say(text, values)];
  const isShot = action.action === 'shoot' || action.action === 'overwatch-shot' || action.free === 'shoot';
  const shot = isShot ? shots.shift() : undefined;
  if (shot) parts.push(describeShot(shot, say));
  if (isLast && model.turn === 'active') parts.push(say(words.apLeft, { ap: model.ap }));
  return parts.join('; ');
}

function describeShot({ sustained, need, kills, jams }: ShotEvent, say: CommandContext['say']): string {
  const rolled = kills === null ? '' : `: ${say(kills ? words.kills : words.misses)}${jams ? ` ${say(words.jams)}` : ''}`;
  return `${say(sustained ? words.shotSustained : words.shot, { need: need === 6 ? '6' : `${need}+` })}${rolled}`;
}

function describeEvent(event: HulkEvent, { say }: CommandContext): string {
  switch (event.type) {
    case 'activated': return [say(words.activated, { model: event.model, ap: event.ap }), ...(event.lost > 0 ? [say(words.apLost, { before: event.before ?? '', lost: event.lost })] : [])].join('; ');
    case 'marks-lost': return say(words.marksLost, { model: event.model, list: event.marks.map((mark) => say(words[mark])).join(', ') });
    case 'lost': return say(words.lost, { area: event.area, markers: event.markers, models: event.models });
    case 'added': return describeAdded(event, say);
    case 'round-over': return say(event.overspent ? words.overspent : words.roundOver, { drawn: event.drawn, spent: event.spent });
    case 'turn-over': return say(words.turnOver);
    case 'shot': return describeShot(event, say);
  }
}

function describeAdded({ models, mayActivate, placedBy }: Extract<HulkEvent, { readonly type: 'added' }>, say: CommandContext['say']): string {
  if (models.length === 0) return say(words.nothingThere);
  return [
    say(words.added, { list: models.join(', ') }),
    ...(placedBy === null ? [] : [say(placedBy === 'marines' ? words.placedByMarines : words.placedByStealers)]),
    ...(mayActivate ? [] : [say(words.mayNotActivate)]),
  ].join(' ');
}
