/** Characters of the shortest reason that is accepted. */
export const MIN_REASON_LENGTH = 10
