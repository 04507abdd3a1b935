/** The keys a file may have at each place, read from the schema itself, for suggestions. Loads zod. */
import type { FaultPath } from './faults';
import { fileSchema } from './schema';

interface SchemaLike {
  readonly shape?: Readonly<Record<string, SchemaLike>>;
  readonly element?: SchemaLike;
  readonly valueType?: SchemaLike;
  unwrap?(): SchemaLike;
}

/** Keys allowed in the group of a tables file that a path leads to; empty where any key may stand. */
export function listKnownKeys(path: FaultPath): readonly string[] {
  return listKeysOf(fileSchema, path);
}

/** The same for a schema of zod's; its classes share these accessors, but its types hide them behind each concrete class. */
export function listKeysOf(root: unknown, path: FaultPath): readonly string[] {
  let schema: SchemaLike | undefined = root as SchemaLike;
  for (const key of path) {
    if (schema === undefined) return [];
    schema = unwrap(typeof key === 'number' ? schema.element : (schema.shape?.[key] ?? schema.valueType));
  }
  return Object.keys(schema?.shape ?? {});
}

function unwrap(schema: SchemaLike | undefined): SchemaLike | undefined {
  let inner = schema;
  while (inner?.unwrap !== undefined && inner.shape === undefined && inner.element === undefined) inner = inner.unwrap();
  return inner;
}
