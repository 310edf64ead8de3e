import { describe, expect, it } from '@jest/globals'

import { isPath } from '@/domain/feeds/mapping'
import { noMappedWords } from '@/domain/feeds/mappedWords'
import { finishedMapping } from '@/domain/feeds/omnicasa'
import { FeedStopped } from '@/domain/feeds/reasons'

import { readFeed } from './readFeed'
import type { FileFeed, ReadRow } from './reading'
import { tableWords } from './tableWords'

const words = tableWords(
  new Map([
    ['huis', 1],
    ['appartement', 2],
  ]),
)
const today = new Date('2026-11-24')

type Mapping = Omit<FileFeed, 'format'>
async function read(text: string, mapping: Mapping): Promise<ReadRow[]> {
  async function* bytes() {
    yield Buffer.from(text)
  }
  const rows: ReadRow[] = []
  const reading = {
    feed: { format: 'mapping' as const, ...mapping },
    words,
    mapped: noMappedWords,
    today,
  }
  for await (const row of readFeed(bytes(), reading, { partial: false })) rows.push(row)
  return rows
}
const problem = (text: string, mapping: Mapping): Promise<unknown> =>
  read(text, mapping).then(
    (rows) => rows.length,
    (error: unknown) => (error instanceof FeedStopped ? error.problem : error),
  )
const listings = (rows: ReadRow[]) =>
  rows.map((row) => ('listing' in row ? row.listing : row.refused))

const own: Mapping = {
  records: 'data/homes',
  columns: [
    { heading: 'Nr', column: 'key' },
    { heading: 'Kind', column: 'type', words: 'flat = appartement\n* = huis' },
    { heading: 'For', column: 'goal', words: 'S = sale\n* = rent' },
    { heading: 'Place/Zip', column: 'zip' },
    { heading: 'Place/Town', column: 'city' },
    { heading: 'Texts[Language=nl]/Title', column: 'title_nl' },
    { heading: 'Texts[Language=fr]/Title', column: 'title_fr' },
    { heading: 'Ask|Guide', column: 'price' },
    { heading: 'Photos/Url', column: 'pictures' },
  ],
}
const home = {
  Nr: 12,
  Kind: 'flat',
  For: 'S',
  Place: { Zip: '9000', Town: 'Gent' },
  Texts: [
    { Language: 'nl', Title: 'Zonnige flat' },
    { Language: 'fr', Title: 'Appartement ensoleillé' },
  ],
  Guide: 245_000,
  Photos: [{ Url: 'https://a.test/1.jpg' }, { Url: 'https://a.test/2.jpg' }],
  Wine: 'cellar',
}
const expected = {
  key: '12',
  type: 2,
  place: { country: 'be', zip: '9000', name: 'Gent' },
  facts: { goal: 'sale', price: 245_000 },
  title: { nl: 'Zonnige flat', fr: 'Appartement ensoleillé' },
  pictures: ['https://a.test/1.jpg', 'https://a.test/2.jpg'],
}

describe('a mapping that staff complete', () => {
  it('reads JSON: paths, neighbours, alternatives, words and lists', async () => {
    const rows = await read(JSON.stringify({ data: { homes: [home] } }), own)
    expect(listings(rows)).toMatchObject([expected])
    expect(JSON.stringify(rows)).toContain('Wine: cellar')
  })

  it('reads the same from XML, attributes too', async () => {
    const xml = `<?xml version="1.0"?><data><homes Nr="12"><Kind>flat</Kind><For>S</For><Place><Zip>9000</Zip><Town>Gent</Town></Place>
      <Texts><Language>nl</Language><Title>Zonnige flat</Title></Texts><Texts><Language>fr</Language><Title>Appartement ensoleillé</Title></Texts>
      <Guide>245000</Guide><Photos><Url>https://a.test/1.jpg</Url></Photos><Photos><Url>https://a.test/2.jpg</Url></Photos></homes></data>`
    const columns = own.columns?.map((one) =>
      one.heading === 'Nr' ? { ...one, heading: '@Nr' } : one,
    )
    expect(listings(await read(xml, { ...own, columns }))).toMatchObject([expected])
  })

  it.each([
    ['{"data":{}}', own, 'records'],
    ['{"data":', own, 'notJson'],
    ['<html><body>Login</body></html>', own, 'webPage'],
    ['{"data":{"homes":[]}}', { ...own, columns: own.columns?.slice(1) }, 'columns'],
    [
      '{"data":{"homes":[]}}',
      { ...own, columns: [{ heading: 'a[b', column: 'key' as const }] },
      'path',
    ],
  ])('is stopped at %s', async (text, mapping, found) => {
    expect(await problem(text, mapping)).toBe(found)
  })

  it.each([
    ['a/b[c=d]/e|f', true],
    ['@id', true],
    ['a/@id', true],
    ['@id/a', false],
    ['', false],
    ['a//b', false],
  ])('knows whether a path can be read: %s', (path, is) => expect(isPath(path)).toBe(is))
})

describe('the finished mapping', () => {
  const record = {
    ID: 917311,
    language: 'nl',
    WebID: 2,
    Goal: 0,
    Status: 1,
    Marquee: 2,
    CountryID: 10,
    CountryName: 'België',
    Zip: '9000',
    City: 'Gent',
    Street: 'Kouter',
    HouseNumber: '4',
    PublishAddress: true,
    RecordFile: 'D-1',
    Price: 325_000,
    PublishPrice: true,
    EnergyPerformance: 190,
    Title: 'Flat aan de Kouter',
    SmallPictureItem: { Url: 'https://a.test/s.jpg' },
  }
  const file = (...records: unknown[]) => JSON.stringify({ Properties: records })

  it('knows the entities of the specification: WebID, goal, marquee, country 10', async () => {
    expect(listings(await read(file(record), finishedMapping))).toMatchObject([
      {
        key: '917311',
        type: 2,
        place: { country: 'be', zip: '9000', name: 'Gent' },
        facts: {
          goal: 'sale',
          reference: 917_311,
          status: 'active',
          marquee: 'option',
          price: 325_000,
          epcValue: 190,
          recordFile: 'D-1',
        },
        pictures: ['https://a.test/s.jpg'],
      },
    ])
  })

  it.each([
    [{ Goal: 1 }, { facts: { goal: 'rent' } }],
    [{ Goal: 7 }, { facts: { goal: 'rent' } }],
    [{ CountryID: 50 }, { place: { country: 'lu' } }],
    [{ Marquee: 4 }, { facts: { marquee: 'rented' } }],
    [{ CountryID: 99 }, { code: 'noPlace' }],
  ])('reads %j', async (more, found) => {
    expect(listings(await read(file({ ...record, ...more }), finishedMapping))).toMatchObject([
      found,
    ])
  })

  it('makes one listing of the records of each language', async () => {
    const french = { ...record, language: 'fr', Title: 'Appartement au Kouter' }
    expect(listings(await read(file(record, french), finishedMapping))).toMatchObject([
      { title: { nl: 'Flat aan de Kouter', fr: 'Appartement au Kouter' } },
    ])
  })
})
