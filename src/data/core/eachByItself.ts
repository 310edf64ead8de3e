const describe = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/**
 * Works on one item after the other. One that throws is named in the log, and the others go on; it is
 * tried again when the caller runs next. Returns the results of those that were done.
 */
export async function eachByItself<Item, Result>(
  work: string,
  items: readonly Item[],
  nameOf: (item: Item) => string,
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items)
    try {
      results.push(await act(item))
    } catch (error) {
      process.stderr.write(`${work}: ${nameOf(item)} ${describe(error)}\n`)
    }
  return results
}
