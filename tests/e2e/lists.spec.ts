import { expect, test, type Page } from '@playwright/test'

import { answerConsent } from './support/consent'
import { openAt } from './support/shell'

const words = {
  nl: { list: '/nl/te-koop/', rent: '/nl/te-huur/', type: 'Type', house: /^Huis/, price: 'Prijs', to: 'Tot en met', bar: 'Sorteer, ', clear: 'Wissen', paging: /Pagina (\d+) van (\d+) met (\d+) pand/, next: 'Volgende pagina', sort: 'Nieuwste eerst', cheapest: 'Goedkoopste eerst', empty: 'Geen panden gevonden', without: /^Zonder ‘tot €.1\.000’: (\d+) pand/, register: 'Meer wensen? Vul de hele zoekopdracht in' },
  fr: { list: '/fr/a-vendre/', rent: '/fr/a-louer/', type: 'Type', house: /^Maison/, price: 'Prix', to: 'Jusqu’à', bar: 'Trier, ', clear: 'Effacer', paging: /Page (\d+) sur (\d+) avec (\d+) bien/, next: 'Page suivante', sort: 'Les plus récents', cheapest: 'Prix croissant', empty: 'Aucun bien trouvé', without: /^Sans «\sjusqu’à .*1.000.*\s»\s: (\d+) bien/, register: 'D’autres souhaits ? Remplissez la recherche complète' },
} // prettier-ignore

const openFilter = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()
const numbers = (text: string | null) => Number((text ?? '').replace(/\D/g, ''))

