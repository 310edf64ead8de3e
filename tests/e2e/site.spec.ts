import { expect, test } from '@playwright/test'

import { asStaff } from './support/staff'

test('the home page shows a module of each of the five kinds', async ({ page }) => {
  await page.goto('/nl/')
  await expect(page.getByRole('article').filter({ hasText: '€' }).first()).toBeVisible()
  for (const title of [
    'Nieuw in ons aanbod',
    'Uw eigendom in goede handen',
    'Goed om te weten',
    /^(Nieuw wonen|Wonen aan de Leie)$/,
    'Wat is uw woning waard?',
  ]) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
})

test('pages of the menu tree answer in each language, and what does not exist answers 404', async ({
  request,
}) => {
  for (const path of [
    '/nl/te-koop/woningen/',
    '/fr/a-vendre/',
    '/en/for-sale/',
    '/nl/bedankt/gratis-schatting/',
    '/nl/rentmeesterschap/',
  ]) {
    expect((await request.get(path)).status(), path).toBe(200)
  }
  for (const path of ['/nl/bestaat-niet/', '/xx/', '/nl/te-koop/nergens/']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('the bare address leads to the main language', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/nl\/$/)
})

test('a title that staff change is on the page without a new build', async ({
  page,
  request,
  baseURL,
}) => {
  const rename = (from: string, to: string) =>
    asStaff(request, baseURL, async (headers) => {
      const found = await request.get(`/api/modules?where[title][in]=${from},${to}&depth=0`, {
        headers,
      })
      const { docs } = (await found.json()) as { docs: { id: string }[] }
      const answer = await request.patch(`/api/modules/${docs[0]?.id}?locale=nl`, {
        headers,
        data: { title: to, _status: 'published' },
      })
      expect(answer.status()).toBe(200)
    })
  const shows = (title: string) =>
    expect(async () => {
      await page.goto('/nl/')
      await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 500 })
    }).toPass()

  await page.goto('/nl/')
  await rename('Nieuw wonen', 'Wonen aan de Leie')
  await shows('Wonen aan de Leie')
  await rename('Wonen aan de Leie', 'Nieuw wonen')
  await shows('Nieuw wonen')
})
