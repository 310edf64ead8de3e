import type { Where } from 'payload'

import type { Locale } from '@/i18n/locales'
import type { Article, Category } from '@/payload-types'

import { remembered } from './cache'
import { listOf, one } from './changes/tags'
import { asPublic, payload } from './payload'

/** Articles shown in this language: those staff chose, in their order, or the latest of a category. */
type Asked = { ids: string[] } | { category: string; limit: number }

export const findArticles = remembered(
  'articles',
  (asked: Asked) => ['categories', ...('ids' in asked ? asked.ids.map((id) => one('articles', id)) : [listOf('articles', asked.category)])],
  async (asked: Asked, locale: Locale): Promise<Article[]> => {
    const scope: Where = 'ids' in asked ? { id: { in: asked.ids } } : { category: { equals: asked.category } }
    const { docs } = await (
      await payload()
    ).find({
      collection: 'articles',
      ...asPublic(locale),
      depth: 1,
      where: { and: [{ public: { equals: true } }, scope] },
      sort: ['sort', '-publishedOn'],
      limit: 'ids' in asked ? asked.ids.length : asked.limit,
      pagination: false,
    })
    if (!('ids' in asked)) return docs
    const byId = new Map(docs.map((article) => [article.id, article]))
    return asked.ids.map((id) => byId.get(id)).filter((article): article is Article => article !== undefined)
  },
)

/** The article at the end of a path, below its category. */
export const findArticleAt = remembered(
  'articleAt',
  (category: string) => [listOf('articles', category)],
  async (category: string, path: string, locale: Locale): Promise<Article | null> => {
    const { docs } = await (
      await payload()
    ).find({
      collection: 'articles',
      ...asPublic(locale),
      depth: 1,
      limit: 1,
      where: { and: [{ category: { equals: category } }, { path: { equals: path } }, { public: { equals: true } }] },
    })
    return docs[0] ?? null
  },
)

/** The same article whatever its path is, for its other languages and for redirects to it. */
export const findArticleById = remembered(
  'articleById',
  (id: string) => [one('articles', id)],
  async (id: string, locale: Locale): Promise<Article | null> => {
    const where: Where = { and: [{ id: { equals: id } }, { public: { equals: true } }] }
    const { docs } = await (await payload()).find({ collection: 'articles', ...asPublic(locale), depth: 1, limit: 1, where })
    return docs[0] ?? null
  },
)

export const findCategory = remembered('category', ['categories'], async (id: string, locale: Locale): Promise<Category | null> => {
  const { docs } = await (await payload()).find({ collection: 'categories', ...asPublic(locale), depth: 0, limit: 1, where: { id: { equals: id } } })
  return docs[0] ?? null
})

/** The categories below one, in the order staff gave them. */
export const findChildCategories = remembered('childCategories', ['categories'], async (parent: string, locale: Locale): Promise<Category[]> => {
  const { docs } = await (
    await payload()
  ).find({ collection: 'categories', ...asPublic(locale), depth: 0, where: { parent: { equals: parent } }, sort: 'sort', pagination: false })
  return docs
})
