import type { Match } from '@/domain/matching/match'
import type { Locale } from '@/i18n/locales'
import { askOf, type Ask } from '@/jobs/matching/ask'
import { demandsFor, findDemand, type MatchedDemand } from '@/jobs/matching/demands'
import { findOffer, offersFor, type MatchedOffer } from '@/jobs/matching/offers'

import { payload } from '../payload'
import { findListed } from '../search/listed'
import type { Listed } from '../search/listedRows'

const database = async (): Promise<Ask> => askOf((await payload()).db.pool)

/** What is there now for a demand, the best first, whether he is told or not. */
async function findOffers(id: string): Promise<MatchedOffer[]> {
  const ask = await database()
  const known = await findDemand(ask, id)
  return known ? offersFor(ask, known.demand) : []
}

/** The same as cards show it. */
export async function findMatching(id: string, most: number, locale: Locale): Promise<{ total: number; shown: (Match & { listed: Listed })[] }> {
  const offers = await findOffers(id)
  const listed = await findListed(
    offers.slice(0, most).map(({ reference }) => reference),
    locale,
  )
  const shown = listed.flatMap((one) => {
    const offer = offers.find(({ reference }) => reference === one.reference)
    return offer ? [{ ...offer, listed: one }] : []
  })
  return { total: offers.length, shown }
}

/** Who looks for a listing; nobody while visitors may not see it. */
export async function findSeekers(reference: number): Promise<MatchedDemand[]> {
  const ask = await database()
  const known = await findOffer(ask, reference)
  return known?.isOffered ? demandsFor(ask, known.offer) : []
}
