import { isOnOffer } from '@/domain/catalogue/availability'
import type { Goal } from '@/domain/catalogue/vocabulary'
import type { Locale } from '@/i18n/locales'
import type { Property } from '@/payload-types'

import { findClosestListings, findProperties, findPropertiesById } from './listings'
import { idOf, idsOf } from '../core/payload'
import type { ListingSummary } from './search/listingSummaryRows'

const MAX_SHOWN = 3
/** More than are shown, because some may be sold or let. */
const CANDIDATE_LIMIT = 12

export type SimilarityCriteria = {
  goal: Goal
  type?: string | undefined
  city?: string | undefined
}

/** Finds the newest listings of the same type and city, then of the type, then of the goal. */
export async function findListingsLike(
  { goal, type, city }: SimilarityCriteria,
  locale: Locale,
): Promise<ListingSummary[]> {
  const ofType = { ...(type && { types: [type] }) }
  const inCity = { ...(city && { cities: [city] }) }
  const rounds = await Promise.all(
    [{ ...ofType, ...inCity }, ofType, {}].map((criteria) =>
      findProperties({ goal, ...criteria, limit: CANDIDATE_LIMIT }, locale),
    ),
  )
  return rounds.flat()
}

/** Finds the similar listings that staff chose and that are on offer, in their order. */
async function findChosen({ id, similar }: Property, locale: Locale): Promise<Property[]> {
  const ids = idsOf(similar).filter((similarId) => similarId !== id)
  if (ids.length === 0) return []
  const properties = await findPropertiesById(ids, locale)
  return ids
    .flatMap((similarId) => properties.filter((property) => property.id === similarId))
    .filter(isOnOffer)
}

/**
 * Finds similar listings. Those that staff chose come first. Unless staff switched it off, those
 * closest in type, place and price follow, and then those of the same type, city or goal.
 */
export async function findSimilar(property: Property, locale: Locale): Promise<ListingSummary[]> {
  const chosen = await findChosen(property, locale)
  if (property.similarAutomatic === false || chosen.length >= MAX_SHOWN) return chosen
  const { goal, id, reference } = property
  const near = reference
    ? await findClosestListings({ goal, reference }, CANDIDATE_LIMIT, locale)
    : []
  const listings = firstOnOffer([...chosen, ...near])
  if (listings.length >= MAX_SHOWN) return listings
  const rest = await findListingsLike(
    { goal, type: idOf(property.mainType), city: idOf(property.city) },
    locale,
  )
  return firstOnOffer([...listings, ...rest.filter((listing) => listing.id !== id)])
}

/** Returns the first few listings that are on offer, each once. */
export const firstOnOffer = (listings: readonly ListingSummary[]): ListingSummary[] => {
  const byId = new Map(listings.filter(isOnOffer).map((listing) => [listing.id, listing]))
  return [...byId.values()].slice(0, MAX_SHOWN)
}
