import { beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'

import { columnOf } from '@/domain/lib/columnOf'
import { factNames, factKindOf, type FeedFact } from '@/domain/feeds/facts'
import type { Feed } from '@/payload-types'

import { makeFeed, settlePlaces, takeOver } from '../support/feeds'
import { usePayload } from '../support/payload'

const site = usePayload()
const SEED = 20_261_122
const LISTINGS = 24
let feed: Feed

beforeAll(async () => {
  await settlePlaces(site.payload)
  feed = await makeFeed(site.payload, { format: 'csv' })
})

/** What a feed may say of a fact and our rules accept; facts with a rule of their own get values that fit it. */
const fitting: Partial<Record<FeedFact, fc.Arbitrary<string>>> = {
  goal: fc.constantFrom('sale', 'rent'),
  latitude: fc.constantFrom('51.05', '50.9'),
  longitude: fc.constantFrom('3.72', '4.1'),
  virtualTour: fc.constant('https://my.matterport.com/show/?m=abc'),
  uniqueCode: fc.constant(''),
}

const day = fc
  .integer({ min: 0, max: 2_000 })
  .map((days) => new Date(Date.UTC(2020, 0, 1 + days)).toISOString().slice(0, 10))

function valuesOf(fact: FeedFact): fc.Arbitrary<string> {
  const kind = factKindOf(fact)
  switch (kind.is) {
    case 'number':
      return fc.integer({ min: Math.ceil(kind.min), max: Math.min(kind.max, 5_000) }).map(String)
    case 'choice':
      return fc.constantFrom(...kind.of)
    case 'text':
      return fc.constantFrom('Kouter', 'A-12', "l'été")
    case 'year':
      return fc.integer({ min: 1900, max: 2026 }).map(String)
    case 'day':
      return day
    case 'flag':
      return fc.constantFrom('ja', 'nee')
  }
}

const facts = factNames.filter((fact) => fact !== 'reference')
const texts = ['nl', 'fr', 'en', 'de'].flatMap((one) => [`title_${one}`, `description_${one}`])
const head = ['key', 'type', 'country', 'zip', 'city', ...facts, ...texts]

/** A listing that names about half of all facts. */
const listing = fc.tuple(
  ...facts.map((fact) =>
    fact === 'goal'
      ? fc.constantFrom('sale', 'rent')
      : fc.option(fitting[fact] ?? valuesOf(fact), { nil: '' }),
  ),
)

/** A home in Belgium, which mostly lacks something by law, or one in Spain, which lacks nothing. */
const row = (values: readonly string[], number: number): string[] => {
  const place = number % 2 ? ['be', '9000'] : ['es', '03191']
  return [
    String(600_000 + number),
    '1',
    ...place,
    'Gent',
    ...values,
    ...texts.map((name) => `${name} ${number}`),
  ]
}

const table = (rows: readonly string[][]): string => {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  return rows.map((cells) => cells.map(cell).join(';')).join('\r\n')
}

/** What a save renews in any case. */
const RENEWED = ['id', 'parent_id', '_parent_id', 'created_at', 'updated_at', 'published_on']

/** Every column of every row that the database holds of a property, without what a save renews. */
async function rowsOf(property: string): Promise<Record<string, Record<string, unknown>[]>> {
  const version = sql`select id from _properties_v where parent_id = ${property}::uuid and latest`
  const lists = {
    properties: sql`select to_jsonb(t) as row from properties t where id = ${property}::uuid`,
    locales: sql`select to_jsonb(t) as row from properties_locales t where _parent_id = ${property}::uuid order by _locale`,
    relations: sql`select to_jsonb(t) as row from properties_rels t where parent_id = ${property}::uuid order by path, "order"`,
    version: sql`select to_jsonb(t) as row from _properties_v t where id in (${version})`,
    versionLocales: sql`select to_jsonb(t) as row from _properties_v_locales t where _parent_id in (${version}) order by _locale`,
    versionRelations: sql`select to_jsonb(t) as row from _properties_v_rels t where parent_id in (${version}) order by path, "order"`,
    search: sql`select to_jsonb(t) as row from property_search t where id = ${property}::uuid`,
  }
  const all: Record<string, Record<string, unknown>[]> = {}
  for (const [name, query] of Object.entries(lists)) {
    const { rows } = await site.payload.db.drizzle.execute<{ row: Record<string, unknown> }>(query)
    all[name] = rows.map(({ row: columns }) =>
      Object.fromEntries(
        Object.entries(columns).filter(
          ([column]) =>
            !RENEWED.includes(column) && !RENEWED.includes(column.replace('version_', '')),
        ),
      ),
    )
  }
  return all
}

describe('a listing that a feed has written', () => {
  it('is the same in every column once Payload has saved it, whatever facts it has', async () => {
    const rows = fc.sample(listing, { numRuns: LISTINGS, seed: SEED }).map(row)
    const run = await takeOver(site.payload, feed, table([head, ...rows]))
    expect(run).toMatchObject({ state: 'done', fresh: LISTINGS, refused: 0 })
    const { docs } = await site.payload.find({
      collection: 'properties',
      draft: true,
      limit: 100,
      depth: 0,
    })
    expect(docs).toHaveLength(LISTINGS)
    const statuses = docs.map(({ _status }) => _status)
    expect(statuses).toEqual(expect.arrayContaining(['draft', 'published']))
    const filled = new Set<string>()
    let searchRows = 0
    for (const { id, _status } of docs) {
      const written = await rowsOf(id)
      expect([written.properties?.length, written.version?.length]).toEqual([1, 1])
      searchRows += written.search?.length ?? 0
      for (const [column, value] of Object.entries(written.properties?.[0] ?? {}))
        if (value !== null && value !== false) filled.add(column)
      await site.payload.update({
        collection: 'properties',
        id,
        data: {},
        draft: _status === 'draft',
      })
      expect(await rowsOf(id)).toEqual(written)
    }
    expect(searchRows).toBeGreaterThan(0)
    // A fact that no listing has would not have been compared.
    expect(facts.map(columnOf).filter((column) => !filled.has(column))).toEqual(['unique_code'])
  })
})
