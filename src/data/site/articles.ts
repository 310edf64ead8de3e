import type { Where } from 'payload'

import type { Locale } from '@/i18n/locales'
import type { Article, Category } from '@/payload-types'

import { cachedQuery } from '../core/cache'
import { listTag, documentTag } from '../core/cacheTags'
import { asPublic, payload } from '../core/payload'
import { shownInLanguage } from '../core/visibility'

/**
 * Which articles to find: those that staff chose, in their order, the first of a category, or the
 * latest of all.
 */
type ArticleQuery =
  { ids: string[] } | { category: string; limit: number } | { latest: true; limit: number }

function scopeOf(query: ArticleQuery): Where {
  if ('ids' in query) return { id: { in: query.ids } }
  return 'category' in query ? { category: { equals: query.category } } : {}
}

function tagsOf(query: ArticleQuery): string[] {
  if ('ids' in query) return query.ids.map((id) => documentTag('articles', id))
  return 'category' in query ? [listTag('articles', query.category)] : ['articles']
}

/** Finds the public articles of a query that are shown in this language. */
export const findArticles = cachedQuery(
  'articles',
  (query: ArticleQuery) => ['categories', ...tagsOf(query)],
  async (query: ArticleQuery, locale: Locale): Promise<Article[]> => {
    const { docs } = await (
      await payload()
    ).find({
      collection: 'articles',
      ...asPublic(locale),
      depth: 1,
      where: { and: [shownInLanguage, scopeOf(query)] },
      sort: 'latest' in query ? '-publishedOn' : ['sort', '-publishedOn'],
      limit: 'ids' in query ? query.ids.length : query.limit,
    })
    if (!('ids' in query)) return docs
    const byId = new Map(docs.map((article) => [article.id, article]))
    return query.ids
      .map((id) => byId.get(id))
      .filter((article): article is Article => article !== undefined)
  },
)

/** Finds the public article of a category by its path. */
export const findArticleAt = cachedQuery(
  'articleAt',
  (category: string) => [listTag('articles', category)],
  async (category: string, path: string, locale: Locale): Promise<Article | null> => {
    const { docs } = await (
      await payload()
    ).find({
      collection: 'articles',
      ...asPublic(locale),
      depth: 1,
      limit: 1,
      where: {
        and: [{ category: { equals: category } }, { path: { equals: path } }, shownInLanguage],
      },
    })
    return docs[0] ?? null
  },
)

/** Finds what the address of a public article is made of, for its other languages and for redirects to it. */
export const findArticleAddress = cachedQuery(
  'articleAddress',
  (id: string) => [documentTag('articles', id)],
  async (id: string, locale: Locale): Promise<Pick<Article, 'category' | 'path'> | null> => {
    const where: Where = { and: [{ id: { equals: id } }, shownInLanguage] }
    const { docs } = await (
      await payload()
    ).find({
      collection: 'articles',
      ...asPublic(locale),
      depth: 0,
      limit: 1,
      select: { category: true, path: true },
      where,
    })
    return docs[0] ?? null
  },
)

export const findCategory = cachedQuery(
  'category',
  ['categories'],
  async (id: string, locale: Locale): Promise<Category | null> => {
    const { docs } = await (
      await payload()
    ).find({
      collection: 'categories',
      ...asPublic(locale),
      depth: 0,
      limit: 1,
      where: { id: { equals: id } },
    })
    return docs[0] ?? null
  },
)

/** Finds the categories directly below a category, in the order staff gave them. */
export const findChildCategories = cachedQuery(
  'childCategories',
  ['categories'],
  async (parent: string, locale: Locale): Promise<Category[]> => {
    const { docs } = await (
      await payload()
    ).find({
      collection: 'categories',
      ...asPublic(locale),
      depth: 0,
      where: { parent: { equals: parent } },
      sort: 'sort',
    })
    return docs
  },
)
