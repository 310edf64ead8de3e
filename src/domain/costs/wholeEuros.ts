/**
 * The lines of a table of costs in whole euros, as they are shown, with their sum: a total of exact
 * amounts can differ by a euro from the lines above it.
 */
export function roundedWithTotal<Name extends string>(
  lines: Readonly<Record<Name, number>>,
): Record<Name, number> & { total: number } {
  const rounded = Object.entries<number>(lines).map(
    ([name, amount]) => [name, Math.round(amount)] as const,
  )
  return {
    // The same names as before: an object made of entries has lost them.
    ...(Object.fromEntries(rounded) as Record<Name, number>),
    total: rounded.reduce((sum, [, amount]) => sum + amount, 0),
  }
}
