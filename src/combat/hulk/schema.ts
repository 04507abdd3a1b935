/** The shape of `tables/combat/hulk.yaml`. Loads zod: import it lazily, but for its types. */
import { z } from 'zod';
import { ruleId as rule } from '../charts-schema';
import { hulkLimits } from './limits';
import { hulkActionIds, hulkGroups, hulkNumberOptions, hulkSides, hulkWeapons, marineArms, stealerKinds } from './rules';

const words = z.string().min(1).max(400);
const text = z.strictObject({ es: words, ca: words, en: words });
/** What players may type as well. */
const also = z.array(words.max(40)).min(1).max(10).optional();
const small = z.int().min(0).max(20);
const dice = z.int().min(1).max(6);
const need = z.int().min(2).max(6);
const range = z.int().min(1).max(100);
const seconds = z.int().min(0).max(3600);
const action = z.enum(hulkActionIds);
/** A number that the players may change stands among the options alone. */
const option = z.enum(hulkNumberOptions);
/** What the players may change, within its range. */
const wholeOption = z.strictObject({ rule, value: small, min: small, max: small });
const bolter = z.strictObject({ rule, dice, need, sustained: need });
const stealer = z.strictObject({ rule, dice });
/** `attacking`: in its place when he attacks; `fewer`: dice that the enemy rolls fewer (HULK-27). */
const marine = z.strictObject({
  rule, dice, bonus: small, parry: z.boolean().optional(), attacking: z.strictObject({ dice, bonus: small }).optional(),
  fewer: z.int().min(1).max(2).optional(), deletes: z.boolean().optional(),
});

/** The whole file. */
export const hulkSchema = z.strictObject({
  options: z.strictObject({
    overwatchCost: wholeOption,
    hybridAp: wholeOption,
    tokenValues: z.strictObject({ rule, values: z.array(small).min(1).max(hulkLimits.tokens), min: small, max: small }),
  }),
  timer: z.strictObject({ rule, seconds, sergeantSeconds: seconds }),
  groups: z.array(z.strictObject({ id: z.enum(hulkGroups), rule, side: z.enum(hulkSides), ap: z.union([z.int().min(1).max(20), option]), name: text })).length(hulkGroups.length),
  kinds: z.array(z.strictObject({
    id: z.string().regex(/^[a-z]{1,20}$/), group: z.enum(hulkGroups), sergeant: z.boolean().optional(), weapon: z.enum(hulkWeapons).optional(),
    fights: z.enum([...marineArms, ...stealerKinds]).optional(), name: text, also,
  })).min(1).max(30),
  /** `forbidden`: the rule that keeps the groups without a cost from it, where it is not `rule`. */
  actions: z.array(z.strictObject({
    id: action, rule, forbidden: rule.optional(), weapons: z.array(z.enum(hulkWeapons)).min(1).max(3).optional(),
    costs: z.partialRecord(z.enum(hulkGroups), z.union([small, option])), name: text, also,
  })).length(hulkActionIds.length),
  /** What costs nothing beside another action (HULK-10, HULK-19). */
  freeActions: z.array(z.strictObject({ id: action, rule, groups: z.array(z.enum(hulkGroups)).min(1).max(4), with: z.array(action).min(1).max(13) })).max(10),
  weapons: z.strictObject({ stormBolter: bolter, hybridBolter: bolter, flamer: z.strictObject({ rule, need, range, shots: z.int().min(1).max(20), doorFalls: need }) }),
  overwatch: z.strictObject({ rule, range }),
  closeCombat: z.strictObject({
    rule,
    marines: z.strictObject({ fist: marine, sergeant: marine, sword: marine, claws: marine, hammer: marine }),
    stealers: z.strictObject({ genestealer: stealer, hybrid: stealer }),
    outflanked: z.strictObject({ marines: dice, stealers: dice }),
  }),
  entryAreas: z.strictObject({ rule, markers: range, models: range, lurkRule: rule, lurkRange: range }),
});
