/** docs/session-format.md names every field of a session document, with every value it may have, and no other. */
import { makeSessionJsonSchema } from '../../src/io/session-schema';
import { readDoc } from './read-docs';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema | readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly definitions?: Readonly<Record<string, Schema>>;
}

const schema = JSON.parse(JSON.stringify(makeSessionJsonSchema())) as Schema;

/** Objects described once, under a name of their own. */
const shared: Readonly<Record<string, string>> = { 'es,ca,en': 'text', 'num,den': 'ratio', 'table,dice,modifiers,total,row,rule,result,value,then': 'roll' };

/** Every field that holds a value of its own, by path, with the words it may be. */
function listFields(): Map<string, Set<string>> {
  const fields = new Map<string, Set<string>>();
  const described = new Set<string>();
  const add = (path: string, part: Schema): void => {
    const words = fields.get(path) ?? new Set<string>();
    for (const word of part.enum ?? (part.const === undefined ? [] : [part.const])) words.add(String(word));
    fields.set(path, words);
  };
  const walk = (part: Schema, path: string): void => {
    const target = part.$ref === undefined ? part : schema.definitions![part.$ref.split('/').at(-1)!]!;
    const keys = Object.keys(target.properties ?? {});
    const name = shared[keys.join(',')];
    // The mission stands in the document twice.
    if (path === 'mission') return add(path, {});
    if (name !== undefined && path !== name) {
      add(path, {});
      if (!described.has(name)) walk(target, (described.add(name), name));
    } else if (target.properties) {
      for (const [key, inner] of Object.entries(target.properties)) walk(inner, path === '' ? key : `${path}.${key}`);
    } else if (target.anyOf) target.anyOf.forEach((inner) => walk(inner, path));
    else if (target.oneOf) add(path, {});
    else if (target.type === 'array' && target.items && !Array.isArray(target.items)) {
      const items = target.items as Schema;
      if (items.oneOf || items.enum || items.properties || items.$ref !== undefined || isWord(items)) walk(items, `${path}[]`);
      else add(path, target);
    } else if (typeof target.additionalProperties === 'object') walk(target.additionalProperties, `${path}{}`);
    else if (target.type !== 'null') add(path, target);
  };
  walk(schema, '');
  return fields;
}

function isWord(items: Schema): boolean {
  return items.type === 'string' || items.anyOf !== undefined || Array.isArray(items.items);
}

/** The rows of the page by the path of their field. */
function readRows(): Map<string, string> {
  const rows = new Map<string, string>();
  let heading = '';
  for (const line of readDoc('docs/session-format.md').split('\n')) {
    heading = /^## (?:`(.+)`)?/.exec(line)?.[1] ?? (line.startsWith('## ') ? '' : heading);
    const cell = /^\| `([^`|]+)` \|(.*)\|$/.exec(line);
    if (!cell || heading === '' || heading === 'actions[]' || heading === 'events[]') continue;
    rows.set(heading === 'session' ? cell[1]! : `${heading}${cell[1]!.startsWith('{') ? '' : '.'}${cell[1]!}`, cell[2]!);
  }
  return rows;
}

const plain = (path: string): string => path.replace(/\[\]$/, '');

test('every field is there, and every word it may be', () => {
  const rows = new Map([...readRows()].map(([path, text]) => [plain(path), text]));
  for (const [path, words] of listFields()) {
    if (path === 'actions[]' || path === 'events[]') continue;
    const row = rows.get(plain(path));
    expect([path, row === undefined ? 'missing' : 'there']).toEqual([path, 'there']);
    for (const word of words) expect([path, word, row!.includes(`\`${word}\``) || row!.includes(` ${word} `)]).toEqual([path, word, true]);
  }
});

test('no field is there that a document does not have', () => {
  const known = [...listFields().keys()].map(plain);
  for (const path of readRows().keys()) {
    const name = plain(path);
    expect([name, known.some((field) => field === name || field.startsWith(`${name}.`) || field.startsWith(`${name}[`) || field.startsWith(`${name}{`))]).toEqual([name, true]);
  }
});

test.each(['actions', 'events'])('every kind of %s is there with its fields', (list) => {
  const page = readDoc('docs/session-format.md').split(`## \`${list}[]\``)[1]!.split('\n## ')[0]!;
  const rows = [...page.matchAll(/^\| (`[^|]+`) \|([^|]*)\|([^\n]*)\|$/gm)].flatMap(([, types, fields, text]) => quoted(types!).map((type) => ({ type, fields: quoted(fields!), text: text! })));
  const variants = ((schema.properties![list]!.items as Schema).oneOf ?? []).flatMap(({ properties }) => {
    const { type, ...others } = properties!;
    return (type!.enum ?? [type!.const]).map((name) => ({ type: String(name), fields: Object.keys(others), words: Object.values(others).flatMap((part) => (part.enum ?? []).map(String)) }));
  });
  expect(rows.map(({ type }) => type).sort()).toEqual(variants.map(({ type }) => type).sort());
  for (const { type, fields, words } of variants) {
    const row = rows.find((found) => found.type === type)!;
    expect([type, ...row.fields.sort()]).toEqual([type, ...fields.sort()]);
    for (const word of words) expect([type, quoted(row.text)]).toEqual([type, expect.arrayContaining([word])]);
  }
});

function quoted(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1]!);
}
