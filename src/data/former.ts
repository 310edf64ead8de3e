import { cache } from 'react'
import type { Where } from 'payload'

import type { Locale } from '@/i18n/locales'

import { asPublic, idOf, payload } from './payload'
import { findLanguages, findRoutes } from './routes'
import type { Likeness } from './similar'

/** Where a listing lay that visitors cannot see: `isKnown` when the agency has, or had, one of that number. */
export type Former = { isKnown: boolean; list: 'sale' | 'rent' | 'projects' | undefined; like?: Likeness }

type Asked = { collection: 'properties' | 'projects'; reference: number; list: Former['list'] }

async function askedAt(locale: Locale, segments: readonly string[]): Promise<Asked | undefined> {
  const [head, last, ...more] = segments
  if (head === 'property' && last && more.length === 0 && /^[1-9]\d{0,8}$/.test(last))
    return { collection: 'properties', reference: Number(last), list: undefined }
  const route = (await findRoutes(locale)).resolve(segments)
  switch (route?.kind) {
    case 'property':
      return { collection: 'properties', reference: route.reference, list: route.goal }
    case 'unit':
      return { collection: 'properties', reference: route.reference, list: 'projects' }
    case 'project':
      return { collection: 'projects', reference: route.reference, list: 'projects' }
    default:
      return undefined
  }
}

/** Kept nowhere: there is no end of numbers that can be asked for. */
export const findFormer = cache(async (locale: Locale, path: string): Promise<Former | null> => {
  const { inUse } = await findLanguages()
  const asked = inUse.includes(locale) ? await askedAt(locale, path.split('/')) : undefined
  if (!asked) return null
  const where: Where = { reference: { equals: asked.reference } }
  const select = { goal: true, mainType: true, city: true } as const
  // Visitors may not read it. What they learn is that it is gone, and what is like it.
  const common = { ...asPublic(locale), overrideAccess: true, depth: 0, limit: 1, pagination: false, where, select } as const
  const site = await payload()
  const { docs } =
    asked.collection === 'properties' ? await site.find({ collection: 'properties', ...common }) : await site.find({ collection: 'projects', ...common })
  const [known] = docs
  const goal = known?.goal ?? (asked.list === 'rent' ? 'rent' : 'sale')
  const like = { goal, type: idOf(known?.mainType), city: idOf(known?.city) }
  return { isKnown: known !== undefined, list: asked.list ?? (known ? goal : undefined), ...(asked.collection === 'properties' && { like }) }
})
