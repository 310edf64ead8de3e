/** Where the focus is: in the box, or on a link of a row of the panel. */
export type FocusPlace = 'box' | { row: number; link: number }

const clampLink = (link: number, links: number): number => Math.min(link, links - 1)

function up({ row, link }: { row: number; link: number }, rows: readonly number[]): FocusPlace {
  return row === 0 ? 'box' : { row: row - 1, link: clampLink(link, rows[row - 1] ?? 1) }
}

function down({ row, link }: { row: number; link: number }, rows: readonly number[]): FocusPlace {
  return row + 1 === rows.length
    ? 'box'
    : { row: row + 1, link: clampLink(link, rows[row + 1] ?? 1) }
}

function sideways(
  { row, link }: { row: number; link: number },
  step: 1 | -1,
  rows: readonly number[],
): FocusPlace {
  return { row, link: Math.max(0, clampLink(link + step, rows[row] ?? 1)) }
}

/**
 * Where a key leads, given how many links each row has (none has none). In the box, the keys that move the caret are
 * left to it. From the last row the way leads back to the box, as it does from the first.
 */
export function focusAfter(
  key: string,
  from: FocusPlace,
  rows: readonly number[],
): FocusPlace | undefined {
  const last = rows.length - 1
  if (last < 0) return undefined
  if (from === 'box')
    return key === 'ArrowDown'
      ? { row: 0, link: 0 }
      : key === 'ArrowUp'
        ? { row: last, link: 0 }
        : undefined
  switch (key) {
    case 'ArrowDown':
      return down(from, rows)
    case 'ArrowUp':
      return up(from, rows)
    case 'ArrowRight':
      return sideways(from, 1, rows)
    case 'ArrowLeft':
      return sideways(from, -1, rows)
    case 'Home':
      return { row: 0, link: 0 }
    case 'End':
      return { row: last, link: (rows[last] ?? 1) - 1 }
    default:
      return undefined
  }
}
