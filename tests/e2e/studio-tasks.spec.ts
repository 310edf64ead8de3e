import { expect, test } from '@playwright/test'

import { openStudio, openTab, untilPage } from './support/staff'
import { ownPath, studioOf, type Studio } from './support/studio'

let studio: Studio

test.use({ viewport: { width: 1440, height: 1000 } })
test.beforeEach(({ page, baseURL }) => {
  studio = studioOf(page.request, baseURL)
})
test.afterEach(() => studio.clear())

const pageOf = (title: string) => ({ title, path: title, kind: 'content', _status: 'published' })

test('an earlier version of a page is put back', async ({ page, request, baseURL }) => {
  const former = ownPath('vroeger')
  const later = ownPath('later')
  const id = await studio.create('pages', pageOf(former))
  await studio.change('pages', id, { title: later })
  await untilPage(request, `/nl/${former}/`, (html) => html.includes(later))
  await openStudio(page, baseURL, `/admin/collections/pages/${id}/versions`)
  const rows = page.getByRole('listitem').filter({ hasText: 'Vergelijken of terugzetten' })
  await rows.last().getByRole('link', { name: 'Vergelijken of terugzetten' }).click()
  await page
    .getByRole('button', { name: /^Herstel/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /Bevestig|Herstel/ })
    .last()
    .click()
  await expect
    .poll(async () => (await studio.find('pages', `where[id][equals]=${id}`))[0]?.title)
    .toBe(former)
  await untilPage(request, `/nl/${former}/`, (html) => !html.includes(later))
})

test('a page is duplicated as a draft with a path of its own', async ({
  page,
  request,
  baseURL,
}) => {
  const title = ownPath('bron')
  const id = await studio.create('pages', pageOf(title))
  await openStudio(page, baseURL, `/admin/collections/pages/${id}`)
  await page.locator('.doc-controls__popup button').first().click()
  await page.getByRole('button', { name: 'Dupliceren', exact: true }).click()
  await expect(page.locator('#field-title')).toHaveValue(`${title} (kopie)`)
  await expect(page).not.toHaveURL(new RegExp(id))
  const copy = page.url().match(/pages\/([\da-f-]{36})/)?.[1] ?? ''
  const [made] = await studio.find('pages', `where[id][equals]=${copy}&draft=true`)
  expect(made).toMatchObject({ title: `${title} (kopie)`, _status: 'draft' })
  expect(made?.path).not.toBe(title)
  expect((await request.get(`/nl/${String(made?.path)}/`)).status()).toBe(404)
  await studio.remove('pages', copy)
})

test('an old address without a language leads visitors on', async ({ page, request, baseURL }) => {
  const old = ownPath('oude')
  const title = ownPath('doel')
  await studio.create('pages', pageOf(title))
  await untilPage(request, `/nl/${title}/`, (html) => html.includes(title))
  await openStudio(page, baseURL, '/admin/collections/redirects/create')
  await page.locator('#field-from').fill(old)
  await page.locator('#field-page input').first().fill(title)
  await page.locator('.rs__option').filter({ hasText: title }).first().click()
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click()
  await expect(page).toHaveURL(/redirects\/[\da-f-]{36}/)
  await expect
    .poll(async () => new URL((await request.get(`/${old}/`)).url()).pathname)
    .toBe(`/nl/${title}/`)
  const made = page.url().match(/redirects\/([\da-f-]{36})/)?.[1] ?? ''
  await studio.remove('redirects', made)
})

test('a list of owners is taken away as a table, with what is filtered', async ({
  page,
  baseURL,
}) => {
  const name = ownPath('Eigenaar')
  const email = `${name.toLowerCase()}@people.test`
  await studio.create('owners', { lastName: name, email, language: 'nl' })
  await openStudio(page, baseURL, `/admin/collections/owners?search=${name}`)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Deze lijst exporteren (CSV)' }).click()
  const file = await (await coming).createReadStream()
  let text = ''
  for await (const part of file) text += String(part)
  const lines = text.trim().split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(email)
})

test('a colour that reads badly is told with a better one, and nothing changes for visitors', async ({
  page,
  request,
  baseURL,
}) => {
  // Only the theme: others change what else the page shows meanwhile.
  const theme = async () =>
    /<style>:root[^<]*<\/style>/.exec(await (await request.get('/nl/')).text())?.[0]
  const before = await theme()
  expect(before).toContain('--color-')
  await openStudio(page, baseURL, '/admin/globals/settings')
  await openTab(page.locator('.tabs-field__tab-button').filter({ hasText: 'Vormgeving' }))
  const colour = page.locator('[id="field-themeDraft__brick"]')
  await colour.fill('#f5f5a0')
  await expect(page.getByText(/Moeilijk leesbaar/).first()).toBeVisible()
  await page
    .getByRole('button', { name: /^Neem #/ })
    .first()
    .click()
  await expect(page.getByText(/Goed leesbaar/).first()).toBeVisible()
  expect(await colour.inputValue()).not.toBe('#f5f5a0')
  expect(await theme()).toBe(before)
})
