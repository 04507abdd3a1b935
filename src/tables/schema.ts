/**
 * The shape of every YAML file of `tables/`, once: types, validation and editor help come from here.
 * Loads zod, which is heavy: import this file only from code that is itself loaded lazily.
 * `help` names the explanation in schema-help.ts; `pattern` is for editors, the checks give better words.
 */
import { z } from 'zod';
import { maxRows, maxTables } from './draft-tables';
import { troopKinds } from './ruleset';

const ruleId = z.string().regex(/^[A-Z][A-Z0-9]*-\d{2}$/).meta({ help: 'rule' });
const words = z.string().min(1).max(4000);
const text = z.strictObject({ es: words, ca: words, en: words }).meta({ help: 'text' });
const code = z.string().regex(/^[a-zA-Z][a-zA-Z0-9-]{0,59}$/);
const small = z.int().min(-10000).max(10000);

/** One row of a dice table. */
export const rowSchema = z.strictObject({
  when: z.union([z.string(), z.int()]).meta({ help: 'row.when' }).optional(),
  weight: z.int().min(1).max(100).meta({ help: 'row.weight' }).optional(),
  result: code.meta({ help: 'row.result' }).optional(),
  value: small.meta({ help: 'row.value' }).optional(),
  roll: code.meta({ help: 'row.roll' }).optional(),
  carryModifiers: z.boolean().meta({ help: 'row.carryModifiers' }).optional(),
  rule: ruleId,
});

/** One dice table. */
export const tableSchema = z.strictObject({
  id: code.meta({ help: 'table.id' }),
  rule: ruleId,
  title: text,
  dice: z.string().meta({ help: 'table.dice' }).optional(),
  outside: z.enum(['clamp', 'error']).meta({ help: 'table.outside' }),
  modifiers: z.strictObject({ min: z.int().min(-100).max(100), max: z.int().min(-100).max(100) }).meta({ help: 'table.modifiers' }).optional(),
  rows: z.array(rowSchema).min(1).max(maxRows),
});

const length = z.string().meta({ help: 'size.length' });
const shape = z.string().meta({ help: 'size.shape' });
const catalogueSchema = z.strictObject({
  corridor: z.strictObject({ width: length, length }),
  door: z.strictObject({ width: length }),
  rooms: z.strictObject({ small: z.array(shape).min(1).max(50), large: z.array(shape).min(1).max(50) }),
  smallRoomUpTo: z.string().meta({ help: 'size.area' }),
});

const contributionsSchema = z.strictObject({
  corridor: z.int().min(0).max(12), smallRoom: z.int().min(0).max(12), largeRoom: z.int().min(0).max(12),
  objectiveRoom: z.int().min(0).max(12), combat: z.int().min(-12).max(12),
}).meta({ help: 'contributions' });

const troopKind = z.enum(troopKinds);
const defenderRowSchema = z.strictObject({
  points: z.int().min(1).max(10000), compulsory: z.array(troopKind), optional: z.array(troopKind), rule: ruleId,
}).meta({ help: 'rows' });

const eveningSchema = z.strictObject({ id: code, fights: z.string().meta({ help: 'evening.range' }), sections: z.string().meta({ help: 'evening.range' }) });

const houseValue = z.union([z.string(), z.boolean(), z.int()]);
const houseRuleSchema = z.strictObject({
  key: code,
  rule: ruleId,
  reading: z.enum(['open', 'silent', 'ours']).meta({ help: 'house.reading' }),
  values: z.array(houseValue).min(1).meta({ help: 'house.values' }),
  integer: z.tuple([z.int(), z.int()]).meta({ help: 'house.integer' }).optional(),
  question: text,
  meanings: z.record(z.string(), text).meta({ help: 'house.meanings' }),
});

