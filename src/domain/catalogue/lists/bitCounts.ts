export const increment = (counts: Uint32Array, at: number): void => {
  counts[at] = (counts[at] ?? 0) + 1
}

/** Counts each bit that is set, the lowest one at `from`. */
export function countBits(counts: Uint32Array, bits: number, from: number): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1)
    increment(counts, from + 31 - Math.clz32(rest & -rest))
}
