import { describe, expect, it } from '@jest/globals'

import type { PageViewBatch } from '@/data/audience/write'

import { createCounter } from './counter'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'
const seen = {
  'user-agent': CHROME,
  'sec-fetch-site': 'same-origin',
  referer: 'https://maisonhestia.example/nl/te-koop/gent/huis/100201/',
}

type Counted = Parameters<ReturnType<typeof createCounter>['count']>[0]

/** Returns what is written of these beacons, each sent at its minute. */
async function written(
  beacons: (Partial<Counted> & { minute?: number })[],
  from = '2026-11-21T10:00:00Z',
): Promise<PageViewBatch[]> {
  const batches: PageViewBatch[] = []
  const clock = { now: 0 }
  const counter = createCounter({
    site: new URL('https://maisonhestia.example'),
    secret: 'known to this test alone',
    now: () => clock.now,
    write: async (batch) => void batches.push(batch),
  })
  for (const { minute = 0, ...beacon } of beacons) {
    clock.now = Date.parse(from) + minute * 60_000
    counter.count({ reference: 1, address: '192.0.2.1', headers: seen, ...beacon })
  }
  await counter.end()
  return batches
}

const countedOf = async (beacons: Parameters<typeof written>[0], from?: string) =>
  (await written(beacons, from)).reduce((all, { visits }) => all + visits.size, 0)
const withHeaders = (headers: Record<string, string>) =>
  countedOf([{ headers: { ...seen, ...headers } }])

describe('a beacon', () => {
  it('counts when a browser sends it from a public page', async () => {
    expect(await withHeaders({})).toBe(1)
    expect(
      await countedOf([
        { headers: { 'user-agent': CHROME, origin: 'https://maisonhestia.example' } },
      ]),
    ).toBe(1)
  })

  it('does not count for prefetched pages, previews, programs, other sites or without a referrer', async () => {
    const uncounted: Record<string, string>[] = [
      { 'sec-purpose': 'prefetch;prerender' },
      { purpose: 'prefetch' },
      { 'x-moz': 'prefetch' },
      { referer: 'https://maisonhestia.example/nl/preview/100201/' },
      { 'user-agent': 'curl/8.14.1' },
      { 'user-agent': '' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ]
    for (const headers of uncounted)
      expect([headers, await withHeaders(headers)]).toEqual([headers, 0])
    expect(
      await countedOf([{ headers: { 'user-agent': CHROME, origin: 'https://elsewhere.example' } }]),
    ).toBe(0)
    expect(await countedOf([{ headers: { 'user-agent': CHROME } }])).toBe(0)
  })

  it('counts neither staff nor owners', async () => {
    expect(await withHeaders({ cookie: 'language=nl; hestia-token=x.y.z' })).toBe(0)
    expect(await withHeaders({ cookie: '__prerender_bypass=abc' })).toBe(0)
    expect(await withHeaders({ cookie: 'language=nl' })).toBe(1)
  })

  it('counts a visitor once in half an hour for each listing, and an IPv6 network as one', async () => {
    expect(
      await countedOf([{}, { minute: 29 }, { minute: 30 }, { reference: 2, minute: 30 }]),
    ).toBe(3)
    expect(
      await countedOf([
        { address: '2001:db8:1:2:aaaa::1' },
        { address: '2001:db8:1:2:bbbb::2' },
        { address: '2001:db8:1:3::1' },
      ]),
    ).toBe(2)
  })

  it('does not recognise a visitor on the next day', async () => {
    const [before, after] = await written([{ minute: 0 }, { minute: 1 }], '2026-11-20T22:59:00Z')
    expect([before?.day, after?.day]).toEqual(['2026-11-20', '2026-11-21'])
    expect([...(before?.visits.keys() ?? [])]).not.toEqual([...(after?.visits.keys() ?? [])])
  })

  it('bounds the visitors of one client network, however many browsers it claims to be', async () => {
    const browsers = Array.from({ length: 2000 }, (_, number) => ({
      minute: number,
      headers: { ...seen, 'user-agent': `${CHROME} Edg/${number}.0` },
    }))
    const visitors = new Set(
      (await written(browsers, '2026-11-21T05:00:00Z'))
        .filter(({ day }) => day === '2026-11-21')
        .flatMap(({ visits }) => [...visits.keys()]),
    )
    expect(visitors.size).toBe(16)
  })

  it('is limited for each address', async () => {
    const flood = Array.from({ length: 5000 }, (_, reference) => ({ reference: reference + 1 }))
    expect(await countedOf([...flood, { address: '192.0.2.2' }])).toBe(31)
  })

  it('writes nothing that identifies the visitor', async () => {
    const [batch] = await written([{ address: '198.51.100.77' }])
    expect(JSON.stringify([...(batch?.visits.values() ?? [])])).not.toMatch(
      /198\.51|Chrome|maisonhestia/,
    )
  })
})
