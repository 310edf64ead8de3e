/** How far from the middle of a town visitors find its streets. */
export const TOWN_REACH_KM = 3
/** Shorter than this, a word is no name of a street. */
export const MIN_STREET_LETTERS = 4
