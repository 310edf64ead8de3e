import { isExternalLink } from '@/domain/links'
import type { Locale } from '@/i18n/locales'
import { locales } from '@/i18n/locales'
import type { Page } from '@/payload-types'

import { findArticleById } from './articles'
import { remembered } from './cache'
import { findPageById } from './pages'
import { asPublic, idOf, payload } from './payload'
import { articleRoute, findRoutes } from './routes'

type Target = { page?: string; article?: string; url?: string }

/** All of them at once: an unknown address must not leave an answer of its own behind. */
const findTargets = remembered('redirects', ['redirects'], async (): Promise<Record<string, Target>> => {
  const { docs } = await (await payload()).find({ collection: 'redirects', ...asPublic(locales[0]), depth: 0, pagination: false })
  return Object.fromEntries(
    docs.map(({ from, kind, ...to }) => {
      const [page, article] = [idOf(to.page), idOf(to.article)]
      if (kind === 'page') return [from, page ? { page } : {}]
      if (kind === 'article') return [from, article ? { article } : {}]
      return [from, to.url ? { url: to.url } : {}]
    }),
  )
})

async function addressOf({ page, article, url }: Target, locale: Locale): Promise<string | undefined> {
  const routes = await findRoutes(locale)
  if (page) return routes.hrefFor({ kind: 'page', id: page })
  const found = article ? await findArticleById(article, locale) : null
  const route = found && articleRoute(found)
  return route ? routes.hrefFor(route) : url
}

/** Where an address that the site has left leads now. */
export async function findRedirect(locale: Locale, segments: readonly string[]): Promise<string | undefined> {
  const from = `/${[locale, ...segments].join('/')}/`
  const target = (await findTargets())[from]
  const to = target && (await addressOf(target, locale))
  return to === from ? undefined : to
}

/** Where a page sends its visitors; nothing when it keeps them, or when the chain of pages comes round in a circle. */
export async function findOnward(page: Page, locale: Locale, seen: readonly string[] = []): Promise<string | undefined> {
  const { kind, page: target, url } = page.redirect ?? {}
  if (kind === 'url' && url) return isExternalLink(url) || url.startsWith('/') ? url : undefined
  const id = kind === 'page' ? idOf(target) : undefined
  if (id === undefined || id === page.id || seen.includes(id)) return undefined
  const next = await findPageById(id, locale)
  if (!next) return undefined
  const { kind: further } = next.redirect ?? {}
  if (further && further !== 'none') return findOnward(next, locale, [...seen, page.id])
  return (await findRoutes(locale)).hrefFor({ kind: 'page', id })
}
