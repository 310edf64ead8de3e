import type { RefusedLine } from '@/domain/cities/cityFile'
import type { CityChange } from '@/domain/cities/planCities'
import type { Region } from '@/domain/vocabulary'

/** The largest list that is read: more than all places of the countries around. */
export const LARGEST = 8_000_000

export type CityRow = { zip: string; name: string; province: string; region: Region | undefined; changes: CityChange[] }

/** What an import does or did, as the screen shows it. */
export type CityReport = {
  counts: Record<'fresh' | 'changed' | 'unchanged' | 'refused', number>
  fresh: CityRow[]
  changed: CityRow[]
  refused: RefusedLine[]
}

export type CityProblem = { problem: 'columns' | 'tooLarge' | 'empty'; columns?: string }
