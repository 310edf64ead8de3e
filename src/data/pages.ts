import type { Locale } from '@/i18n/locales'
import { locales } from '@/i18n/locales'
import { pageTree, type PageNode, type PageTree } from '@/i18n/pageTree'
import type { Module, Page } from '@/payload-types'

import { remembered } from './cache'
import { asPublic, payload } from './payload'

const idOf = (value: string | { id: string } | null | undefined): string | null => (typeof value === 'string' ? value : (value?.id ?? null))

const pageNodes = remembered('pageNodes', ['pages'], async (locale: Locale): Promise<PageNode[]> => {
  const { docs } = await (
    await payload()
  ).find({
    collection: 'pages',
    ...asPublic(locale),
    depth: 0,
    pagination: false,
    sort: 'sort',
    select: { parent: true, path: true, kind: true, public: true },
  })
  return docs.map((page) => ({ id: page.id, parent: idOf(page.parent), path: page.path ?? null, kind: page.kind, isPublic: page.public === true }))
})

/** The addresses of all pages in one language. */
export const findPageTree = async (locale: Locale): Promise<PageTree> => pageTree(locale, await pageNodes(locale))

/** The same page in every language it is shown in. */
export async function findAlternates(id: string): Promise<{ code: Locale; href: string }[]> {
  const found = await Promise.all(locales.map(async (code) => ({ code, href: (await findPageTree(code)).hrefOf(id) })))
  return found.filter((one): one is { code: Locale; href: string } => one.href !== undefined)
}

const pageById = remembered('pageById', ['pages', 'media'], async (id: string, locale: Locale): Promise<Page | null> => {
  const { docs } = await (await payload()).find({ collection: 'pages', ...asPublic(locale), depth: 1, limit: 1, where: { id: { equals: id } } })
  return docs[0] ?? null
})

/** The page at an address; null when nothing is published there in this language. */
export async function findPage(locale: Locale, segments: readonly string[]): Promise<Page | null> {
  const id = (await findPageTree(locale)).pageAt(segments)
  return id === undefined ? null : pageById(id, locale)
}

const modulesByIds = remembered('modulesByIds', ['modules', 'media'], async (ids: string[], locale: Locale): Promise<Module[]> => {
  const { docs } = await (
    await payload()
  ).find({
    collection: 'modules',
    ...asPublic(locale),
    depth: 1,
    pagination: false,
    where: { id: { in: ids } },
  })
  return docs
})

/** The modules of a page in the order staff gave them, without those that are not shown in this language. */
export async function findModules(page: Page, locale: Locale): Promise<Module[]> {
  const ids = (page.modules ?? []).map(idOf).filter((id): id is string => id !== null)
  if (ids.length === 0) return []
  const found = new Map((await modulesByIds(ids, locale)).map((one) => [one.id, one]))
  return ids.map((id) => found.get(id)).filter((one): one is Module => one?.public === true)
}
