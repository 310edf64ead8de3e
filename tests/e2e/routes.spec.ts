import { expect, test, type APIRequestContext } from '@playwright/test'

import { visit } from './support/crawl'
import { readPage, type ReadPage } from './support/html'
import { askRaw, followRaw } from './support/raw'

const languages = ['nl', 'fr', 'en', 'de'] as const

/** The Dutch route table of the specification. */
const pages = [
  '/nl/',
  ...[
    'te-koop',
    'te-koop/handelspanden',
    'te-koop/woningen',
    'te-koop/appartementen',
    'te-koop/gronden',
  ].map((path) => `/nl/${path}/`),
  ...['te-huur', 'te-huur/handelspanden', 'te-huur/woningen', 'te-huur/appartementen'].map(
    (path) => `/nl/${path}/`,
  ),
  ...[
    'contact',
    'zoekopdracht',
    'gratis-schatting',
    'privacy-statement',
    'disclaimer',
    'cookie-policy',
  ].map((path) => `/nl/${path}/`),
  ...[
    'rentmeesterschap',
    'verhuur-uw-eigendom',
    'projecten',
    'verkoop',
    'verhuur',
    'beheer',
    'reviews',
    'login',
  ].map((path) => `/nl/${path}/`),
]
const thanks = [
  'contact-me',
  'contact-appointment',
  'contact-construction',
  'gratis-schatting',
  'zoekopdracht',
  'send-to-friend',
  'contacteer-ons',
  'sign-newsletter',
  'verhuur-uw-eigendom',
].map((path) => `/nl/bedankt/${path}/`)

/** What lies below a list: the list, and how its entries are addressed. */
const below = {
  'an article on selling': ['/nl/verkoop/', /^\/nl\/verkoop\/[a-z\d-]+\/$/],
  'an article on letting': ['/nl/verhuur/', /^\/nl\/verhuur\/[a-z\d-]+\/$/],
  'an article on management': ['/nl/beheer/', /^\/nl\/beheer\/[a-z\d-]+\/$/],
  'a review': ['/nl/reviews/', /^\/nl\/reviews\/[a-z\d-]+\/$/],
  'a property for sale': ['/nl/te-koop/', /^\/nl\/te-koop\/[a-z-]+\/[a-z-]+\/\d+\/$/],
  'a property for rent': ['/nl/te-huur/', /^\/nl\/te-huur\/[a-z-]+\/[a-z-]+\/\d+\/$/],
  'a project': ['/nl/projecten/', /^\/nl\/projecten\/[a-z-]+\/[a-z\d-]+\/\d+\/$/],
} as const

async function readAt(request: APIRequestContext, address: string): Promise<ReadPage> {
  const { status, page } = await visit(request, address)
  expect(status, address).toBe(200)
  if (!page) throw new Error(`${address} is not a page`)
  return page
}

/** The page stands in all four languages, and the switcher of each leads to all the others. */
async function expectInEveryLanguage(request: APIRequestContext, address: string): Promise<void> {
  const { switcher } = await readAt(request, address)
  expect(Object.keys(switcher)).toEqual([...languages])
  expect(switcher.nl).toBe(address)
  for (const code of languages) {
    const there = await readAt(request, switcher[code] ?? '')
    expect(there.language).toBe(code)
    expect(there.headings).toHaveLength(1)
    expect(there.switcher).toEqual(switcher)
  }
  expect(new Set(Object.values(switcher)).size).toBe(languages.length)
}

async function firstBelow(
  request: APIRequestContext,
  list: string,
  pattern: RegExp,
): Promise<string> {
  const { links } = await readAt(request, list)
  const found = links.find((href) => pattern.test(href))
  expect(found, `${list} leads to ${pattern.source}`).toBeDefined()
  return found ?? ''
}

for (const address of [...pages, ...thanks]) {
  test(`${address} stands in every language`, ({ request }) =>
    expectInEveryLanguage(request, address))
}

for (const [what, [list, pattern]] of Object.entries(below)) {
  test(`${what} stands in every language below ${list}`, async ({ request }) => {
    await expectInEveryLanguage(request, await firstBelow(request, list, pattern))
  })
}

test('a unit stands in every language below its project, with the city of the project in its address', async ({
  request,
}) => {
  const project = await firstBelow(request, ...below['a project'])
  const unit = await firstBelow(request, project, /^\/nl\/projecten\/.*\/\d+\/[a-z-]+\/\d+\/$/)
  expect(unit.startsWith(project)).toBe(true)
  await expectInEveryLanguage(request, unit)
})

test('thanks after a form are nothing for search engines', async ({ request }) => {
  for (const address of thanks)
    expect((await readAt(request, address)).isIndexed, address).toBe(false)
})

