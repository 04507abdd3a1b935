/**
 * The shape of a session document, for data from outside: every field of its type, no field too many.
 * Loads `zod`, which is slow: import it lazily. Published as docs/session.schema.json.
 */
import { z } from 'zod';
import { troopKinds } from '../tables/ruleset';

/** Far above what the program makes; a file that claims more is not its work. */
const maxItems = 200_000;

/** No number of a session is larger: what is drawn takes as long as its numbers are large. */
const most = { number: 1_000_000, coordinate: 10_000_000, boardMm: 100_000, sideMm: 2000, total: 9999, pairs: 1000, sections: 20_000, rows: 200, shapes: 50 } as const;

const id = z.int().min(-1).max(maxItems);
const whole = z.int().min(-most.number).max(most.number);
const count = z.int().min(0).max(most.number);
const total = z.int().min(-most.total).max(most.total);
const text = z.strictObject({ es: z.string(), ca: z.string(), en: z.string() });
const code = z.string().max(200);
const rule = z.string().regex(/^[A-Z][A-Z0-9]*-\d{1,3}$/);
const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(maxItems);
const coordinate = z.int().min(-most.coordinate).max(most.coordinate);
const side = z.int().min(0).max(most.sideMm);
const boardSide = z.int().min(0).max(most.boardMm);
const rect = z.tuple([coordinate, coordinate, side, side]);
const point = z.tuple([coordinate, coordinate]);
const span = z.tuple([z.int().min(1).max(most.total), z.int().min(1).max(most.total)]);
const ratio = z.strictObject({ num: z.int().min(0), den: z.int().min(1) });
const heading = z.enum(['n', 'e', 's', 'w']);
const objective = z.enum(['capture', 'destroy', 'killLeader', 'killAll', 'character', 'prisoner', 'charge', 'exit', 'force', 'access']);
const sectionKinds = ['straight', 'corner', 'fork', 'crossing', 'dead-end', 'small-room', 'large-room', 'objective-room'] as const;

const roll = z.strictObject({
  table: code,
  dice: z.array(z.int().min(1).max(100)).max(10),
  modifiers: list(z.strictObject({ rule, reason: code, value: whole })),
  total: whole,
  row: code,
  rule,
  result: code.optional(),
  value: whole.optional(),
  get then() { return roll.optional(); },
});
const rolls = list(roll);

const tableRow = z.strictObject({
  when: code, min: total.nullable(), max: total.nullable(), rule,
  result: code.optional(), value: whole.optional(), roll: code.optional(), carryModifiers: z.boolean().optional(),
});
const diceTable = z.strictObject({
  id: code, rule, title: text, dice: z.string().regex(/^\d{1,2}d\d{1,3}(?:[+-]\d{1,3})?$/), outside: z.enum(['clamp', 'error']),
  modifiers: z.strictObject({ min: total, max: total }).optional(), rows: z.array(tableRow).max(most.rows),
});
const troops = z.array(z.enum(troopKinds)).max(20);
const shape = z.strictObject({ widthMm: z.int().min(1).max(most.sideMm), lengthMm: z.int().min(1).max(most.sideMm) });
const shapes = z.array(shape).max(most.shapes);
const scalar = z.union([z.string(), z.boolean(), whole]);
const houseRule = z.strictObject({
  key: code, rule, reading: z.enum(['open', 'silent', 'ours']), values: z.array(scalar).max(50),
  integer: z.tuple([whole, whole]).optional(), question: text, meanings: z.record(z.string(), text),
});
const paragraphs = list(z.strictObject({ rules: z.array(rule).max(50), text }));
const characteristic = z.int().min(0).max(10);
const creature = z.strictObject({
  id: code, name: text, plural: text, points: z.int().min(1).max(1000), agreedAs: troops.optional(),
  profile: z.strictObject({ ws: characteristic, bs: characteristic, s: characteristic, t: characteristic, w: characteristic, i: characteristic, a: characteristic, ld: characteristic, sv: z.int().min(2).max(7) }),
});
const mission = z.strictObject({
  id: code, rule, name: text, aliases: z.array(z.string()).max(100),
  family: z.enum(['search', 'primary']), start: z.enum(['entrance', 'room']),
  primary: z.union([objective, z.enum(['rolled', 'none'])]), secondary: z.enum(['table', 'killAll', 'access']),
  rerolls: z.array(objective).max(20), houseRules: z.array(code).max(100), summary: text,
  setup: paragraphs, procedure: paragraphs, special: paragraphs, defender: paragraphs,
  only: z.literal('scenario').optional(), objectiveRooms: z.int().min(1).max(20).optional(), bestiary: z.array(creature).max(20).optional(),
});
const ruleset = z.strictObject({
  format: z.literal(1),
  name: z.string(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  tables: z.record(z.string(), diceTable),
  catalogue: z.strictObject({
    corridor: shape, door: z.strictObject({ widthMm: z.int().min(1).max(most.sideMm) }),
    rooms: z.strictObject({ small: shapes, large: shapes }), smallRoomMaxAreaMm2: z.int().min(0),
  }),
  contributions: z.strictObject({ corridor: whole, smallRoom: whole, largeRoom: whole, objectiveRoom: whole, combat: whole }),
  rows: list(z.strictObject({ points: whole, rule, compulsory: troops, optional: troops })),
  evenings: list(z.strictObject({ id: code, fights: span, sections: span })),
  houseRules: list(houseRule),
  missions: list(mission),
  labels: z.record(z.string(), text),
});

const options = z.strictObject({
  mission: code,
  x: ratio.nullable(),
  houseRules: z.record(z.string(), scalar),
  explorer: z.enum(['nearest', 'deepest', 'random']),
  evening: code.nullable(),
  maxSections: z.int().min(1).nullable(),
  maxTurns: z.int().min(1).nullable(),
  until: z.enum(['objective', 'primary', 'exhausted']).nullable(),
  table: z.strictObject({ widthMm: z.int().min(1), heightMm: z.int().min(1) }).nullable(),
  pieces: list(z.strictObject({ kind: z.enum(sectionKinds), widthMm: z.int().min(1).optional(), lengthMm: z.int().min(1).optional(), count })).nullable(),
  primary: objective.nullable(),
  level: z.int().min(1).max(12).optional(),
});

const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('move'), path: list(point) }),
  z.strictObject({ type: z.enum(['open', 'close']), opening: id }),
  z.strictObject({ type: z.enum(['end-phase', 'win-combat', 'hidden-door', 'force-objectives', 'close-edges']) }),
  z.strictObject({ type: z.literal('objective'), section: id, achieved: z.boolean() }),
]);

