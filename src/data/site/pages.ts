import type { Locale } from '@/i18n/locales'
import type { Module, Page } from '@/payload-types'

import { cachedQuery } from '../core/cache'
import { documentTag } from '../core/cacheTags'
import { asPublic, idsOf, payload } from '../core/payload'

export const findPageById = cachedQuery(
  'pageById',
  (id: string) => [documentTag('pages', id)],
  async (id: string, locale: Locale): Promise<Page | null> => {
    const { docs } = await (
      await payload()
    ).find({
      collection: 'pages',
      ...asPublic(locale),
      depth: 1,
      limit: 1,
      where: { id: { equals: id } },
    })
    return docs[0] ?? null
  },
)

type SingleKind = 'not_found' | 'login'

const findIdOfKind = cachedQuery(
  'idOfPageOfKind',
  ['pages'],
  async (kind: SingleKind, locale: Locale): Promise<string | null> => {
    const { docs } = await (
      await payload()
    ).find({
      collection: 'pages',
      ...asPublic(locale),
      depth: 0,
      limit: 1,
      select: {},
      where: { kind: { equals: kind } },
    })
    return docs[0]?.id ?? null
  },
)

/**
 * Finds the one page of a kind: the texts of the not-found page, or the page where owners log in. Which one
 * it is changes with the tree of pages, its texts with the page.
 */
export async function findPageOfKind(kind: SingleKind, locale: Locale): Promise<Page | null> {
  const id = await findIdOfKind(kind, locale)
  return id === null ? null : findPageById(id, locale)
}

const modulesByIds = cachedQuery(
  'modulesByIds',
  (ids: string[]) => ids.map((id) => documentTag('modules', id)),
  async (ids: string[], locale: Locale): Promise<Module[]> => {
    const { docs } = await (
      await payload()
    ).find({ collection: 'modules', ...asPublic(locale), depth: 1, where: { id: { in: ids } } })
    return docs
  },
)

/** Returns the modules in the order of the ids, without those that this language does not show. */
export function orderModules(ids: string[], modules: Module[]): Module[] {
  const byId = new Map(modules.map((module) => [module.id, module]))
  return ids.map((id) => byId.get(id)).filter((module): module is Module => module?.public === true)
}

/** Finds the modules of a page, in the order staff gave them. */
export async function findModules(page: Page, locale: Locale): Promise<Module[]> {
  const ids = idsOf(page.modules)
  return ids.length === 0 ? [] : orderModules(ids, await modulesByIds(ids, locale))
}
