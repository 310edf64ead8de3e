import { readArea } from '@/domain/catalogue/area'
import type { Refused } from '@/domain/enquiries/refusals'
import type { Feature } from '@/domain/catalogue/lists/features'
import type { EpcLetter } from '@/domain/catalogue/lists/steps'
import { readListQuery } from '@/domain/catalogue/lists/listQuery'
import type { Frequency } from '@/domain/demands/alertTime'
import { readTowns } from '@/domain/demands/towns'
import type { Goal, Province, Region } from '@/domain/catalogue/vocabulary'
import type { Demand } from '@/payload-types'

import { getListingIndex } from '../catalogue/search/listingIndex'
import { findCity } from '../catalogue/search/vocabulary'

/** What a visitor filled in about the home they look for. */
export type DemandFormInput = {
  goal: Goal | ''
  frequency: Frequency | ''
  types: readonly string[]
  has: readonly Feature[]
  epc: readonly EpcLetter[]
  onlyNew: boolean
  regions: readonly Region[]
  provinces: readonly Province[]
  towns: string
  near: string
  within: string
  priceMin?: number | undefined
  priceMax?: number | undefined
  bedrooms?: number | undefined
  area?: number | undefined
}

/** The same as a demand stores it. */
export type DemandCriteria = Pick<Demand, 'goal' | 'frequency'> & {
  types: string[]
  cities: string[]
  regions: Region[]
  provinces: Province[]
  has: Feature[]
  epc: EpcLetter[]
  onlyNew: boolean
  within: string | null
  nearCity: string | null
  nearKm: number | null
  priceMin: number | null
  priceMax: number | null
  bedroomsMin: number | null
  areaMin: number | null
}

const positiveOrNull = (value: number | undefined): number | null => (value ? value : null)

/** Resolves the form to types and towns of the site, or says which field is not understood. */
export async function resolveDemandForm(
  wished: DemandFormInput,
): Promise<{ wanted: DemandCriteria } | { refused: Refused }> {
  const { cities, types } = await getListingIndex()
  const chosen = wished.types.map((webId) => types.get(Number(webId))?.doc.id)
  const typeIds = chosen.filter((id) => id !== undefined)
  if (typeIds.length < chosen.length) return { refused: { types: 'unknown' } }
  const towns = readTowns(
    wished.towns,
    [...cities.values()].map(({ doc: { id, zip }, names }) => ({
      id,
      zip,
      names: Object.values(names),
    })),
  )
  if (!towns) return { refused: { towns: 'unknownTown' } }
  const { near } = readListQuery({ near: [wished.near] })
  const nearCity = near && findCity(cities, near)
  if (wished.near !== '' && !nearCity) return { refused: { near: 'unknown' } }
  if (wished.within !== '' && !readArea(wished.within)) return { refused: { within: 'unknown' } }
  return {
    wanted: {
      goal: wished.goal || 'sale',
      frequency: wished.frequency || 'daily',
      types: typeIds,
      cities: towns,
      regions: [...wished.regions],
      provinces: [...wished.provinces],
      has: [...wished.has],
      epc: [...wished.epc],
      onlyNew: wished.onlyNew,
      within: wished.within || null,
      nearCity: nearCity?.doc.id ?? null,
      nearKm: near?.km ?? null,
      priceMin: positiveOrNull(wished.priceMin),
      priceMax: positiveOrNull(wished.priceMax),
      bedroomsMin: positiveOrNull(wished.bedrooms),
      areaMin: positiveOrNull(wished.area),
    },
  }
}