test('a property may be asked for below a page of its list, and keeps its own address', async ({
  request,
}) => {
  const own = await firstBelow(request, ...below['a property for sale'])
  const within = own.replace('/nl/te-koop/', '/nl/te-koop/woningen/')
  const { canonicals } = await readAt(request, within)
  expect(canonicals.map((href) => new URL(href).pathname)).toEqual([own])
  expect(
    (await visit(request, own.replace('/nl/te-koop/', '/nl/te-koop/nergens/'))).status,
  ).not.toBe(200)
})

test('a property with a wrong city, type or list in its address leads to the right one', async ({
  request,
  baseURL,
}) => {
  const own = await firstBelow(request, ...below['a property for sale'])
  const [, , , , , reference = ''] = own.split('/')
  for (const wrong of [
    `/nl/te-koop/nergens/huis/${reference}/`,
    `/nl/te-huur/gent/iets/${reference}/`,
  ]) {
    const { status, location = '' } = await visit(request, wrong)
    expect([status, new URL(location, baseURL).pathname]).toEqual([308, own])
  }
})

test.describe('an address without a language', () => {
  const leads = [
    ['/te-koop/', undefined, '/nl/te-koop/'],
    ['/te-koop/woningen/', undefined, '/nl/te-koop/woningen/'],
    ['/for-sale/', undefined, '/nl/te-koop/'],
    ['/for-sale/', 'fr', '/fr/a-vendre/'],
    ['/for-rent/', 'de', '/de/zu-vermieten/'],
    ['/for-rent/', 'xx', '/nl/te-huur/'],
    ['/contact-demand/', undefined, '/nl/gratis-schatting/'],
    ['/contact-demand/', 'en', '/en/free-valuation/'],
    ['/cookie-policy/', 'fr', '/fr/cookie-policy/'],
    ['/privacy-statement/', undefined, '/nl/privacy-statement/'],
    ['/a-vendre/', 'nl', '/fr/a-vendre/'],
    ['/', undefined, '/nl/'],
    ['/', 'de', '/de/'],
    ['/', 'xx', '/nl/'],
  ] as const
  for (const [address, chosen, to] of leads) {
    test(`${address} leads to ${to} for ${chosen ? `the choice ${chosen}` : 'everybody else'}`, async ({
      baseURL,
    }) => {
      const { status, location = '' } = await askRaw(
        baseURL,
        address,
        chosen ? { cookie: `language=${chosen}` } : {},
      )
      expect([status, new URL(location, baseURL).pathname]).toEqual([307, to])
    })
  }

  test('keeps its query, and what it asks of a list in the words of that list', async ({
    baseURL,
  }) => {
    const campaign = 'utm_source=mail&utm_medium=a%20b'
    for (const [address, chosen, status, to] of [
      [`/?${campaign}`, 'fr', 307, '/fr/?utm_source=mail&utm_medium=a+b'],
      ['/for-sale/?type=1', 'nl', 307, '/nl/te-koop/?type=1'],
      ['/for-sale/?city=Gent%7C9000&gclid=x', 'fr', 307, '/fr/a-vendre/?city=Gand%7C9000&gclid=x'],
      ['/te-koop/?page=1&gclid=x', 'nl', 307, '/nl/te-koop/?gclid=x'],
      ['/nl/for-sale/?type=2&gclid=x', 'nl', 308, '/nl/te-koop/?type=2&gclid=x'],
      ['/fr/for-rent/?gclid=x', 'nl', 308, '/fr/a-louer/?gclid=x'],
    ] as const) {
      const answer = await askRaw(baseURL, address, { cookie: `language=${chosen}` })
      const { pathname, search } = new URL(answer.location ?? '', baseURL)
      expect(answer.status, address).toBe(status)
      expect(pathname + search).toBe(to)
      const there = await askRaw(baseURL, pathname + search)
      expect(there.status, `${address} is led there at once`).toBe(200)
    }
  })

  test('is for good when it is the number of a property or project', async ({
    request,
    baseURL,
  }) => {
    const own = await firstBelow(request, ...below['a property for rent'])
    const { switcher } = await readAt(request, own)
    const project = await firstBelow(request, ...below['a project'])
    const numberOf = (address: string) => /(\d+)\/$/.exec(address)?.[1]
    const led = async (address: string, cookie = '') => {
      const { status, location = '' } = await askRaw(
        baseURL,
        `/property/${numberOf(address)}/`,
        cookie ? { cookie } : {},
      )
      return [status, new URL(location, baseURL).pathname]
    }
    expect(await led(own)).toEqual([301, own])
    expect(await led(own, 'language=fr')).toEqual([301, switcher.fr])
    expect(await led(project)).toEqual([301, project])
  })

  for (const address of [
    '/property/999999999/',
    '/property/0/',
    '/property/007/',
    '/property/',
    '/property/1/2/',
    '/property/x/',
    '/nowhere/',
    '/xx/',
    '/xx/te-koop/',
  ]) {
    test(`${address} is nowhere, and says so on a page`, async ({ baseURL }) => {
      const { status, body } = await followRaw(baseURL, address)
      expect(status).toBe(404)
      expect(readPage(body).headings).toHaveLength(1)
    })
  }
})

