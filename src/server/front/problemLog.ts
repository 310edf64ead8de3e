/** A site has some twenty islands; names that a stranger makes up must not fill memory and log. */
const MAX_ISLANDS = 100
const NAME = /^[a-zA-Z]{1,40}$/

/**
 * Counts the islands that failed in browsers, and logs the first failure of each and every tenfold
 * after it.
 */
export function createProblemLog(write: (line: string) => void): (island: string) => void {
  const counts = new Map<string, number>()
  return (island) => {
    const count = (counts.get(island) ?? 0) + 1
    if (!NAME.test(island) || (count === 1 && counts.size >= MAX_ISLANDS)) return
    counts.set(island, count)
    if (Number.isInteger(Math.log10(count)))
      write(`front: the island ${island} has failed in a browser, ${count} times since the start\n`)
  }
}
