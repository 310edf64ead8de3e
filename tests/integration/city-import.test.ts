import { beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'

import { answerRest } from '@/server/rest/answerRest'

import { logIn } from './support/http'
import { usePayload } from './support/payload'
import { PASSWORD, settle } from './support/people'

const site = usePayload()
let editor: string
let agent: string

beforeAll(async () => {
  await settle(site.payload)
  editor = await logIn(site.payload, 'users', 'editor@people.test', PASSWORD)
  agent = await logIn(site.payload, 'users', 'agent@people.test', PASSWORD)
})

const HEAD = 'country_code,zipcode,place,province,province_code,latitude,longitude'
const GHENT = 'BE,9000,Gent,Flandre-Orientale,VOV,51.05,3.7167'
const LIEGE = 'BE,4000,Liège,Liège,WLG,50.6337,5.5675'
const NOWHERE = 'BE,0999,Nergens,,,51.0,3.7'

type Sent = { cookie?: string; apply?: boolean; from?: string; language?: string }

async function send(
  body: string | Uint8Array,
  { cookie = editor, apply = false, from = 'same-origin', language = 'nl' }: Sent = {},
) {
  const headers = {
    Cookie: cookie,
    'Sec-Fetch-Site': from,
    'Content-Type': 'text/csv',
    'Accept-Language': language,
  }
  const request = new Request(
    `http://localhost:3000/api/cities/import${apply ? '?apply=true' : ''}`,
    { method: 'POST', headers, body: Buffer.from(body) },
  )
  const response = await answerRest(site.payload.config, request)
  return { status: response.status, said: await response.json() }
}

const list = (...lines: string[]) => [HEAD, ...lines].join('\r\n')
const cityWith = async (zip: string) =>
  (
    await site.payload.find({
      collection: 'cities',
      where: { zip: { equals: zip } },
      locale: 'all',
    })
  ).docs
const jobs = async () =>
  Number(
    (
      await site.payload.db.drizzle.execute(
        sql`select count(*)::int as number from graphile_worker.jobs`,
      )
    ).rows[0]?.number,
  )

describe('the import of cities', () => {
  it('shows what it would do and does nothing yet', async () => {
    const { status, said } = await send(list(GHENT, NOWHERE))
    expect([status, said.counts]).toEqual([200, { fresh: 1, changed: 0, unchanged: 0, refused: 1 }])
    expect(said.refused).toEqual([{ line: 3, reason: 'zip', text: '0999' }])
    expect(said.fresh).toEqual([
      expect.objectContaining({
        zip: '9000',
        name: 'Gent',
        province: 'Oost-Vlaanderen',
        region: 'flanders',
      }),
    ])
    expect(await cityWith('9000')).toEqual([])
  })

  it('adds cities in four languages, has pages rendered again, and changes nothing the second time', async () => {
    const before = await jobs()
    const latin1 = Buffer.from(list(GHENT, LIEGE), 'latin1')
    expect((await send(latin1, { apply: true })).said.counts).toMatchObject({
      fresh: 2,
      changed: 0,
    })
    expect(await jobs()).toBe(before + 1)
    expect(await cityWith('4000')).toEqual([
      expect.objectContaining({
        country: 'be',
        latitude: 50.6337,
        longitude: 5.5675,
        name: { nl: 'Luik', fr: 'Liège', en: 'Liège', de: 'Lüttich' },
        province: { nl: 'Luik', fr: 'Liège', en: 'Liège', de: 'Lüttich' },
      }),
    ])
    expect((await send(latin1, { apply: true })).said.counts).toEqual({
      fresh: 0,
      changed: 0,
      unchanged: 2,
      refused: 0,
    })
    expect(await jobs()).toBe(before + 1)
  })

  it('leaves the names that staff gave and moves the coordinates', async () => {
    const { payload } = site
    const { id } = await payload.create({
      collection: 'cities',
      data: { name: 'Ledeberg (Gent)', zip: '9050', country: 'be', latitude: 51, longitude: 3.7 },
    })
    await payload.update({ collection: 'cities', id, data: { name: 'Ledeberg' }, locale: 'fr' })
    const { said } = await send(list('BE,9050,Ledeberg,Flandre-Orientale,VOV,51.033,3.75'), {
      apply: true,
    })
    expect(said.changed).toEqual([
      expect.objectContaining({
        name: 'Ledeberg (Gent)',
        changes: ['names', 'province', 'coordinates'],
      }),
    ])
    expect(await cityWith('9050')).toEqual([
      expect.objectContaining({
        id,
        latitude: 51.033,
        name: { nl: 'Ledeberg (Gent)', fr: 'Ledeberg', en: 'Ledeberg', de: 'Ledeberg' },
      }),
    ])
  })

  it('adds a city once when it is started twice at the same moment', async () => {
    const lines = Array.from({ length: 300 }, (_, n) => `BE,8${100 + n},Plaats ${n},,,,`)
    const twice = await Promise.all([1, 2].map(() => send(list(...lines), { apply: true })))
    expect(twice.map(({ said }) => said.counts.fresh).sort()).toEqual([0, 300])
    expect(await cityWith('8100')).toHaveLength(1)
  })

  it('is for editors, from our own pages alone', async () => {
    expect((await send(list(GHENT), { cookie: agent })).status).toBe(403)
    expect((await send(list(GHENT), { from: 'cross-site' })).status).toBe(403)
  })

  it('refuses a file that is empty, too large or no list of postal codes', async () => {
    expect(await send('')).toMatchObject({ status: 422, said: { problem: 'empty' } })
    expect(await send('x'.repeat(8_000_001))).toMatchObject({
      status: 413,
      said: { problem: 'tooLarge' },
    })
    expect(await send('%PDF-1.7 …')).toMatchObject({
      status: 422,
      said: { problem: 'columns', columns: 'zipcode, place' },
    })
  })
})
