import { normalizeText } from './panel'

/** Under which key the browser keeps what was searched for, newest first. */
export const RECENT_KEY = 'searches'

export const MAX_RECENT = 5

/** A text has no line breaks, so they part one from the next. */
const SEPARATOR = '\n'

const isSameText = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Reads the stored searches; invalid content is left out. */
export function readRecent(stored: string | null): string[] {
  const texts = (stored ?? '')
    .split(SEPARATOR)
    .map(normalizeText)
    .filter((text) => text !== '')
  return texts
    .filter((text, at) => texts.findIndex((one) => isSameText(one, text)) === at)
    .slice(0, MAX_RECENT)
}

export const writeRecent = (texts: readonly string[]): string | null =>
  texts.length > 0 ? texts.join(SEPARATOR) : null

export const withSearch = (texts: readonly string[], text: string): string[] =>
  readRecent([text, ...texts].join(SEPARATOR))

export const withoutSearch = (texts: readonly string[], text: string): string[] =>
  texts.filter((one) => !isSameText(one, text))
