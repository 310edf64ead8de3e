import { gzipSync } from 'node:zlib'

import { beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'

import { findExport } from '@/data/feeds/export'
import type { Feed } from '@/payload-types'

import {
  abroad,
  homes,
  kyero,
  makeFeed,
  read,
  rowsOf,
  runOf,
  settlePlaces,
  takeOver,
} from './support/feeds'
import { ask, logIn } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, settle } from './support/people'

const site = usePayload()
let feed: Feed
let before = ''

/** All that a takeover could touch, down to the last letter. */
const TABLES = [
  'properties',
  'properties_locales',
  'properties_rels',
  '_properties_v',
  'property_search',
  'cities',
  'feed_links',
  'feed_pictures',
  'activities',
]

async function catalogue(): Promise<string> {
  const parts = TABLES.map((table) =>
    sql.raw(
      `select '${table}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${table} t`,
    ),
  )
  const { rows } = await site.payload.db.drizzle.execute(sql.join(parts, sql.raw(' union all ')))
  return JSON.stringify(rows)
}

beforeAll(async () => {
  await settlePlaces(site.payload)
  feed = await makeFeed(site.payload)
  expect(await takeOver(site.payload, feed, abroad(kyero(homes(3))))).toMatchObject({
    state: 'done',
    taken: 3,
  })
  before = await catalogue()
})

const good = abroad(kyero(homes(3, () => ({ price: 1 }))))
const within = (inner: string) => good.replace('</root>', `${inner}</root>`)
const declared = (name: string) => good.replace('UTF-8', name)
const lines = (...more: string[]) => ['key;type;goal;zip;city;price', ...more].join('\r\n')

const whole: [what: string, problem: string, data: string | Uint8Array][] = [
  ['broken XML', 'malformed', within('<a></b>')],
  ['XML that breaks off', 'truncated', good.slice(0, -30)],
  [
    'entities that grow',
    'doctype',
    good.replace('<root>', '<!DOCTYPE root [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><root>'),
  ],
  [
    'an entity that names a file',
    'doctype',
    good.replace('<root>', '<!DOCTYPE root [<!ENTITY f SYSTEM "file:///etc/passwd">]><root>'),
  ],
  ['elements without end in each other', 'tooDeep', within('<a>'.repeat(500) + '</a>'.repeat(500))],
  [
    'a text that is too long',
    'textTooLong',
    within(`<property><id>${'1'.repeat(300_000)}</id></property>`),
  ],
  [
    'letters that are not those it declares',
    'encoding',
    Buffer.from(good.replaceAll('Huis', 'Hüis'), 'latin1'),
  ],
  ['an unknown encoding', 'encoding', declared('utf-7')],
  ['a gzip bomb', 'packedTooMuch', gzipSync(Buffer.alloc(260_000_000, 32))],
  [
    'more listings than any agency has',
    'tooManyRecords',
    good.replace('</root>', `${'<property/>'.repeat(100_001)}</root>`),
  ],
  [
    'a listing with too many parts',
    'tooManyParts',
    within(`<property>${'<image/>'.repeat(5001)}</property>`),
  ],
  [
    'a damaged archive',
    'unpacking',
    Buffer.concat([gzipSync(good).subarray(0, 200), Buffer.from('nonsense')]),
  ],
  ['a workbook', 'noText', Buffer.from('PK\x03\x04\x14\x00\x06\x00', 'latin1')],
  ['a web page', 'webPage', '<!doctype html><html><head><title>Log in</title></head></html>'],
  ['a table', 'otherFormat', lines('1;1;sale;9000;Gent;1')],
  ['nothing', 'empty', ''],
  ['no listing any more', 'empty', kyero([])],
]

describe('a feed that cannot be read', () => {
  it.each(whole)(
    'because it is %s stops as %s, and the catalogue stays as it was',
    async (_, problem, data) => {
      const run = await read(site.payload, feed, data)
      expect(await runOf(site.payload, run)).toMatchObject({ state: 'failed', problem })
      expect(await rowsOf(site.payload, run)).toEqual([])
      expect(await catalogue()).toBe(before)
    },
  )

  it('because a good one came meanwhile changes nothing either', async () => {
    const first = await read(site.payload, feed, good)
    await read(site.payload, feed, good)
    expect(await runOf(site.payload, first)).toMatchObject({ state: 'failed', problem: 'outdated' })
    expect(await catalogue()).toBe(before)
  })
})

