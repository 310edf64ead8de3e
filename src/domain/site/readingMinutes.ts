/** Words a minute of somebody who reads to understand. */
const WORDS_PER_MINUTE = 200

/** Returns how many minutes a text takes to read; at least one. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / WORDS_PER_MINUTE))
