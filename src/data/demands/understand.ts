import { readArea } from '@/domain/area'
import type { Refused } from '@/domain/forms/refusals'
import type { Feature } from '@/domain/listings/features'
import { readQuestion } from '@/domain/listings/question'
import type { Frequency } from '@/domain/matching/due'
import { readTowns } from '@/domain/matching/towns'
import type { Goal, Province, Region } from '@/domain/vocabulary'
import type { Demand } from '@/payload-types'

import { listings } from '../search/shelf'
import { cityNamed } from '../search/vocabulary'

/** What somebody filled in about the home he looks for. */
export type Wished = {
  goal: Goal | ''
  frequency: Frequency | ''
  types: readonly string[]
  has: readonly Feature[]
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

/** The same as the register keeps it. */
export type Wanted = Pick<Demand, 'goal' | 'frequency'> & {
  types: string[]
  cities: string[]
  regions: Region[]
  provinces: Province[]
  has: Feature[]
  within: string | null
  nearCity: string | null
  nearKm: number | null
  priceMin: number | null
  priceMax: number | null
  bedroomsMin: number | null
  areaMin: number | null
}

const positive = (value: number | undefined): number | null => (value ? value : null)

/** Whoever turns the limits around means them the other way. */
function inOrder({ priceMin, priceMax }: Wished): Pick<Wanted, 'priceMin' | 'priceMax'> {
  const [from, to] = [positive(priceMin), positive(priceMax)]
  return from !== null && to !== null && from > to ? { priceMin: to, priceMax: from } : { priceMin: from, priceMax: to }
}

/** What was filled in, in terms of the types and towns there are; or which part of it says nothing. */
export async function understand(wished: Wished): Promise<{ wanted: Wanted } | { refused: Refused }> {
  const { cities, types } = await listings()
  const chosen = wished.types.map((webId) => types.get(Number(webId))?.doc.id)
  const known = chosen.filter((id) => id !== undefined)
  if (known.length < chosen.length) return { refused: { types: 'unknown' } }
  const towns = readTowns(
    wished.towns,
    [...cities.values()].map(({ doc: { id, zip }, names }) => ({ id, zip, names: Object.values(names) })),
  )
  if (!towns) return { refused: { towns: 'unknownTown' } }
  const { near } = readQuestion({ near: [wished.near] })
  const around = near && cityNamed(cities, near)
  if (wished.near !== '' && !around) return { refused: { near: 'unknown' } }
  if (wished.within !== '' && !readArea(wished.within)) return { refused: { within: 'unknown' } }
  return {
    wanted: {
      ...{ goal: wished.goal || 'sale', frequency: wished.frequency || 'daily', types: known, cities: towns, ...inOrder(wished) },
      ...{ regions: [...wished.regions], provinces: [...wished.provinces], has: [...wished.has], within: wished.within || null },
      ...{ nearCity: around?.doc.id ?? null, nearKm: near?.km ?? null },
      ...{ bedroomsMin: positive(wished.bedrooms), areaMin: positive(wished.area) },
    },
  }
}
