/** The shipped tables, read from `tables/`, not from a build that may be older. */
import { readShippedTables } from '../src/io/read-tables';
import { parseRuleset } from '../src/tables/parse-ruleset';
import type { Ruleset } from '../src/tables/ruleset';

/** Parses `tables/`; faults are for `plasma-wall tables check`. */
export function loadTables(): Ruleset {
  const { ruleset, problems } = parseRuleset(readShippedTables(), 'en');
  if (!ruleset) throw new Error(`tables/ has ${problems.length} faults: run "plasma-wall tables check"`);
  // As the program has them: compiled to JSON, which makes one text of names that are alike.
  return JSON.parse(JSON.stringify(ruleset)) as Ruleset;
}
