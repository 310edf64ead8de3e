import { type Entry, makeEntry } from './entry'
import type { Parts } from './ask'
import { isPage } from './headers'
import { startLater } from './later'

const LARGEST = 4 * 1024 ** 2
/** Nobody waits long to be told that there is nothing. */
const PATIENCE = 5_000

/** A listing ends in its number, below at least a list, a town and a type; or it is asked for by the number alone. */
const LISTING = /^(?:\/[a-z]{2}((?:\/[a-z0-9-]+){3,12}\/[1-9]\d{0,8})|(\/property\/[1-9]\d{0,8}))\/$/
const STATUS = /<meta name="hestia-status" content="(404|410)"/

/** The page that tells of a listing that is not there, by the address it was asked for at; nothing when no listing has such an address. */
export function formerPageOf(language: string, path: string): string | undefined {
  const [, inLanguage, byNumber] = LISTING.exec(path) ?? []
  const rest = inLanguage ?? byNumber
  return rest === undefined || rest.startsWith('/-/') ? undefined : `/${language}/-${rest}/`
}

/**
 * Asks for that page. Next cannot draw a page and answer 404 or 410, so the page says which of both it means. What comes
 * back is kept nowhere: there are as many numbers as somebody likes to try.
 */
export function createFormer({ upstream, headers, questions }: Parts) {
  return async (page: string): Promise<Entry | null> => {
    const answer = await upstream.read({ path: page, headers: questions.shared(), patience: PATIENCE }, LARGEST)
    if (answer?.status !== 200 || !isPage(answer.headers)) return null
    const html = answer.body.toString()
    const status = Number(STATUS.exec(html)?.[1])
    if (!status) return null
    const body = Buffer.from(startLater(html))
    return makeEntry(status, body, headers.shared({ headers: answer.headers, body }))
  }
}
