import { expect, test } from '@playwright/test'

import { asStaff } from './support/staff'
import { ownPath, studioOf, type Studio } from './support/studio'

test.describe.configure({ mode: 'serial' })

let studio: Studio

test.beforeEach(({ page, baseURL }) => {
  studio = studioOf(page.request, baseURL)
})
test.afterEach(() => studio.clear())

test('an editor moves a page by keyboard, sees what changes, and visitors are led on', async ({
  page,
  baseURL,
}) => {
  const first = ownPath('eerste')
  const second = ownPath('tweede')
  await studio.create('pages', {
    title: first,
    path: first,
    kind: 'content',
    sort: 9001,
    _status: 'published',
  })
  await studio.create('pages', {
    title: second,
    path: second,
    kind: 'content',
    sort: 9002,
    _status: 'published',
  })
  await asStaff(page.request, baseURL, async () => {
    await page.goto('/admin/pages-tree')
  })
  const into = page.getByRole('button', { name: `${second} een niveau dieper` })
  await into.focus()
  await into.press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: `${second} staat nu op plaats 1 onder ${first}.` }),
  ).toBeVisible()
  await expect(into).toBeFocused()
  await expect(page.getByText(`/nl/${first}/${second}/`).first()).toBeVisible()
  await expect(page.getByText('Wie het oude adres kent, wordt doorverwezen.')).toBeVisible()
  await page.getByRole('button', { name: 'Bewaren' }).press('Enter')
  await expect(page.getByText('De nieuwe plaatsen zijn bewaard.')).toBeVisible()
  await expect
    .poll(
      async () =>
        (await page.request.get(`/nl/${second}/`, { maxRedirects: 0 })).headers().location ?? '',
    )
    .toContain(`/nl/${first}/${second}/`)
})

test('what was moved is put back with one press, and nothing is saved', async ({
  page,
  baseURL,
}) => {
  const name = ownPath('los')
  const id = await studio.create('pages', {
    title: name,
    path: name,
    kind: 'content',
    sort: 9003,
    _status: 'published',
  })
  await asStaff(page.request, baseURL, async () => {
    await page.goto('/admin/pages-tree')
  })
  await page.getByRole('button', { name: `${name} omhoog` }).click()
  await expect(page.getByRole('heading', { name: 'Nog niet bewaard' })).toBeVisible()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByRole('heading', { name: 'Nog niet bewaard' })).toHaveCount(0)
  expect((await studio.find('pages', `where[id][equals]=${id}`))[0]).toMatchObject({ sort: 9003 })
})
