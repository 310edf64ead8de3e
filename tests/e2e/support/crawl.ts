import type { APIRequestContext } from '@playwright/test'

import { readPage, type ReadPage } from './html'

export type Visit = { address: string; status: number; location?: string; page?: ReadPage }

const CONCURRENCY = 8

/** Asks for one address, and does not follow where it leads. */
export async function visit(request: APIRequestContext, address: string): Promise<Visit> {
  const answer = await request.get(address, { maxRedirects: 0 })
  const { location, 'content-type': type = '' } = answer.headers()
  const page =
    type.startsWith('text/html') && answer.status() < 300
      ? readPage(await answer.text())
      : undefined
  return {
    address,
    status: answer.status(),
    ...(location !== undefined && { location }),
    ...(page && { page }),
  }
}

/** A link as the page at this address means it: the path and query inside the site, nothing for what lies outside. */
export function within(origin: string, from: string, href: string): string | undefined {
  const url = URL.canParse(href, origin + from) ? new URL(href, origin + from) : undefined
  return url?.origin === origin ? url.pathname + url.search : undefined
}

/** Follows every link of every page, some at a time, each address once. */
export async function crawl(
  request: APIRequestContext,
  origin: string,
  starts: readonly string[],
  isFollowed: (address: string) => boolean,
): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>()
  const known = new Set(starts)
  const waiting = [...starts]
  const walk = async (): Promise<void> => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const made = await visit(request, address)
      visits.set(address, made)
      const links = [...(made.page?.links ?? []), ...(made.location ? [made.location] : [])]
      for (const link of links) {
        const next = within(origin, address, link)
        if (next === undefined || known.has(next) || !isFollowed(next)) continue
        known.add(next)
        waiting.push(next)
      }
    }
  }
  while (waiting.length > 0) await Promise.all(Array.from({ length: CONCURRENCY }, walk))
  return visits
}
