import { expect, test } from '@playwright/test'
import fc from 'fast-check'

import keys from '../../src/server/front/dynamicKeys.json' with { type: 'json' }
import { readPage } from './support/html'
import { askRaw, type Answer } from './support/raw'

const LIST = '/nl/te-koop/'
const MAX_HOPS = 2
/** What a program lets slip when it falls: a line of a stack, a word of the database. */
const SPILLED =
  /at \w[\w.]* \(.*:\d+:\d+\)|\bselect .{1,80} from\b|property_search|drizzle|DrizzleQueryError|syntax error at or near/i

/** What a visitor reads. Scripts of a development build name files of their own accord. */
const shownIn = (body: string) => body.replace(/<script\b.*?<\/script>/gs, '')

type Led = Answer & { path: string; hops: number }

/** Asks, and goes where it is sent on to. */
async function ask(origin: string | undefined, path: string, hops = 0): Promise<Led> {
  const answer = await askRaw(origin, path)
  if (answer.location === undefined || hops > MAX_HOPS) return { ...answer, path, hops }
  const { pathname, search } = new URL(answer.location, origin)
  return ask(origin, pathname + search, hops + 1)
}

const long = 'a'.repeat(8_000)
const garbage = [
  '',
  '1',
  '0',
  '-1',
  'abc',
  '1e9',
  '999999999',
  '9999999999',
  'NaN',
  '%',
  '%00',
  "'; drop table properties; --",
  '<script>alert(1)</script>',
  '🏡',
  'a|b|c',
]

const asked: [what: string, query: string, to: string][] = [
  ['a price that is no number', 'price_from=cheap&price_to=%E2%82%AC', ''],
  ['a price below zero', 'price_from=-5', ''],
  ['a price of ten digits', 'price_from=9999999999', ''],
  ['bedrooms in words and an area in tenths', 'bedrooms=two&area=12.5', ''],
  ['a page before the first', 'page=-1', ''],
  ['page nought', 'page=0', ''],
  ['page 10^9 of ten digits', 'page=1000000000', ''],
  ['an unknown city', 'city=Nergens%7C0000', '?unknown=city%3ANergens%7C0000'],
  ['a city without its postal code', 'city=Gent', '?unknown=city%3AGent'],
  ['an unknown type', 'type=98765', '?unknown=type%3A98765'],
  [
    'types that are no numbers',
    'type=huis&type=1e3&type=0x1',
    '?unknown=type%3Ahuis&unknown=type%3A1e3&unknown=type%3A0x1',
  ],
  [
    'regions, provinces and labels that do not exist',
    'region=holland&province=paris&epc=z',
    '?unknown=province%3Aparis&unknown=region%3Aholland',
  ],
  ['an order and a view that do not exist', 'sort=random&view=3d', ''],
  ['an area that is no area', 'within=garbage', ''],
  ['an area of numbers without end', `within=${'1,'.repeat(400)}`, ''],
  ['listings named in a list', 'property=100234', ''],
  ['new said with another word', 'new=true', ''],
  ['sold said with another word', 'sold=ja', ''],
  ['a value of 8 kB', `city=${long}`, `?unknown=city%3A${'a'.repeat(60)}`],
  ['a key that says the same twice', 'type=1&type=1', '?type=1'],
  ['a number that is said twice', 'bedrooms=2&bedrooms=3', '?bedrooms=2'],
  [
    'prices the wrong way round',
    'price_from=500000&price_to=200000',
    '?price_from=200000&price_to=500000',
  ],
  ['a sensible filter among nonsense', 'bedrooms=2&price_from=abc&page=-3&sort=x', '?bedrooms=2'],
]

for (const [what, query, to] of asked) {
  test(`${what} leads to the nearest list there is`, async ({ baseURL }) => {
    const first = await askRaw(baseURL, `${LIST}?${query}`)
    const { status, path, body } = await ask(baseURL, `${LIST}?${query}`)
    expect([first.status, status, path]).toEqual([307, 200, `${LIST}${to}`])
    expect(readPage(body).headings).toHaveLength(1)
  })
}

