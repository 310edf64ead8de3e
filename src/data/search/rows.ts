import type { Row } from '@/domain/listings/columns'
import type { EpcLabel, Goal } from '@/domain/vocabulary'

import { payload } from '../payload'

/** As the database writes them. */
type Stored = [
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
  published: number,
  latitude: number | null,
  longitude: number | null,
]

const fields =
  'reference, goal, languages, city, zip, types, main_type, price, bedrooms, area, epc, is_new, features, marquee, extract(epoch from published)::float8, latitude, longitude'

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
  published,
  latitude,
  longitude,
]: Stored): Row => ({
  ...{ reference, goal, languages, city, zip, types, mainType, price, bedrooms, area, epc, isNew, features, marquee, published, latitude, longitude },
})

const BATCH = 20_000

async function query(condition: string, values: unknown[]): Promise<Row[]> {
  const { db } = await payload()
  const text = `select ${fields} from property_search where listed and ${condition}`
  const { rows } = await db.pool.query<Stored>({ text, values, rowMode: 'array' })
  return rows.map(rowOf)
}

/** The listings with these numbers that lists may show. */
export const readRows = (references: readonly number[]): Promise<Row[]> => query('reference = any($1::integer[])', [references])

/** All of them, a batch at a time. */
export async function* readAllRows(): AsyncGenerator<Row[]> {
  let last = 0
  for (;;) {
    const rows = await query(`reference > $1 order by reference limit ${BATCH}`, [last])
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)?.reference ?? Infinity
  }
}
