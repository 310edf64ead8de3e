import { expect, test, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

import { violations } from './support/axe'
import { addDevice } from './support/passkeys'
import { ownPath, studioOf } from './support/studio'

const PASSWORD = 'een lange zin voor de studio'

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Wachtwoord', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
}

test('the tags of the login that a messenger reads have no word of the CMS', async ({ page }) => {
  await page.goto('/admin/login')
  const tags = await page
    .locator('head')
    .evaluate((head) => [...head.querySelectorAll('title, meta')].map((tag) => tag.outerHTML))
  expect(tags.join('\n')).toContain('Hestia')
  expect(tags.join('\n')).not.toContain('Payload')
})

test('a colleague who sets up a second proof is asked for it at the next login', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow()
  const studio = studioOf(request, baseURL)
  const email = `${ownPath('tweede')}@people.test`
  await studio.create('users', {
    name: 'Tweede',
    email,
    password: PASSWORD,
    role: 'agent',
    language: 'nl',
  })
  try {
    await logIn(page, email, 'een verkeerd wachtwoord')
    await expect(page.getByText('niet juist')).toBeVisible()
    await page.getByLabel('Wachtwoord', { exact: false }).first().fill(PASSWORD)
    await page.getByRole('button', { name: 'Inloggen' }).click()
    await expect(page).toHaveURL(/\/admin\/?$/)

    await page.goto('/admin/security')
    await page.getByRole('button', { name: 'Instellen' }).click()
    await page.getByLabel('Uw huidige wachtwoord').fill(PASSWORD)
    await page.getByRole('button', { name: 'Instellen' }).click()
    const secret = await page.locator('p code').innerText()
    const [paper = ''] = await page.locator('.hestia-codes code').allInnerTexts()
    expect(await violations(page, '.hestia-screen')).toEqual([])
    await page
      .getByLabel('De zes cijfers uit uw app')
      .fill(new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) }).generate())
    await page.getByRole('button', { name: 'Aanzetten' }).click()
    await expect(page.getByText('Staat aan sinds')).toBeVisible()

    await page.context().clearCookies()
    await logIn(page, email)
    await page.getByLabel('Code').fill('000000')
    await page.getByRole('button', { name: 'Inloggen' }).click()
    await expect(page.getByText('niet juist of al gebruikt')).toBeVisible()
    await page.getByLabel('Code').fill(paper)
    await page.getByRole('button', { name: 'Inloggen' }).click()
    await expect(page).toHaveURL(/\/admin\/?$/)
  } finally {
    await studio.clear()
  }
})

test('a colleague adds a passkey, logs in with it alone, and removes it with a recovery code', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow()
  const studio = studioOf(request, baseURL)
  const email = `${ownPath('sleutel')}@people.test`
  const data = { name: 'Sleutel', email, password: PASSWORD, role: 'agent', language: 'nl' }
  await studio.create('users', data)
  try {
    const device = await addDevice(page)
    await device.absent()
    await logIn(page, email)
    await expect(page).toHaveURL(/\/admin\/?$/)
    await page.goto('/admin/security')
    await page.getByRole('button', { name: 'Passkey toevoegen' }).click()
    await page.getByLabel('Naam, bijvoorbeeld').fill('Laptop van Sleutel')
    await page.getByLabel('Uw huidige wachtwoord').fill(PASSWORD)
    await device.present()
    await page.getByRole('button', { name: 'Passkey toevoegen' }).click()
    await expect(page.locator('.hestia-new-codes code')).toHaveCount(10)
    const codes = await page.locator('.hestia-new-codes code').allInnerTexts()
    await expect(page.getByText('Laptop van Sleutel')).toBeVisible()
    expect(await violations(page, '.hestia-screen')).toEqual([])
    await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
    await expect(page.locator('.hestia-new-codes')).toHaveCount(0)

    await page.context().clearCookies()
    await device.open('/admin/login')
    const withPasskey = page.getByRole('button', { name: 'Passkey gebruiken' })
    await expect(withPasskey).toBeVisible()
    expect(await violations(page, 'form')).toEqual([])
    await withPasskey.click()
    await expect(page).toHaveURL(/\/admin\/?$/)

    // The device is lost: the password with a code on paper removes its passkey.
    await device.remove()
    await page.goto('/admin/security')
    await expect(page.getByText('laatst gebruikt op')).toBeVisible()
    await page.getByRole('button', { name: 'Verwijderen: Laptop van Sleutel' }).click()
    await page.getByLabel('Uw huidige wachtwoord').fill(PASSWORD)
    await page.getByLabel('Code uit uw app, of een herstelcode').fill(codes[0] ?? '')
    await page.getByRole('button', { name: 'Verwijderen', exact: true }).click()
    await expect(page.getByText('Laptop van Sleutel')).toHaveCount(0)
  } finally {
    await studio.clear()
  }
})
