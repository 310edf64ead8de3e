import type { SearchRow } from '@/domain/catalogue/lists/searchRow'
import type { EpcLabel, Goal } from '@/domain/catalogue/vocabulary'

import { readForVisitors, visitorsPool } from '@/data/core/standby/visitorReads'

/** A search row as an array, in the order of the columns below. */
type StoredRow = [
  reference: number,
  goal: Goal,
  languages: number,
  city: string,
  zip: string | null,
  types: number[],
  mainType: number,
  price: number | null,
  bedrooms: number,
  area: number,
  epc: EpcLabel | null,
  isNew: boolean,
  features: number,
  marquee: number,
  isOffered: boolean,
  isFeatured: boolean,
  published: number,
  latitude: number | null,
  longitude: number | null,
]

const columns = `reference, goal, languages, city, zip, types, main_type, price, bedrooms, area,
  epc, is_new, features, marquee, is_offered, is_featured, extract(epoch from published)::float8,
  latitude, longitude`

const rowOf = ([
  reference,
  goal,
  languages,
  city,
  zip,
  types,
  mainType,
  price,
  bedrooms,
  area,
  epc,
  isNew,
  features,
  marquee,
  isOffered,
  isFeatured,
  published,
  latitude,
  longitude,
]: StoredRow): SearchRow => ({
  reference,
  goal,
  languages,
  city,
  zip,
  types,
  mainType,
  price,
  bedrooms,
  area,
  epc,
  isNew,
  features,
  marquee,
  isOffered,
  isFeatured,
  published,
  latitude,
  longitude,
})

const BATCH_SIZE = 20_000

async function readWhere(condition: string, values: unknown[]): Promise<SearchRow[]> {
  const text = `select ${columns} from property_search where listed and ${condition}`
  const { rows } = await readForVisitors(async () =>
    (await visitorsPool()).query<StoredRow>({ text, values, rowMode: 'array' }),
  )
  return rows.map(rowOf)
}

/** Reads the search rows of the listings with these references that lists may show. */
export const readRows = (references: readonly number[]): Promise<SearchRow[]> =>
  readWhere('reference = any($1::integer[])', [references])

/** Reads all search rows that lists may show, a batch at a time. */
export async function* readAllRows(): AsyncGenerator<SearchRow[]> {
  let lastReference = 0
  for (;;) {
    const rows = await readWhere(`reference > $1 order by reference limit ${BATCH_SIZE}`, [
      lastReference,
    ])
    if (rows.length === 0) return
    yield rows
    lastReference = rows.at(-1)?.reference ?? Infinity
  }
}
