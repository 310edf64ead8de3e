import { expect, test } from '@playwright/test'

import { beside, openBeside, previewed, toggle } from './support/beside'
import { openStudio, untilPage } from './support/staff'
import { ownPath, studioOf, type Studio } from './support/studio'

let studio: Studio

test.use({ viewport: { width: 1440, height: 1000 } })
test.beforeEach(({ page, baseURL }) => {
  studio = studioOf(page.request, baseURL)
})
test.afterEach(() => studio.clear())

const unsaved = 'met wat u nu typt. Het is nog niet bewaard.'

for (const [collection, data] of Object.entries(previewed))
  test(`what is typed in ${collection} is seen beside the form without a save`, async ({
    page,
    baseURL,
  }) => {
    const before = ownPath('eerst')
    const typed = ownPath('getypt')
    const own = { ...(await data(studio)), title: before, _status: 'draft' }
    const id = await studio.create(collection, own)
    await openStudio(page, baseURL, `/admin/collections/${collection}/${id}`)
    await openBeside(page)
    const heading = beside(page).getByRole('heading', { level: 1 })
    const state = beside(page).locator('.preview-state')
    await expect(heading).toHaveText(before)
    await expect(state).toContainText('van het concept')
    await page.locator('#field-title').fill(typed)
    await expect(heading).toHaveText(typed)
    await expect(state).toContainText(unsaved)
    const stored = await studio.find(collection, `where[id][equals]=${id}&draft=true`)
    expect(stored.map(({ title }) => title)).toEqual([before])

    await page.locator('#action-save-draft').click()
    await expect(state).toContainText('van het concept')
    await expect(heading).toHaveText(typed)
    await toggle(page).click()
  })

test('what is typed in a page that is published stays away from visitors', async ({
  page,
  request,
  baseURL,
}) => {
  const path = ownPath('openbaar')
  const before = ownPath('voor')
  const id = await studio.create('pages', {
    title: before,
    path,
    kind: 'content',
    _status: 'published',
  })
  await studio.change('pages', id, { title: ownPath('avant'), path, public: true }, 'fr')
  await untilPage(request, `/nl/${path}/`, (html) => html.includes(before))
  const typed = ownPath('nl')
  await openStudio(page, baseURL, `/admin/collections/pages/${id}`)
  await openBeside(page)
  await page.locator('#field-title').fill(typed)
  await expect(beside(page).getByRole('heading', { level: 1 })).toHaveText(typed)
  for (const code of ['nl', 'fr'])
    expect(await (await request.get(`/${code}/${path}/`)).text()).not.toContain(typed)
  await page.locator('#action-save').click()
  await untilPage(request, `/nl/${path}/`, (html) => html.includes(typed))
})

test('a value that cannot be leaves the last good page, and the bar names its field', async ({
  page,
  baseURL,
}) => {
  const title = ownPath('fout')
  const data = await previewed.properties?.(studio)
  const id = await studio.create('properties', { ...data, title, price: 425_000, _status: 'draft' })
  await openStudio(page, baseURL, `/admin/collections/properties/${id}`)
  await openBeside(page)
  const heading = beside(page).getByRole('heading', { level: 1 })
  const state = beside(page).locator('.preview-state')
  await expect(heading).toContainText(title)
  await page
    .getByRole('button', { name: /^Prijs/ })
    .first()
    .click()
  const price = page.locator('#field-price')
  await price.fill('-7')
  await expect(state).toContainText('wat bij “Prijs” staat, kan zo niet')
  await expect(beside(page).locator('main')).toContainText('425.000')
  await price.fill('430000')
  await expect(beside(page).locator('main')).toContainText('430.000')
  await expect(state).toContainText(unsaved)

  // The site cannot be asked: the page stays, and comes again with the next key.
  await page.route('**/api/properties/*/typed', (route) => route.abort())
  await page.locator('#field-price').fill('440000')
  await expect(state).toContainText('kon nu niet getoond worden')
  await expect(beside(page).locator('main')).toContainText('430.000')
  await page.unroute('**/api/properties/*/typed')
  await page.locator('#field-price').fill('450000')
  await expect(beside(page).locator('main')).toContainText('450.000')
})
