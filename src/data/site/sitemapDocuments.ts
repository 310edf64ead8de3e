import type { SelectType } from 'payload'

import { availabilitySelect, isOnOffer } from '@/domain/catalogue/availability'
import { unlistedPageKinds } from '@/domain/site/options'
import { DOCUMENTS_PER_PART } from '@/domain/site/sitemap'
import { goals } from '@/domain/catalogue/vocabulary'
import type { Locale } from '@/i18n/locales'
import type { Route } from '@/i18n/routes'

import { cachedQuery } from '../core/cache'
import { listTag, vocabularyTags } from '../core/cacheTags'
import { findPageById } from './pages'
import { asPublic, idOf, payload } from '../core/payload'
import { publicInAnyLanguage, shownInLanguage } from '../core/visibility'
import { findPageRedirect } from './redirects'
import { articleRoute, findPageNodes, projectRoute, propertyRoute } from './routes'

/** A document that one language shows, with its route and the date of its last change. */
export type SitemapDocument = { id: string; route: Route; changed: string }
type Stored = { id: string; updatedAt: string }

const listingTags = goals.map((goal) => listTag('properties', goal))

const withRoutes = <Doc extends Stored>(
  docs: Doc[],
  routeOf: (doc: Doc) => Route | undefined,
): SitemapDocument[] =>
  docs.flatMap((doc) => {
    const route = routeOf(doc)
    return route ? [{ id: doc.id, route, changed: doc.updatedAt }] : []
  })

/** Finds the pages that are shown and do not redirect. */
export async function findSitemapPages(locale: Locale): Promise<SitemapDocument[]> {
  const nodes = [...(await findPageNodes(locale)).values()].filter(
    ({ kind, isShown }) => isShown && !unlistedPageKinds.includes(kind),
  )
  const documents = nodes.map(async ({ id }): Promise<SitemapDocument[]> => {
    const page = await findPageById(id, locale)
    const staysHere = page && (await findPageRedirect(page, locale)) === undefined
    return staysHere ? [{ id, route: { kind: 'page', id }, changed: page.updatedAt }] : []
  })
  return (await Promise.all(documents)).flat()
}

const findCategoryIds = cachedQuery('sitemapCategories', ['categories'], async (locale: Locale) => {
  const { docs } = await (
    await payload()
  ).find({ collection: 'categories', ...asPublic(locale), depth: 0, select: {} })
  return docs.map(({ id }) => id)
})

const findArticlesOf = cachedQuery(
  'sitemapArticles',
  (categories: string[]) => categories.map((id) => listTag('articles', id)),
  async (categories: string[], locale: Locale) => {
    const { docs } = await (
      await payload()
    ).find({
      collection: 'articles',
      ...asPublic(locale),
      depth: 0,
      sort: 'createdAt',
      where: { and: [shownInLanguage, { category: { in: categories } }] },
      select: { category: true, path: true, updatedAt: true },
    })
    return docs
  },
)

/**
 * Finds the articles, and the categories that have any. A category changes with its newest article.
 */
export async function findSitemapArticles(locale: Locale): Promise<SitemapDocument[]> {
  const articles = await findArticlesOf(await findCategoryIds(locale), locale)
  const newest = new Map<string, string>()
  for (const { category, updatedAt } of articles) {
    const id = idOf(category)
    if (id && updatedAt > (newest.get(id) ?? '')) newest.set(id, updatedAt)
  }
  return [
    ...withRoutes(articles, articleRoute),
    ...[...newest].map(([id, changed]) => ({
      id,
      route: { kind: 'category', id } as const,
      changed,
    })),
  ]
}

export const findSitemapProjects = cachedQuery(
  'sitemapProjects',
  ['projects', ...vocabularyTags],
  async (locale: Locale) => {
    const select: SelectType = { title: true, city: true, reference: true, updatedAt: true }
    const common = { collection: 'projects', ...asPublic(locale), depth: 1 } as const
    const { docs } = await (
      await payload()
    ).find({ ...common, select, where: shownInLanguage, sort: 'reference' })
    return withRoutes(docs, projectRoute)
  },
)

export const countSitemapListings = cachedQuery('sitemapCount', listingTags, async () => {
  const { totalDocs } = await (
    await payload()
  ).count({ collection: 'properties', overrideAccess: false, where: publicInAnyLanguage })
  return totalDocs
})

/**
 * One part of the listings in one language. The parts are the same in all languages, so that a
 * listing is in one part with all its addresses. Sold and let listings keep their page, but only
 * listings on offer are in the sitemap.
 */
export const findSitemapListings = cachedQuery(
  'sitemapListings',
  [...listingTags, ...vocabularyTags, 'projects'],
  async (part: number, locale: Locale) => {
    const select: SelectType = {
      goal: true,
      city: true,
      mainType: true,
      reference: true,
      public: true,
      updatedAt: true,
      ...availabilitySelect,
    }
    const common = { collection: 'properties', ...asPublic(locale), depth: 2 } as const
    const { docs } = await (
      await payload()
    ).find({
      ...common,
      select,
      where: publicInAnyLanguage,
      sort: 'reference',
      limit: DOCUMENTS_PER_PART,
      page: part,
    })
    return withRoutes(
      docs.filter((doc) => doc.public === true && isOnOffer(doc)),
      propertyRoute,
    )
  },
)
