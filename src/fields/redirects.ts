import {
  isolateObjectProperty,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'

import { locales, type Locale } from '@/i18n/locales'
import { treeOf, type TreeNode } from '@/i18n/tree'

import { idOf } from './related'

type PerLocale<Value> = Partial<Record<Locale, Value | null>> | null | undefined
type Placed = { id: string | number; path?: unknown; public?: unknown; parent?: unknown; category?: unknown; kind?: unknown; _status?: unknown }
type Target = { kind: 'page' | 'article'; id: string }
export type Addresses = Map<string, Target>

const inLocale = <Value>(value: unknown, locale: Locale): Value | undefined => (value as PerLocale<Value>)?.[locale] ?? undefined

/** What is published now, in all languages; a draft moves nothing that visitors know. */
async function all(req: PayloadRequest, collection: 'pages' | 'categories' | 'articles'): Promise<Placed[]> {
  const { docs } = await req.payload.find({
    collection,
    locale: 'all',
    depth: 0,
    pagination: false,
    draft: false,
    // Where documents stand is no secret, and an editor's view of them would be incomplete.
    overrideAccess: true,
    // Payload writes the language of a question into the request it is asked with.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  })
  return docs.filter((doc) => !('_status' in doc) || doc._status === 'published')
}

const node = (doc: Placed, locale: Locale, isShown: boolean): TreeNode => ({
  id: String(doc.id),
  parent: idOf(doc.parent) ?? null,
  path: inLocale<string>(doc.path, locale) ?? null,
  isShown,
  isHome: doc.kind === 'home',
})

/** Every address of pages and articles, and what stands there. */
export async function addresses(req: PayloadRequest): Promise<Addresses> {
  const [pages, categories, articles] = [await all(req, 'pages'), await all(req, 'categories'), await all(req, 'articles')]
  const found: Addresses = new Map()
  const put = (locale: Locale, segments: readonly string[] | undefined, target: Target) => {
    if (segments && segments.length > 0) found.set(`/${[locale, ...segments].join('/')}/`, target)
  }
  for (const locale of locales) {
    const categoryTree = treeOf(categories.map((one) => node(one, locale, true)))
    for (const article of articles) {
      const category = idOf(article.category)
      const above = category === undefined ? undefined : categoryTree.segmentsOf(category)
      const path = inLocale<string>(article.path, locale)
      if (above && path && inLocale<boolean>(article.public, locale)) put(locale, [...above, path], { kind: 'article', id: String(article.id) })
    }
    const pageTree = treeOf(pages.map((one) => node(one, locale, inLocale<boolean>(one.public, locale) === true)))
    for (const page of pages) put(locale, pageTree.segmentsOf(String(page.id)), { kind: 'page', id: String(page.id) })
  }
  return found
}

const isQuiet = (req: PayloadRequest): boolean => req.context.quiet === true

/** Keeps the addresses of before the save, for `leaveRedirects` to compare. */
export const rememberAddresses: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'update' || isQuiet(req)) return data
  // Asking replaces the context of the request, so it comes first.
  const before = await addresses(req)
  req.context.addresses = before
  return data
}

async function redirect(req: PayloadRequest, from: string, { kind, id }: Target): Promise<void> {
  // Written for the editor, who may have no right to make redirects by hand.
  const common = { collection: 'redirects', req, depth: 0, overrideAccess: true } as const
  const data = { from, kind, page: kind === 'page' ? id : null, article: kind === 'article' ? id : null, url: null, automatic: true }
  const { docs } = await req.payload.find({ ...common, where: { from: { equals: from } }, limit: 1 })
  const [known] = docs
  if (known) await req.payload.update({ ...common, id: known.id, data })
  else await req.payload.create({ ...common, data })
}

/** Whoever knew a document by an address that it has left is led to where it stands now. */
export const leaveRedirects: CollectionAfterChangeHook = async ({ doc, req }) => {
  const before = req.context.addresses
  if (!(before instanceof Map)) return doc
  delete req.context.addresses
  const after = await addresses(req)
  const stillShown = new Set([...after.values()].map(({ id }) => id))
  for (const [from, target] of before as Addresses) {
    if (!after.has(from) && stillShown.has(target.id)) await redirect(req, from, target)
  }
  const taken = [...after.keys()].filter((address) => !before.has(address))
  // What stands at an address now is no longer somewhere else.
  if (taken.length > 0) await req.payload.delete({ collection: 'redirects', where: { from: { in: taken } }, req, overrideAccess: true })
  return doc
}

/** A redirect to a document that is gone would lead to nothing. */
export const dropRedirects: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const field = collection.slug === 'pages' ? 'page' : 'article'
  await req.payload.delete({ collection: 'redirects', where: { [field]: { equals: id } }, req, overrideAccess: true })
}