describe('a table', () => {
  const table = (data: string | Uint8Array) =>
    makeFeed(site.payload, { name: 'Tabel', format: 'csv', publish: false }).then((own) =>
      takeOver(site.payload, own, data),
    )

  it('of 400,000 rows that packs to almost nothing is refused, and so is one that does not pack so well', async () => {
    const own = await makeFeed(site.payload, { name: 'Bomb', format: 'csv' })
    const before = await catalogue()
    const rows = lines('1;1;sale;9000;Gent;1\r\n'.repeat(400_000))
    for (const [data, problem] of [
      [gzipSync(rows), 'packedTooMuch'],
      [Buffer.from(rows), 'tooManyRecords'],
    ] as const) {
      const run = await read(site.payload, own, data)
      expect(await runOf(site.payload, run)).toMatchObject({ state: 'failed', problem })
      expect(await rowsOf(site.payload, run)).toEqual([])
    }
    expect(await catalogue()).toBe(before)
  })

  it('that is parted by another sign is not guessed at', async () => {
    const own = await makeFeed(site.payload, { name: 'Sign', format: 'csv' })
    const run = await read(site.payload, own, lines('1;1;sale;9000;Gent;1').replaceAll(';', '^'))
    expect(await runOf(site.payload, run)).toMatchObject({
      state: 'failed',
      problem: 'columns',
      details: { columns: 'type, goal, key, city' },
    })
  })

  it('is read in the letters of any program, whatever parts it', async () => {
    const text = lines('S1;1;sale;9000;Gent;250000')
      .replace('price', 'price;title_nl')
      .replace('250000', '250000;Près de la gare')
    for (const data of [
      Buffer.from(text),
      Buffer.from(text, 'latin1'),
      Buffer.from(`\ufeff${text.replaceAll(';', '\t')}`, 'utf16le'),
    ])
      expect(await table(data)).toMatchObject({ state: 'done', fresh: 1, refused: 0 })
    const { docs } = await site.payload.find({
      collection: 'properties',
      where: { title: { equals: 'Près de la gare' } },
      draft: true,
    })
    expect(docs).toHaveLength(3)
  })

  it('with formulas brings their text at most, and no table that leaves runs them', async () => {
    const text = lines(
      'F1;1;sale;9000;Gent;=1+1;"=HYPERLINK(""http://evil.example"";""x"")"',
    ).replace('price', 'price;title_nl')
    const { run } = await table(text)
    expect(await rowsOf(site.payload, run)).toEqual([
      expect.objectContaining({
        state: 'fresh',
        reasons: expect.arrayContaining([{ code: 'leftOut', facts: ['price'], text: '=1+1' }]),
      }),
    ])
    const { docs } = await site.payload.find({
      collection: 'properties',
      where: { title: { like: 'HYPERLINK' } },
      draft: true,
      depth: 0,
    })
    expect(docs).toMatchObject([{ price: null }])
    await site.payload.db.drizzle.execute(
      sql`update properties set _status = 'published' where id = ${docs[0]?.id}::uuid`,
    )
    const { key } = await site.payload.create({
      collection: 'portals',
      data: { name: 'Tabel', format: 'csv', active: true },
    })
    const written = await new Response((await findExport(site.payload, String(key)))?.body).text()
    expect(written).toContain(`"'=HYPERLINK(`)
  })

  it('refuses the rows that are broken, each with its line, and reads the others', async () => {
    const { run } = await table(
      lines(
        'R1;1;sale;9000;Gent;1',
        'R2;1;sale',
        ';1;sale;9000;Gent;1',
        'R4;99;sale;9000;Gent;1',
        'R5;1;gift;9000;Gent;1',
        'R6;1;sale;0000;Nergens;1',
      ),
    )
    expect(
      (await rowsOf(site.payload, run)).map(({ state, reasons }) => [state, reasons[0]?.code]),
    ).toEqual([
      ['fresh', 'incomplete'],
      ...['columns', 'noKey', 'noType', 'noGoal', 'unknownPlace'].map((code) => ['refused', code]),
    ])
  })
})

describe('a broken row of a table', () => {
  const good = ['K1', 'K2', 'K3'].map((key) => `${key};1;sale;9000;Gent;1`)

  it('leaves its own listing on the site, and takes off what is gone', async () => {
    const own = await makeFeed(site.payload, { name: 'Tabel', format: 'csv', publish: false })
    await takeOver(site.payload, own, lines(...good))
    const { run } = await takeOver(
      site.payload,
      own,
      lines('K1;1;sale;9000;Gent;1;2', good[1] ?? ''),
    )
    const rows = await rowsOf(site.payload, run)
    expect(rows.filter(({ state }) => state === 'gone').map(({ key }) => key)).toEqual(['K3'])
  })

  it('whose key cannot be read leaves every listing on the site, and the report says so', async () => {
    const own = await makeFeed(site.payload, { name: 'Tabel', format: 'csv', publish: false })
    await takeOver(site.payload, own, lines(...good))
    for (const broken of ['"K1;1;sale;9000;Gent;1', ';1;sale;9000;Gent;1;2']) {
      const { run } = await takeOver(site.payload, own, lines(good[1] ?? '', broken))
      const rows = await rowsOf(site.payload, run)
      expect(rows.map(({ state }) => state)).toEqual(['unchanged', 'refused'])
      expect(rows[1]?.reasons).toContainEqual({ code: 'nothingGone' })
    }
  })
})

describe('a file with the mapping of a feed', () => {
  it('that is no mapping is refused, and the mapping stays as it was', async () => {
    const { payload } = site
    await settle(payload)
    const cookie = await logIn(payload, 'users', 'admin@people.test', PASSWORD)
    const mapping = { records: 'Rows', languagePath: '', columns: [{ heading: 'Price', column: 'price' }] } // prettier-ignore
    const { id } = await makeFeed(payload, { format: 'mapping' })
    const send = (body?: unknown, query = '') =>
      ask(payload, `/feeds/${id}/mapping${query}`, { method: 'POST', body, cookie })
    const stored = async () => (await ask(payload, `/feeds/${id}/mapping`, { cookie })).json()
    expect((await send(mapping)).status).toBe(200)
    for (const wrong of [undefined, '{"columns": [', [], { columns: [] }, { ...mapping, more: 1 }])
      expect((await send(wrong)).status).toBe(400)
    expect(await stored()).toEqual(mapping)
    const columns = Array.from({ length: 300 }, (_, at) => ({
      heading: `Kop ${at}`,
      column: 'price',
      words: 'a'.repeat(400),
    }))
    expect((await send({ ...mapping, columns })).status).toBe(200)
    expect((await send(undefined, '?finished=true')).status).toBe(200)
    expect((await stored()).columns).toEqual(expect.arrayContaining([expect.objectContaining({ column: 'price', heading: 'Price' })])) // prettier-ignore
  })
})
