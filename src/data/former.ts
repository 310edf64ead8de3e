import { cache } from 'react'
import type { Where } from 'payload'

import type { Locale } from '@/i18n/locales'
import type { Project } from '@/payload-types'

import { asPublic, idOf, payload } from './payload'
import { findLanguages, findRoutes } from './routes'
import type { Likeness } from './similar'

/** Where a listing lay that visitors cannot see: `isKnown` when one of that number was on the site. */
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

type Known = Pick<Project, 'goal' | 'mainType' | 'city'>

/** A listing that visitors may not read now, but could before. What the agency only prepares is nobody's business. */
async function findOnceShown({ collection, reference }: Asked, locale: Locale): Promise<Known | undefined> {
  const where: Where = { reference: { equals: reference } }
  const select = { goal: true, mainType: true, city: true, _status: true } as const
  // The rules would hide it. What visitors learn is that it is gone, and what is like it.
  const common = { ...asPublic(locale), overrideAccess: true, depth: 0, limit: 1, pagination: false } as const
  const site = await payload()
  const { docs } =
    collection === 'properties'
      ? await site.find({ collection, ...common, select, where: { and: [where, { status: { not_equals: 'prospective' } }] } })
      : await site.find({ collection, ...common, select, where })
  const [known] = docs
  if (!known || known._status === 'published') return known
  const published: Where = { and: [{ parent: { equals: known.id } }, { 'version._status': { equals: 'published' } }] }
  const { totalDocs } = await site.countVersions({ collection, where: published, overrideAccess: true })
  return totalDocs > 0 ? known : undefined
}

/** Kept nowhere: there is no end of numbers that can be asked for. */
export const findFormer = cache(async (locale: Locale, path: string): Promise<Former | null> => {
  const { inUse } = await findLanguages()
  const asked = inUse.includes(locale) ? await askedAt(locale, path.split('/')) : undefined
  if (!asked) return null
  const known = await findOnceShown(asked, locale)
  const goal = known?.goal ?? (asked.list === 'rent' ? 'rent' : 'sale')
  const like = { goal, type: idOf(known?.mainType), city: idOf(known?.city) }
  return { isKnown: known !== undefined, list: asked.list ?? (known ? goal : undefined), ...(asked.collection === 'properties' && { like }) }
})
