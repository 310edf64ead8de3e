import type { Row } from '../listings/columns'
import type { Spot } from '../listings/near'
import type { Goal, Province, Region } from '../vocabulary'

/** What somebody is looking for. The places are alternatives: any of them will do, and without one anywhere will. */
export type Demand = {
  goal: Goal
  /** The bit of the language in which he is written to: a listing that it does not show is none for him. */
  language: number
  /** Any of these; every type when there is none. */
  types: readonly number[]
  cities: readonly string[]
  provinces: readonly Province[]
  regions: readonly Region[]
  /** An area drawn on the map, as `area.ts` writes it. */
  within?: string | undefined
  near?: (Spot & { km: number }) | undefined
  priceMin?: number | undefined
  priceMax?: number | undefined
  bedrooms?: number | undefined
  area?: number | undefined
  /** One bit for each feature that is wished for. */
  has: number
}

/** What a demand is compared with: only what visitors may know of a listing. */
export type Offer = Pick<Row, 'goal' | 'languages' | 'city' | 'zip' | 'types' | 'price' | 'bedrooms' | 'area' | 'features' | 'latitude' | 'longitude'>
