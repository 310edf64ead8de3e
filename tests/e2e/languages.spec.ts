import { expect, test } from '@playwright/test'

import { readPage } from './support/html'
import { askRaw } from './support/raw'
import { openAt, withConsent } from './support/shell'
import { changeGlobal, untilPage } from './support/staff'
import { studioOf } from './support/studio'

/** What these tests change is on every page: they run alone, one after the other, and put everything back. */
const all = ['nl', 'fr', 'en', 'de']
const without = (off: string) => ({ languages: all.map((code) => ({ code, use: code !== off })) })

const statusOf = async (origin: string | undefined, address: string) =>
  (await askRaw(origin, address)).status

test.describe('a language that is switched off', () => {
  test.afterEach(({ request, baseURL }) =>
    changeGlobal(request, baseURL, 'settings', { ...without(''), defaultLanguage: 'nl' }),
  )

  test('answers 404 and is gone from switcher, hreflang, sitemap and the bare address', async ({
    request,
    baseURL,
  }) => {
    expect(await statusOf(baseURL, '/de/kontakt/')).toBe(200)
    await changeGlobal(request, baseURL, 'settings', without('de'))
    for (const address of ['/de/', '/de/kontakt/', '/de/zu-verkaufen/'])
      await expect.poll(() => statusOf(baseURL, address), address).toBe(404)
    for (const address of ['/nl/', '/nl/contact/', '/fr/', '/en/for-sale/']) {
      await untilPage(request, address, (html) => !('de' in readPage(html).languages))
      const { switcher, links } = readPage(await (await request.get(address)).text())
      expect(Object.keys(switcher)).toEqual(['nl', 'fr', 'en'])
      expect(links.filter((href) => href.startsWith('/de/'))).toEqual([])
    }
    await untilPage(
      request,
      '/sitemap.xml',
      (xml) => !xml.includes('/de/') && !xml.includes('hreflang="de"'),
    )
    const bare = await askRaw(baseURL, '/', { cookie: 'language=de' })
    expect([bare.status, new URL(bare.location ?? '', baseURL).pathname]).toEqual([307, '/nl/'])
    const { status, body } = await askRaw(baseURL, '/de/kontakt/')
    expect([status, readPage(body).language]).toEqual([404, 'nl'])
    // Emails and calendars lead owners to the portal in their own language.
    for (const page of ['login', 'portal']) {
      const { location } = await askRaw(baseURL, `/de/${page}/`)
      expect(new URL(location ?? '', baseURL).pathname).toBe(`/nl/${page}/`)
    }

    await changeGlobal(request, baseURL, 'settings', without(''))
    await expect.poll(() => statusOf(baseURL, '/de/kontakt/')).toBe(200)
    await untilPage(
      request,
      '/nl/contact/',
      (html) => readPage(html).languages.de === `${baseURL}/de/kontakt/`,
    )
  })

  test('leads to the configured default, which x-default follows', async ({ request, baseURL }) => {
    await changeGlobal(request, baseURL, 'settings', { defaultLanguage: 'fr' })
    await expect
      .poll(async () => new URL((await askRaw(baseURL, '/')).location ?? '', baseURL).pathname)
      .toBe('/fr/')
    await untilPage(
      request,
      '/nl/contact/',
      (html) => readPage(html).languages['x-default'] === `${baseURL}/fr/contact/`,
    )
    await expect
      .poll(
        async () => new URL((await askRaw(baseURL, '/for-sale/')).location ?? '', baseURL).pathname,
      )
      .toBe('/fr/a-vendre/')
  })
})

test.describe('a page that is not public in a language', () => {
  test('is 404 there, and the others no longer name it', async ({ request, baseURL }) => {
    const studio = studioOf(request, baseURL)
    const [page] = await studio.find('pages', 'where[path][equals]=disclaimer')
    const id = page?.id ?? ''
    try {
      await studio.change('pages', id, { public: false, _status: 'published' }, 'de')
      await expect.poll(() => statusOf(baseURL, '/de/rechtliche-hinweise/')).toBe(404)
      await untilPage(request, '/nl/disclaimer/', (html) => !('de' in readPage(html).languages))
      await untilPage(request, '/sitemap.xml', (xml) => !xml.includes('/de/rechtliche-hinweise/'))
      await untilPage(request, '/de/', (html) => !html.includes('/de/rechtliche-hinweise/'))
      expect(readPage(await (await request.get('/nl/disclaimer/')).text()).switcher.de).toBe('/de/')
    } finally {
      await studio.change('pages', id, { public: true, _status: 'published' }, 'de')
    }
    await expect.poll(() => statusOf(baseURL, '/de/rechtliche-hinweise/')).toBe(200)
  })
})

