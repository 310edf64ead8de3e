import { expect } from '@playwright/test'

import { openStudio, test } from './support/staff'
import { ownPath, studioOf, type Studio } from './support/studio'

let studio: Studio

test.beforeEach(({ page, baseURL }) => {
  studio = studioOf(page.request, baseURL)
})
test.afterEach(() => studio.clear())

test('two drafts are looked at together, go on the site in one press, and are taken back in one', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const paths = [ownPath('bundel-een'), ownPath('bundel-twee')]
  const name = ownPath('Lente')
  const statusOf = async (path: string) =>
    (await page.request.get(`/nl/${path}/`, { maxRedirects: 0 })).status()
  const statuses = () => Promise.all(paths.map(statusOf))

  const release = await studio.create('releases', { name })
  for (const path of paths) {
    const page_ = { title: path, path, kind: 'content', _status: 'draft' }
    const id = await studio.create('pages', page_)
    await openStudio(page, baseURL, `/admin/collections/pages/${id}`)
    const panel = page.locator('.hestia-release--beside')
    await panel.getByLabel('Welke bundel').selectOption({ label: name })
    await panel.getByRole('button', { name: 'Toevoegen' }).click()
    await expect(panel).toContainText(name)
    await expect(panel.getByRole('button', { name: 'Toevoegen' })).toHaveCount(0)
  }
  expect(await statuses()).toEqual([404, 404])

  await openStudio(page, baseURL, `/admin/collections/releases/${release}`)
  const content = page.locator('.hestia-release')
  for (const path of paths) await expect(content).toContainText(path)
  const preview = await content
    .getByRole('link', { name: 'Voorbeeld van de site' })
    .getAttribute('href')
  const look = await page.context().newPage()
  await look.goto(String(preview))
  await look.goto(`${look.url().replace(/\/$/, '')}/${paths[1]}/`)
  await expect(look.getByRole('heading', { level: 1 })).toContainText(String(paths[1]))
  await look.close()
  expect(await statuses()).toEqual([404, 404])

  // A moment is an action of its own: the form of the release goes on from there.
  await content.getByLabel('Dag').fill('2099-06-01')
  await content.getByRole('button', { name: 'Plannen' }).click()
  await expect(content.getByText(/Gaat vanzelf op de site op/)).toBeVisible()
  await page.locator('#field-name').fill(`${name} 2`)
  await page.locator('#action-save').click()
  const stored = async () => (await studio.find('releases', `where[id][equals]=${release}`))[0]
  await expect.poll(async () => (await stored())?.name).toBe(`${name} 2`)

  await content.getByRole('button', { name: 'Nu op de site zetten' }).click()
  await expect(page.getByText('De bundel staat op de site.')).toBeVisible()
  await expect.poll(statuses).toEqual([200, 200])

  await content.getByRole('button', { name: 'Alles terugdraaien' }).click()
  await expect(page.getByText('De bundel is teruggedraaid')).toBeVisible()
  await expect.poll(statuses).toEqual([404, 404])
})
