import { forOneRequest } from '@/data/core/cache'
import type { Answer } from '@/server/direct'

import { GET as searchIndex } from './api/search/index/route'
import { GET as suggestions } from './api/search/properties/route'
import { writtenPage } from './(site)/writtenPage'

const searches: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
  '/api/search/index': searchIndex,
  '/api/search/properties': suggestions,
}

/**
 * Answers what visitors ask for most and what is made for each request: searches, and pages with
 * filters. The front asks for these on a port of their own, because Next's router took as much time
 * as the page itself.
 */
export const answerDirectly = (address: URL): Promise<Answer | Response> =>
  forOneRequest<Answer | Response>(
    () => searches[address.pathname]?.(new Request(address)) ?? writtenPage(address),
  )
