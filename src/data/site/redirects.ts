import { isExternalLink } from '@/domain/site/links'
import type { Locale } from '@/i18n/locales'
import { locales } from '@/i18n/locales'
import type { Page } from '@/payload-types'

import { findArticleAddress } from './articles'
import { cachedQuery } from '../core/cache'
import { findPageById } from './pages'
import { asPublic, idOf, payload } from '../core/payload'
import { articleRoute, findRoutes } from './routes'

type Target = { page?: string; article?: string; url?: string }

/** Reads all redirects in one query, so that unknown addresses add nothing to the cache. */
const findTargets = cachedQuery(
  'redirects',
  ['redirects'],
  async (): Promise<Record<string, Target>> => {
    const { docs } = await (
      await payload()
    ).find({ collection: 'redirects', ...asPublic(locales[0]), depth: 0 })
    return Object.fromEntries(
      docs.map(({ from, kind, ...to }) => {
        const page = idOf(to.page)
        const article = idOf(to.article)
        if (kind === 'page') return [from, page ? { page } : {}]
        if (kind === 'article') return [from, article ? { article } : {}]
        return [from, to.url ? { url: to.url } : {}]
      }),
    )
  },
)

async function addressOf(
  { page, article, url }: Target,
  locale: Locale,
): Promise<string | undefined> {
  const routes = await findRoutes(locale)
  if (page) return routes.hrefFor({ kind: 'page', id: page })
  const target = article ? await findArticleAddress(article, locale) : null
  const route = target && articleRoute(target)
  return route ? routes.hrefFor(route) : url
}

/** Finds the target of a redirect from an address that the site no longer uses. */
export async function findRedirect(
  locale: Locale,
  segments: readonly string[],
): Promise<string | undefined> {
  const from = `/${[locale, ...segments].join('/')}/`
  const target = (await findTargets())[from]
  const to = target && (await addressOf(target, locale))
  return to === from ? undefined : to
}

/**
 * Finds the target of a redirect from an address without a language, as sites had before: it leads
 * to the page in this language.
 */
export async function findPlainRedirect(
  locale: Locale,
  segments: readonly string[],
): Promise<string | undefined> {
  const target = (await findTargets())[`/${segments.join('/')}/`]
  return target && addressOf(target, locale)
}

/** Finds the address that a page redirects to; undefined without a redirect, or when they loop. */
export async function findPageRedirect(
  page: Page,
  locale: Locale,
  seen: readonly string[] = [],
): Promise<string | undefined> {
  const { kind, page: target, url } = page.redirect ?? {}
  if (kind === 'url' && url) return isExternalLink(url) || url.startsWith('/') ? url : undefined
  const id = kind === 'page' ? idOf(target) : undefined
  if (id === undefined || id === page.id || seen.includes(id)) return undefined
  const next = await findPageById(id, locale)
  if (!next) return undefined
  const { kind: nextKind } = next.redirect ?? {}
  if (nextKind && nextKind !== 'none') return findPageRedirect(next, locale, [...seen, page.id])
  return (await findRoutes(locale)).hrefFor({ kind: 'page', id })
}
