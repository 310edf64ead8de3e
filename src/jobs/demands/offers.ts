import { availabilityOf, type AvailabilityFields } from '@/domain/catalogue/availability'
import type { Demand, ComparedListing } from '@/domain/demands/demand'
import { matchOf, BUDGET_STRETCH_PERCENT, type Match } from '@/domain/demands/match'
import { boxAround } from '@/domain/demands/place'
import type { EpcLabel, Goal } from '@/domain/catalogue/vocabulary'

import type { RunQuery } from './queries'

type StoredOffer = { id: string; reference: number; offer: ComparedListing; isOffered: boolean }
export type MatchedOffer = Match & { id: string; reference: number }

type OfferRow = [
  ...[
    id: string,
    reference: number,
    goal: Goal,
    languages: number,
    city: string,
    zip: string | null,
    types: number[],
    price: number | null,
  ],
  ...[
    bedrooms: number,
    area: number,
    epc: EpcLabel | null,
    isNew: boolean,
    features: number,
    latitude: number | null,
    longitude: number | null,
  ],
  ...[
    marquee: AvailabilityFields['marquee'],
    status: AvailabilityFields['status'],
    unitStatus: AvailabilityFields['unitStatus'],
    project: string | null,
  ],
]

const SELECT_OFFERS = `
  select s.id, s.reference, s.goal, s.languages, s.city, s.zip, s.types, s.price, s.bedrooms, s.area, s.epc, s.is_new, s.features, s.latitude::float8, s.longitude::float8,
    p.marquee, p.status, p.unit_status, p.project_id
  from property_search s join properties p on p.id = s.id`

function readRow(row: OfferRow): StoredOffer {
  const [
    id,
    reference,
    goal,
    languages,
    city,
    zip,
    types,
    price,
    bedrooms,
    area,
    epc,
    isNew,
    features,
    latitude,
    longitude,
    marquee,
    status,
    unitStatus,
    project,
  ] = row
  return {
    id,
    reference,
    offer: {
      goal,
      languages,
      city,
      zip,
      types,
      price,
      bedrooms,
      area,
      epc,
      isNew,
      features,
      latitude,
      longitude,
    },
    isOffered: availabilityOf({ marquee, status, unitStatus, project }) === 'available',
  }
}

/** Reads a listing that visitors may see; undefined when none of them may. */
export async function findOffer(
  ask: RunQuery,
  reference: number,
): Promise<StoredOffer | undefined> {
  const [row] = await ask<OfferRow>(`${SELECT_OFFERS} where s.listed and s.reference = $1`, [
    reference,
  ])
  return row && readRow(row)
}

/** The most matches that are returned. */
const MAX_OFFERS = 500

/** Preselects candidates without losing a match; `matchOf` judges the few that are left. */
const CANDIDATES_QUERY = `${SELECT_OFFERS}
  where s.listed and s.goal = $1 and s.languages & $2 <> 0 and ($3::integer[] = '{}' or s.types && $3::integer[])
    and ($4::integer is null or s.price is null or s.price >= $4) and ($5::integer is null or s.price is null or s.price::bigint * 100 <= $5::bigint * ${100 + BUDGET_STRETCH_PERCENT})
    and ($6::float8 is null or $10 or (s.latitude between $6 and $7 and s.longitude between $8 and $9))
  order by s.published desc`

/**
 * Returns the listings on offer that match a demand, the best first, the newest of equals first.
 */
export async function offersFor(ask: RunQuery, demand: Demand): Promise<MatchedOffer[]> {
  const { goal, language, types, priceMin, priceMax, cities, provinces, regions } = demand
  const box = boxAround(demand)
  const hasNamedPlace = cities.length + provinces.length + regions.length > 0
  const rows = await ask<OfferRow>(CANDIDATES_QUERY, [
    goal,
    language,
    types,
    priceMin ?? null,
    priceMax ?? null,
    box?.south ?? null,
    box?.north ?? null,
    box?.west ?? null,
    box?.east ?? null,
    hasNamedPlace,
  ])
  return rows
    .flatMap((row) => {
      const { id, reference, offer, isOffered } = readRow(row)
      const match = isOffered ? matchOf(demand, offer) : undefined
      return match ? [{ ...match, id, reference }] : []
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_OFFERS)
}
