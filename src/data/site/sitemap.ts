import { DOCUMENTS_PER_PART, MAX_SITEMAP_ADDRESSES, type SitemapEntry } from '@/domain/site/sitemap'
import { env } from '@/env'
import type { Locale } from '@/i18n/locales'

import { findLanguages, findRoutes } from './routes'
import {
  countSitemapListings,
  findSitemapArticles,
  findSitemapListings,
  findSitemapPages,
  findSitemapProjects,
  type SitemapDocument,
} from './sitemapDocuments'

/** Lists the addresses of documents, each with those of the same document in other languages. */
async function entriesOf(
  findDocuments: (locale: Locale) => Promise<SitemapDocument[]>,
): Promise<SitemapEntry[]> {
  const { inUse, main } = await findLanguages()
  const documents = new Map<string, { changed: string; hrefs: [Locale, string][] }>()
  for (const locale of inUse) {
    const [localized, { hrefFor, resolve }] = await Promise.all([
      findDocuments(locale),
      findRoutes(locale),
    ])
    for (const { id, route, changed } of localized) {
      const href = hrefFor(route)
      if (!href || resolve(href.split('/').slice(2, -1))?.kind !== route.kind) continue
      const document = documents.get(id) ?? { changed, hrefs: [] }
      document.hrefs.push([locale, new URL(href, env.SITE_URL).href])
      documents.set(id, document)
    }
  }
  return [...documents.values()].flatMap(({ changed, hrefs }) => {
    const [, defaultHref] = hrefs.find(([locale]) => locale === main) ?? hrefs[0] ?? []
    const alternates = {
      ...Object.fromEntries(hrefs),
      ...(defaultHref && { 'x-default': defaultHref }),
    }
    return hrefs.map(([, address]) => ({
      address,
      changed: changed.slice(0, 'YYYY-MM-DD'.length),
      alternates,
    }))
  })
}

const findContentEntries = () =>
  entriesOf(async (locale) =>
    (
      await Promise.all([
        findSitemapPages(locale),
        findSitemapArticles(locale),
        findSitemapProjects(locale),
      ])
    ).flat(),
  )

const findListingEntries = (part: number) =>
  entriesOf((locale) => findSitemapListings(part, locale))

/**
 * Counts the parts: the first for pages, articles and projects, which are few, then the listings.
 */
const countSitemapParts = async (): Promise<number> =>
  1 + Math.ceil((await countSitemapListings()) / DOCUMENTS_PER_PART)

/** Returns a part of the sitemap, counted from one; null when there are fewer parts. */
export async function findSitemapPart(part: number): Promise<SitemapEntry[] | null> {
  if (part < 1 || part > (await countSitemapParts())) return null
  return part === 1 ? findContentEntries() : findListingEntries(part - 1)
}

/** Returns all addresses when they fit into one sitemap, else the number of parts. */
export async function findSitemap(): Promise<SitemapEntry[] | { parts: number }> {
  const parts = await countSitemapParts()
  if (parts > 2) return { parts }
  const entries = (
    await Promise.all([findContentEntries(), ...(parts === 2 ? [findListingEntries(1)] : [])])
  ).flat()
  return entries.length > MAX_SITEMAP_ADDRESSES ? { parts } : entries
}
