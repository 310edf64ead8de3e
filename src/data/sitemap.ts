import type { SelectType, Where } from 'payload'

import { shownStatuses } from '@/domain/recordStatuses'
import { unlistedPageKinds } from '@/domain/site'
import { DOCUMENTS_A_PART, LARGEST_SITEMAP, type SitemapEntry } from '@/domain/sitemap'
import { goals } from '@/domain/vocabulary'
import { env } from '@/env'
import type { Locale } from '@/i18n/locales'
import type { Route } from '@/i18n/routes'

import { remembered } from './cache'
import { listOf } from './changes/tags'
import { findPageById } from './pages'
import { asPublic, idOf, payload } from './payload'
import { findOnward } from './redirects'
import { articleRoute, findLanguages, findPageNodes, findRoutes, projectRoute, propertyRoute } from './routes'

/** A document in one language: where it lies, and when it was last changed. */
type Placed = { id: string; route: Route; changed: string }
type Named = { id: string; updatedAt: string }

const vocabulary = ['property-types', 'cities']
const listings: Where = { status: { in: [...shownStatuses] } }
const listingTags = goals.map((goal) => listOf('properties', goal))

const place = <Doc extends Named>(docs: Doc[], routeOf: (doc: Doc) => Route | undefined): Placed[] =>
  docs.flatMap((doc) => {
    const route = routeOf(doc)
    return route ? [{ id: doc.id, route, changed: doc.updatedAt }] : []
  })

async function placedPages(locale: Locale): Promise<Placed[]> {
  const nodes = [...(await findPageNodes(locale)).values()].filter(({ kind, isShown }) => isShown && !unlistedPageKinds.includes(kind))
  const placed = nodes.map(async ({ id }): Promise<Placed[]> => {
    const page = await findPageById(id, locale)
    const staysHere = page && (await findOnward(page, locale)) === undefined
    return staysHere ? [{ id, route: { kind: 'page', id }, changed: page.updatedAt }] : []
  })
  return (await Promise.all(placed)).flat()
}

const categoryIds = remembered('sitemapCategories', ['categories'], async (locale: Locale) => {
  const { docs } = await (await payload()).find({ collection: 'categories', ...asPublic(locale), depth: 0, pagination: false, select: {} })
  return docs.map(({ id }) => id)
})

const articlesOf = remembered(
  'sitemapArticles',
  (categories: string[]) => categories.map((id) => listOf('articles', id)),
  async (categories: string[], locale: Locale) => {
    const { docs } = await (
      await payload()
    ).find({
      ...{ collection: 'articles', ...asPublic(locale), depth: 0, pagination: false, sort: 'createdAt' },
      where: { and: [{ public: { equals: true } }, { category: { in: categories } }] },
      select: { category: true, path: true, updatedAt: true },
    })
    return docs
  },
)

/** A category is an address of its own when it has articles and no page stands for it. */
async function placedArticles(locale: Locale): Promise<Placed[]> {
  const articles = await articlesOf(await categoryIds(locale), locale)
  const newest = new Map<string, string>()
  for (const { category, updatedAt } of articles) {
    const id = idOf(category)
    if (id && updatedAt > (newest.get(id) ?? '')) newest.set(id, updatedAt)
  }
  return [...place(articles, articleRoute), ...[...newest].map(([id, changed]) => ({ id, route: { kind: 'category', id } as const, changed }))]
}

const placedProjects = remembered('sitemapProjects', ['projects', ...vocabulary], async (locale: Locale) => {
  const select: SelectType = { title: true, city: true, reference: true, updatedAt: true }
  const common = { collection: 'projects', ...asPublic(locale), depth: 1, pagination: false } as const
  const { docs } = await (await payload()).find({ ...common, select, where: { public: { equals: true } }, sort: 'reference' })
  return place(docs, projectRoute)
})

const countListings = remembered('sitemapCount', listingTags, async () => {
  const { totalDocs } = await (await payload()).count({ collection: 'properties', overrideAccess: false, where: listings })
  return totalDocs
})

/** One part of the listings in one language. Parts are cut before languages are, so that a listing is in the same one in all of them. */
const placedListings = remembered('sitemapListings', [...listingTags, ...vocabulary, 'projects'], async (part: number, locale: Locale) => {
  const select: SelectType = { goal: true, city: true, mainType: true, reference: true, project: true, public: true, updatedAt: true }
  const common = { collection: 'properties', ...asPublic(locale), depth: 2, pagination: false } as const
  const { docs } = await (await payload()).find({ ...common, select, where: listings, sort: 'reference', limit: DOCUMENTS_A_PART, page: part })
  return place(
    docs.filter((doc) => doc.public === true),
    propertyRoute,
  )
})

/** The addresses of documents, each with those of the same document in the other languages. */
async function entriesOf(inLanguage: (locale: Locale) => Promise<Placed[]>): Promise<SitemapEntry[]> {
  const { inUse, main } = await findLanguages()
  const documents = new Map<string, { changed: string; hrefs: [Locale, string][] }>()
  for (const locale of inUse) {
    const [placed, { hrefFor, resolve }] = await Promise.all([inLanguage(locale), findRoutes(locale)])
    for (const { id, route, changed } of placed) {
      const href = hrefFor(route)
      if (!href || resolve(href.split('/').slice(2, -1))?.kind !== route.kind) continue
      const document = documents.get(id) ?? { changed, hrefs: [] }
      document.hrefs.push([locale, new URL(href, env.SITE_URL).href])
      documents.set(id, document)
    }
  }
  return [...documents.values()].flatMap(({ changed, hrefs }) => {
    const [, other] = hrefs.find(([locale]) => locale === main) ?? hrefs[0] ?? []
    const alternates = { ...Object.fromEntries(hrefs), ...(other && { 'x-default': other }) }
    return hrefs.map(([, address]) => ({ address, changed: changed.slice(0, 'YYYY-MM-DD'.length), alternates }))
  })
}

const findWritten = () => entriesOf(async (locale) => (await Promise.all([placedPages(locale), placedArticles(locale), placedProjects(locale)])).flat())

const findListed = (part: number) => entriesOf((locale) => placedListings(part, locale))

/** What staff write comes first, in one part: there are few of those beside the listings. */
const countSitemapParts = async (): Promise<number> => 1 + Math.ceil((await countListings()) / DOCUMENTS_A_PART)

/** A part of the sitemap, counted from one; null when there are not so many. */
export async function findSitemapPart(part: number): Promise<SitemapEntry[] | null> {
  if (part < 1 || part > (await countSitemapParts())) return null
  return part === 1 ? findWritten() : findListed(part - 1)
}

/** All addresses when they fit into one sitemap, else how many parts they fill. */
export async function findSitemap(): Promise<SitemapEntry[] | { parts: number }> {
  const parts = await countSitemapParts()
  if (parts > 2) return { parts }
  const entries = (await Promise.all([findWritten(), ...(parts === 2 ? [findListed(1)] : [])])).flat()
  return entries.length > LARGEST_SITEMAP ? { parts } : entries
}
