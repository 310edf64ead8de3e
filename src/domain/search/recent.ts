import { tidy } from './panel'

/** Under which key the browser keeps what was searched for, newest first. */
export const RECENT_KEY = 'searches'

export const MOST_RECENT = 5

/** A text has no line breaks, so they part one from the next. */
const BREAK = '\n'

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Whatever stands there, what comes out is a list of texts. */
export function readRecent(stored: string | null): string[] {
  const texts = (stored ?? '')
    .split(BREAK)
    .map(tidy)
    .filter((text) => text !== '')
  return texts.filter((text, at) => texts.findIndex((one) => same(one, text)) === at).slice(0, MOST_RECENT)
}

export const writeRecent = (texts: readonly string[]): string | null => (texts.length > 0 ? texts.join(BREAK) : null)

export const withSearch = (texts: readonly string[], text: string): string[] => readRecent([text, ...texts].join(BREAK))

export const withoutSearch = (texts: readonly string[], text: string): string[] => texts.filter((one) => !same(one, text))
