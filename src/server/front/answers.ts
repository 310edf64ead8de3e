import type { IncomingHttpHeaders } from 'node:http'

import type { AddressKind } from './address/kind'
import type { Admission } from './admission/admission'
import type { Decision } from './decision'
import type { Exchange } from './exchange'
import type { FrontParts } from './fetchEntry'
import type { Headers } from './headers'
import { HttpError } from './httpError'
import { createMapFileAnswer } from './mapFile/answer'
import type { MapFiles } from './mapFile/mapFiles'
import { createNotFound } from './notFound'
import { createPortal } from './portalAnswers'
import { createPrint } from './printAnswers'
import { createEdgeCaches, createSharedAnswers } from './sharedAnswers'
import { createStudio } from './studioAnswers'
import { createVisitorAnswers } from './visitorAnswers'

/** PDF files, which a separate process prints. */
const PRINTED: ReadonlySet<AddressKind> = new Set(['brochure', 'print'])

/** Counts a page view of a listing. */
export type CountPageView = (beacon: {
  reference: number
  address: string
  headers: IncomingHttpHeaders
}) => void

type Options = {
  storeBytes: number
  now: () => number
  count: CountPageView
  /** Counts an island that failed in a browser. */
  countProblem: (island: string) => void
  /** The limits of a client for printing. */
  printing: (address: string) => Admission
  mapFiles: MapFiles
}

function sendNothing({ request, response }: Exchange, headers: Headers): void {
  response.writeHead(204, headers.silent(request.headers)).end()
}

/** What only programs ask for is refused in a line, and what people ask for with a page. */
function refuse(
  exchange: Exchange,
  refused: Extract<Decision, { kind: 'refused' }>,
  sendPage: () => Promise<void>,
): Promise<void> {
  if (refused.status === 405) throw new HttpError(405, { allow: refused.allow })
  if (refused.status === 400 || exchange.request.url?.startsWith('/api/'))
    throw new HttpError(refused.status)
  return sendPage()
}

/** Answers each kind of decision. */
export function createAnswers(
  parts: FrontParts,
  { storeBytes, now, count, countProblem, printing, mapFiles }: Options,
) {
  const { pages, notFoundPages, usage } = createEdgeCaches(parts, storeBytes, now)
  const sendNotFound = createNotFound(parts, notFoundPages)
  const shared = createSharedAnswers(parts, pages, sendNotFound)
  const visitor = createVisitorAnswers(parts, sendNotFound)
  const portal = createPortal(parts, sendNotFound)
  const print = createPrint(parts, printing)
  const mapFile = createMapFileAnswer(parts.headers, mapFiles)
  const studio = createStudio(parts, () => {
    pages.invalidateAll()
    notFoundPages.invalidateAll()
  })

  async function answer(exchange: Exchange, decision: Decision, language: string): Promise<void> {
    const { request, response, kind, address } = exchange
    switch (decision.kind) {
      case 'cached':
        return shared.cached(exchange, decision.key, language)
      case 'fresh':
        return shared.fresh(exchange, decision, language)
      case 'search':
        return shared.search(exchange, decision.path)
      case 'visitor':
        return visitor.byLanguage(exchange, decision.path, language)
      case 'personal':
        return visitor.personal(exchange, decision.path, language)
      case 'portal':
        return portal(exchange, decision.path, language)
      case 'pageView':
        if (decision.reference > 0)
          count({ reference: decision.reference, address, headers: request.headers })
        return sendNothing(exchange, parts.headers)
      case 'problem':
        countProblem(decision.island)
        return sendNothing(exchange, parts.headers)
      case 'studio':
        return PRINTED.has(kind) ? print(exchange, decision.path) : studio(exchange, decision.path)
      case 'mapFile':
        return mapFile(exchange, decision.hash, decision.tile)
      case 'redirect':
        response.writeHead(308, parts.headers.redirect(decision.location)).end()
        return
      case 'options':
        response.writeHead(204, parts.headers.options(decision.allow)).end()
        return
      case 'refused':
        return refuse(exchange, decision, () => sendNotFound(exchange, language, '/'))
      default:
        decision satisfies never
    }
  }

  return { answer, current: pages.current, usage }
}
