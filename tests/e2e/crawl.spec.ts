import { expect, test, type APIRequestContext } from '@playwright/test'

import { crawl, visit, within, type Visit } from './support/crawl'
import type { ReadPage } from './support/html'

type Read = Visit & { page: ReadPage }

const languages = ['nl', 'fr', 'en', 'de']
const isRead = (one: Visit): one is Read => one.page !== undefined
/** Pictures and documents are not pages, and the studio is not the site. */
const isOfSite = (address: string) => !/^\/(?:api|admin)(?:\/|$)/.test(address)
/** What a page can be asked has no end: filters lead to filters. */
const isPage = (address: string) => isOfSite(address) && !address.includes('?')

/** One address of each page for each set of keys it is asked by. */
function questionsOf(pages: readonly Read[], origin: string): string[] {
  const found = pages.flatMap(({ address, page }) =>
    page.links.flatMap((href) => within(origin, address, href) ?? []),
  )
  const asked = found.filter((address) => isOfSite(address) && address.includes('?'))
  const kind = (address: string) =>
    address.split('?')[0] + [...new URLSearchParams(address.split('?')[1]).keys()].join()
  return [...new Map(asked.map((address) => [kind(address), address])).values()]
}

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )

async function sitemapAddresses(
  request: APIRequestContext,
): Promise<{ addresses: string[]; alternates: Map<string, Record<string, string>> }> {
  const first = await (await request.get('/sitemap.xml')).text()
  const parts = first.includes('<sitemapindex')
    ? await Promise.all(addressesIn(first).map(async (part) => (await request.get(part)).text()))
    : [first]
  const entries = parts.flatMap((xml) =>
    [...xml.matchAll(/<url>.*?<\/url>/gs)].map(([entry]) => entry),
  )
  const alternates = entries.map((entry): [string, Record<string, string>] => {
    const links = [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, language = '', href = '']) => [language, href],
    )
    return [addressesIn(entry)[0] ?? '', Object.fromEntries(links)]
  })
  return { addresses: parts.flatMap(addressesIn), alternates: new Map(alternates) }
}

/** Each page of each language that lists this one must be listed by it too, and say the same of all of them. */
const sayTheSame = (page: Read, pages: ReadonlyMap<string, Read>, origin: string) =>
  Object.values(page.page.languages).every((href) => {
    const other = pages.get(within(origin, '/', href) ?? '')
    return (
      other !== undefined &&
      JSON.stringify(other.page.languages) === JSON.stringify(page.page.languages)
    )
  })

