/** `tables/rules/*.yaml` to rule texts, or every fault found in one pass. Loads `yaml` and `zod`: import it lazily. */
import { z } from 'zod';
import type { Problem } from '../errors';
import { checkRuleTexts, type RuleTextFault } from './check-rule-texts';
import type { Fault } from './faults';
import { toProblems } from './parse-ruleset';
import type { RuleArea, RuleTexts } from './rules-text';
import { ruleAreas } from './rules-text';
import { listSchemaFaults } from './schema-faults';
import { readYamlSource, type YamlSource } from './yaml-source';

const words = z.string().min(1).max(8000);
const text = z.strictObject({ es: words, ca: words, en: words });
const version = z.string().regex(/^[a-z]{2}-\d{1,2}\.\d{1,2}$/);
const differenceSchema = z.strictObject({
  about: text,
  agree: z.literal(true).optional(),
  says: z.record(version, z.union([z.literal('absent'), text])),
});
const versionSchema = z.strictObject({ id: version, name: text });
const ruleSchema = z.strictObject({
  id: z.string().regex(/^[A-Z][A-Z0-9]*-\d{2}$/),
  standing: z.enum(['clear', 'open', 'silent', 'outside', 'ours']),
  option: z.string().min(1).max(60).optional(),
  in: z.array(version).min(1).max(9).optional(),
  section: text.optional(),
  text,
  differences: z.array(differenceSchema).min(1).max(20).optional(),
  note: text.optional(),
  keywords: z.array(z.string().min(1).max(60)).max(30).optional(),
});
const areaSchema = z.strictObject({ area: z.enum(ruleAreas), title: text, source: text, versions: z.array(versionSchema).min(2).max(9).optional(), rules: z.array(ruleSchema).min(1).max(99) });

/** Rule texts, or the problems that stand in their way. */
export interface ParsedRuleTexts {
  readonly ruleTexts?: RuleTexts;
  readonly problems: readonly Problem[];
}

/**
 * Reads the files of `tables/rules/`: text by name (`def.yaml`). Areas come out in the order of
 * docs/rules.md. These are the program's own texts, so problems are in English, for whoever edits them.
 */
export function parseRuleTexts(files: Readonly<Record<string, string>>): ParsedRuleTexts {
  const sources = Object.keys(files).sort().map((name) => readYamlSource(`tables/rules/${name}`, files[name] ?? ''));
  const faults: Fault[] = [];
  const areas: { readonly area: RuleArea; readonly source: YamlSource }[] = [];
  for (const source of sources) {
    faults.push(...source.faults);
    if (source.broken) continue;
    const checked = areaSchema.safeParse(source.data ?? {});
    if (checked.success) areas.push({ area: checked.data as RuleArea, source });
    else faults.push(...listSchemaFaults(source.file, source.data, checked.error.issues, listKnownKeys));
  }
  areas.sort((a, b) => rankArea(a.area) - rankArea(b.area));
  const ruleTexts: RuleTexts = { format: 1, areas: areas.map(({ area }) => trimTexts(area)) };
  const problems = toProblems(faults, sources, 'en');
  // Cross-references mean nothing while a file is missing.
  if (problems.length === 0) problems.push(...placeFaults(checkRuleTexts(ruleTexts), areas));
  return problems.length > 0 ? { problems } : { problems, ruleTexts };
}

function rankArea(area: RuleArea): number {
  return (ruleAreas as readonly string[]).indexOf(area.area);
}

function listKnownKeys(path: readonly (string | number)[]): readonly string[] {
  if (path.length === 0) return Object.keys(areaSchema.shape);
  if (path[0] === 'rules' && path.length === 2) return Object.keys(ruleSchema.shape);
  if (path[0] === 'versions' && path.length === 2) return Object.keys(versionSchema.shape);
  if (path[2] === 'differences' && path.length === 4) return Object.keys(differenceSchema.shape);
  return Object.keys(text.shape);
}

/** Block texts end in a line break; nobody means it. */
function trimTexts(area: RuleArea): RuleArea {
  return JSON.parse(JSON.stringify(area), (_key, value: unknown) => (typeof value === 'string' ? value.trim() : value)) as RuleArea;
}

function placeFaults(faults: readonly RuleTextFault[], areas: readonly { readonly area: RuleArea; readonly source: YamlSource }[]): Problem[] {
  return faults.map(({ code, message, area, path, rule }) => {
    const source = areas.find((entry) => entry.area.area === area)?.source;
    const found = source?.locate({ code: 'FIELD_VALUE', file: source.file, path });
    return { code, message, rule, ...(found ?? {}) };
  });
}
