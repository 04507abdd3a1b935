/** Whether data fits a JSON Schema (draft 7), told by yes or no. Its words are those that schemas made of zod's use. */

/** A schema: words and what they are given. */
export interface JsonSchema {
  readonly [word: string]: unknown;
}

type Rule = (data: never, given: never, schema: JsonSchema, root: JsonSchema) => boolean;
type Items = readonly unknown[];
type Fields = Readonly<Record<string, unknown>>;
type Schemas = readonly JsonSchema[];

const types: Readonly<Record<string, (data: unknown) => boolean>> = {
  string: (data) => typeof data === 'string',
  boolean: (data) => typeof data === 'boolean',
  null: (data) => data === null,
  number: (data) => Number.isFinite(data),
  integer: (data) => Number.isSafeInteger(data),
  array: (data) => Array.isArray(data),
  object: (data) => typeof data === 'object' && data !== null && !Array.isArray(data),
};

const always: Rule = () => true;

const patterns = new Map<string, RegExp>();

/** `type` stands beside every word about one kind of data, so that none needs to look what it was given. */
const rules: Readonly<Record<string, Rule>> = {
  $schema: always,
  title: always,
  definitions: always,
  type: always,
  const: (data: unknown, given: unknown) => data === given,
  enum: (data: unknown, given: Items) => given.includes(data),
  minimum: (data: number, given: number) => data >= given,
  maximum: (data: number, given: number) => data <= given,
  maxLength: (data: string, given: number) => data.length <= given,
  pattern: (data: string, given: string) => matches(data, given),
  minItems: (data: Items, given: number) => data.length >= given,
  maxItems: (data: Items, given: number) => data.length <= given,
  items: (data: Items, given: JsonSchema | Schemas, _schema, root) => data.every((item, at) => {
    const of = Array.isArray(given) ? (given as Schemas)[at] : (given as JsonSchema);
    return of === undefined || fits(item, of, root);
  }),
  additionalItems: (data: Items, given: unknown, { items }) => given === false && data.length <= (items as Items).length,
  required: (data: Fields, given: readonly string[]) => given.every((key) => Object.hasOwn(data, key)),
  properties: (data: Fields, given: Readonly<Record<string, JsonSchema>>, _schema, root) => Object.keys(data).every((key) => !Object.hasOwn(given, key) || fits(data[key], given[key]!, root)),
  propertyNames: (data: Fields, given: JsonSchema, _schema, root) => Object.keys(data).every((key) => fits(key, given, root)),
  additionalProperties: (data: Fields, given: JsonSchema | false, { properties = {} }, root) => Object.keys(data).every((key) => Object.hasOwn(properties as object, key) || (given !== false && fits(data[key], given, root))),
  anyOf: (data: unknown, given: Schemas, _schema, root) => given.some((one) => fits(data, one, root)),
  oneOf: (data: unknown, given: Schemas, _schema, root) => given.filter((one) => fits(data, one, root)).length === 1,
  allOf: (data: unknown, given: Schemas, _schema, root) => given.every((one) => fits(data, one, root)),
  $ref: (data: unknown, given: string, _schema, root) => fits(data, findDefinition(given, root), root),
};

/** A word that is not known: nothing is passed over. */
const unknown: Rule = () => false;

/** True when data fits a schema. A schema with a word that is not known here fits nothing. */
export function fitsSchema(data: unknown, schema: JsonSchema): boolean {
  return fits(data, schema, schema);
}

function fits(data: unknown, schema: JsonSchema, root: JsonSchema): boolean {
  // The type first: the other words take it for granted.
  if ('type' in schema && !types[schema['type'] as string]?.(data)) return false;
  for (const word in schema) {
    if (!(Object.hasOwn(rules, word) ? rules[word]! : unknown)(data as never, schema[word] as never, schema, root)) return false;
  }
  return true;
}

function matches(text: string, pattern: string): boolean {
  let known = patterns.get(pattern);
  if (!known) patterns.set(pattern, (known = new RegExp(pattern)));
  return known.test(text);
}

/** `#/definitions/<name>`; another way of naming leads to what fits nothing. */
function findDefinition(path: string, { definitions = {} }: JsonSchema): JsonSchema {
  const name = /^#\/definitions\/(\w+)$/.exec(path)?.[1] ?? '';
  return Object.hasOwn(definitions as object, name) ? (definitions as Readonly<Record<string, JsonSchema>>)[name]! : { [path]: false };
}
