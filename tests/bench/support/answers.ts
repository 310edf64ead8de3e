// A process of its own, which prints how long the program itself takes: what a page of a list asks, without Next.
import { Client } from 'pg'

import { answer, type Filter } from '@/domain/listings/answer'
import { createColumns, type Row } from '@/domain/listings/columns'
import { createOrders, pageOf } from '@/domain/listings/order'
import { bedroomSteps, epcLetters, priceSteps } from '@/domain/listings/steps'
import { provinces } from '@/domain/vocabulary'

import { figures, time } from './times'

const ROUNDS = 200
const noRanks = { cities: new Uint16Array(), types: new Uint16Array() }

const plain: Filter = { goal: 'sale', language: 1, cities: [], types: [], regions: [], provinces: [], epc: [], onlyNew: false, has: [] }

const pick = <Value>(values: readonly Value[], number: number): Value => values[number % values.length] as Value

const client = new Client({ connectionString: process.argv[2] })
await client.connect()
const columns = createColumns()
const since = performance.now()
for (let last = 0; ;) {
  const { rows } = await client.query<Row>(
    `select reference, goal, languages, city, zip, types, main_type as "mainType", price, bedrooms, area, epc, is_new as "isNew", features, marquee,
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

const filtered = (number: number): Filter => ({
  ...plain,
  types: [pick(columns.types.names, number)],
  provinces: number % 2 ? [pick(provinces, number * 7)] : [],
  priceTo: number % 3 ? pick(priceSteps.sale, number * 5) : undefined,
  bedrooms: number % 5 ? pick(bedroomSteps, number * 3) : undefined,
  epc: number % 4 ? [] : [pick(epcLetters, number)],
})
const rounds = Array.from({ length: ROUNDS }, (_, number) => number)
for (const number of rounds.slice(0, 50)) answer(columns, filtered(number))

const found = answer(columns, plain)
const lastPage = Math.floor((found.total - 1) / 24)
const page = (number: number) => pageOf(columns, orders, noRanks, found, { sort: 'price', from: number * 24, size: 24 })
const whole = (number: number) => () => {
  answer(columns, plain)
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
    (await sql(`select main_type, count(*) from property_search where goal = 'sale' and listed and languages & 1 = 1 group by 1`)) +
      (await sql(`select city, count(*) from property_search where goal = 'sale' and listed and languages & 1 = 1 group by 1`)),
  )

console.log(
  JSON.stringify({
    size: columns.size,
    load,
    counts: figures(rounds.map(() => time(() => answer(columns, plain)))),
    filtered: figures(rounds.map((number) => time(() => answer(columns, filtered(number))))),
    first: figures(rounds.map(() => time(whole(0)))),
    deep: figures(rounds.map(() => time(whole(Math.min(lastPage, 9999))))),
    deepPage: Math.min(lastPage, 9999) + 1,
    sql: figures(counted),
  }),
)
await client.end()
