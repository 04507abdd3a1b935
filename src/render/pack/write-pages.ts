/**
 * Writes the shipped templates as one JavaScript module, which fills them in without Handlebars: its runtime looks
 * up, copies and checks at every turn what is known beforehand of templates that do not change. Only the build and
 * tests use this. It knows the commands that the shipped templates need, and refuses the others; a player's
 * templates are Handlebars' own affair (templates.ts).
 */
import Handlebars from 'handlebars';

/** Where a piece of a template stands. */
interface Place {
  /** Variables of the values that names are looked up in, the innermost first. */
  readonly contexts: readonly string[];
  /** Variable that counts the turns of the loop around; empty outside of loops. */
  readonly turn: string;
  /** Names that a part was given, with what they stand for. */
  readonly given: ReadonlyMap<string, string>;
  /** Dotted keys of the words there are. */
  readonly keys: ReadonlySet<string>;
}

type Trees = ReadonlyMap<string, hbs.AST.Program>;

/** Variable of the whole view, which templates call `@root`. */
const root = 'view';

/**
 * Code of a module whose export `(name, view, texts, show) => string` fills in a page. `texts` are the words by dotted
 * key; `show` makes a string fit to stand in the page.
 * @param sheets the templates by name without `.hbs`
 * @param keys of the words they may ask for
 * @throws Error where a template holds what is not known here
 */
export function writePages(sheets: Readonly<Record<string, string>>, keys: ReadonlySet<string>): string {
  const trees: Trees = new Map(Object.entries(sheets).map(([name, text]) => [name, Handlebars.parse(text)]));
  const parts = Array.from(trees, ([name, tree]) => `${JSON.stringify(name)}(c0) { let made = '';\n${writeAll(tree, { contexts: ['c0'], turn: '', given: new Map(), keys }, trees)}return made; },\n`);
  return `let ${root}, texts, show;
const put = (value) => typeof value === 'string' ? show(value) : typeof value === 'number' ? '' + value : value == null ? '' : typeof value.toHTML === 'function' ? value.toHTML() : show('' + value);
const has = (value) => Array.isArray(value) ? value.length > 0 : !!value;
const each = (value) => Array.isArray(value) ? value : value ? refuse() : [];
const refuse = () => { throw new TypeError('each goes through lists alone'); };
const parts = {\n${parts.join('')}};
module.exports = (name, ...given) => { [${root}, texts, show] = given; return parts[name](${root}); };\n`;
}

function writeAll(program: hbs.AST.Program, place: Place, trees: Trees): string {
  return program.body.flatMap((statement) => writeStatement(statement, place, trees)).reduce(joinCode, '');
}

/** Statements one after the other; what two of them add to the text in turn is added at once. */
function joinCode(before: string, next: string): string {
  return before.endsWith(added) && next.startsWith(adding) ? `${before.slice(0, -added.length)} + ${next.slice(adding.length)}` : before + next;
}

const adding = 'made += ';
/** Other statements end with a brace. */
const added = ';\n';

function writeStatement(statement: hbs.AST.Statement, place: Place, trees: Trees): string[] {
  switch (statement.type) {
    case 'CommentStatement': return [];
    case 'ContentStatement': return add(JSON.stringify((statement as hbs.AST.ContentStatement).value));
    case 'MustacheStatement': return writePut(statement as hbs.AST.MustacheStatement, place);
    case 'BlockStatement': return [writeBlock(statement as hbs.AST.BlockStatement, place, trees)];
    case 'PartialStatement': return writePart(statement as hbs.AST.PartialStatement, place, trees);
    default: return refuse(statement.type);
  }
}

function writePut({ path, params, hash, escaped }: hbs.AST.MustacheStatement, place: Place): string[] {
  return params.length > 0 || hasPairs(hash) || !escaped ? refuse((path as hbs.AST.PathExpression).original) : add(`put(${writeValue(path, place)})`);
}

function add(expression: string): string[] {
  return expression === '""' ? [] : [`${adding}${expression}${added}`];
}

function hasPairs(hash: hbs.AST.Hash | undefined): boolean {
  return hash !== undefined && hash.pairs.length > 0;
}

