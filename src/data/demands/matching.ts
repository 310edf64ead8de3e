import type { Match } from '@/domain/demands/match'
import type { Locale } from '@/i18n/locales'
import { runQueryWith, type RunQuery } from '@/jobs/demands/queries'
import { demandsFor, findDemand, type MatchedDemand } from '@/jobs/demands/demands'
import { findOffer, offersFor, type MatchedOffer } from '@/jobs/demands/offers'

import { payload } from '../core/payload'
import { findListingSummaries } from '../catalogue/search/listingSummaries'
import type { ListingSummary } from '../catalogue/search/listingSummaryRows'

const siteQuery = async (): Promise<RunQuery> => runQueryWith((await payload()).db.pool)

/**
 * Finds the listings that match a demand now, the best first, whether or not they were reported.
 */
export async function findOffers(id: string): Promise<MatchedOffer[]> {
  const ask = await siteQuery()
  const stored = await findDemand(ask, id)
  return stored ? offersFor(ask, stored.demand) : []
}

/** Returns the first matches with what their cards show. */
export async function findMatchingListings(
  id: string,
  limit: number,
  locale: Locale,
): Promise<{ total: number; shown: (Match & { listed: ListingSummary })[] }> {
  const offers = await findOffers(id)
  const listed = await findListingSummaries(
    offers.slice(0, limit).map(({ reference }) => reference),
    locale,
  )
  const shown = listed.flatMap((one) => {
    const offer = offers.find(({ reference }) => reference === one.reference)
    return offer ? [{ ...offer, listed: one }] : []
  })
  return { total: offers.length, shown }
}

/** Finds the demands that match a listing; none while visitors may not see it. */
export async function findMatchingDemands(reference: number): Promise<MatchedDemand[]> {
  const ask = await siteQuery()
  const stored = await findOffer(ask, reference)
  return stored?.isOffered ? demandsFor(ask, stored.offer) : []
}
