import type { RefusedLine } from '@/domain/catalogue/cities/cityFile'
import type { CityChange } from '@/domain/catalogue/cities/planCities'
import type { Region } from '@/domain/catalogue/vocabulary'

/**
 * Bytes of the largest list that is read, more than all places of the neighbouring countries take.
 */
export const MAX_BYTES = 8_000_000

export type CityRow = {
  zip: string
  name: string
  province: string
  region: Region | undefined
  changes: CityChange[]
}

/** The changes of an import, made or to be made, as the screen shows them. */
export type CityReport = {
  counts: Record<'fresh' | 'changed' | 'unchanged' | 'refused', number>
  fresh: CityRow[]
  changed: CityRow[]
  refused: RefusedLine[]
}

export type CityProblem = { problem: 'columns' | 'tooLarge' | 'empty'; columns?: string }
