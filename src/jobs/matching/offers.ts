import { availabilityOf, type Standing } from '@/domain/availability'
import type { Demand, Offer } from '@/domain/matching/demand'
import { matchOf, STRETCH, type Match } from '@/domain/matching/match'
import { boxAround } from '@/domain/matching/place'
import type { Goal } from '@/domain/vocabulary'

import type { Ask } from './ask'

type Known = { id: string; reference: number; offer: Offer; isOffered: boolean }
export type MatchedOffer = Match & { id: string; reference: number }

type Stored = [
  ...[id: string, reference: number, goal: Goal, languages: number, city: string, zip: string | null, types: number[], price: number | null],
  ...[bedrooms: number, area: number, features: number, latitude: number | null, longitude: number | null],
  ...[marquee: Standing['marquee'], status: Standing['status'], unitStatus: Standing['unitStatus']],
]

const source = `
  select s.id, s.reference, s.goal, s.languages, s.city, s.zip, s.types, s.price, s.bedrooms, s.area, s.features, s.latitude::float8, s.longitude::float8,
    p.marquee, p.status, p.unit_status
  from property_search s join properties p on p.id = s.id`

function knownOf(row: Stored): Known {
  const [id, reference, goal, languages, city, zip, types, price, bedrooms, area, features, latitude, longitude, marquee, status, unitStatus] = row
  return {
    ...{ id, reference, offer: { goal, languages, city, zip, types, price, bedrooms, area, features, latitude, longitude } },
    isOffered: availabilityOf({ marquee, status, unitStatus }) === 'available',
  }
}

/** A listing as visitors may know it; nothing when none of them may. */
export async function findOffer(ask: Ask, reference: number): Promise<Known | undefined> {
  const [row] = await ask<Stored>(`${source} where s.listed and s.reference = $1`, [reference])
  return row && knownOf(row)
}

/** More than anybody looks through. */
const MOST = 500

/** As with demands: loses none, and leaves few to be judged. */
const CANDIDATES = `${source}
  where s.listed and s.goal = $1 and s.languages & $2 <> 0 and ($3::integer[] = '{}' or s.types && $3::integer[])
    and ($4::integer is null or s.price is null or s.price >= $4) and ($5::integer is null or s.price is null or s.price::bigint * 100 <= $5::bigint * ${100 + STRETCH})
    and ($6::float8 is null or $10 or (s.latitude between $6 and $7 and s.longitude between $8 and $9))
  order by s.published desc`

/** The listings to be had that answer a demand, the best first, the newest of the equally good. */
export async function offersFor(ask: Ask, demand: Demand): Promise<MatchedOffer[]> {
  const { goal, language, types, priceMin, priceMax, cities, provinces, regions } = demand
  const box = boxAround(demand)
  const isNamed = cities.length + provinces.length + regions.length > 0
  const rows = await ask<Stored>(CANDIDATES, [
    ...[goal, language, types, priceMin ?? null, priceMax ?? null],
    ...[box?.south ?? null, box?.north ?? null, box?.west ?? null, box?.east ?? null, isNamed],
  ])
  return rows
    .flatMap((row) => {
      const { id, reference, offer, isOffered } = knownOf(row)
      const match = isOffered ? matchOf(demand, offer) : undefined
      return match ? [{ ...match, id, reference }] : []
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
}
