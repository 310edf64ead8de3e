import { expect, test, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

import { violations } from './support/axe'
import { ownPath, studioOf } from './support/studio'

const PASSWORD = 'een lange zin voor de studio'

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Wachtwoord', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
}

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
