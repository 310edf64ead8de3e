import { isolateObjectProperty, type PayloadRequest, type Where } from 'payload'

import { locales, type Locale } from '@/i18n/locales'
import { treeOf, type TreeNode } from '@/i18n/tree'

import { idOf } from './related'

type PerLocale<Value> = Partial<Record<Locale, Value | null>> | null | undefined
type Placed = {
  id: string | number
  path?: unknown
  public?: unknown
  parent?: unknown
  category?: unknown
  kind?: unknown
  _status?: unknown
}
export type Target = { kind: 'page' | 'article' | 'category'; id: string }
export type Addresses = Map<string, Target>

/** The published documents of which addresses are made. */
export type PlacedDocuments = Record<PlacedCollection, Placed[]>
export const placedCollections = ['pages', 'categories', 'articles'] as const
type PlacedCollection = (typeof placedCollections)[number]

const inLocale = <Value>(value: unknown, locale: Locale): Value | undefined =>
  (value as PerLocale<Value>)?.[locale] ?? undefined

/** Reads the published documents in all languages. Drafts change no public address. */
export async function findPublished(
  req: PayloadRequest,
  collection: PlacedCollection,
  where: Where = {},
): Promise<Placed[]> {
  const { docs } = await req.payload.find({
    collection,
    where,
    locale: 'all',
    depth: 0,
    pagination: false,
    draft: false,
    // Addresses are public, and what an editor may read would be incomplete.
    overrideAccess: true,
    // Payload writes the locale of a query into the request.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  })
  return docs.filter((doc) => !('_status' in doc) || doc._status === 'published')
}

const toNode = (doc: Placed, locale: Locale, isShown: boolean): TreeNode => ({
  id: String(doc.id),
  parent: idOf(doc.parent) ?? null,
  path: inLocale<string>(doc.path, locale) ?? null,
  isShown,
  isHome: doc.kind === 'home',
})

export const findAllPublished = async (req: PayloadRequest): Promise<PlacedDocuments> => ({
  pages: await findPublished(req, 'pages'),
  categories: await findPublished(req, 'categories'),
  articles: await findPublished(req, 'articles'),
})

export function addressesOf({ pages, categories, articles }: PlacedDocuments): Addresses {
  const result: Addresses = new Map()
  const add = (locale: Locale, segments: readonly string[] | undefined, target: Target) => {
    if (segments && segments.length > 0) result.set(`/${[locale, ...segments].join('/')}/`, target)
  }
  for (const locale of locales) {
    const categoryTree = treeOf(categories.map((category) => toNode(category, locale, true)))
    for (const { id } of categories)
      add(locale, categoryTree.segmentsOf(String(id)), { kind: 'category', id: String(id) })
    for (const article of articles) {
      const category = idOf(article.category)
      const categoryPath = category === undefined ? undefined : categoryTree.segmentsOf(category)
      const path = inLocale<string>(article.path, locale)
      if (categoryPath && path && inLocale<boolean>(article.public, locale))
        add(locale, [...categoryPath, path], { kind: 'article', id: String(article.id) })
    }
    const pageTree = treeOf(
      pages.map((page) => toNode(page, locale, inLocale<boolean>(page.public, locale) === true)),
    )
    for (const page of pages)
      add(locale, pageTree.segmentsOf(String(page.id)), { kind: 'page', id: String(page.id) })
  }
  return result
}

/** Returns every public address of pages, articles and their categories with its document. */
export const findAddresses = async (req: PayloadRequest): Promise<Addresses> =>
  addressesOf(await findAllPublished(req))
