import { type FrontParts, notFoundPathOf } from './fetchEntry'
import type { Exchange } from './exchange'
import { createGoneListingFetcher, goneListingPath } from './goneListing'
import type { EdgeCache } from './edgeCache'
import { sendEntry } from './send'
import { HttpError } from './httpError'

export type SendNotFound = (exchange: Exchange, language: string, path: string) => Promise<void>

/** Sends the not-found page instead of Next's own, which needs scripts to be drawn. */
export function createNotFound(parts: FrontParts, missing: EdgeCache): SendNotFound {
  const fetchGoneListing = createGoneListingFetcher(parts)

  /** The page of a gone listing; null for other paths, or when this client is over its limit. */
  const goneListing = async ({ admission }: Exchange, language: string, path: string) => {
    const page = goneListingPath(language, path)
    return page !== undefined && admission.may() ? fetchGoneListing(page).catch(() => null) : null
  }

  return async (exchange, language, path) => {
    const { request, response } = exchange
    const entry = await goneListing(exchange, language, path)
    if (entry) return sendEntry(request, response, entry, 'pass')
    const outcome = await missing.get(notFoundPathOf(language), () => true).catch(() => null)
    if (outcome === null || typeof outcome === 'string' || outcome.how === 'pass')
      throw new HttpError(404)
    sendEntry(request, response, outcome.entry, 'pass')
  }
}
