import type { IncomingHttpHeaders } from 'node:http'

import { createAsk, isMissingPage, missingPage, missingPageOf, type Parts } from './ask'
import { makeEntry } from './entry'
import { type Exchange, LARGEST_PAGE, MB, onlyIf, SITE, stream } from './exchange'
import { createFormer, formerPageOf } from './former'
import { type Answer, type Caching, isPage } from './headers'
import { createKeeper, type Keeper } from './keeper'
import { createPortal } from './portal'
import type { Decision } from './route'
import { sendEntry } from './send'
import { createStore } from './store'
import { Trouble } from './trouble'
import { readBody } from './upstream'

const STUDIO = { bodyLimit: 45 * MB, patience: 120_000 }
/** A late answer to what was typed helps nobody. */
const SEARCH_PATIENCE = 5_000
const nothing = Buffer.alloc(0)
const PURGE = /^\/api\/internal\/revalidate\/?(?:\?|$)/

const visitorCaching: Caching = { cacheControl: 'private, no-cache', vary: 'Cookie, Accept-Language, Accept-Encoding' }
const personalCaching: Caching = { cacheControl: 'private, no-store', vary: 'Cookie, Accept-Encoding' }

/** Is told that a listing was looked at, by whoever says so. */
export type Count = (beacon: { reference: number; address: string; headers: IncomingHttpHeaders }) => void

const READS = new Set(['GET', 'HEAD'])

const pathOf = (target: string) => target.replace(/\?.*$/s, '')

type Missing = (exchange: Exchange, language: string, path: string) => Promise<void>

/** In place of whatever Next says of a page that is not there: what it draws then is for browsers alone. */
function createMissing(parts: Parts, missing: Keeper): Missing {
  const askFormer = createFormer(parts)

  /** What there is to say of a listing; nothing when it is none, or when this visitor has asked too much already. */
  const former = async ({ mayAsk }: Exchange, language: string, path: string) => {
    const page = formerPageOf(language, path)
    return page !== undefined && mayAsk() ? askFormer(page).catch(() => null) : null
  }

  return async (exchange, language, path) => {
    const { request, response } = exchange
    const told = await former(exchange, language, path)
    if (told) return sendEntry(request, response, told, 'pass')
    const outcome = await missing.get(missingPageOf(language), () => true).catch(() => null)
    if (outcome === null || typeof outcome === 'string' || outcome.how === 'pass') throw new Trouble(404)
    sendEntry(request, response, outcome.entry, 'pass')
  }
}

/** What everyone gets alike. */
function sharedAnswers({ upstream, headers, questions }: Parts, pages: Keeper, noPage: Missing) {
  const large = async (exchange: Exchange, path: string) => {
    const { request, response } = exchange
    const answer = await upstream.pass(request, response, { path, headers: questions.shared(), ...SITE })
    return stream(exchange, answer, headers.shared({ headers: answer.headers, body: nothing }, 'pass'))
  }

  return {
    async kept(exchange: Exchange, key: string, language: string): Promise<void> {
      if (isMissingPage(key)) return noPage(exchange, language, key)
      const isPart = /^\/(?:api|_next)\//.test(key)
      const outcome = await pages.get(key, () => isPart || exchange.mayAsk())
      if (outcome === 'limited') throw new Trouble(429)
      if (outcome === 'large') return large(exchange, key)
      if (outcome.entry.status === 404 && !isPart) return noPage(exchange, language, key)
      sendEntry(exchange.request, exchange.response, outcome.entry, outcome.how)
    },

    async fresh(exchange: Exchange, path: string, language: string): Promise<void> {
      onlyIf(exchange.mayAsk())
      const answer = await upstream.read({ path, headers: questions.shared(), patience: SITE.patience }, LARGEST_PAGE)
      if (!answer) return large(exchange, path)
      if (answer.status >= 500) throw new Trouble(503)
      if (answer.status === 404) return noPage(exchange, language, pathOf(path))
      sendEntry(exchange.request, exchange.response, await makeEntry(answer.status, answer.body, headers.shared(answer)), 'pass')
    },
  }
}