const event = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('placed'), section: id, opening: id, rolls, note: z.enum(['large-became-small', 'objective-owed', 'forced', 'inserted-straight']).optional() }),
  z.strictObject({ type: z.literal('door-rolled'), opening: id, rolls }),
  z.strictObject({ type: z.literal('doors-unplaced'), section: id, count: z.int().min(1) }),
  z.strictObject({ type: z.literal('joined'), opening: id, how: z.enum(['met', 'through-wall']), rolls }),
  z.strictObject({ type: z.literal('sealed'), opening: id, rolls, why: z.enum(['no-room', 'edge']) }),
  z.strictObject({ type: z.enum(['left-open', 'hidden-door', 'door-opened', 'door-closed']), opening: id }),
  z.strictObject({ type: z.literal('turn'), turn: count }),
  z.strictObject({ type: z.literal('moved'), to: point, mm: count }),
  z.strictObject({ type: z.enum(['exhausted', 'forcing', 'combat-not-fought']) }),
  z.strictObject({ type: z.literal('objective-found'), section: id, primary: z.boolean() }),
  z.strictObject({ type: z.literal('objective'), section: id, achieved: z.boolean() }),
  z.strictObject({ type: z.literal('defender'), modifier: whole, pair: count, roll, points: count }),
  z.strictObject({ type: z.enum(['defender-replaced', 'incursion-stopped']), section: id }),
]);

const section = z.strictObject({
  id, number: count, kind: z.enum(['outside', ...sectionKinds]), footprint: rect, floor: z.array(rect).max(20),
  area: z.enum(['small', 'large']).optional(), turn: count, via: id, contribution: whole, forced: z.boolean().optional(),
});
const opening = z.strictObject({
  id, number: count, kind: z.enum(['passage', 'door']), state: z.enum(['open', 'closed', 'jammed', 'blind', 'unexplored']),
  x: coordinate, y: coordinate, heading, width: z.int().min(1).max(most.sideMm), from: id, to: id.nullable(),
  entrance: z.boolean().optional(), hidden: z.boolean().optional(), joined: z.enum(['met', 'through-wall']).optional(),
});
const discovery = z.strictObject({
  id, opening: id, from: id, heading,
  entries: list(z.strictObject({ section: id, via: id, axis: z.enum(['ahead', 'left', 'right']), contribution: whole, owned: z.boolean() })),
  newOpenings: list(id), modifier: whole, keep: z.array(id).max(most.sections),
});
const die = z.int().min(1).max(6);
const preparation = z.strictObject({
  pairs: z.array(z.tuple([die, die])).max(most.pairs),
  objectives: list(z.strictObject({ section: id, shift: roll.optional(), threshold: count.optional(), rolls, secondary: objective, forced: z.boolean() })),
  forced: list(id), closed: list(id), rollYourselves: list(id), reopened: list(id), guaranteed: z.boolean(), expectedFights: ratio,
  ended: z.enum(['budget', 'maxSections', 'maxTurns', 'objective', 'primary', 'exhausted']),
});

/** A session document, format version 1. */
export const sessionSchema = z.strictObject({
  format: z.literal('plasma-wall/session'),
  formatVersion: z.literal(1),
  generator: z.strictObject({ name: z.literal('plasma-wall'), version: z.string().max(50) }),
  seed: z.string().max(100_000),
  tag: z.string().regex(/^[A-Z0-9-]{1,20}$/),
  streams: z.strictObject({ algorithm: z.literal('alea'), library: z.string().max(50), derivation: z.int().min(1) }),
  options,
  ruleset,
  mission,
  primary: objective.nullable(),
  primaryRoll: roll.nullable(),
  actions: list(action),
  events: list(event),
  state: z.strictObject({ turn: count, phase: z.enum(['attacker', 'combat', 'over']), lead: point, achieved: count, primaryFound: id.nullable() }),
  board: z.strictObject({
    sections: z.array(section).max(most.sections), openings: list(opening),
    bounds: z.tuple([coordinate, coordinate, boardSide, boardSide]),
  }),
  discoveries: z.array(discovery).max(2 * most.sections),
  preparation,
  checks: z.record(z.string(), z.string().max(100)),
});

/** The published JSON Schema of a session document. */
export function makeSessionJsonSchema(): object {
  return { title: 'plasma-wall session', ...z.toJSONSchema(sessionSchema, { target: 'draft-7' }) };
}

/** Parts that a scenario document has too. */
export { options as optionsSchema, paragraphs as paragraphsSchema, roll as rollSchema, text as textSchema };
