/**
 * Splits a list in two parts of about the same size, in order. The first holds at least one.
 */
export function splitInTwo<T>(items: readonly T[], sizeOf: (item: T) => number): [T[], T[]] {
  return splitEvenly(items, sizeOf, 2) as [T[], T[]]
}

/** Splits a list in parts of about the same size, in order; later parts can be empty. */
export function splitEvenly<T>(
  items: readonly T[],
  sizeOf: (item: T) => number,
  count: number,
): T[][] {
  const total = items.reduce((sum, item) => sum + sizeOf(item), 0)
  const parts: T[][] = Array.from({ length: count }, () => [])
  let before = 0
  for (const item of items) {
    // An item goes where its middle lies.
    const middle = before + sizeOf(item) / 2
    const at = total === 0 ? 0 : Math.min(count - 1, Math.floor((middle / total) * count))
    parts[at]?.push(item)
    before += sizeOf(item)
  }
  return parts
}
