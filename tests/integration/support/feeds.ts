import { sql } from '@payloadcms/db-postgres'
import type { Payload, RequiredDataFromCollectionSlug } from 'payload'

import type { Feed } from '@/payload-types'
import { importRun } from '@/data/feeds/apply'
import { performDryRun } from '@/data/feeds/dryRun'
import { readFeed } from '@/data/feeds/readFeed'

/** One home of a feed as tests write it: what is not named is that of a complete advertisement in Brussels. */
export type Home = { key: number | string; price?: number; title?: string; more?: string }

const languages = ['nl', 'fr', 'en', 'de'] as const

const kyeroHome = ({ key, price = 300_000, title = `Huis ${key}`, more = '' }: Home): string => `
  <property><id>${key}</id><date>2026-11-01 10:00:00</date><ref>R-${key}</ref><price>${price}</price><currency>EUR</currency><price_freq>sale</price_freq>
    <type>House</type><town>Gent</town><postcode>9000</postcode><province>Oost-Vlaanderen</province><country>Belgium</country>
    <beds>3</beds><baths>1</baths><pool>0</pool><surface_area><built>140</built><plot>300</plot></surface_area>
    <title>${languages.map((one) => `<${one}>${title} ${one}</${one}>`).join('')}</title>
    <desc>${languages.map((one) => `<${one}><![CDATA[Lichte woning ${key} (${one}).\n\nMet tuin.]]></${one}>`).join('')}</desc>${more}
  </property>`

export const kyero = (homes: readonly Home[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<root><kyero><feed_version>3</feed_version></kyero>${homes.map(kyeroHome).join('')}</root>`

/** The same homes in a country that asks nothing of an advertisement. */
export const abroad = (text: string): string =>
  text
    .replaceAll('<country>Belgium</country>', '<country>Spain</country>')
    .replaceAll('<postcode>9000</postcode>', '<postcode>03191</postcode>')

export const homes = (count: number, more: (n: number) => Partial<Home> = () => ({})): Home[] =>
  Array.from({ length: count }, (_, n) => ({ key: 500_000 + n, ...more(n) }))

async function* inParts(data: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < data.length; at += 50_000) yield data.subarray(at, at + 50_000)
}

export const bytesOf = (text: string | Uint8Array) =>
  inParts(typeof text === 'string' ? Buffer.from(text) : text)

/** The types and the one city that the homes of these tests name. */
export async function settlePlaces(payload: Payload): Promise<void> {
  for (const [webId, name] of [
    [1, 'Huis'],
    [2, 'Appartement'],
    [6, 'Commercieel'],
  ] as const)
    await payload.create({ collection: 'property-types', data: { webId, name } })
  await payload.create({ collection: 'cities', data: { zip: '9000', name: 'Gent', country: 'be' } })
}

export const makeFeed = (
  payload: Payload,
  more: Partial<RequiredDataFromCollectionSlug<'feeds'>> = {},
): Promise<Feed> =>
  payload.create({
    collection: 'feeds',
    data: { name: 'Kyero', format: 'kyero', schedule: 'none', share: 10, publish: true, ...more },
  })

export async function runOf(payload: Payload, id: string) {
  return payload.findByID({ collection: 'feed-runs', id, depth: 0 })
}

export async function rowsOf(payload: Payload, run: string) {
  const { rows } = await payload.db.drizzle.execute<{
    key: string
    state: string
    changes: string[]
    reasons: { code: string; facts?: string[]; text?: string }[]
  }>(
    sql`select key, state, changes, reasons from feed_rows where run = ${run}::uuid order by number`,
  )
  return rows
}

export const read = (payload: Payload, feed: Feed, text: string | Uint8Array): Promise<string> =>
  performDryRun({ payload, feed, read: (reading, info) => readFeed(bytesOf(text), reading, info) })

export async function approve(payload: Payload, run: string): Promise<void> {
  await payload.db.drizzle.execute(
    sql`update feed_runs set state = 'approved' where id = ${run}::uuid and state = 'ready'`,
  )
}

/** Reads and takes over. */
export async function takeOver(payload: Payload, feed: Feed, text: string | Uint8Array) {
  const run = await read(payload, feed, text)
  await approve(payload, run)
  await importRun(payload, run, feed)
  return { run, ...(await runOf(payload, run)) }
}
