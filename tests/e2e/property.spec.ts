import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test'

import { readPage } from './support/html'
import { devices, openAt } from './support/shell'
import { asStaff, untilPage } from './support/staff'
import { studioOf } from './support/studio'

const words = {
  nl: {
    villa: '/nl/te-koop/sint-martens-latem/huis/100234/',
    sold: ['/nl/te-koop/oudenaarde/huis/100208/', 'Dit pand is verkocht', 'Bewaar uw zoekopdracht'],
    rented: ['/nl/te-huur/aalst/huis/100260/', 'Dit pand is verhuurd'],
    gallery: 'Foto’s',
    lightbox: 'Foto’s op volle grootte',
    all: 'Alle 8 foto’s',
    next: 'Volgende foto',
    visit: 'Plan een bezoek',
    share: 'Delen',
    copy: 'Link kopiëren',
    copied: 'De link is gekopieerd.',
    print: 'Afdrukken',
    bar: 'Prijs en contact',
    similar: 'Vergelijkbare panden',
  },
  fr: {
    villa: '/fr/a-vendre/laethem-saint-martin/maison/100234/',
    sold: [
      '/fr/a-vendre/audenarde/maison/100208/',
      'Ce bien est vendu',
      'Laissez-nous votre recherche',
    ],
    rented: ['/fr/a-louer/alost/maison/100260/', 'Ce bien est loué'],
    gallery: 'Photos',
    lightbox: 'Photos en grand format',
    all: 'Les 8 photos',
    next: 'Photo suivante',
    visit: 'Planifier une visite',
    share: 'Partager',
    copy: 'Copier le lien',
    copied: 'Le lien est copié.',
    print: 'Imprimer',
    bar: 'Prix et contact',
    similar: 'Biens comparables',
  },
} as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const box = async (part: Locator) => {
  const found = await part.boundingBox()
  if (!found) throw new Error('The part is not on the screen')
  return found
}

/** Every script the page asks for, as it asks. */
function scriptsOf(page: Page): { name: string; text: () => Promise<string> }[] {
  const seen: { name: string; text: () => Promise<string> }[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      seen.push({ name: response.url(), text: () => response.text() })
  })
  return seen
}

