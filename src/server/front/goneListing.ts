import { endsInReference } from '@/domain/catalogue/reference'

import type { FrontParts } from './fetchEntry'
import { isPage } from './contentType'
import { type Entry, makeEntry } from './entry'
import { MAX_PAGE_BYTES } from './exchange'
import { statusInPage } from './statusInPage'
import { forVisitors } from './withoutFramework'

/** Milliseconds to wait for the page of a gone listing. */
const TIMEOUT_MS = 5_000

/**
 * The reference of a listing is below at least a list, a town and a type; or below /property/, with
 * or without a language.
 */
const LISTING = /^(?:\/[a-z]{2}((?:\/[a-z0-9-]+){4,13})|(?:\/[a-z]{2})?(\/property\/[a-z0-9-]+))\/$/

/**
 * The path of the page about a gone listing, from the requested path; undefined when no listing has
 * such an address.
 */
export function goneListingPath(language: string, path: string): string | undefined {
  const [, inLanguage, byNumber] = (endsInReference(path) && LISTING.exec(path)) || []
  const rest = inLanguage ?? byNumber
  return rest === undefined || rest.startsWith('/-/') ? undefined : `/${language}/-${rest}/`
}

/**
 * Fetches that page. Next cannot render a page and answer 404 or 410, so the page names the status.
 * The answer is not cached: a client can try any number.
 */
export function createGoneListingFetcher({ upstream, headers, questions, lanes }: FrontParts) {
  return async (path: string): Promise<Entry | null> => {
    const answer = await upstream.read(
      { path, headers: questions.shared(), timeoutMs: TIMEOUT_MS, lane: lanes.render },
      MAX_PAGE_BYTES,
    )
    if (answer?.status !== 200 || !isPage(answer.headers)) return null
    const page = forVisitors(answer)
    const status = statusInPage(page.body.toString())
    return status === undefined ? null : makeEntry(status, page.body, headers.shared(page))
  }
}
