import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'

import type { Feed } from '@/payload-types'

import { ask, forget, statesOf } from './support/crm'
import { startFakeCrm, type Reply } from './support/fakeCrm'
import { makeFeed, rowsOf, settlePlaces } from './support/feeds'
import { usePayload } from './support/payload'

const site = usePayload()
const SIZE = 2
let numbers: number[] = []
/** What happens before a page is answered, and perhaps replaces it. */
let onPage: (page: number) => Reply | undefined = () => undefined
let server: Awaited<ReturnType<typeof startFakeCrm>>
let feed: Feed

const pageOf = (page: number): Reply => {
  const homes = numbers
    .slice((page - 1) * SIZE, page * SIZE)
    .map((n) => `<home><nr>${n}</nr><zip>03191</zip><town>Gent</town><land>es</land></home>`)
  return { body: `<answer><homes>${homes.join('')}</homes></answer>` }
}

beforeAll(async () => {
  await settlePlaces(site.payload)
  server = await startFakeCrm(({ path }) => {
    const page = Number(path.slice(1))
    return onPage(page) ?? pageOf(page)
  })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await forget(site.payload)
  onPage = () => undefined
  numbers = [1, 2, 3, 4, 5, 6]
  feed = await makeFeed(site.payload, {
    format: 'mapping',
    address: `${server.base}/{page}`,
    share: 100,
    records: 'answer/homes/home',
    columns: [
      { heading: 'nr', column: 'key' },
      { heading: 'nr', column: 'recordFile' },
      { heading: 'nr', column: 'type', words: '* = Huis' },
      { heading: 'nr', column: 'goal', words: '* = sale' },
      { heading: 'nr', column: 'title_nl' },
      { heading: 'land', column: 'country' },
      { heading: 'zip', column: 'zip' },
      { heading: 'town', column: 'city' },
    ],
  })
  expect(await ask(site.payload, feed)).toMatchObject({ state: 'done', fresh: 6 })
})

const active = async () =>
  Object.entries(await statesOf(site.payload)).flatMap(([file, status]) =>
    status === 'active' ? [Number(file)] : [],
  )

async function missedBy(run: Awaited<ReturnType<typeof ask>>): Promise<string[]> {
  expect(run).toMatchObject({ state: 'done', gone: 0 })
  const rows = await rowsOf(site.payload, run.id)
  return rows.flatMap(({ key, reasons }) => (reasons[0]?.code === 'missedOnce' ? [key] : []))
}

describe('a mapped feed in pages', () => {
  it('keeps a home that slips over a page, and withdraws one that two readings miss', async () => {
    onPage = (page) => {
      if (page === 2) numbers = numbers.filter((n) => n !== 1)
      return undefined
    }
    // Home 1 was on the first page; home 3 was nowhere.
    expect(await missedBy(await ask(site.payload, feed))).toEqual(['3'])
    expect(await missedBy(await ask(site.payload, feed))).toEqual(['1'])
    expect(await active()).toEqual([1, 2, 3, 4, 5, 6])
    expect(await ask(site.payload, feed)).toMatchObject({ state: 'done', gone: 1, refused: 0 })
    expect(await active()).toEqual([2, 3, 4, 5, 6])
  })

  it('keeps what stands behind a page that is empty for once', async () => {
    onPage = (page) => (page === 2 ? { body: '<answer><homes/></answer>' } : undefined)
    expect(await ask(site.payload, feed)).toMatchObject({ state: 'done', gone: 0, refused: 4 })
    onPage = () => undefined
    expect(await ask(site.payload, feed)).toMatchObject({ unchanged: 6, gone: 0 })
    numbers = [1, 2, 3, 4, 5]
    // The reading in between had the home: this is the first that misses it.
    expect(await ask(site.payload, feed)).toMatchObject({ gone: 0, refused: 1 })
    expect(await active()).toHaveLength(6)
  })

  it.each<[string, (page: number) => Reply | undefined, string]>([
    ['an error in the place of a page', (page) => (page === 2 ? { body: '<error/>' } : undefined), 'records'], // prettier-ignore
    ['the same page again and again', () => pageOf(1), 'samePage'],
    ['an empty first page', () => pageOf(99), 'empty'],
  ])('stops at %s', async (_, reply, problem) => {
    onPage = reply
    for (let times = 0; times < 2; times += 1)
      expect(await ask(site.payload, feed)).toMatchObject({ state: 'failed', problem })
    expect(await active()).toHaveLength(6)
  })
})
