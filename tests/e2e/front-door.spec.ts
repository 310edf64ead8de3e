import { expect, test } from '@playwright/test'

const languages = ['nl', 'fr', 'en', 'de'] as const
/** How the studio's own login screen names its first field. */
const emailIn = { nl: 'E-mail', fr: 'E-mail', en: 'Email', de: 'E-Mail' }

for (const language of languages) {
  test(`the home page answers in ${language} with one heading of the first rank`, async ({
    page,
  }) => {
    const answer = await page.goto(`/${language}/`)
    expect(answer?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  })
}

test('no error is written to the console of a visitor', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/nl/', { waitUntil: 'networkidle' })
  expect(errors).toEqual([])
})

test('client hints are asked for in the studio and nowhere else', async ({ request }) => {
  const site = (await request.get('/nl/')).headers()
  expect(site['critical-ch']).toBeUndefined()
  expect(site['accept-ch']).toBeUndefined()
  expect(site['vary'] ?? '').not.toMatch(/sec-ch/i)
  expect((await request.get('/admin/login')).headers()['accept-ch']).toMatch(/sec-ch/i)
})

for (const language of languages) {
  test(`the studio shows its login to a browser in ${language} in that language`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: language })
    const page = await context.newPage()
    await page.goto('/admin')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByLabel(emailIn[language])).toBeVisible()
    await context.close()
  })
}

test('the first login opens the studio', async ({ page }) => {
  const { HESTIA_ADMIN_EMAIL: email = '', HESTIA_ADMIN_PASSWORD: password = '' } = process.env
  await page.goto('/admin/login')
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(password)
  await page.locator('form button[type="submit"]').click()
  await page.waitForURL(/\/admin\/?$/)
  // The bar of a phone has this link too, hidden on a desktop.
  const properties = page.locator('a[href*="/admin/collections/properties"]')
  await expect(properties.filter({ visible: true }).first()).toBeVisible()
})
