import { expect, test, type Page } from '@playwright/test'

import { untilPage } from './support/staff'
import { studioOf } from './support/studio'

const words = {
  nl: { list: '/nl/te-koop/', rent: '/nl/te-huur/', type: 'Type', house: /^Huis/, price: 'Prijs', to: 'Tot en met', show: 'Toon de panden', paging: /Pagina (\d+) van (\d+) met (\d+) pand/, next: 'Volgende pagina', sort: 'Nieuwste eerst', cheapest: 'Goedkoopste eerst', empty: 'Geen panden gevonden', near: 'Wel in de buurt', register: 'Zoekopdracht nalaten', remove: 'Alle filters wissen', town: 'Gemeente' },
  fr: { list: '/fr/a-vendre/', rent: '/fr/a-louer/', type: 'Type', house: /^Maison/, price: 'Prix', to: 'Jusqu’à', show: 'Afficher les biens', paging: /Page (\d+) sur (\d+) avec (\d+) bien/, next: 'Page suivante', sort: 'Les plus récents', cheapest: 'Prix croissant', empty: 'Aucun bien trouvé', near: 'À proximité', register: 'Déposer une recherche', remove: 'Effacer tous les filtres', town: 'Commune' },
} // prettier-ignore

const openFilter = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()
const numbers = (text: string | null) => Number((text ?? '').replace(/\D/g, ''))

for (const [language, own] of Object.entries(words)) {
  const totalOf = async (page: Page) => Number(own.paging.exec(await page.getByText(own.paging).innerText())?.[3])

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`a list in ${language} ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled })
      test.beforeEach(({ context }) => context.addInitScript(() => localStorage.setItem('consent', 'set')))

      test('is narrowed by a link that says how many it leads to, and widened again', async ({ page }) => {
        await page.goto(own.list)
        const all = await totalOf(page)
        await openFilter(page, own.type)
        const choice = page.getByRole('group', { name: own.type }).getByRole('link', { name: own.house })
        const promised = numbers((await choice.locator('small').innerText()).trim())
        await choice.click()
        await expect(page).toHaveURL(/\?type=1$/)
        expect(await totalOf(page)).toBe(promised)
        expect(promised).toBeLessThan(all)
        await page.getByRole('link', { name: own.remove }).click()
        await expect(page).toHaveURL(new RegExp(`${own.list}$`))
        expect(await totalOf(page)).toBe(all)
      })

      test('is narrowed by price in a form, and the address says nothing that was not asked', async ({ page }) => {
        await page.goto(`${own.list}?type=1`)
        await openFilter(page, own.price)
        const option = page.getByLabel(own.to).locator('option[value="400000"]')
        const promised = Number(/\((\d+)\)/.exec(await option.innerText())?.[1])
        await page.getByLabel(own.to).selectOption('400000')
        await page.getByRole('button', { name: own.show }).click()
        await expect(page).toHaveURL(/\?type=1&price_to=400000$/)
        expect(await totalOf(page)).toBe(promised)
      })

      test('is sorted by price, and goes on to a second page that says so', async ({ page }) => {
        await page.goto(own.list)
        await openFilter(page, own.sort)
        await page.getByRole('link', { name: own.cheapest }).click()
        await expect(page).toHaveURL(/\?sort=price$/)
        const prices = await page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts()
        const asked = prices.filter((text) => text.includes('€')).map(numbers)
        expect(asked.length).toBeGreaterThan(5)
        expect(asked).toEqual(asked.toSorted((a, b) => a - b))
        await page.getByRole('link', { name: own.next }).click()
        await expect(page).toHaveURL(/\?sort=price&page=2$/)
        await expect(page).toHaveTitle(own.paging)
      })

      test('with nothing in it says so, with what is near and a way to be told', async ({ page }) => {
        await page.goto(`${own.list}?city=Gent%7C9000&price_to=1000`)
        await expect(page.getByRole('heading', { name: own.empty })).toBeVisible()
        await expect(page.getByRole('region', { name: own.near }).getByRole('article')).toHaveCount(6)
        await expect(page.getByRole('link', { name: own.register })).toBeVisible()
      })
    })
  }
}

test('a filtered list is the same list in another language, its town by its name there', async ({ page }) => {
  await page.goto('/nl/te-koop/?city=Gent%7C9000&bedrooms=2')
  const french = page.getByRole('banner').getByRole('link', { name: /^FR/ }).first()
  await expect(french).toHaveAttribute('href', '/fr/a-vendre/?city=Gand%7C9000&bedrooms=2')
})

test('what is written otherwise leads to the one address of the same list', async ({ request }) => {
  const answer = await request.get('/nl/te-koop/?type=1&city=gand%7C9000&price_from=&page=-3', { maxRedirects: 0 })
  expect(answer.status()).toBe(307)
  expect(answer.headers().location).toBe('/nl/te-koop/?city=Gent%7C9000&type=1')
})

test('a list with filters is not for search engines, the plain one is', async ({ request }) => {
  const robots = '<meta name="robots" content="noindex'
  expect(await (await request.get('/nl/te-koop/?type=1')).text()).toContain(robots)
  expect(await (await request.get('/nl/te-koop/')).text()).not.toContain(robots)
})

test('a listing that is published, made cheaper, sold and withdrawn is so in lists at once', async ({ request, baseURL }) => {
  const studio = studioOf(request, baseURL)
  const [[type], [city]] = [await studio.find('property-types', 'where[webId][equals]=1'), await studio.find('cities', 'where[zip][equals]=8000')]
  const data = { title: 'Proefpand van de lijst', goal: 'rent', status: 'active', marquee: 'none', price: 4321, bedrooms: 9, public: true }
  const id = await studio.create('properties', { ...data, mainType: type?.id, city: city?.id, _status: 'published' })
  try {
    const [made] = await studio.find('properties', `where[id][equals]=${id}`)
    const address = `/${String(made?.reference)}/`
    /** Below the list stands a module with what has just come, whatever is asked. */
    const holds = (html: string) => html.split('Net te huur gekomen')[0]?.includes(address) === true
    const change = (more: Record<string, unknown>) => studio.change('properties', id, { _status: 'published', ...more })
    const [list, cheap] = ['/nl/te-huur/', '/nl/te-huur/?price_to=2000']
    await untilPage(request, list, holds)
    await untilPage(request, cheap, (html) => !holds(html))
    await change({ price: 1999 })
    await untilPage(request, cheap, holds)
    await untilPage(request, '/sitemap.xml', holds)
    await change({ marquee: 'rented', status: 'rented' })
    await untilPage(request, cheap, (html) => holds(html) && html.includes('Verhuurd'))
    await change({ status: 'cancelled' })
    for (const path of [list, cheap, '/sitemap.xml']) await untilPage(request, path, (text) => !text.includes(address))
  } finally {
    await studio.clear()
  }
})
