import type { LaneName } from './admission/budgets'
import type { Lane } from './admission/lane'
import { isPage } from './contentType'
import { makeEntry } from './entry'
import type { Answer, Headers } from './headers'
import type { FetchEntry } from './edgeCache'
import type { UpstreamHeaders } from './upstreamHeaders'
import { HttpError } from './httpError'
import type { Upstream } from './upstream'
import { forVisitors } from './withoutFramework'

const MB = 1024 ** 2
const MAX_BYTES = 4 * MB
const MAX_PICTURE_BYTES = MB
/** Milliseconds to wait for an answer: less when an older entry can be sent instead. */
const TIMEOUT_MS = { first: 30_000, refresh: 10_000 }

const isBuild = (key: string) => key.startsWith('/_next/static/')
export const isPicture = (key: string) => key.startsWith('/api/media/file/')

/** Next writes one year for "until invalidated". Anything shorter expires by time. */
const UNTIL_INVALIDATED = 31_536_000

function mayCacheAnswer(key: string, { status, headers }: Answer): boolean {
  if (status !== 200 || headers['set-cookie']) return false
  const caching = headers['cache-control'] ?? ''
  if (/\bimmutable\b/.test(caching)) return true
  return (
    !isBuild(key) &&
    !isPicture(key) &&
    Number(/\bs-maxage=(\d+)/.exec(caching)?.[1]) >= UNTIL_INVALIDATED
  )
}

export type FrontParts = {
  /** Asks Next. */
  upstream: Upstream
  /** Asks the server beside Next (`src/server/direct.ts`). */
  direct: Upstream
  headers: Headers
  questions: UpstreamHeaders
  lanes: Readonly<Record<LaneName, Lane>>
}

/** Whether a key is a part of pages or a picture: these cost Next little. */
export const isPart = (key: string): boolean => /^\/(?:api|_next)\//.test(key)

/** Which answers are cached, and the status they are sent with. */
type CachePolicy = {
  mayCache: (key: string, answer: Answer) => boolean
  statusOf: (answer: Answer) => number
}

const page: CachePolicy = { mayCache: mayCacheAnswer, statusOf: ({ status }) => status }

/** Fetches pages that are the same for all visitors. */
export const createFetcher =
  (
    { upstream, headers, questions, lanes }: FrontParts,
    { mayCache, statusOf }: CachePolicy = page,
  ): FetchEntry =>
  async (key, known) => {
    const timeoutMs = known ? TIMEOUT_MS.refresh : TIMEOUT_MS.first
    const lane = isPart(key) ? lanes.part : lanes.render
    const answer = await upstream.read(
      { path: key, headers: questions.shared(), timeoutMs, lane },
      isPicture(key) ? MAX_PICTURE_BYTES : MAX_BYTES,
    )
    if (!answer) return null
    if (answer.status >= 500) throw new HttpError(503)
    const sent = forVisitors(answer)
    const entry = await makeEntry(statusOf(answer), sent.body, headers.shared(sent), { known })
    return { entry, mayCache: mayCache(key, answer), isForever: isBuild(key) }
  }

/**
 * The path of the not-found page of a language: no page has a dash as its name. Next renders it
 * like any other.
 */
export const notFoundPathOf = (language: string) => `/${language}/-/`

export const isNotFoundPath = (path: string): boolean => /^\/[a-z]{2}\/-\/$/.test(path)

export const notFoundPolicy: CachePolicy = {
  mayCache: (_, { status, headers }) => status === 200 && isPage(headers),
  statusOf: () => 404,
}