for (const [query, what, instead] of [
  ['city=Nergens%7C9999', 'Gemeente “Nergens 9999”', 'alle panden van deze lijst'],
  ['type=99&bedrooms=2', 'Type “99”', 'aan uw andere filters'],
  ['city=%3Cb%3Ex&type=99&view=map', 'Gemeente “&lt;b&gt;x”, Type “99”', 'alle panden'],
] as const) {
  test(`the list of "${query}" says what it does not know and what it shows`, async ({
    baseURL,
  }) => {
    const { status, body } = await ask(baseURL, `${LIST}?${query}`)
    expect(status).toBe(200)
    const [notice = ''] = /<p role="status"[\s\S]*?<\/p>/.exec(body) ?? []
    expect(notice).toContain(what)
    expect(notice).toContain(instead)
    // Choosing another filter leaves the unknown one behind.
    expect(body).not.toMatch(/href="[^"]*unknown=/)
  })
}

test('what a list or a search does not know stands in the quotation marks of the language', async ({
  baseURL,
}) => {
  const { body } = await ask(baseURL, '/fr/a-vendre/?type=99')
  expect(body).toContain('Type «\u00a099\u00a0»')
  const search = await ask(baseURL, '/fr/rechercher/?q=xyzzyx')
  expect(search.body).toContain('compris ce mot\u00a0: «\u00a0xyzzyx\u00a0»')
})

test('a page far behind the last leads to the last', async ({ baseURL }) => {
  const { status, path } = await ask(baseURL, `${LIST}?page=999999999`)
  expect([status, path]).toEqual([200, expect.stringMatching(/^\/nl\/te-koop\/(\?page=\d{1,3})?$/)])
})

for (const page of ['/nl/favorieten/', '/nl/vergelijken/']) {
  test(`${page} asked for a hundred numbers that are none shows what it can`, async ({
    baseURL,
  }) => {
    const query = Array.from(
      { length: 100 },
      (_, at) => `property=${encodeURIComponent(garbage[at % garbage.length] ?? '')}${at}`,
    ).join('&')
    const { status, body } = await ask(baseURL, `${page}?${query}`)
    expect(status).toBe(200)
    expect(readPage(body).headings).toHaveLength(1)
    expect(shownIn(body)).not.toMatch(SPILLED)
  })
}

for (const query of [
  'box=NaN',
  'box=1,2,3',
  'zoom=1e9',
  'zoom=-1',
  'within=garbage',
  `within=${long}`,
  'goal=gift&of=x',
  'lang=zz',
  'page=-1&type=abc',
  '%',
]) {
  test(`the map asked for "${query.slice(0, 20)}" answers with what there is`, async ({
    baseURL,
  }) => {
    const { status, body } = await askRaw(baseURL, `/api/map/points?${query}`)
    expect(status).toBe(200)
    expect(JSON.parse(body)).toMatchObject({
      total: expect.any(Number),
      clusters: expect.any(Array),
      points: expect.any(Array),
    })
  })
}

for (const path of [
  'xx/abc.pdf',
  'nl/abc.pdf',
  'nl/0.pdf',
  'nl/-1.pdf',
  'nl/1e5.pdf',
  'nl/9999999999.pdf',
  'nl/987654.pdf',
  'nl/100234',
  'zz/100234.pdf',
  'nl/%00.pdf',
]) {
  test(`there is no brochure at ${path}`, async ({ baseURL }) => {
    const { status, body } = await askRaw(baseURL, `/api/brochure/${path}`)
    expect([400, 404]).toContain(status)
    expect(shownIn(body)).not.toMatch(SPILLED)
  })
}

test('whatever is asked of a list, it ends at a page within two hops', async ({ baseURL }) => {
  test.setTimeout(240_000)
  const value = fc.oneof(
    fc.constantFrom(...garbage),
    fc.integer().map(String),
    fc.string({ maxLength: 40 }),
    fc.constantFrom('1', '2', 'Gent|9000', 'flanders', 'antwerp', 'a', 'price', 'map'),
  )
  const query = fc
    .array(fc.tuple(fc.constantFrom(...keys), value), { minLength: 1, maxLength: 8 })
    .map((pairs) =>
      pairs.map(([key, text]) => `${key}=${encodeURIComponent(text.toWellFormed())}`).join('&'),
    )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(LIST, '/fr/a-louer/', '/en/favourites/', '/de/'),
      query,
      async (path, asks) => {
        const { status, hops, body } = await ask(baseURL, `${path}?${asks}`)
        expect([status, hops <= MAX_HOPS], `${path}?${asks}`).toEqual([200, true])
        expect(shownIn(body)).not.toMatch(SPILLED)
      },
    ),
    { numRuns: 150, seed: 4 },
  )
})
