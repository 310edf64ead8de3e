const CHUNK = 1 << 18

/** A list of numbers that grows without copying what it holds. */
export class Numbers {
  constructor() {
    this.chunks = []
    this.length = 0
  }

  push(value) {
    const place = this.length % CHUNK
    if (!place) this.chunks.push(new Float64Array(CHUNK))
    this.chunks.at(-1)[place] = value
    this.length++
  }

  /** The numbers sorted, each once. The list is empty afterwards: both together would be too much. */
  takeSorted() {
    const all = new Float64Array(this.length)
    this.chunks.forEach((chunk, index) => {
      const start = index * CHUNK
      all.set(chunk.subarray(0, Math.min(CHUNK, this.length - start)), start)
    })
    this.chunks = []
    this.length = 0
    all.sort()
    let unique = 0
    for (let index = 0; index < all.length; index++)
      if (!index || all[index] !== all[index - 1]) all[unique++] = all[index]
    return all.subarray(0, unique)
  }
}

/** The place of a number in a sorted list, or -1. */
export function indexIn(sorted, value) {
  let low = 0
  let high = sorted.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    if (sorted[middle] === value) return middle
    if (sorted[middle] < value) low = middle + 1
    else high = middle - 1
  }
  return -1
}
