import { expect, test } from '@playwright/test'

test('the home page shows a module of each of the five kinds', async ({ page }) => {
  await page.goto('/nl/')
  await expect(page.getByRole('article').filter({ hasText: '€' }).first()).toBeVisible()
  for (const title of ['Nieuw in ons aanbod', 'Uw eigendom in goede handen', 'Goed om te weten', 'Nieuw wonen', 'Wat is uw woning waard?']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
})

test('pages of the menu tree answer in each language, and what does not exist answers 404', async ({ request }) => {
  for (const path of ['/nl/te-koop/woningen/', '/fr/a-vendre/', '/en/for-sale/', '/nl/bedankt/gratis-schatting/', '/nl/rentmeesterschap/']) {
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

test('a title that staff change is on the page without a new build', async ({ page, request, baseURL = '' }) => {
  const { HESTIA_ADMIN_EMAIL: email, HESTIA_ADMIN_PASSWORD: password } = process.env
  const headers = { Origin: baseURL }
  expect((await request.post('/api/users/login', { headers, data: { email, password } })).ok()).toBe(true)
  const found = await request.get('/api/modules?where[title][equals]=Nieuw wonen&depth=0', { headers })
  const [renamed] = ((await found.json()) as { docs: { id: string }[] }).docs

  const rename = (title: string) => request.patch(`/api/modules/${renamed?.id}?locale=nl`, { headers, data: { title, _status: 'published' } })
  const shows = (title: string) =>
    expect(async () => {
      await page.goto('/nl/')
      await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 500 })
    }).toPass()

  await page.goto('/nl/')
  expect((await rename('Wonen aan de Leie')).ok()).toBe(true)
  await shows('Wonen aan de Leie')
  expect((await rename('Nieuw wonen')).ok()).toBe(true)
  await shows('Nieuw wonen')
})

test('a price below zero is refused at its field in the language of the editor', async ({ request, baseURL = '' }) => {
  const { HESTIA_ADMIN_EMAIL: email, HESTIA_ADMIN_PASSWORD: password } = process.env
  const headers = { Origin: baseURL }
  await request.post('/api/users/login', { headers, data: { email, password } })
  const found = await request.get('/api/properties?limit=1&depth=0', { headers })
  const [property] = ((await found.json()) as { docs: { id: string }[] }).docs
  const said: Record<string, string> = {}
  for (const language of ['nl', 'de']) {
    const answer = await request.patch(`/api/properties/${property?.id}`, { headers: { ...headers, 'Accept-Language': language }, data: { price: -5 } })
    expect(answer.status()).toBe(400)
    const { errors } = (await answer.json()) as { errors: { data: { errors: { path: string; message: string }[] } }[] }
    expect(errors[0]?.data.errors[0]?.path).toBe('price')
    said[language] = errors[0]?.data.errors[0]?.message ?? ''
  }
  expect(said.nl).not.toBe(said.de)
})
