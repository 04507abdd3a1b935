/** The sources that run directly, in tests, start many times in one process: what is shipped is parsed the first time. */
export function parseOnce<Data>(parse: () => Promise<Data>): () => Promise<Data> {
  let parsed: Promise<Data> | undefined;
  return () => (parsed ??= parse());
}