/** What somebody types is answered as it is, a language that does not exist included. */
const createSearched =
  ({ upstream, headers, questions }: Parts) =>
  async ({ request, response, maySearch }: Exchange, path: string): Promise<void> => {
    onlyIf(maySearch())
    const answer = await upstream.read({ path, headers: questions.shared(), patience: SEARCH_PATIENCE }, LARGEST_PAGE)
    if (!answer || answer.status >= 500) throw new Trouble(503)
    sendEntry(request, response, await makeEntry(answer.status, answer.body, headers.shared(answer)), 'pass')
  }

/** What one visitor gets. */
function ownAnswers({ upstream, headers, questions }: Parts, missing: Missing, forget: () => void) {
  const send = async ({ request, response }: Exchange, answer: Answer, caching: Caching) =>
    sendEntry(request, response, await makeEntry(answer.status, answer.body, headers.own(answer, caching)), 'pass')

  const ask = ({ request, response, address }: Exchange, path: string, limits: typeof SITE, isSite: boolean) =>
    upstream.pass(request, response, { path, headers: questions.own(request.headers, { address, isSite }), ...limits })

  return {
    async visitor(exchange: Exchange, path: string, language: string): Promise<void> {
      onlyIf(exchange.mayAsk())
      const question = { path, headers: questions.ofLanguage(exchange.request.headers), patience: SITE.patience }
      const answer = await upstream.read(question, LARGEST_PAGE)
      if (!answer || answer.status >= 500) throw new Trouble(503)
      if (answer.status === 404) return missing(exchange, language, pathOf(path))
      await send(exchange, answer, visitorCaching)
    },

    async personal(exchange: Exchange, path: string, language: string): Promise<void> {
      onlyIf(exchange.mayAsk())
      const answer = await ask(exchange, path, SITE, true)
      const status = answer.statusCode ?? 503
      if (status === 404 && READS.has(exchange.request.method ?? '')) {
        answer.resume()
        return missing(exchange, language, pathOf(path))
      }
      if (!isPage(answer.headers)) {
        return stream(exchange, answer, headers.own({ headers: answer.headers, body: nothing }, personalCaching))
      }
      const body = await readBody(answer, LARGEST_PAGE)
      if (!body) throw new Trouble(503)
      if (status === 404) return missing(exchange, language, pathOf(path))
      await send(exchange, { status, headers: answer.headers, body }, personalCaching)
    },

    async studio(exchange: Exchange, path: string): Promise<void> {
      const answer = await ask(exchange, path, STUDIO, false)
      if (answer.statusCode === 204 && exchange.request.method === 'POST' && PURGE.test(path)) forget()
      await stream(exchange, answer, headers.studio(answer.headers, path))
    },
  }
}

/** One way to answer for each kind of decision. */
export function createAnswers(parts: Parts, { storeBytes, now, count }: { storeBytes: number; now: () => number; count: Count }) {
  const store = createStore(storeBytes)
  const pages = createKeeper({ store, ask: createAsk(parts), now })
  const missing = createKeeper({ store: createStore(4 * LARGEST_PAGE), ask: createAsk(parts, missingPage), now })
  const noPage = createMissing(parts, missing)
  const shared = sharedAnswers(parts, pages, noPage)
  const searched = createSearched(parts)
  const portal = createPortal(parts, noPage)
  const own = ownAnswers(parts, noPage, () => {
    pages.forget()
    missing.forget()
  })

  async function answer(exchange: Exchange, decision: Decision, language: string): Promise<void> {
    switch (decision.kind) {
      case 'kept':
        return shared.kept(exchange, decision.key, language)
      case 'fresh':
        return shared.fresh(exchange, decision.path, language)
      case 'searched':
        return searched(exchange, decision.path)
      case 'visitor':
        return own.visitor(exchange, decision.path, language)
      case 'personal':
        return own.personal(exchange, decision.path, language)
      case 'portal':
        return portal(exchange, decision.path, language)
      case 'seen':
        if (decision.reference > 0) count({ reference: decision.reference, address: exchange.address, headers: exchange.request.headers })
        exchange.response.writeHead(204, parts.headers.silent(exchange.request.headers)).end()
        return
      case 'studio':
        return own.studio(exchange, decision.path)
      case 'redirect':
        exchange.response.writeHead(308, parts.headers.redirect(decision.location)).end()
        return
      case 'refused':
        if (decision.status === 404 && !exchange.request.url?.startsWith('/api/')) return noPage(exchange, language, '/')
        throw new Trouble(decision.status)
      default:
        decision satisfies never
    }
  }

  return { answer, current: pages.current, usage: store.usage }
}
