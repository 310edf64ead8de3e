import { expect, test } from '@playwright/test'

import { asStaff } from './support/staff'

test('the home page shows its modules, each with its title', async ({ page }) => {
  await page.goto('/nl/')
  await expect(page.getByRole('article').filter({ hasText: '€' }).first()).toBeVisible()
  for (const title of [
    'Deze week op de markt',
    'Van de kust tot de Kempen',
    'Wat is uw woning waard?',
    'Uw eigendom in goede handen',
    /^(Goed om te weten|Voor wie het wil weten)$/,
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
  await rename('Goed om te weten', 'Voor wie het wil weten')
  await shows('Voor wie het wil weten')
  await rename('Voor wie het wil weten', 'Goed om te weten')
  await shows('Goed om te weten')
})
