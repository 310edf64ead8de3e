import { expect, test } from '@playwright/test'

// Of the demo agency: a house in Ghent for 349,000, a building that is let in Mechelen, a house for rent, and a villa without price.
const HOUSE = '/property/100201/'
const LET = '/property/100210/'
const FOR_RENT = '/property/100251/'
const WITHOUT_PRICE = '/property/100206/'

test('a listing says what buying it costs, and calculates again with the visitor’s own numbers', async ({
  page,
}) => {
  await page.goto(HOUSE)
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'Wat kost het?' }),
  })
  const monthly = section.getByRole('status')
  await expect(section).toContainText('€ 360.306')
  await section.getByLabel('Mijn enige eigen woning').uncheck()
  await expect(section).not.toContainText('€ 360.306')
  await expect(section.getByText('€ 41.880')).toBeVisible()
  await section.getByLabel('Aankoopprijs').fill('400000')
  await expect(section.getByText('€ 48.000')).toBeVisible()
  await section.getByLabel('Eigen middelen').fill('900000')
  await expect(monthly).toContainText('€ 0')
})

test('a building that is let says what it brings in', async ({ page }) => {
  await page.goto(LET)
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'Wat brengt het op?' }),
  })
  await expect(section.getByRole('status')).toContainText('5,52')
  await section.getByLabel('Huur per jaar').fill('68500')
  await expect(section.getByRole('status')).toContainText('10%')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the usual case stands there, and other numbers are sent and calculated by the server', async ({
    page,
  }) => {
    await page.goto(HOUSE)
    const section = page.locator('#costs')
    await expect(section).toContainText('€ 360.306')
    await expect(section.getByText('€ 6.980')).toBeVisible()
    await section.getByLabel('Mijn enige eigen woning').uncheck()
    await section.getByLabel('Aankoopprijs').fill('400000')
    await section.getByRole('button', { name: 'Herbereken' }).click()
    await expect(section.getByText('€ 48.000')).toBeVisible()
    await expect(section.getByLabel('Mijn enige eigen woning')).not.toBeChecked()
  })

  test('a tenant reads what is due before moving in', async ({ page }) => {
    await page.goto(FOR_RENT)
    await expect(
      page.locator('section', {
        has: page.getByRole('heading', { name: 'Wat betaalt u bij de start?' }),
      }),
    ).toContainText('€ 5.160')
  })

  test('nothing is reckoned from a price that is not published', async ({ page }) => {
    await page.goto(WITHOUT_PRICE)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Wat kost het?' })).toHaveCount(0)
  })
})
