/** Descriptions in lists are cut here unless a caller says otherwise. */
const DESCRIPTION_LIMIT = 250

/**
 * Cuts a text that is longer than the limit and appends "...". The cut falls back to the last word boundary when that
 * lies beyond 80 % of the limit; a single very long word is cut hard.
 */
export function cutAtWord(text: string, limit: number = DESCRIPTION_LIMIT): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit)
  const boundary = cut.lastIndexOf(' ')
  return `${(boundary > limit * 0.8 ? cut.slice(0, boundary) : cut).trimEnd()}...`
}

/** The panel under the search box is narrow. */
const TYPE_DESCRIPTION_LIMIT = 100

/** What a listing is, as the search shows it under the box. */
export const cutTypeDescription = (text: string): string => cutAtWord(text, TYPE_DESCRIPTION_LIMIT)
