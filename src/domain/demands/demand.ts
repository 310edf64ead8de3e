import type { SearchRow } from '../catalogue/lists/searchRow'
import type { Coordinates } from '../catalogue/lists/near'
import type { EpcLetter } from '../catalogue/lists/steps'
import type { Goal, Province, Region } from '../catalogue/vocabulary'

/** What a visitor is looking for. The places are alternatives; without any, every place matches. */
export type Demand = {
  goal: Goal
  /** The bit of the language of their emails: listings not shown in it do not match. */
  language: number
  /** Any of these; every type when there is none. */
  types: readonly number[]
  cities: readonly string[]
  provinces: readonly Province[]
  regions: readonly Region[]
  /** An area drawn on the map, as `area.ts` writes it. */
  within?: string | undefined
  near?: (Coordinates & { km: number }) | undefined
  priceMin?: number | undefined
  priceMax?: number | undefined
  bedrooms?: number | undefined
  area?: number | undefined
  /** Any of these letters of the energy label; every one, also none at all, when there is none. */
  epc: readonly EpcLetter[]
  /** Whether only new construction is looked for. */
  onlyNew: boolean
  /** One bit for each feature that is wished for. */
  has: number
}

/** What a demand is compared with: only what visitors may know of a listing. */
export type ComparedListing = Pick<
  SearchRow,
  | 'goal'
  | 'languages'
  | 'city'
  | 'zip'
  | 'types'
  | 'price'
  | 'bedrooms'
  | 'area'
  | 'epc'
  | 'isNew'
  | 'features'
  | 'latitude'
  | 'longitude'
>
