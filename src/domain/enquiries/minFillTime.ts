/** Milliseconds from the first input in a form to sending it; a person needs longer. */
export const MIN_FILL_MS = 1500