const SIGNS =
  /\bundefined\b|\[object |\bNaN\b|\{[a-z]\w*\}|(?<![/@\w.-])(?:site|facts|options)\.[a-z]\w+/

test('every page in every language is whole, says what it is, and leads only to pages that are there', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(600_000)
  const origin = String(baseURL)
  const { addresses, alternates } = await sitemapAddresses(request)
  const homes = languages.map((language) => `/${language}/`)
  const listed = addresses.map((address) => within(origin, '/', address) ?? address)
  const visits = await crawl(request, origin, [...new Set([...homes, ...listed])], isPage)
  const all = [...visits.values()]
  const pages = all.filter(isRead)
  const byAddress = new Map(pages.map((one) => [one.address, one]))
  const those = (isWrong: (one: Read) => boolean) =>
    pages.filter(isWrong).map(({ address }) => address)
  const sources = (address: string) =>
    pages
      .filter(({ page, address: from }) =>
        page.links.some((href) => within(origin, from, href) === address),
      )
      .map((one) => one.address)
  expect(pages.length).toBeGreaterThan(homes.length)

  await test.step('every link leads to a page, at most over one other address', async () => {
    const broken: string[] = []
    for (const { address, status, location } of all) {
      const onward = location === undefined ? undefined : within(origin, address, location)
      const end =
        onward === undefined
          ? undefined
          : (visits.get(onward) ?? (await visit(request, onward))).status
      if (
        status !== 200 &&
        !(status > 300 && status < 309 && (end === 200 || onward === undefined))
      ) {
        broken.push(
          `${address}: ${status} ${location ?? ''} ${end ?? ''} from ${sources(address).slice(0, 3).join(' ')}`,
        )
      }
    }
    expect.soft(broken).toEqual([])
  })

  await test.step('whatever a link asks of a page is answered', async () => {
    const broken: string[] = []
    const waiting = questionsOf(pages, origin)
    expect(waiting.length).toBeGreaterThan(100)
    const walk = async (): Promise<void> => {
      for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
        const { status } = await visit(request, address)
        if (status !== 200) broken.push(`${address}: ${status}`)
      }
    }
    await Promise.all([walk(), walk(), walk(), walk()])
    expect.soft(broken).toEqual([])
  })

  await test.step('every page has one heading, one title, a description, and its language', () => {
    expect.soft(those(({ page }) => page.headings.length !== 1 || !page.headings[0])).toEqual([])
    expect.soft(those(({ page }) => page.titles.length !== 1 || !page.titles[0])).toEqual([])
    expect
      .soft(
        those(
          ({ page }) => page.isIndexed && (page.descriptions.length !== 1 || !page.descriptions[0]),
        ),
      )
      .toEqual([])
    expect.soft(those(({ page, address }) => !address.startsWith(`/${page.language}/`))).toEqual([])
  })

  await test.step('every page for search engines is its own canonical address', () => {
    const isOwn = ({ page, address }: Read) =>
      page.canonicals.length === 1 && page.canonicals[0] === origin + address.replace(/\?.*/, '')
    expect.soft(those((one) => one.page.isIndexed && !isOwn(one))).toEqual([])
  })

  await test.step('the languages of a page name itself, each other and a default, and the switcher goes there', () => {
    expect
      .soft(
        those(
          ({ page }) =>
            page.isIndexed &&
            (!page.languages['x-default'] || page.languages[page.language] !== page.canonicals[0]),
        ),
      )
      .toEqual([])
    expect.soft(those((one) => !sayTheSame(one, byAddress, origin))).toEqual([])
    const switched = ({ page }: Read) =>
      Object.entries(page.languages).every(
        ([code, href]) => code === 'x-default' || origin + page.switcher[code] === href,
      )
    expect.soft(those((one) => !switched(one))).toEqual([])
  })

  await test.step('the sitemap names every page for search engines once, with the same languages', () => {
    const indexed = those(({ page }) => page.isIndexed).map((address) => origin + address)
    expect.soft(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([])
    expect.soft(addresses.filter((address) => !indexed.includes(address))).toEqual([])
    expect.soft(indexed.filter((address) => !addresses.includes(address))).toEqual([])
    const others = pages.filter(({ address, page }) => {
      const named = alternates.get(origin + address)
      return (
        named &&
        JSON.stringify(Object.entries(named).sort()) !==
          JSON.stringify(Object.entries(page.languages).sort())
      )
    })
    expect.soft(others.map(({ address }) => address)).toEqual([])
  })

  await test.step('no page shows an empty value or an untranslated word', () => {
    const odd = pages.flatMap(({ address, page }) => {
      const [sign] =
        SIGNS.exec(`${page.text} ${page.titles.join(' ')} ${page.descriptions.join(' ')}`) ?? []
      return sign ? [`${address}: ${sign}`] : []
    })
    expect.soft(odd).toEqual([])
  })
})

test('robots may read the site and its pictures, and learn where the sitemap is', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/robots.txt')
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/)
  const lines = (await answer.text()).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /api',
      'Allow: /api/media/file/',
      `Sitemap: ${baseURL}/sitemap.xml`,
    ]),
  )
})

test('a sitemap has parts only up to its last one', async ({ request }) => {
  const [first, beyond, odd] = await Promise.all(
    ['1', '99999', '01'].map((part) => request.get(`/sitemap/${part}.xml`)),
  )
  expect(first?.headers()['content-type']).toMatch(/^application\/xml/)
  expect(await first?.text()).toContain('<urlset')
  expect([beyond?.status(), odd?.status()]).toEqual([404, 404])
})
