import type { Frequency } from '@/domain/demands/alertTime'
import type { Demand, ComparedListing } from '@/domain/demands/demand'
import { matchOf, BUDGET_STRETCH_PERCENT, type Match } from '@/domain/demands/match'
import { epcLetters } from '@/domain/catalogue/lists/steps'
import { provinceOf } from '@/domain/catalogue/provinces'
import { regionOf } from '@/domain/catalogue/regions'
import { provinces, regions, type Goal } from '@/domain/catalogue/vocabulary'

import type { RunQuery } from './queries'

export type MatchedDemand = Match & { id: string; frequency: Frequency }

type DemandRow = [
  ...[
    id: string,
    frequency: Frequency,
    goal: Goal,
    language: number,
    types: number[],
    cities: string[],
    provinces: number,
    regions: number,
  ],
  ...[within: string | null, latitude: number | null, longitude: number | null, km: number | null],
  ...[
    priceMin: number | null,
    priceMax: number | null,
    bedrooms: number | null,
    area: number | null,
    has: number,
    epc: number,
    onlyNew: boolean,
  ],
]

const columns =
  'd.id, d.frequency, d.goal, d.language, d.types, d.cities, d.provinces, d.regions, d.within, d.near_latitude, d.near_longitude, d.near_km, d.price_min, d.price_max, d.bedrooms, d.area, d.has, d.epc, d.only_new'

const orUndefined = <Value>(value: Value | null): Value | undefined => value ?? undefined

const namesIn = <Name>(names: readonly Name[], mask: number): Name[] =>
  mask === 0 ? [] : names.filter((_, at) => (mask & (1 << at)) !== 0)

function demandOf(row: DemandRow): Demand {
  const [
    ,
    ,
    goal,
    language,
    types,
    cities,
    provinceMask,
    regionMask,
    within,
    latitude,
    longitude,
    km,
    priceMin,
    priceMax,
    bedrooms,
    area,
    has,
    epc,
    onlyNew,
  ] = row
  return {
    goal,
    language,
    types,
    cities,
    has,
    onlyNew,
    epc: namesIn(epcLetters, epc),
    within: orUndefined(within),
    priceMin: orUndefined(priceMin),
    priceMax: orUndefined(priceMax),
    provinces: namesIn(provinces, provinceMask),
    regions: namesIn(regions, regionMask),
    bedrooms: orUndefined(bedrooms),
    area: orUndefined(area),
    near:
      latitude !== null && longitude !== null && km !== null
        ? { latitude, longitude, km }
        : undefined,
  }
}

const bitOf = <Name>(names: readonly Name[], name: Name | undefined): number =>
  name === undefined ? 0 : 1 << names.indexOf(name)

/** Preselects candidates without losing a match; `matchOf` judges the few that are left. */
const CANDIDATES_QUERY = `
  select ${columns} from demand_search d
  where d.is_active and d.goal = $1 and d.language & $2 <> 0 and (d.types = '{}' or d.types && $3::integer[])
    and ($4::integer is null or ((d.price_min is null or d.price_min <= $4) and (d.price_max is null or d.price_max::bigint * ${100 + BUDGET_STRETCH_PERCENT} >= $4::bigint * 100)))
    and (d.is_anywhere or d.provinces & $5 <> 0 or d.regions & $6 <> 0 or $7::uuid = any(d.cities)
      or ($8::float8 between d.south and d.north and $9::float8 between d.west and d.east))`

/** Returns the active demands that a listing matches, the best first. */
export async function demandsFor(ask: RunQuery, offer: ComparedListing): Promise<MatchedDemand[]> {
  const { goal, languages, types, price, zip, city, latitude, longitude } = offer
  const province = bitOf(provinces, zip === null ? undefined : provinceOf(zip))
  const region = bitOf(regions, zip === null ? undefined : regionOf(zip))
  const rows = await ask<DemandRow>(CANDIDATES_QUERY, [
    goal,
    languages,
    types,
    price,
    province,
    region,
    city,
    latitude,
    longitude,
  ])
  return rows
    .flatMap((row) => {
      const match = matchOf(demandOf(row), offer)
      return match ? [{ ...match, id: row[0], frequency: row[1] }] : []
    })
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
}

/** Reads one demand as it is compared, and whether it is active. */
export async function findDemand(
  ask: RunQuery,
  id: string,
): Promise<{ demand: Demand; frequency: Frequency; isActive: boolean } | undefined> {
  const [row] = await ask<[...DemandRow, isActive: boolean]>(
    `select ${columns}, d.is_active from demand_search d where d.id = $1`,
    [id],
  )
  if (!row) return undefined
  const stored = row.slice(0, -1) as DemandRow
  const isActive = row.at(-1) === true
  return { demand: demandOf(stored), frequency: stored[1], isActive }
}
