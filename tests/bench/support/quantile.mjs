/** The value that a share of all does not exceed, as in 0.99. */
export const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)]
