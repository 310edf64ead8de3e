import { expect, test } from '@playwright/test'

import { addDevice } from './support/passkeys'
import { changeGlobal } from './support/staff'
import { ownPath, studioOf } from './support/studio'

const PASSWORD = 'een lange zin voor de studio'

test('an administrator without the second factor that is required is led to it, and then goes on', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow()
  const studio = studioOf(request, baseURL)
  const email = `${ownPath('verplicht')}@people.test`
  const data = { name: 'Verplicht', email, password: PASSWORD, role: 'admin', language: 'nl' }
  await studio.create('users', data)
  const requireFactor = (by: typeof request, isRequired: boolean) =>
    by.post('/api/globals/settings?locale=nl&depth=0', {
      headers: { Origin: String(baseURL) },
      data: { requireSecondFactor: isRequired },
    })
  const device = await addDevice(page)
  const logInAs = async (name: string) => {
    await page.context().clearCookies()
    await device.absent()
    await page.goto('/admin/login')
    await page.getByLabel('E-mail').fill(name)
    await page.getByLabel('Wachtwoord', { exact: false }).first().fill(PASSWORD)
    await page.getByRole('button', { name: 'Inloggen' }).click()
  }
  const add = async (name: string) => {
    await page.getByRole('button', { name: 'Passkey toevoegen' }).click()
    await page.getByLabel('Naam, bijvoorbeeld').fill(name)
    await page.getByLabel('Uw huidige wachtwoord').fill(PASSWORD)
    await device.present()
    await page.getByRole('button', { name: 'Passkey toevoegen' }).click()
    await expect(page.locator('.hestia-new-codes')).toBeVisible()
  }
  try {
    await logInAs(email)
    await expect(page).toHaveURL(/\/admin\/?$/)
    // Without a factor of their own an administrator cannot require one.
    expect((await requireFactor(page.request, true)).status()).toBe(400)
    await page.goto('/admin/security')
    await add('Eerste')
    expect((await requireFactor(page.request, true)).status()).toBe(200)
    await page.getByRole('button', { name: 'Verwijderen: Eerste' }).click()
    await page.getByRole('button', { name: 'Bevestigen met een passkey' }).click()
    await expect(page.getByText('voeg eerst een andere toe')).toBeVisible()

    const other = `${ownPath('nieuw')}@people.test`
    await studio.create('users', { ...data, name: 'Nieuw', email: other })
    await logInAs(other)
    await expect(page).toHaveURL(/\/admin\/security$/)
    await page.goto('/admin/collections/properties')
    await expect(page).toHaveURL(/\/admin\/security$/)
    await expect(page.getByText('Het kantoor vraagt van beheerders')).toBeVisible()
    await add('Tweede')
    await page.goto('/admin/collections/properties')
    await expect(page).toHaveURL(/\/admin\/collections\/properties/)
  } finally {
    await changeGlobal(request, baseURL, 'settings', { requireSecondFactor: false })
    await studio.clear()
  }
})