for (const [language, javaScriptEnabled] of [
  ['nl', true],
  ['fr', false],
] as const) {
  const own = words[language]
  const totalOf = async (page: Page) =>
    Number(own.paging.exec(await page.getByText(own.paging).innerText())?.[3])

  test.describe(`a list in ${language} ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled })
    test.beforeEach(({ context }) => answerConsent(context))

    test('is narrowed by values that say how many each leads to, and widened again', async ({
      page,
    }) => {
      await page.goto(own.list)
      const all = await totalOf(page)
      await openFilter(page, own.type)
      const panel = page.getByRole('group', { name: own.type })
      const choice = panel.locator('label').filter({ hasText: own.house })
      const promised = numbers(await choice.locator('i').innerText())
      await choice.click()
      await panel.getByRole('button').click()
      await expect(page).toHaveURL(/\?type=1$/)
      expect(await totalOf(page)).toBe(promised)
      expect(promised).toBeLessThan(all)
      await page.getByRole('main').locator('[data-filter=type] .filter-button').click()
      await panel.getByRole('link', { name: own.clear }).click()
      // Without a script it is a link to the list; with one it waits for the button.
      if (javaScriptEnabled) await panel.getByRole('button').click()
      await expect(page).toHaveURL(new RegExp(`${own.list}$`))
      expect(await totalOf(page)).toBe(all)
    })

    test('is narrowed by price in a form, and the address says nothing that was not asked', async ({
      page,
    }) => {
      await page.goto(`${own.list}?type=1`)
      const houses = await totalOf(page)
      await openFilter(page, own.price)
      const panel = page.getByRole('group', { name: own.price })
      await panel.getByLabel(own.to).fill('400.000')
      await panel.getByRole('button').click()
      await expect(page).toHaveURL(/\?type=1&price_to=400000$/)
      expect(await totalOf(page)).toBeLessThan(houses)
      const prices = await page.locator('.list-results article h2').allInnerTexts()
      expect(prices.length).toBeGreaterThan(0)
      for (const price of prices) expect(numbers(price)).toBeLessThanOrEqual(400_000)
    })

    test('is sorted by price, and goes on to a second page that says so', async ({ page }) => {
      await page.goto(own.list)
      await openFilter(page, own.bar + own.sort)
      await page.getByRole('link', { name: own.cheapest }).click()
      await expect(page).toHaveURL(/\?sort=price$/)
      const prices = await page
        .getByRole('main')
        .getByRole('article')
        .getByRole('heading')
        .allInnerTexts()
      const asked = prices.filter((text) => text.includes('€')).map(numbers)
      expect(asked.length).toBeGreaterThan(5)
      expect(asked).toEqual(asked.toSorted((a, b) => a - b))
      await page.getByRole('link', { name: own.next }).click()
      await expect(page).toHaveURL(/\?sort=price&page=2$/)
      await expect(page).toHaveTitle(own.paging)
    })

    test('with nothing in it says so, with what one filter less finds and a way to be told', async ({
      page,
    }) => {
      await page.goto(`${own.list}?city=Gent%7C9000&price_to=1000`)
      await expect(page.getByRole('heading', { name: own.empty })).toBeVisible()
      const closest = page.getByRole('region', { name: own.without })
      const without = closest.getByRole('link', { name: own.without })
      const count = Number(own.without.exec(await without.innerText())?.[1])
      expect(count).toBeGreaterThan(0)
      await expect(closest.getByRole('article')).toHaveCount(Math.min(count, 6))
      await expect(without).toHaveAttribute('href', /\?city=(Gent|Gand)%7C9000$/)
      await expect(page.getByRole('link', { name: own.register })).toBeVisible()
    })
  })
}

test('where no single filter is to blame, the list offers others, those nearest to the budget first', async ({
  page,
}) => {
  await page.goto('/nl/te-koop/?price_from=900000000&bedrooms=500')
  const others = page.getByRole('region', { name: 'Ander aanbod' })
  await expect(others.getByRole('article')).toHaveCount(6)
  const headings = await others.getByRole('article').getByRole('heading').allInnerTexts()
  const prices = headings.filter((text) => text.includes('€')).map(numbers)
  expect(prices.length).toBeGreaterThan(3)
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
})

test('a filtered list is the same list in another language, its town by its name there', async ({
  page,
}) => {
  await page.goto('/nl/te-koop/?city=Gent%7C9000&bedrooms=2')
  const french = page.getByRole('link', { name: /^FR/ }).first()
  await expect(french).toHaveAttribute('href', '/fr/a-vendre/?city=Gand%7C9000&bedrooms=2')
})

test('what is written otherwise leads to the one address of the same list', async ({ request }) => {
  const answer = await request.get('/nl/te-koop/?type=1&city=gand%7C9000&price_from=&page=-3', {
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(307)
  expect(answer.headers().location).toBe('/nl/te-koop/?city=Gent%7C9000&type=1')
})

test('a list with filters is not for search engines, the plain one is', async ({ request }) => {
  const robots = '<meta name="robots" content="noindex'
  expect(await (await request.get('/nl/te-koop/?type=1')).text()).toContain(robots)
  expect(await (await request.get('/nl/te-koop/')).text()).not.toContain(robots)
})

for (const [width, inRow] of [
  [768, 2],
  [1024, 3],
  [1280, 3],
] as const)
  test(`a card alone in its row takes the row on ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openAt(page, '/nl/zoeken/?q=te%20koop')
    const cards = page.locator('main .cards')
    const widths = await cards.evaluate(
      (list, keep) => {
        for (const card of [...list.children].slice(keep)) card.remove()
        return [...list.children].map((card) => Math.round(card.getBoundingClientRect().width))
      },
      2 * inRow + 1,
    )
    const whole = await cards.evaluate((list) => Math.round(list.getBoundingClientRect().width))
    expect(widths.at(-1)).toBe(whole)
    for (const one of widths.slice(0, -1)) expect(one).toBeLessThan(whole / inRow)
    // The picture stands in line with those above it.
    const pictures = await cards
      .locator('article img')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
    expect(Math.abs((pictures.at(-1) ?? 0) - (pictures[0] ?? 0))).toBeLessThanOrEqual(2)
  })

test('the list of projects fills its rows', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openAt(page, '/nl/projecten/')
  const cards = page.locator('main article')
  const count = await cards.count()
  expect(count).toBeGreaterThan(0)
  const widths = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().width),
  )
  for (const width of widths) expect(width).toBeGreaterThan(1200)
})

for (const address of ['/nl/', '/nl/te-koop/', '/nl/reviews/', '/nl/gratis-schatting/'])
  test(`the last band of ${address} meets the footer`, async ({ page }) => {
    await openAt(page, address)
    const gap = await page.evaluate(() => {
      const last = document.querySelector('main')?.lastElementChild?.getBoundingClientRect()
      const footer = document.querySelector('footer')?.getBoundingClientRect()
      return last && footer ? Math.round(footer.top - last.bottom) : undefined
    })
    expect(gap).toBe(0)
  })
