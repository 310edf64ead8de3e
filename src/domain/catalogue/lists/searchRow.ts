import type { EpcLabel, Goal } from '../vocabulary'

/** A listing as lists filter and sort it. A price or place that is not published is not in it. */
export type SearchRow = {
  reference: number
  goal: Goal
  /** One bit for each language that shows the listing. */
  languages: number
  city: string
  /** The Belgian postal code; null abroad. */
  zip: string | null
  types: readonly number[]
  mainType: number
  price: number | null
  bedrooms: number
  area: number
  epc: EpcLabel | null
  isNew: boolean
  /** One bit for each feature of the listing. */
  features: number
  /** The position of its banner in the list of banners. */
  marquee: number
  /** True when it is neither sold nor let. */
  isOffered: boolean
  /** True when staff want it first in a selection. */
  isFeatured: boolean
  published: number
  latitude: number | null
  longitude: number | null
}
