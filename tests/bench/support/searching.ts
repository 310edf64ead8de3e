// A process of its own, which prints how long the counts of the index take, and a search written by hand over the same texts.
import Fuse from 'fuse.js'
import { Client } from 'pg'

import { createListingColumns } from '@/domain/catalogue/lists/columns'
import type { SearchRow } from '@/domain/catalogue/lists/searchRow'
import { countOffered } from '@/domain/catalogue/lists/offered'

import { figures, time } from './times'

const ROUNDS = 100
const SEARCHES = 20

type Found = SearchRow & { words: string }

const client = new Client({ connectionString: process.argv[2] })
await client.connect()
const columns = createListingColumns()
const texts: { reference: string; words: string }[] = []
for (let last = 0; ;) {
  const { rows } = await client.query<Found>(
    `select reference, goal, languages, city, zip, types, main_type as "mainType", price, bedrooms, area, epc, is_new as "isNew", marquee, is_offered as "isOffered", is_featured as "isFeatured",
       extract(epoch from published)::float8 as published, latitude, longitude, words_nl as words
     from property_search where listed and reference > $1 order by reference limit 20000`,
    [last],
  )
  if (rows.length === 0) break
  for (const row of rows) {
    columns.put(row)
    texts.push({ reference: String(row.reference), words: row.words })
  }
  last = rows.at(-1)?.reference ?? Infinity
}
await client.end()

const fuse = new Fuse(texts, { keys: ['reference', 'words'], threshold: 0, ignoreLocation: true })
const asked = ['kapelstraat ab', 'villa', '1000500', 'kerklaan', 'xylofoon']
const searches = Array.from({ length: SEARCHES }, (_, number) => asked[number % asked.length] ?? '')

console.log(
  JSON.stringify({
    counts: figures(Array.from({ length: ROUNDS }, () => time(() => countOffered(columns, 1)))),
    fuse: figures(searches.map((text) => time(() => fuse.search(text, { limit: 6 })))),
  }),
)
