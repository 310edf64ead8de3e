/** Less than this explains nothing to whoever reads it later. */
export const SHORTEST_REASON = 10