test.describe('the header', () => {
  test.afterEach(({ request, baseURL }) =>
    changeGlobal(request, baseURL, 'settings', { showLogoAtStart: true, changeOnScroll: true }),
  )

  test('waits with the logo at the top of home when staff want it so, and shows it everywhere else', async ({
    page,
    request,
    baseURL,
  }) => {
    await changeGlobal(request, baseURL, 'settings', { showLogoAtStart: false })
    await untilPage(request, '/de/', (html) => /<header[^>]* data-hides-logo/.test(html))
    await openAt(page, '/de/')
    const logo = page.getByRole('banner').getByRole('link').first()
    await expect(logo).toHaveCSS('opacity', '0')
    await page.evaluate(() => window.scrollTo(0, 300))
    await expect(logo).toHaveCSS('opacity', '1')
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(logo).toHaveCSS('opacity', '0')
    await page.goto('/de/kontakt/')
    await expect(logo).toHaveCSS('opacity', '1')
  })

  test('stays as it is when staff do not want it to change', async ({ page, request, baseURL }) => {
    await changeGlobal(request, baseURL, 'settings', { changeOnScroll: false })
    await untilPage(request, '/de/zu-verkaufen/', (html) =>
      /<header(?![^>]* data-changes)/.test(html),
    )
    await openAt(page, '/de/zu-verkaufen/')
    await page.evaluate(() => window.scrollTo(0, 300))
    await expect(page.locator('html')).toHaveClass(/shows-to-top/)
    await expect(page.getByRole('banner')).not.toHaveClass(/(^|\s)fixed(\s|$)/)
  })
})

test('a footer column that is not public in a language is not shown in it', async ({
  page,
  request,
  baseURL,
}) => {
  const studio = studioOf(request, baseURL)
  const { columns } = await studio.global('footer', 'de')
  const hidden = Array.isArray(columns)
    ? columns.map((column: object, at) => ({ ...column, public: at !== 1 }))
    : []
  try {
    await changeGlobal(request, baseURL, 'footer', { columns: hidden }, 'de')
    await untilPage(request, '/de/', (html) => !html.includes('>Angebot<'))
    await withConsent(page)
    await page.goto('/de/')
    await expect(page.getByRole('contentinfo').getByRole('heading', { level: 2 })).toHaveText([
      'Maison Hestia',
      'Leistungen',
      'Büro',
    ])
    await page.goto('/nl/')
    await expect(page.getByRole('contentinfo').getByRole('heading', { level: 2 })).toHaveCount(4)
  } finally {
    await changeGlobal(request, baseURL, 'footer', { columns }, 'de')
  }
  await untilPage(request, '/de/', (html) => html.includes('>Angebot<'))
})

test.describe('the banner of home', () => {
  const VIDEO = 'https://vimeo.com/76979871'

  test('is a picture, a gallery or a film, as staff choose', async ({ page, request, baseURL }) => {
    const studio = studioOf(request, baseURL)
    const [home] = await studio.find('pages', 'where[kind][equals]=home')
    const banner = home?.banner
    const images = (await studio.find('media', 'where[mimeType][like]=image/', 3)).map(
      ({ id }) => id,
    )
    const choose = (chosen: object) =>
      studio.change('pages', home?.id ?? '', {
        banner: { ...(typeof banner === 'object' && banner), ...chosen },
        _status: 'published',
      })
    await withConsent(page)
    try {
      await choose({ type: 'gallery', images })
      await untilPage(request, '/nl/', (html) => html.includes('data-slides'))
      await page.goto('/nl/')
      const slides = page.getByRole('list', { name: 'Foto’s' })
      await expect(slides.getByRole('listitem')).toHaveCount(3)
      const press = (button: string) => page.getByRole('button', { name: button }).click()
      const first = page.getByText('1 van 3')
      await press('Volgende foto')
      await expect(first).toBeHidden()
      await press('Vorige foto')
      await expect(first).toBeVisible()

      await choose({ type: 'video', videoUrl: VIDEO, images })
      await untilPage(request, '/nl/', (html) => html.includes(VIDEO))
      await page.goto('/nl/')
      await expect(
        page.locator('.banner').getByRole('link', { name: 'Video afspelen' }),
      ).toHaveAttribute('href', VIDEO)
      await expect(page.locator('iframe')).toHaveCount(0)

      await choose({ type: 'none' })
      await untilPage(request, '/nl/', (html) => !html.includes(VIDEO))
      await page.goto('/nl/')
      await expect(page.locator('.banner')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    } finally {
      await studio.change('pages', home?.id ?? '', { banner, _status: 'published' })
    }
    await untilPage(request, '/nl/', (html) => html.includes('class="banner'))
    await page.goto('/nl/')
    await expect(page.locator('.banner').getByRole('img').first()).toBeVisible()
    await expect(page.locator('[data-slides]')).toHaveCount(0)
  })
})
