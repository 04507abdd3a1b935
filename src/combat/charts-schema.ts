/** The shape of `tables/combat/charts.yaml`. Loads zod: import it lazily, but for its types. */
import { z } from 'zod';

/** Id of a rule of docs/rules.md. */
export const ruleId = z.string().regex(/^[A-Z][A-Z0-9]*-\d{2}$/);
/** Words in the three languages. */
export const words = z.strictObject({ es: z.string().min(1).max(400), ca: z.string().min(1).max(400), en: z.string().min(1).max(400) });
/** Dice such as `2d6`. */
export const diceText = z.string().regex(/^\d*d\d+$/i);

const score = z.int().min(1).max(10);
const chart = <Cell extends z.ZodType>(cell: Cell) => z.strictObject({ rule: ruleId, rows: z.array(z.array(cell).length(10)).length(10) });

/** Charts of ten lines and ten columns, for values of 1 to 10. */
export const chartsSchema = z.strictObject({
  charts: z.strictObject({
    toHit: chart(z.int().min(2).max(6)).extend({ exception: z.strictObject({ attacker: score, defender: score, sheet: z.int().min(2).max(6), corrected: z.int().min(2).max(6) }) }),
    toWound: chart(z.int().min(0).max(6)),
  }),
});

/** What classic and fantasy share. */
export type Charts = z.infer<typeof chartsSchema>['charts'];
