import { intlLocales, type Locale } from '@/i18n/locales'

import { translatorFor } from '../words'
import words from './words.json'

/** "Nov 22, 2026, 12:08 PM", as Payload writes since when a colleague has a document open. */
const LOCK_TIME = /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d\s[AP]M$/

/** What browsers say when a request does not reach the server: Chromium, Firefox and Safari. */
const NOT_REACHED =
  /^(?:Failed to fetch|NetworkError when attempting to fetch resource|Load failed|The (?:network|Internet) connection [\w ]+)\.?$/

const readCount = (pattern: RegExp, text: string): number | undefined => {
  const digits = pattern.exec(text)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

function readLockTime(text: string): Date | undefined {
  if (!LOCK_TIME.test(text)) return undefined
  const time = new Date(text.replace(/\s(?=[AP]M$)/, ' '))
  return Number.isNaN(time.getTime()) ? undefined : time
}

/**
 * Returns a sentence that Payload has only in English in the language of the colleague, or undefined
 * for any other text. They have no key that `terms.words.json` could replace.
 */
export function translateEnglish(text: string, locale: Locale): string | undefined {
  const say = translatorFor(words, locale)
  const saved = readCount(/^Successfully saved (\d+) files$/, text)
  if (saved !== undefined) return say('saved', { count: saved })
  const failed = readCount(/^Failed to save (\d+) files$/, text)
  if (failed !== undefined) return say('failed', { count: failed })
  if (text === 'Failed to fetch the file.') return say('fetchFailed')
  if (NOT_REACHED.test(text)) return say('connection')
  if (/^(Refreshing token|Refreshing permissions|Fetching user) failed: /.test(text))
    return say('connection')
  const time = readLockTime(text)
  return time?.toLocaleString(intlLocales[locale], { dateStyle: 'long', timeStyle: 'short' })
}
