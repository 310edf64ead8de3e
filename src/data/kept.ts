import { keptLimits, keptLists, referencesIn, type KeptList } from '@/domain/kept'
import type { Locale } from '@/i18n/locales'
import type { Property } from '@/payload-types'

import { findPropertiesByReference } from './listings'
import { findPageNodes, findRoutes } from './routes'

export type KeptPages = Partial<Record<KeptList, string>>

/** Where a language shows what visitors keep on their device; a list without a page there is not offered. */
export async function findKeptPages(locale: Locale): Promise<KeptPages> {
  const [nodes, { hrefFor }] = await Promise.all([findPageNodes(locale), findRoutes(locale)])
  const pages: KeptPages = {}
  for (const list of keptLists) {
    const page = [...nodes.values()].find(({ kind }) => kind === list)
    const href = page && hrefFor({ kind: 'page', id: page.id })
    if (href) pages[list] = href
  }
  return pages
}

/** What an address asks to see: the listings there are, the numbers of those that are gone, and whether there were too many. */
export type Kept = { shown: (Property & { reference: number })[]; gone: number[]; isCut: boolean }

export async function findKept(list: KeptList, asked: readonly string[], locale: Locale): Promise<Kept> {
  const all = referencesIn(asked)
  const references = all.slice(0, keptLimits[list])
  // Asked for in one order, so that every order of the same listings has one answer.
  const found =
    references.length > 0
      ? await findPropertiesByReference(
          [...references].sort((a, b) => a - b),
          locale,
        )
      : []
  const byReference = new Map(found.map((property) => [property.reference, property]))
  const placed = references.map((reference) => ({ reference, property: byReference.get(reference) }))
  return {
    shown: placed.flatMap(({ reference, property }) => (property ? [{ ...property, reference }] : [])),
    gone: placed.filter(({ property }) => !property).map(({ reference }) => reference),
    isCut: all.length > references.length,
  }
}