function writeBlock({ path, params, hash, program, inverse }: hbs.AST.BlockStatement, place: Place, trees: Trees): string {
  if (params.length !== 1 || hasPairs(hash) || (program.blockParams ?? []).length > 0) return refuse((path as hbs.AST.PathExpression).original);
  const value = writeValue(params[0] as hbs.AST.Expression, place);
  const otherwise = (inverse as hbs.AST.Program | undefined) ? `else { ${writeAll(inverse, place, trees)}}` : '';
  switch (path.original) {
    case 'if': return `if (has(${value})) { ${writeAll(program, place, trees)}} ${otherwise}\n`;
    case 'unless': return `if (!has(${value})) { ${writeAll(program, place, trees)}} ${otherwise}\n`;
    case 'each': return otherwise === '' && place.given.size === 0 ? writeLoop(value, program, place, trees) : refuse('each');
    default: return refuse(path.original);
  }
}

function writeLoop(list: string, program: hbs.AST.Program, { contexts, given, keys }: Place, trees: Trees): string {
  const [items, turn, item] = ['list', 'i', 'c'].map((name) => `${name}${contexts.length}`) as [string, string, string];
  const body = writeAll(program, { contexts: [item, ...contexts], turn, given, keys }, trees);
  return `{ const ${items} = each(${list}); for (let ${turn} = 0; ${turn} < ${items}.length; ${turn}++) { const ${item} = ${items}[${turn}]; ${body}} }\n`;
}

/** A part is a function of its own; one that is given names is small and written where it is included. */
function writePart({ name, params, hash, indent }: hbs.AST.PartialStatement, place: Place, trees: Trees): string[] {
  const part = (name as hbs.AST.PathExpression).original;
  const tree = trees.get(part);
  if (!tree || indent !== '' || place.given.size > 0) return refuse(`> ${part}`);
  const context = params[0] ? writeValue(params[0], place) : place.contexts[0] as string;
  const pairs = (hash as hbs.AST.Hash | undefined)?.pairs ?? [];
  if (pairs.length === 0) return add(`parts[${JSON.stringify(part)}](${context})`);
  const given = new Map(pairs.map(({ key, value }) => [key, writeValue(value, place)]));
  return tree.body.flatMap((statement) => writeStatement(statement, { contexts: [context], turn: '', given, keys: place.keys }, trees));
}

function writeValue(expression: hbs.AST.Expression, place: Place): string {
  switch (expression.type) {
    case 'StringLiteral': return JSON.stringify((expression as hbs.AST.StringLiteral).value);
    case 'PathExpression': return writePath(expression as hbs.AST.PathExpression, place);
    default: return refuse(expression.type);
  }
}

function writePath({ original, data, depth, parts }: hbs.AST.PathExpression, { contexts, turn, given, keys }: Place): string {
  if (!parts.every((part) => /^[a-z]\w*$/i.test(part))) return refuse(original);
  if (data) return writeData(original, parts, turn, keys);
  const context = contexts[depth] ?? refuse(original);
  const [first] = parts;
  if (first === undefined) return context;
  // In a loop `t` is something of the item.
  if (first === 't' && (parts.length > 1 || turn === '')) return depth === 0 && turn === '' ? writeWords(original, parts.slice(1), keys) : refuse(original);
  const value = depth === 0 ? given.get(first) : undefined;
  return value === undefined ? writeSteps(context, parts) : [value, ...parts.slice(1)].join('?.');
}

function writeData(original: string, [name, first, ...further]: readonly string[], turn: string, keys: ReadonlySet<string>): string {
  if (name === 'root' && first !== undefined) return first === 't' ? writeWords(original, further, keys) : writeSteps(root, [first, ...further]);
  return original === '@first' && turn !== '' ? `${turn} === 0` : refuse(original);
}

/** The words are `t.group.key` and at hand by their dotted keys. */
function writeWords(original: string, parts: readonly string[], keys: ReadonlySet<string>): string {
  const key = parts.join('.');
  return keys.has(key) ? `texts[${JSON.stringify(key)}]` : refuse(original);
}

function writeSteps(context: string, parts: readonly string[]): string {
  return `${context}.${parts.join('?.')}`;
}

function refuse(what: string): never {
  throw new Error(`write-pages.ts does not know how to write {{${what}}}`);
}
