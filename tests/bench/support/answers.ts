// A process of its own, which prints how long the program itself takes: what a page of a list asks, without Next.
import { Client } from 'pg'

import { countRows } from '@/domain/catalogue/lists/bitmap'
import { filterListings, type ListingFilter } from '@/domain/catalogue/lists/filterListings'
import { createListingColumns } from '@/domain/catalogue/lists/columns'
import { unfiltered } from '@/domain/catalogue/lists/listFilter'
import type { SearchRow } from '@/domain/catalogue/lists/searchRow'
import { createOrders, referencesOnPage } from '@/domain/catalogue/lists/order'
import { bedroomSteps, epcLetters, priceSteps } from '@/domain/catalogue/lists/steps'
import { provinces } from '@/domain/catalogue/vocabulary'

import { figures, time } from './times'

const ROUNDS = 200
const noRanks = { cities: new Uint16Array(), types: new Uint16Array() }

const plain: ListingFilter = { ...unfiltered, goal: 'sale', language: 1 }

const pick = <Value>(values: readonly Value[], number: number): Value =>
  values[number % values.length] as Value

const client = new Client({ connectionString: process.argv[2] })
await client.connect()
const columns = createListingColumns()
const since = performance.now()
for (let last = 0; ;) {
  const { rows } = await client.query<SearchRow>(
    `select reference, goal, languages, city, zip, types, main_type as "mainType", price, bedrooms, area, epc, is_new as "isNew", features, marquee, is_offered as "isOffered", is_featured as "isFeatured",
       extract(epoch from published)::float8 as published, latitude, longitude
     from property_search where listed and reference > $1 order by reference limit 20000`,
    [last],
  )
  if (rows.length === 0) break
  for (const row of rows) columns.put(row)
  last = rows.at(-1)?.reference ?? Infinity
}
const orders = createOrders(columns)
orders.sort()
const load = performance.now() - since

const filtered = (number: number): ListingFilter => ({
  ...plain,
  types: [pick(columns.types.names, number)],
  provinces: number % 2 ? [pick(provinces, number * 7)] : [],
  priceTo: number % 3 ? pick(priceSteps.sale, number * 5) : undefined,
  bedrooms: number % 5 ? pick(bedroomSteps, number * 3) : undefined,
  epc: number % 4 ? [] : [pick(epcLetters, number)],
})
const rounds = Array.from({ length: ROUNDS }, (_, number) => number)
for (const number of rounds.slice(0, 50)) filterListings(columns, filtered(number))

const found = filterListings(columns, plain)
const lastPage = Math.floor((countRows(found.offered) - 1) / 24)
const page = (number: number) =>
  referencesOnPage(columns, orders, noRanks, found.offered, {
    sort: 'price',
    from: number * 24,
    size: 24,
  })
const whole = (number: number) => () => {
  filterListings(columns, plain)
  page(number)
}

const sql = async (text: string) => {
  const start = performance.now()
  await client.query(text)
  return performance.now() - start
}
const counted = []
for (let round = 0; round < 15; round++)
  counted.push(
    (await sql(
      `select main_type, count(*) from property_search where goal = 'sale' and listed and languages & 1 = 1 group by 1`,
    )) +
      (await sql(
        `select city, count(*) from property_search where goal = 'sale' and listed and languages & 1 = 1 group by 1`,
      )),
  )

console.log(
  JSON.stringify({
    size: columns.size,
    load,
    counts: figures(rounds.map(() => time(() => filterListings(columns, plain)))),
    filtered: figures(
      rounds.map((number) => time(() => filterListings(columns, filtered(number)))),
    ),
    first: figures(rounds.map(() => time(whole(0)))),
    deep: figures(rounds.map(() => time(whole(Math.min(lastPage, 9999))))),
    deepPage: Math.min(lastPage, 9999) + 1,
    sql: figures(counted),
  }),
)
await client.end()
