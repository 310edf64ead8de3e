import { cache } from 'react'
import type { Where } from 'payload'

import type { Locale } from '@/i18n/locales'
import type { Project } from '@/payload-types'

import { asPublic, idOf, payload } from '../core/payload'
import { findLanguages, findRoutes } from '../site/routes'
import type { SimilarityCriteria } from './similar'

/** A listing that visitors cannot see. `isKnown`: a listing with its reference was public once. */
export type GoneListing = {
  isKnown: boolean
  list: 'sale' | 'rent' | 'projects' | undefined
  like?: SimilarityCriteria
}

type ListingAddress = {
  collection: 'properties' | 'projects'
  reference: number
  list: GoneListing['list']
}

async function listingAt(
  locale: Locale,
  segments: readonly string[],
): Promise<ListingAddress | undefined> {
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

type StoredListing = Pick<Project, 'goal' | 'mainType' | 'city'>

/** Finds a document that is public or once was. One that was never published is not revealed. */
async function findOncePublic(
  { collection, reference }: ListingAddress,
  locale: Locale,
): Promise<StoredListing | undefined> {
  const where: Where = { reference: { equals: reference } }
  const select = { goal: true, mainType: true, city: true, _status: true } as const
  // Access is bypassed, because it hides unpublished documents. Visitors learn only that it is
  // gone.
  const common = { ...asPublic(locale), overrideAccess: true, depth: 0, limit: 1 } as const
  const site = await payload()
  const { docs } =
    collection === 'properties'
      ? await site.find({
          collection,
          ...common,
          select,
          where: { and: [where, { status: { not_equals: 'prospective' } }] },
        })
      : await site.find({ collection, ...common, select, where })
  const [listing] = docs
  if (!listing || listing._status === 'published') return listing
  const published: Where = {
    and: [{ parent: { equals: listing.id } }, { 'version._status': { equals: 'published' } }],
  }
  const { totalDocs } = await site.countVersions({
    collection,
    where: published,
    overrideAccess: true,
  })
  return totalDocs > 0 ? listing : undefined
}

/**
 * Finds the gone listing of an address. Not cached, because visitors can ask for endless
 * references.
 */
export const findGoneListing = cache(
  async (locale: Locale, path: string): Promise<GoneListing | null> => {
    const { inUse } = await findLanguages()
    const address = inUse.includes(locale) ? await listingAt(locale, path.split('/')) : undefined
    if (!address) return null
    const listing = await findOncePublic(address, locale)
    const goal = listing?.goal ?? (address.list === 'rent' ? 'rent' : 'sale')
    const like = { goal, type: idOf(listing?.mainType), city: idOf(listing?.city) }
    return {
      isKnown: listing !== undefined,
      list: address.list ?? (listing ? goal : undefined),
      ...(address.collection === 'properties' && { like }),
    }
  },
)
