import { makeEntry } from './entry'
import { type Answer, type Headers, isPage } from './headers'
import type { Ask } from './keeper'
import { startLater } from './later'
import type { Questions } from './questions'
import { Trouble } from './trouble'
import type { Upstream } from './upstream'

const MB = 1024 ** 2
const LARGEST = 4 * MB
const LARGEST_PICTURE = MB
/** With something to show, a visitor need not wait for the last chance to have it fresh. */
const PATIENCE = { withNothing: 30_000, withSomething: 10_000 }

const isBuild = (key: string) => key.startsWith('/_next/static/')
const isPicture = (key: string) => key.startsWith('/api/media/file/')

/** Next writes a year for "until told". Anything shorter is time it wants to count by itself. */
const UNTIL_TOLD = 31_536_000

function mayKeep(key: string, { status, headers }: Answer): boolean {
  if (status !== 200 || headers['set-cookie']) return false
  const caching = headers['cache-control'] ?? ''
  if (/\bimmutable\b/.test(caching)) return true
  return !isBuild(key) && !isPicture(key) && Number(/\bs-maxage=(\d+)/.exec(caching)?.[1]) >= UNTIL_TOLD
}

export type Parts = { upstream: Upstream; headers: Headers; questions: Questions }

/** What is kept of the answers, and under which status it is sent. */
type Kind = { keeps: (key: string, answer: Answer) => boolean; statusOf: (answer: Answer) => number }

const page: Kind = { keeps: mayKeep, statusOf: ({ status }) => status }

/** The question for a page that is the same for everyone. */
export const createAsk =
  ({ upstream, headers, questions }: Parts, { keeps, statusOf }: Kind = page): Ask =>
  async (key, known) => {
    const patience = known ? PATIENCE.withSomething : PATIENCE.withNothing
    const answer = await upstream.read({ path: key, headers: questions.shared(), patience }, isPicture(key) ? LARGEST_PICTURE : LARGEST)
    if (!answer) return null
    if (answer.status >= 500) throw new Trouble(503)
    const body = isPage(answer.headers) ? Buffer.from(startLater(answer.body.toString())) : answer.body
    const entry = await makeEntry(statusOf(answer), body, headers.shared({ headers: answer.headers, body }), known)
    return { entry, mayKeep: keeps(key, answer), isForever: isBuild(key) }
  }

/** The page that says there is no such page, by its language: no page has a name of one dash. Next draws it like any other. */
export const missingPageOf = (language: string) => `/${language}/-/`

export const isMissingPage = (path: string): boolean => /^\/[a-z]{2}\/-\/$/.test(path)

export const missingPage: Kind = { keeps: (_, { status, headers }) => status === 200 && isPage(headers), statusOf: () => 404 }
