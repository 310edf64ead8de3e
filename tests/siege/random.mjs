/**
 * A random generator with a seed (mulberry32), so that a request that fails can be made again by its number.
 * @param {number} seed
 */
export function createRandom(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (/** @type {number} */ limit) => Math.floor(next() * limit)
  return {
    below,
    /** @param {number} share between 0 and 1 */
    chance: (share) => next() < share,
    /**
     * @template T
     * @param {readonly T[]} list
     * @returns {T}
     */
    pick: (list) => list[below(list.length)],
    /**
     * @template T
     * @param {number} most
     * @param {() => T} make
     * @returns {T[]}
     */
    several: (most, make) => Array.from({ length: below(most + 1) }, make),
  }
}

/** @typedef {ReturnType<typeof createRandom>} Random */