const objectives = ['capture', 'destroy', 'killLeader', 'killAll', 'character', 'prisoner', 'charge', 'exit', 'force', 'access'] as const;
const objective = z.enum(objectives);
const paragraph = z.strictObject({ rules: z.array(ruleId).min(1), text });
/** Written out, or one of `paragraphs:` by name; which of the two is checked apart, with better words than a union gives. */
const paragraphOrUse = z.strictObject({ rules: z.array(ruleId).min(1).optional(), text: text.optional(), use: code.meta({ help: 'mission.use' }).optional() });
const plainId = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/);
const characteristic = z.int().min(0).max(10);
const creatureSchema = z.strictObject({
  id: code, name: text, plural: text, points: z.int().min(1).max(1000),
  profile: z.strictObject({
    ws: characteristic, bs: characteristic, s: characteristic, t: characteristic, w: characteristic, i: characteristic, a: characteristic, ld: characteristic,
    sv: z.int().min(2).max(7),
  }).meta({ help: 'creature.profile' }),
  agreedAs: z.array(troopKind).min(1).meta({ help: 'creature.agreedAs' }).optional(),
});
const missionSchema = z.strictObject({
  id: plainId,
  rule: ruleId,
  name: text,
  aliases: z.array(words),
  family: z.enum(['search', 'primary']).meta({ help: 'mission.family' }),
  start: z.enum(['entrance', 'room']).meta({ help: 'mission.start' }),
  primary: z.enum([...objectives, 'rolled', 'none']).meta({ help: 'mission.primary' }),
  secondary: z.enum(['table', 'killAll', 'access']).meta({ help: 'mission.secondary' }),
  rerolls: z.array(objective).meta({ help: 'mission.rerolls' }),
  houseRules: z.array(code).meta({ help: 'mission.houseRules' }),
  summary: text,
  setup: z.array(paragraphOrUse),
  procedure: z.array(paragraphOrUse),
  special: z.array(paragraphOrUse),
  defender: z.array(paragraphOrUse),
  only: z.enum(['scenario']).meta({ help: 'mission.only' }).optional(),
  objectiveRooms: z.int().min(1).max(20).meta({ help: 'mission.objectiveRooms' }).optional(),
  bestiary: z.array(creatureSchema).min(1).max(20).meta({ help: 'mission.bestiary' }).optional(),
});

/** Names of folders that no computer refuses. */
const boardId = z.string().regex(/^[a-z][a-z0-9-]{0,29}$/);
const scenarioSchema = z.strictObject({
  id: plainId,
  rule: ruleId,
  name: text,
  aliases: z.array(words),
  scoring: z.enum(['tunnels', 'preliminary', 'final', 'levels', 'mission']).meta({ help: 'scenario.scoring' }),
  evening: code.meta({ help: 'scenario.evening' }),
  boards: z.array(z.strictObject({ id: boardId, name: text, mission: plainId, side: z.enum(['first', 'second']) })).max(10).meta({ help: 'scenario.boards' }).optional(),
  levels: z.strictObject({ id: boardId, name: text, mission: plainId }).meta({ help: 'scenario.levels' }).optional(),
  summary: text,
  setup: z.array(paragraphOrUse),
  procedure: z.array(paragraphOrUse),
  victory: z.array(paragraphOrUse),
});

/** One file: any of these sections; what each file of the shipped set holds is only tidiness. */
export const fileSchema = z.strictObject({
  ruleset: z.strictObject({ name: words }).optional(),
  tables: z.array(tableSchema).max(maxTables).optional(),
  catalogue: catalogueSchema.optional(),
  contributions: contributionsSchema.optional(),
  rows: z.array(defenderRowSchema).min(1).max(100).optional(),
  evenings: z.array(eveningSchema).min(1).max(20).optional(),
  houseRules: z.array(houseRuleSchema).optional(),
  missions: z.array(missionSchema).optional(),
  scenarios: z.array(scenarioSchema).optional(),
  paragraphs: z.record(code, paragraph).meta({ help: 'paragraphs' }).optional(),
  labels: z.record(z.string().regex(/^[a-z][a-zA-Z0-9]*(?:[.-][a-zA-Z0-9]+)*$/), text).meta({ help: 'labels' }).optional(),
});

/** A checked YAML file of `tables/`. */
export type TablesFile = z.infer<typeof fileSchema>;

/** A dice table as written. */
export type WrittenTable = z.infer<typeof tableSchema>;
