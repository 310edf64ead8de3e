const sorted = (values) => [...values].sort((a, b) => a - b)

export function median(values) {
  const inOrder = sorted(values)
  const middle = inOrder.length >> 1
  return inOrder.length % 2 ? inOrder[middle] : (inOrder[middle - 1] + inOrder[middle]) / 2
}

/** The middle and the spread, as in "41 (39–52)". */
export function spread(values, digits = 0) {
  const least = Math.min(...values)
  const most = Math.max(...values)
  return `${median(values).toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`
}
