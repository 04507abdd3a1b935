/**
 * A table of words that an ordinary run never shows, such as those of errors: it is made when something of it is
 * first asked for.
 */
export function late<Table extends object>(make: () => Table): Table {
  let made: Table | undefined;
  const table = (): Table => (made ??= make());
  return new Proxy({} as Table, {
    get: (_, key) => Reflect.get(table(), key) as unknown,
    has: (_, key) => Reflect.has(table(), key),
    ownKeys: () => Reflect.ownKeys(table()),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(table(), key),
  });
}
