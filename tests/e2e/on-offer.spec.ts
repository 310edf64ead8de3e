import { expect, test, type Page } from '@playwright/test'

import { pdfText } from './support/pdf'
import { changeGlobal, untilPage } from './support/staff'
import { studioOf } from './support/studio'

const lists = [
  {
    list: '/nl/te-koop/',
    show: /^Ook verkochte tonen \((\d+)\)$/,
    hide: 'Verkochte verbergen',
    heading: 'Al verkocht',
    badge: 'Verkocht',
  },
  {
    list: '/fr/a-vendre/',
    show: /^Afficher aussi les biens vendus \((\d+)\)$/,
    hide: 'Masquer les biens vendus',
    heading: 'Déjà vendus',
    badge: 'Vendu',
  },
  {
    list: '/en/for-rent/',
    show: /^Also show let properties \((\d+)\)$/,
    hide: 'Hide let properties',
    heading: 'Already let',
    badge: 'Rented',
  },
]

const cards = (page: Page) => page.locator('.list-results').getByRole('article')
const counted = (page: Page) => page.locator('.list-results nav p').innerText()

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  for (const { list, show, hide, heading, badge } of lists) {
    const narrowed = list.includes('rent') ? '?price_from=1100&price_to=1200' : '?province=limburg'
    test(`what is gone stands in ${list} only when it is asked for, last and with its badge`, async ({
      page,
    }) => {
      await page.goto(list)
      await expect(page.getByRole('link', { name: show })).toBeVisible()
      await expect(cards(page).filter({ hasText: badge })).toHaveCount(0)

      // Where no other test makes or sells a listing.
      await page.goto(list + narrowed)
      const plain = await counted(page)
      const switched = page.getByRole('link', { name: show })
      const promised = Number(show.exec(await switched.innerText())?.[1])
      expect(promised).toBeGreaterThan(0)
      await switched.click()
      await expect(page).toHaveURL(/&sold=1#gone$/)
      const section = page.getByRole('region', { name: heading })
      await expect(section.getByRole('article')).toHaveCount(promised)
      await expect(cards(page).filter({ hasText: badge })).toHaveCount(promised)
      await expect(cards(page).last()).toContainText(badge)
      expect(await counted(page), 'the count tells what can be had').toBe(plain)

      await page.getByRole('link', { name: hide }).click()
      await expect.poll(() => new URL(page.url()).search).toBe(narrowed)
      await expect(section).toHaveCount(0)
    })
  }

  test('where everything is gone the list says that it is empty, and still shows what was let', async ({
    page,
  }) => {
    await page.goto('/nl/te-huur/?province=walloon_brabant')
    await expect(page.getByRole('heading', { name: 'Geen panden gevonden' })).toBeVisible()
    await page.getByRole('link', { name: 'Ook verhuurde tonen (1)' }).click()
    await expect(page.getByRole('heading', { name: 'Geen panden gevonden' })).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Al verhuurd' }).getByRole('article'),
    ).toContainText(['Verhuurd'])
  })

  test('the sentence under the map says what is true of the address', async ({
    page,
    request,
    baseURL,
  }) => {
    const studio = studioOf(request, baseURL)
    const [type] = await studio.find('property-types', 'where[webId][equals]=1')
    const [city] = await studio.find('cities', 'where[zip][equals]=9000')
    const own = {
      goal: 'sale',
      status: 'active',
      marquee: 'none',
      mainType: type?.id,
      city: city?.id,
      public: true,
      _status: 'published',
    }
    const street = { street: 'Proefadreslaan', houseNumber: '12' }
    const spot = { latitude: 51.06, longitude: 3.71 }
    const cases = [
      { data: { ...street, ...spot, publishAddress: true }, shows: 'Proefadreslaan 12', says: [] },
      {
        data: { ...street, publishAddress: true },
        shows: 'Proefadreslaan 12',
        says: ['De kaart toont het centrum van Gent; het adres staat hierboven.'],
      },
      {
        data: { publishAddress: true },
        shows: '9000 Gent',
        says: ['De kaart toont het centrum van Gent.'],
      },
      {
        data: { ...street, ...spot, publishAddress: false },
        shows: '9000 Gent',
        says: [
          'Het adres van dit pand wordt niet gepubliceerd. De kaart toont het centrum van de gemeente.',
        ],
      },
    ]
    try {
      for (const { data, shows, says } of cases) {
        const id = await studio.create('properties', {
          title: 'Pand van de adresproef',
          ...own,
          ...data,
        })
        const [made] = await studio.find('properties', `where[id][equals]=${id}`)
        await expect
          .poll(async () => (await request.get(`/property/${String(made?.reference)}/`)).status())
          .toBe(200)
        await page.goto(`/property/${String(made?.reference)}/`)
        const where = page.getByRole('region', { name: 'Ligging' })
        await expect(where.locator('address')).toContainText(shows)
        await expect(where.locator('address .text-sm')).toHaveText(says)
      }
    } finally {
      await studio.clear()
    }
  })

  test('the fees stand where the agency presents itself, in the language of the page, and nowhere when there are none', async ({
    page,
    request,
    baseURL,
  }) => {
    const fees = {
      nl: 'Verkoop: 3,63 % van de verkoopprijs, inclusief 21 % btw.',
      fr: 'Vente : 3,63 % du prix de vente, TVA de 21 % comprise.',
    }
    for (const [path, name, text] of [
      ['/nl/contact/', 'Erelonen, btw inbegrepen', fees.nl],
      ['/nl/disclaimer/', 'Erelonen, btw inbegrepen', fees.nl],
      ['/fr/mentions-legales/', 'Honoraires, TVA comprise', fees.fr],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('region', { name })).toContainText(text)
    }
    for (const path of ['/nl/privacy-statement/', '/nl/cookie-policy/', '/nl/nieuwsbrief/'])
      expect(await (await request.get(path)).text(), path).not.toContain('Erelonen, btw inbegrepen')
    const brochure = await request.get('/api/brochure/fr/100201.pdf')
    expect(pdfText(await brochure.body()).replaceAll(/\s+/g, ' ')).toContain(
      'Honoraires, TVA comprise. Vente',
    )

    const studio = studioOf(request, baseURL)
    const before = await studio.global('settings', 'de')
    try {
      await changeGlobal(request, baseURL, 'settings', { fees: '' }, 'de')
      await untilPage(
        request,
        '/de/kontakt/',
        (html) => !html.includes('Honorare einschließlich Mehrwertsteuer'),
      )
    } finally {
      await changeGlobal(request, baseURL, 'settings', { fees: before.fees }, 'de')
    }
    await untilPage(
      request,
      '/de/kontakt/',
      (html) =>
        html.includes('Honorare einschließlich Mehrwertsteuer') &&
        html.includes('3,63 % des Verkaufspreises'),
    )
  })
})

