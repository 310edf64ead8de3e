import { expect, test, type Page } from '@playwright/test'

import { readPage } from './support/html'
import { devices, openAt } from './support/shell'
import { asStaff, untilPage } from './support/staff'
import { studioOf } from './support/studio'

const words = {
  nl: {
    list: '/nl/projecten/',
    table: 'Prijslijst',
    floors: ['Gelijkvloers', 'Verdieping 1'],
    sold: 'Verkocht',
    soldNotice: 'Deze eenheid is verkocht.',
    free: /\d van \d+/,
    works: 'Stand van de werken',
    left: /Nog \d+ vrij|Uitverkocht/,
  },
  en: {
    list: '/en/projects/',
    table: 'Price list',
    floors: ['Ground floor', 'Floor 1'],
    sold: 'Sold',
    soldNotice: 'This unit is sold.',
    free: /\d of \d+/,
    works: 'Progress of the works',
    left: /\d+ still available|Sold out/,
  },
} as const

/** The project whose units lie on several floors. */
async function addressIn(page: Page, list: string): Promise<string> {
  const { links } = readPage(await (await page.request.get(list)).text())
  const address = links.find((href) => href.endsWith('/200001/')) ?? ''
  expect(address).toContain(list)
  return address
}

test.use({ javaScriptEnabled: false })

for (const [language, own] of Object.entries(words)) {
  test.describe(`a project in ${language}`, () => {
    test('stands in the list with what is left of it', async ({ page }) => {
      await page.goto(own.list)
      const ofDemo = page.getByRole('article').filter({ has: page.locator('a[href*="/20000"]') })
      await expect(ofDemo).toHaveCount(3)
      for (const card of await ofDemo.all()) await expect(card.getByText(own.left)).toBeVisible()
    })

    test('lists its units by floor, each leading to its page, and hides the price of what is sold', async ({
      page,
    }) => {
      const address = await addressIn(page, own.list)
      await page.goto(address)
      const table = page.getByRole('table', { name: own.table })
      for (const floor of own.floors)
        await expect(table.getByRole('rowheader', { name: floor, exact: true })).toBeVisible()
      await expect(page.getByText(own.free).first()).toBeVisible()
      const sold = table.getByRole('row').filter({ hasText: own.sold })
      expect(await sold.count()).toBeGreaterThan(0)
      for (const row of await sold.all()) {
        await expect(row).not.toContainText('€')
        await expect(row).toContainText(own.soldNotice)
      }
      const unit = table.getByRole('link').first()
      await expect(unit).toHaveAttribute('href', new RegExp(`^${address}[^/]+/\\d+/$`))
      await unit.click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    test('tells how far the works are', async ({ page }) => {
      await page.goto(await addressIn(page, own.list))
      const works = page.getByRole('region', { name: own.works })
      expect(await works.getByRole('listitem').count()).toBeGreaterThan(0)
    })
  })
}

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nxref\n0 1\ntrailer<</Root 1 0 R>>\nstartxref\n45\n%%EOF\n',
)

test('a paper that staff attach to a project is named on its page at once, and asked for by the number of the project', async ({
  page,
  request,
  baseURL,
}) => {
  const address = await addressIn(page, words.nl.list)
  const [project] = await studioOf(request, baseURL).find(
    'projects',
    'where[reference][equals]=200001',
  )
  await page.goto(address)
  const title = `Lastenboek ${Date.now()}`
  const data = { title, kind: 'other', project: project?.id, visibleOnRequest: true }
  const id = await asStaff(request, baseURL, async (headers) => {
    const file = {
      name: 'geheim.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.concat([PDF, Buffer.from(`%${title}`)]),
    }
    const answer = await request.post('/api/documents?locale=nl', {
      headers,
      multipart: { _payload: JSON.stringify(data), file },
    })
    expect(answer.status(), await answer.text()).toBe(201)
    return ((await answer.json()) as { doc: { id: string } }).doc.id
  })
  try {
    await untilPage(request, address, (html) => html.includes(title))
    await page.goto(address)
    await expect(page.getByRole('link', { name: 'Documenten aanvragen' })).toHaveAttribute(
      'href',
      '/nl/contact/?about=documents&project=200001#ask',
    )
  } finally {
    await asStaff(
      request,
      baseURL,
      async (headers) => void (await request.delete(`/api/documents/${id}`, { headers })),
    )
  }
  await untilPage(request, address, (html) => !html.includes(title))
})

test('projects stand four in a row on a wide screen, and as long as they are fewer each has a row of its own', async ({
  page,
  request,
  baseURL,
}) => {
  await page.setViewportSize(devices.desktop)
  const columns = () =>
    page
      .getByRole('main')
      .getByRole('article')
      .first()
      .evaluate(
        ({ parentElement: list }) =>
          list && getComputedStyle(list).gridTemplateColumns.split(' ').length,
      )
  await page.goto(words.nl.list)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
  expect(await columns()).toBe(1)

  const studio = studioOf(request, baseURL)
  const [city] = await studio.find('cities', 'where[zip][equals]=9000')
  const title = 'Vierde project'
  await studio.create('projects', {
    title,
    goal: 'sale',
    marquee: 'none',
    city: city?.id,
    public: true,
    _status: 'published',
  })
  try {
    await untilPage(request, words.nl.list, (html) => html.includes(title))
    await page.goto(words.nl.list)
    expect(await columns()).toBe(4)
  } finally {
    await studio.clear()
  }
  await untilPage(request, words.nl.list, (html) => !html.includes(title))
})

test('on a phone the price list fits, and stays a table for screen readers', async ({ page }) => {
  await page.setViewportSize(devices.phone)
  await page.goto(await addressIn(page, words.nl.list))
  expect(
    await page.getByRole('table', { name: words.nl.table }).getByRole('row').count(),
  ).toBeGreaterThan(10)
  const box = await page.getByRole('table', { name: words.nl.table }).boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(devices.phone.width)
})

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true })
  test('a press on a photo shows it large, and Escape leads back', async ({ page }) => {
    await openAt(page, await addressIn(page, words.nl.list))
    await page.getByRole('list', { name: 'Foto’s' }).getByRole('link').first().click()
    const lightbox = page.locator('.lightbox')
    await expect(lightbox).toContainText('1 / 5')
    await page.keyboard.press('Escape')
    await expect(lightbox).toHaveCount(0)
  })

  test('the pages are as wide as the window', async ({ page }) => {
    for (const viewport of Object.values(devices)) {
      await page.setViewportSize(viewport)
      await openAt(page, await addressIn(page, words.nl.list))
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0)
    }
  })
})
