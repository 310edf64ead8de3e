import type { Locale } from '@/i18n/locales'
import type { Module, Page } from '@/payload-types'

import { remembered } from './cache'
import { one } from './changes/tags'
import { asPublic, idsOf, payload } from './payload'

export const findPageById = remembered(
  'pageById',
  (id: string) => [one('pages', id)],
  async (id: string, locale: Locale): Promise<Page | null> => {
    const { docs } = await (await payload()).find({ collection: 'pages', ...asPublic(locale), depth: 1, limit: 1, where: { id: { equals: id } } })
    return docs[0] ?? null
  },
)

/** The page of a kind of which there is one: what the not-found page says, where owners log in. */
export const findPageOfKind = remembered('pageOfKind', ['pages'], async (kind: 'not_found' | 'login', locale: Locale): Promise<Page | null> => {
  const { docs } = await (await payload()).find({ collection: 'pages', ...asPublic(locale), depth: 1, limit: 1, where: { kind: { equals: kind } } })
  return docs[0] ?? null
})

const modulesByIds = remembered(
  'modulesByIds',
  (ids: string[]) => ids.map((id) => one('modules', id)),
  async (ids: string[], locale: Locale): Promise<Module[]> => {
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
  },
)

/** Modules in the order staff gave them, without those that are not shown in this language. */
export function inOrder(ids: string[], modules: Module[]): Module[] {
  const found = new Map(modules.map((module) => [module.id, module]))
  return ids.map((id) => found.get(id)).filter((module): module is Module => module?.public === true)
}

export async function findModules(page: Page, locale: Locale): Promise<Module[]> {
  const ids = idsOf(page.modules)
  return ids.length === 0 ? [] : inOrder(ids, await modulesByIds(ids, locale))
}