test('what is sold is proposed by no word that is typed, and found by its number with its state', async ({
  request,
}) => {
  const sold = await (await request.get('/nl/te-koop/?province=limburg&sold=1')).text()
  const reference = /Al verkocht[\s\S]*?\/(\d{6})\//.exec(sold)?.[1] ?? ''
  expect(reference).not.toBe('')
  const found = async (q: string) =>
    (await (await request.get(`/api/search/properties?lang=nl&q=${q}`)).json()) as {
      properties: { reference: number; state?: string }[]
    }
  expect((await found(reference)).properties[0]).toMatchObject({
    reference: Number(reference),
    state: 'Verkocht',
  })
  const own = await (await request.get(`/property/${reference}/`)).text()
  expect([own.includes('Verkocht'), own.includes('<meta name="robots" content="noindex')]).toEqual([
    true,
    true,
  ])
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(`/${reference}/`)
  const onMap = async (query: string) =>
    (await (await request.get(`/api/map/points?lang=nl&goal=sale&zoom=18${query}`)).json()) as {
      total: number
      points: { reference: number; isGone?: boolean }[]
    }
  // Other tests publish listings between the two.
  await expect(async () => {
    const unasked = await onMap('')
    const asked = await onMap('&sold=1')
    const isThere = ({ points }: typeof asked) =>
      points.some((one) => String(one.reference) === reference && one.isGone === true)
    expect([isThere(unasked), isThere(asked)]).toEqual([false, true])
    // Asking for them changes no number of what can be had.
    expect(asked.total).toBe(unasked.total)
  }).toPass()
})
