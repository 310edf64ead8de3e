import { expect, test, type Browser, type Page } from '@playwright/test'

import { violations } from './support/axe'
import { ownPath, studioOf, type Studio } from './support/studio'

const PASSWORD = 'een lange zin voor de studio'
const NEXT = 'een nieuwe zin voor de studio'
const PRESENT = 'Uw huidige wachtwoord'

let studio: Studio
let email: string

test.beforeEach(async ({ request, baseURL }) => {
  test.slow()
  studio = studioOf(request, baseURL)
  email = `${ownPath('zelf')}@people.test`
  await studio.create('users', {
    name: 'Zelf',
    email,
    password: PASSWORD,
    role: 'agent',
    language: 'nl',
  })
})
test.afterEach(() => studio.clear())

const logIn = (page: Page, origin: string | undefined, password = PASSWORD, address = email) =>
  page.request.post('/api/users/login', {
    headers: { Origin: String(origin) },
    data: { email: address, password },
  })

const present = (page: Page) => page.getByLabel(PRESENT)
const save = (page: Page) => page.locator('#action-save').click()

async function openAccount(page: Page, origin: string | undefined): Promise<void> {
  expect((await logIn(page, origin)).ok()).toBe(true)
  await page.goto('/admin/account')
  await expect(page.getByLabel('Naam')).toHaveValue('Zelf')
}

test('the account screen asks for the present password only where the address or the password changes', async ({
  page,
  baseURL,
}) => {
  await openAccount(page, baseURL)
  await expect(present(page)).toHaveCount(0)
  await page.getByLabel('Telefoon').fill('09 123 45 67')
  await expect(present(page)).toHaveCount(0)
  await save(page)
  await expect(page.getByText('Bewaard.', { exact: true })).toBeVisible()

  const mail = page.locator('#field-email')
  await mail.fill(`x${email}`)
  await expect(present(page)).toBeVisible()
  await mail.fill(email)
  await expect(present(page)).toHaveCount(0)
})

test('a wrong password is refused in a sentence, and the new password that was typed is still there', async ({
  page,
  browser,
  baseURL,
}) => {
  await openAccount(page, baseURL)
  await page.locator('#change-password').click()
  await page.locator('#field-password').fill(NEXT)
  await page.locator('#field-confirm-password').fill(NEXT)
  await save(page)
  await expect(page.getByText('Vul uw huidige wachtwoord in.')).toBeVisible()

  await present(page).fill('een verkeerd wachtwoord')
  const refused = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await save(page)
  expect((await refused).status()).toBe(400)
  await expect(present(page)).toBeEnabled()
  await expect(page.locator('.hestia-present').getByRole('alert')).toContainText(
    'Uw huidige wachtwoord is niet juist.',
  )
  await expect(page.locator('#field-password')).toHaveValue(NEXT)
  await expect(page.locator('#field-confirm-password')).toHaveValue(NEXT)
  expect(await violations(page, '.hestia-present')).toEqual([])

  await present(page).fill(PASSWORD)
  await save(page)
  await expect(present(page)).toHaveCount(0)
  expect((await tried(browser, baseURL, PASSWORD)).ok()).toBe(false)
  expect((await tried(browser, baseURL, NEXT)).ok()).toBe(true)

  // The new password is not sent again with what is changed next.
  await page.getByLabel('Telefoon').fill('09 765 43 21')
  await expect(present(page)).toHaveCount(0)
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await save(page)
  expect((await saved).status()).toBe(200)
})

test('a new password that is typed at once is saved, also where the server has not looked at the form yet', async ({
  page,
  browser,
  baseURL,
}) => {
  await openAccount(page, baseURL)
  // The timers stand still: neither Payload's own check of a field nor its question to the server comes.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.locator('#change-password').click()
  await page.locator('#field-password').fill(NEXT)
  await page.locator('#field-confirm-password').fill('iets anders')
  await save(page)
  await expect(page.getByText('Vul uw huidige wachtwoord in.')).toBeVisible()
  await expect(page.getByText('Dit veld is verplicht.')).toHaveCount(0)

  // Still refused: the two are not the same.
  await present(page).fill(PASSWORD)
  await save(page)
  await expect(page.getByText('komen niet overeen')).toBeVisible()

  await page.locator('#field-confirm-password').fill(NEXT)
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH', {
    timeout: 30_000,
  })
  await save(page)
  expect((await saved).status()).toBe(200)
  expect((await tried(browser, baseURL, NEXT)).ok()).toBe(true)
})

async function tried(browser: Browser, baseURL: string | undefined, password: string) {
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const answer = await logIn(await context.newPage(), baseURL, password)
  await context.close()
  return answer
}

test('an administrator who changes a colleague or employs one is asked for his own password', async ({
  page,
  baseURL,
}) => {
  const { HESTIA_ADMIN_EMAIL: admin = '', HESTIA_ADMIN_PASSWORD: own = '' } = process.env
  expect((await logIn(page, baseURL, own, admin)).ok()).toBe(true)
  const [colleague] = await studio.find(
    'users',
    `where[email][equals]=${encodeURIComponent(email)}`,
  )
  await page.goto(`/admin/collections/users/${colleague?.id}`)
  await page.locator('#field-email').fill(`x${email}`)
  await expect(page.getByText('niet dat van uw collega')).toBeVisible()
  await present(page).fill(PASSWORD)
  await save(page)
  await expect(page.locator('.hestia-present').getByRole('alert')).toContainText(
    'Uw huidige wachtwoord is niet juist.',
  )
  await expect(page.locator('#field-email')).toHaveValue(`x${email}`)
  await expect(page.locator('#field-password')).toHaveCount(0)
  await present(page).fill(own)
  await save(page)
  await expect(present(page)).toHaveCount(0)
  expect(
    await studio.find('users', `where[email][equals]=${encodeURIComponent(`x${email}`)}`),
  ).toHaveLength(1)

  await page.goto('/admin/collections/users/create')
  await expect(page.getByText('nodig om een collega toe te voegen')).toBeVisible()
})

test('an administrator suspends a colleague who leaves, and no save of the form lets them in again', async ({
  page,
  browser,
  baseURL,
}) => {
  const { HESTIA_ADMIN_EMAIL: admin = '', HESTIA_ADMIN_PASSWORD: own = '' } = process.env
  expect((await logIn(page, baseURL, own, admin)).ok()).toBe(true)
  const [colleague] = await studio.find(
    'users',
    `where[email][equals]=${encodeURIComponent(email)}`,
  )
  await page.goto(`/admin/collections/users/${colleague?.id}`)
  const access = page.getByRole('region', { name: 'Toegang tot de studio' })
  await expect(access).toContainText('Deze collega staat nergens voor in.')
  await access.getByRole('button', { name: 'Toegang opschorten' }).click()
  await expect(access).toContainText('De toegang is opgeschort sinds')
  await page.getByLabel('Telefoon').fill('09 123 45 67')
  await save(page)
  await expect(page.getByText('Bewaard.', { exact: true })).toBeVisible()
  expect((await tried(browser, baseURL, PASSWORD)).status()).toBe(401)
  await page.reload()
  await access.getByRole('button', { name: 'Weer toelaten' }).click()
  await expect(access.getByRole('button', { name: 'Toegang opschorten' })).toBeVisible()
  expect((await tried(browser, baseURL, PASSWORD)).ok()).toBe(true)
})
