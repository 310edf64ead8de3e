import {
  isolateObjectProperty,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type Where,
} from 'payload'

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
type Target = { kind: 'page' | 'article' | 'category'; id: string }
export type Addresses = Map<string, Target>

/** The published documents of which addresses are made. */
type PlacedDocuments = Record<PlacedCollection, Placed[]>
const placedCollections = ['pages', 'categories', 'articles'] as const
type PlacedCollection = (typeof placedCollections)[number]

const inLocale = <Value>(value: unknown, locale: Locale): Value | undefined =>
  (value as PerLocale<Value>)?.[locale] ?? undefined

/** Reads the published documents in all languages. Drafts change no public address. */
async function findPublished(
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

const findAllPublished = async (req: PayloadRequest): Promise<PlacedDocuments> => ({
  pages: await findPublished(req, 'pages'),
  categories: await findPublished(req, 'categories'),
  articles: await findPublished(req, 'articles'),
})

function addressesOf({ pages, categories, articles }: PlacedDocuments): Addresses {
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

const isQuiet = (req: PayloadRequest): boolean => req.context.quiet === true

/** Stores the documents from before the save in the request, for `leaveRedirects` to compare. */
export const rememberAddresses: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'update' || isQuiet(req)) return data
  // The query replaces the context of the request, so it runs first.
  const before = await findAllPublished(req)
  req.context.placed = before
  return data
}

/** Returns the documents as they are after the save of one, without reading the others again. */
async function withSaved(
  req: PayloadRequest,
  before: PlacedDocuments,
  { collection, id }: { collection: string; id: string },
): Promise<PlacedDocuments> {
  const slug = placedCollections.find((one) => one === collection)
  if (!slug) return before
  const saved = await findPublished(req, slug, { id: { equals: id } })
  const others = before[slug].filter((doc) => doc.id !== id)
  return { ...before, [slug]: [...others, ...saved] }
}

type Move = { from: string; target: Target; to: string | undefined }

/** Writes an automatic redirect to a document; to a category, which redirects cannot name, by its address. */
async function redirect(
  req: PayloadRequest,
  { from, target: { kind, id }, to }: Move,
): Promise<void> {
  // Editors who may not make redirects by hand still get automatic ones.
  const common = { collection: 'redirects', req, depth: 0, overrideAccess: true } as const
  const byAddress = kind === 'category'
  const data = {
    from,
    kind: byAddress ? ('url' as const) : kind,
    page: kind === 'page' ? id : null,
    article: kind === 'article' ? id : null,
    url: byAddress ? to : null,
    automatic: true,
  }
  if (byAddress)
    await req.payload.update({
      ...common,
      where: { url: { equals: from }, automatic: { equals: true } },
      data: { url: to },
    })
  const { docs } = await req.payload.find({
    ...common,
    where: { from: { equals: from } },
    limit: 1,
  })
  const [existing] = docs
  if (existing) await req.payload.update({ ...common, id: existing.id, data })
  else await req.payload.create({ ...common, data })
}

/** Returns the address of a document in the language of another one. */
const addressIn = (addresses: Addresses, other: string, { id }: Target): string | undefined =>
  [...addresses].find(
    ([address, target]) => target.id === id && address.startsWith(other.slice(0, 4)),
  )?.[0]

/**
 * Creates redirects from the addresses that a save has changed, and deletes those from addresses
 * now in use.
 */
export const leaveRedirects: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const placed = req.context.placed as PlacedDocuments | undefined
  if (!placed) return doc
  delete req.context.placed
  const before = addressesOf(placed)
  const after = addressesOf(
    await withSaved(req, placed, { collection: collection.slug, id: doc.id }),
  )
  const stillShown = new Set([...after.values()].map(({ id }) => id))
  for (const [from, target] of before) {
    if (after.has(from) || !stillShown.has(target.id)) continue
    const to = addressIn(after, from, target)
    // A category that is not shown in this language any more leads nowhere.
    if (to !== undefined || target.kind !== 'category') await redirect(req, { from, target, to })
  }
  const taken = [...after.keys()].filter((address) => !before.has(address))
  // An address that has a document again must not redirect.
  if (taken.length > 0)
    await req.payload.delete({
      collection: 'redirects',
      where: { from: { in: taken } },
      req,
      overrideAccess: true,
    })
  return doc
}

/** Deletes the redirects to a deleted document. */
export const dropRedirects: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const field = collection.slug === 'pages' ? 'page' : 'article'
  await req.payload.delete({
    collection: 'redirects',
    where: { [field]: { equals: id } },
    req,
    overrideAccess: true,
  })
}