for (const [language, said] of Object.entries(words)) {
  test(`pictures open large, are driven by keys, and give the focus back (${language})`, async ({
    page,
  }) => {
    const scripts = scriptsOf(page)
    await openAt(page, said.villa)
    for (const { name, text } of scripts)
      expect(
        (await text()).includes('yarl__'),
        `${name} brings the lightbox before it is asked for`,
      ).toBe(false)

    const second = page.getByRole('list', { name: said.gallery }).getByRole('link').nth(1)
    await second.focus()
    await page.keyboard.press('Enter')
    const lightbox = page.getByRole('dialog', { name: said.lightbox })
    await expect(lightbox).toContainText('2 / 8')
    await page.keyboard.press('ArrowRight')
    await expect(lightbox).toContainText('3 / 8')
    await lightbox.getByRole('button', { name: said.next }).click()
    await expect(lightbox).toContainText('4 / 8')
    await page.keyboard.press('Escape')
    await expect(lightbox).toHaveCount(0)
    await expect(second).toBeFocused()

    await page.getByRole('link', { name: said.all }).click()
    await expect(lightbox).toContainText('1 / 8')
    await page.goBack()
    await expect(lightbox).toHaveCount(0)
    await expect(page).toHaveURL(said.villa)
  })

  test(`a press on a picture that comes before the scripts is answered (${language})`, async ({
    page,
  }) => {
    let open: (value?: undefined) => void = () => {}
    const gate = new Promise((resolve) => (open = resolve))
    await page.route('**/_next/static/**/*.js', async (route) => {
      await gate
      await route.continue()
    })
    await page.goto(said.villa, { waitUntil: 'commit' })
    await page.getByRole('list', { name: said.gallery }).getByRole('link').first().click()
    open()
    await expect(page.getByRole('dialog', { name: said.lightbox })).toContainText('1 / 8')
  })

  test(`the address is copied, and that it was is said (${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await openAt(page, said.villa)
    await page.getByText(said.share, { exact: true }).click()
    await page.getByRole('button', { name: said.copy }).click()
    await expect(page.getByRole('status').filter({ hasText: said.copied })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      new URL(said.villa, baseURL).href,
    )
  })

  test(`a listing that is sold or let says so, offers no viewing, and shows others (${language})`, async ({
    page,
  }) => {
    for (const [address, notice] of [said.sold, said.rented]) {
      const answer = await page.goto(address)
      expect([answer?.status(), new URL(page.url()).pathname]).toEqual([200, address])
      const main = page.getByRole('main')
      await expect(main).toContainText(notice)
      await expect(main.getByRole('link', { name: said.visit })).toHaveCount(0)
      await expect(main.locator('form[action^="/api/forms/"]')).toHaveCount(0)
      await expect(main.getByRole('link', { name: said.sold[2] })).toBeVisible()
      const similar = page.getByRole('region', { name: said.similar })
      await expect(similar.getByRole('article')).toHaveCount(3)
      const hrefs = await similar
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(hrefs).not.toContain(address)
    }
  })
}

test('without scripts every picture is reached, and nothing is offered that needs one', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: devices.desktop,
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  const { villa, gallery, all, share, copy, print, visit } = words.nl
  await page.goto(villa)
  const links = page.getByRole('list', { name: gallery }).getByRole('link')
  await expect(links.filter({ visible: true })).toHaveCount(3)
  await page.getByRole('link', { name: all }).click()
  await expect(links.filter({ visible: true })).toHaveCount(8)
  for (const href of await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href') ?? ''),
  )) {
    expect((await page.request.get(href)).headers()['content-type']).toMatch(/^image\//)
  }
  await page.getByText(share, { exact: true }).click()
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await expect(page.getByRole('button', { name: copy })).toBeHidden()
  await expect(page.getByRole('button', { name: print })).toBeHidden()
  await page.getByRole('complementary').getByRole('link', { name: visit }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Vraag uw bezoek aan' })).toBeInViewport()
  await main.getByRole('navigation').getByRole('link', { name: 'Vraag stellen' }).click()
  await expect(main.getByRole('button', { name: 'Vraag versturen' })).toBeInViewport()
  await expect(main.getByRole('button', { name: 'Vraag uw bezoek aan' })).toBeHidden()
  await context.close()
})

test('a device that can share by itself is asked to', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shared: [] })
    const share = async (data: unknown) =>
      void (window as unknown as { shared: unknown[] }).shared.push(data)
    Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true })
  })
  await openAt(page, words.nl.villa)
  await page.getByText(words.nl.share, { exact: true }).click()
  const shared = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)
  await expect
    .poll(shared)
    .toEqual([
      {
        title: expect.stringContaining('Huis in Sint-Martens-Latem'),
        url: new URL(words.nl.villa, baseURL).href,
      },
    ])
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeHidden()
})

test('on a phone the price stays at the thumb, hides no focus, and gives way to the question about cookies', async ({
  page,
}) => {
  await page.setViewportSize(devices.phone)
  await page.goto(words.nl.villa)
  const bar = page.getByRole('group', { name: words.nl.bar })
  await expect(page.locator('dialog[data-check="asking"]')).toBeVisible()
  await expect(bar).toBeHidden()

  await openAt(page, words.nl.villa)
  await expect(bar).toContainText('€ 785.000')
  await expect(bar.getByRole('link', { name: words.nl.visit })).toBeInViewport({ ratio: 1 })
  const stops = page.locator('.listing :is(a, button, summary):visible')
  const count = await stops.count()
  expect(count).toBeGreaterThan(10)
  await page.locator('.listing a').first().focus()
  for (let at = 0; at < count; at++) {
    const focused = page.locator(':focus')
    const own = await box(focused)
    const above = await box(bar)
    const isInBar = await focused.evaluate((part) => part.closest('.ask-bar') !== null)
    if (!isInBar && (await focused.evaluate((part) => part.closest('.listing') !== null))) {
      expect(
        own.y + Math.min(own.height, 44),
        await focused.evaluate((part) => part.outerHTML.slice(0, 120)),
      ).toBeLessThanOrEqual(above.y + 1)
    }
    await page.keyboard.press('Tab')
  }
})

test('on paper stand the listing, its price and whom to call, and nothing to press', async ({
  page,
}) => {
  await openAt(page, words.nl.villa)
  await page.emulateMedia({ media: 'print' })
  for (const gone of [
    page.locator('.site-header'),
    page.locator('.site-footer'),
    page.getByRole('navigation').first(),
    page.getByText(words.nl.share, { exact: true }),
  ])
    await expect(gone).toBeHidden()
  await expect(page.locator('.head-price b')).toHaveText('€ 785.000')
  await expect(page.locator('.head-price b')).toBeVisible()
  // What is folded on the screen lies open on paper.
  for (const told of ['Bewoonbare oppervlakte', 'overstromingsrapport'])
    await expect(page.getByText(told).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('complementary')).toContainText('+32 9 123 45 67')
  await expect(page.getByText(words.nl.villa)).toBeVisible()
})

test('nothing but our own house is asked for before a visitor asks', async ({ page, baseURL }) => {
  const outside: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL && request.url().startsWith('http'))
      outside.push(request.url())
  })
  await openAt(page, words.nl.villa)
  expect(outside).toEqual([])
})

test('a sold home shows its agent once on a phone, and its state beside no button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const [address] = words.nl.sold
  await page.goto(address)
  await expect(page.locator('.contact-box .box-price')).toBeHidden()
  await expect(page.locator('.contact-box').getByText('Bewaar uw zoekopdracht')).toBeHidden()
  await expect(page.getByRole('main').locator('a[href^="tel:"]:visible')).toHaveCount(1)
})

test('an unknown number is answered as a listing that is not found, with others to look at', async ({
  request,
}) => {
  for (const [address, heading, list] of [
    ['/nl/te-koop/gent/huis/987654/', 'Dit pand vinden we niet', '/nl/te-koop/'],
    ['/fr/a-louer/gand/maison/987654/', 'Ce bien est introuvable', '/fr/a-louer/'],
    ['/nl/projecten/gent/ergens/987654/', 'Dit pand vinden we niet', '/nl/projecten/'],
    ['/property/987654/', 'Dit pand vinden we niet', '/nl/te-koop/'],
  ] as const) {
    const answer = await request.get(address)
    const page = readPage(await answer.text())
    expect([answer.status(), page.headings, page.isIndexed], address).toEqual([
      404,
      [heading],
      false,
    ])
    expect(page.links).toContain(list)
    // Nothing is known of it, so nothing is told of a sale.
    expect(page.text, address).not.toMatch(/niet meer beschikbaar|n’est plus disponible/)
    if (!address.includes('projecten'))
      expect(page.links.filter((href) => /\/\d{6,}\/$/.test(href)).length, address).toBe(3)
  }
})

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nxref\n0 1\ntrailer<</Root 1 0 R>>\nstartxref\n45\n%%EOF\n',
)

const addPaper = (
  request: APIRequestContext,
  origin: string | undefined,
  data: Record<string, unknown>,
) =>
  asStaff(request, origin, async (headers) => {
    const file = {
      name: 'geheim-bestand.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.concat([PDF, Buffer.from(`%${String(data.title)}`)]),
    }
    const answer = await request.post('/api/documents?locale=nl', {
      headers,
      multipart: { _payload: JSON.stringify(data), file },
    })
    expect(answer.status(), await answer.text()).toBe(201)
    return ((await answer.json()) as { doc: { id: string } }).doc.id
  })

test('a listing shows its films, papers and colleague as far as they are public, and is gone when it is withdrawn', async ({
  page,
  request,
  baseURL,
}) => {
  const studio = studioOf(request, baseURL)
  const [type] = await studio.find('property-types', 'where[webId][equals]=1')
  const [city] = await studio.find('cities', 'where[zip][equals]=9000')
  const [colleague] = await studio.find('users', 'where[name][equals]=Elise Vermeulen')
  const reference = 1_000_000 + Math.floor(Math.random() * 8_000_000)
  const address = `/nl/te-koop/gent/huis/${reference}/`
  const data = {
    reference,
    goal: 'sale',
    status: 'active',
    marquee: 'none',
    title: 'Huis van de proef',
    mainType: type?.id,
    city: city?.id,
    price: 123_457,
    publishPrice: false,
    street: 'Geheimstraat',
    houseNumber: '77',
    publishAddress: false,
    contact: colleague?.id,
    videos: [{ url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }],
    virtualTour: 'https://my.matterport.com/show/?m=abc',
    public: true,
    _status: 'published',
  }
  const id = await studio.create('properties', data)
  const papers: string[] = []
  try {
    papers.push(
      await addPaper(request, baseURL, {
        title: 'Asbestattest van de proef',
        kind: 'asbestos',
        property: id,
        visibleOnRequest: true,
      }),
    )
    papers.push(
      await addPaper(request, baseURL, { title: 'Interne nota', kind: 'contract', property: id }),
    )
    await untilPage(request, address, (html) => html.includes('Asbestattest van de proef'))
    const html = await (await request.get(address)).text()
    for (const hidden of [
      'Interne nota',
      'geheim-bestand',
      'Geheimstraat',
      '123.457',
      '123457',
      'elise.vermeulen@',
    ])
      expect(html, hidden).not.toContain(hidden)

    await openAt(page, address)
    const main = page.getByRole('main')
    for (const shown of [
      'Prijs op aanvraag',
      'Elise Vermeulen',
      'Makelaar, kantoor Gent',
      '+32 9 123 45 67',
    ])
      await expect(main.getByText(shown).filter({ visible: true }).first()).toBeVisible()
    await expect(main.getByRole('link', { name: 'Documenten aanvragen' })).toHaveAttribute(
      'href',
      `/nl/contact/?about=documents&ref=${reference}#ask`,
    )
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(main.getByRole('link', { name: 'Virtuele rondleiding starten' })).toBeVisible()

    await studio.change('properties', id, { marquee: 'sold', status: 'sold' })
    await untilPage(request, address, (text) => text.includes('Dit pand is verkocht'))
    await studio.change('properties', id, { status: 'inactive' })
    for (const asked of [address, `/property/${reference}/`]) {
      await expect
        .poll(async () => (await request.get(asked)).status(), { message: asked })
        .toBe(410)
      const gone = readPage(await (await request.get(asked)).text())
      expect([gone.headings, gone.isIndexed]).toEqual([['Dit pand staat niet meer online'], false])
      expect(gone.links).toContain('/nl/te-koop/')
    }
    expect(await (await request.get(address)).text()).not.toContain('Huis van de proef')
  } finally {
    for (const paper of papers)
      await asStaff(
        request,
        baseURL,
        async (headers) => void (await request.delete(`/api/documents/${paper}`, { headers })),
      )
    await studio.clear()
  }
})