test.describe('an address with the path of another language', () => {
  for (const [address, to] of [
    ['/fr/te-koop/', '/fr/a-vendre/'],
    ['/fr/te-koop/?city=Gent%7C9000&gclid=x', '/fr/a-vendre/?city=Gand%7C9000&gclid=x'],
    ['/nl/for-rent/', '/nl/te-huur/'],
    ['/de/gratis-schatting/', '/de/kostenlose-bewertung/'],
    ['/en/te-huur/woningen/', '/en/for-rent/houses/'],
  ] as const) {
    test(`${address} leads to what it means`, async ({ baseURL }) => {
      const { status, location = '' } = await askRaw(baseURL, address)
      const { pathname, search } = new URL(location, baseURL)
      expect([status, pathname + search]).toEqual([308, to])
      expect((await askRaw(baseURL, pathname + search)).status).toBe(200)
    })
  }

  test('or with the number of a listing leads to it in the language of the address', async ({
    request,
    baseURL,
  }) => {
    const own = await firstBelow(request, ...below['a property for rent'])
    const { switcher } = await readAt(request, own)
    const reference = /(\d+)\/$/.exec(own)?.[1] ?? ''
    for (const code of languages)
      for (const address of [`/${code}/property/${reference}/`, own.replace('/nl/', `/${code}/`)]) {
        if (address === own) continue
        const { status, location = '' } = await askRaw(baseURL, address)
        expect([status, new URL(location, baseURL).pathname], address).toEqual([
          308,
          switcher[code],
        ])
      }
    expect((await followRaw(baseURL, '/fr/property/999999999/')).status).toBe(404)
  })
})

for (const code of ['nl', 'fr', 'en'] as const) {
  test(`owners log in at /${code}/login/, with the way home in its breadcrumbs`, async ({
    request,
  }) => {
    expect((await readAt(request, `/${code}/login/`)).language).toBe(code)
    const body = await (await request.get(`/${code}/login/`)).text()
    const [trail = ''] = /<ol[\s\S]*?<\/ol>/.exec(body) ?? []
    expect(trail).toContain(`href="/${code}/"`)
    expect(trail).toMatch(/aria-current="page"[^>]*>[^<]+</)
  })
}

test('a language that a visitor presses is kept, and the bare address leads there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/nl/te-koop/')
  await expect(page.locator('html')).toHaveAttribute('data-device', 'desktop')
  await page.getByRole('link', { name: 'Français' }).first().click()
  await expect(page).toHaveURL(/\/fr\/a-vendre\/$/)
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('fr')
  await page.goto('/')
  await expect(page).toHaveURL(/\/fr\/$/)
})

test('with a blocked storage a pressed language is still kept', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError')
      },
    })
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/nl/')
  await expect(page.locator('html')).toHaveAttribute('data-device', 'desktop')
  await page.getByRole('link', { name: 'Deutsch' }).first().click()
  await expect(page).toHaveURL(/\/de\/$/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/de\/$/)
  expect(faults).toEqual([])
})

/** The words of the demo agency's own page, and of the way home. */
const missing = {
  nl: ['Hier woont niemand meer', 'Naar de startpagina'],
  fr: ['Plus personne n’habite ici', 'Vers l’accueil'],
  en: ['Nobody lives here any more', 'To the home page'],
  de: ['Hier wohnt niemand mehr', 'Zur Startseite'],
} as const

for (const code of languages) {
  test(`what is not there is told in ${code}, with the way home`, async ({ page }) => {
    const [title, home] = missing[code]
    const answer = await page.goto(`/${code}/nergens/${code}/`)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('nav:has(> ol)').getByRole('link')).toHaveAttribute(
      'href',
      `/${code}/`,
    )
    await expect(page.getByRole('main').getByRole('paragraph').nth(1)).toBeVisible()
    await expect(page).toHaveTitle(/.+/)
    await page.getByRole('main').getByRole('link', { name: home }).click()
    await expect(page).toHaveURL(new RegExp(`/${code}/$`))
  })
}
