import { expect, type Page, type Request } from '@playwright/test'

import { openStudio, test } from './support/staff'
import { ownPath, studioOf, type Studio } from './support/studio'

let studio: Studio

test.beforeEach(({ page, baseURL }) => {
  studio = studioOf(page.request, baseURL)
})
test.afterEach(() => studio.clear())

const QUESTION = 'Verlaten zonder op te slaan'

test('an answer by mail loses neither what is being written in the enquiry nor itself', async ({
  page,
  baseURL,
}) => {
  const name = ownPath('half')
  const id = await studio.create('enquiries', {
    kind: 'contact',
    language: 'fr',
    status: 'new',
    firstName: 'Emma',
    lastName: name,
    email: `${name}@visitor.example`,
    remark: 'Is het huis nog vrij?',
  })
  await openStudio(page, baseURL, `/admin/collections/enquiries/${id}`)
  const answer = page.getByLabel('Uw antwoord')
  await expect(async () => {
    await answer.fill('Oui, elle est')
    await page.locator('.step-nav').getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: QUESTION })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.getByRole('button', { name: 'Blijf op deze pagina' }).click()
  await expect(answer).toHaveValue('Oui, elle est')

  // The answer is stored, and its response held until the form has asked who saved last.
  let goOn = () => {}
  const held = new Promise<void>((done) => (goOn = done))
  await page.route(`**/api/enquiries/${id}/answer`, async (route) => {
    const response = await route.fetch()
    await held
    await route.fulfill({ response })
  })
  const stored = async () => (await studio.find('enquiries', `where[id][equals]=${id}`))[0]
  await answer.fill('Oui, elle est encore libre.')
  await page.getByRole('button', { name: 'Versturen' }).click()
  await expect.poll(async () => (await stored())?.status).toBe('answered')
  const asksWhoSaved = (request: Request) =>
    Boolean(request.postData()?.includes('"checkForStaleData":true'))
  // Next cancels what is left of an answer that it has read, which the browser calls a failure.
  const asked = Promise.race([
    page.waitForEvent('requestfinished', asksWhoSaved),
    page.waitForEvent('requestfailed', asksWhoSaved),
  ])
  await page.locator('#field-phone').fill('0470 12 34 56')
  expect((await (await asked).response())?.status()).toBe(200)
  goOn()
  await expect(page.getByText('Uw antwoord vertrekt.')).toBeVisible()
  await expect(page.locator('#field-phone')).toHaveValue('0470 12 34 56')
  await page.locator('#action-save').click()
  await expect.poll(async () => (await stored())?.phone).toBe('0470 12 34 56')
  expect(await stored()).toMatchObject({ status: 'answered', assignedTo: expect.anything() })
  const [mail] = await studio.find('mails', `where[enquiry][equals]=${id}`)
  await studio.remove('mails', String(mail?.id))
})

test('a save after an own action beside the form is not refused, and one after a colleague’s is', async ({
  page,
  baseURL,
}) => {
  const name = ownPath('eigenaar')
  const id = await studio.create('owners', {
    email: `${name}@owner.example`,
    firstName: 'Emma',
    lastName: name,
  })
  await openStudio(page, baseURL, `/admin/collections/owners/${id}`)
  const access = page.getByRole('region', { name: 'Toegang tot het portaal' })
  await access.getByRole('button', { name: 'Toegang opschorten' }).click()
  await expect(access.getByRole('button', { name: 'Weer toelaten' })).toBeVisible()
  const notes = page.locator('#field-internalNotes')
  await notes.fill('Verhuisd')
  await page.locator('#action-save').click()
  const stored = async () => (await studio.find('owners', `where[id][equals]=${id}`))[0]
  await expect.poll(async () => (await stored())?.internalNotes).toBe('Verhuisd')
  expect((await stored())?.suspendedAt).toBeTruthy()

  await page.reload()
  await studio.change('owners', id, { lastName: `${name}-nieuw` })
  await access.getByRole('button', { name: 'Weer toelaten' }).click()
  await expect(access.getByRole('button', { name: 'Toegang opschorten' })).toBeVisible()
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes(id),
  )
  await notes.fill('Terug')
  await page.locator('#action-save').click({ force: true })
  expect((await answered).status()).toBe(409)
  expect((await stored())?.lastName).toBe(`${name}-nieuw`)
})

test('a translation that is typed while others are saved stays, and is not left unasked', async ({
  page,
  baseURL,
}) => {
  const title = ownPath('vertaal')
  const id = await studio.create('articles', { title, summary: 'Kort' })
  await openStudio(page, baseURL, `/admin/collections/articles/${id}/languages?show=nl,fr`)
  const heading = page.getByRole('textbox', { name: 'Titel (Français)' })
  const summary = page.getByRole('textbox', { name: 'Samenvatting (Français)' })
  let goOn = () => {}
  const held = new Promise<void>((done) => (goOn = done))
  await page.route(`**/api/articles/${id}/languages*`, async (route) => {
    await held
    await route.continue()
  })
  await heading.fill(`${title}-fr`)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: /^Bewaren …/ })).toBeVisible()
  await summary.fill('Un résumé')
  // A second press while the first is on its way sends nothing twice.
  await page.keyboard.press('Control+s')
  goOn()
  await expect(page.getByRole('button', { name: 'Alle talen bewaren' })).toBeEnabled()
  await expect(summary).toHaveValue('Un résumé')
  await expect(heading).toHaveValue(`${title}-fr`)

  await page.getByRole('link', { name: 'Bewerk', exact: true }).click()
  await expect(page.getByRole('heading', { name: QUESTION })).toBeVisible()
  await page.getByRole('button', { name: 'Blijf op deze pagina' }).click()
  await page.getByRole('button', { name: 'Alle talen bewaren' }).click()
  await expect(page.getByText('Alle talen zijn bewaard.')).toBeVisible()
  await page.getByRole('link', { name: 'Bewerk', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/articles/${id}$`))
})

test('a save without a connection or a session says so, keeps the text, and works when both are back', async ({
  page,
  context,
  baseURL,
}) => {
  const title = ownPath('afgemeld')
  const id = await studio.create('articles', { title, summary: 'Kort' })
  await openStudio(page, baseURL, `/admin/collections/articles/${id}`)
  const summary = page.locator('#field-summary')
  const save = page.getByRole('button', { name: 'Bewaar concept' })
  await expect(async () => {
    await summary.fill('Langer')
    await expect(save).toBeEnabled({ timeout: 1000 })
  }).toPass()
  await context.setOffline(true)
  await save.click()
  await expect(page.getByText('Geen verbinding. Uw tekst staat hier nog')).toBeVisible()
  await context.setOffline(false)

  const cookies = await context.cookies()
  await context.clearCookies()
  await save.click()
  await expect(page.getByText('U bent afgemeld. Uw tekst staat hier nog')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Aanmelden (nieuw tabblad)' })).toBeVisible()
  await expect(summary).toHaveValue('Langer')

  await context.addCookies(cookies)
  await save.click()
  await expect
    .poll(
      async () => (await studio.find('articles', `where[id][equals]=${id}&draft=true`))[0]?.summary,
    )
    .toBe('Langer')
  await expect(page.getByText('U bent afgemeld. Uw tekst staat hier nog')).toHaveCount(0)
})

/** Opens an article with a clock of its own, and returns it when the studio knows when its session ends. */
async function openWithClock(page: Page, baseURL: string | undefined, name: string) {
  const id = await studio.create('articles', { title: ownPath(name), summary: 'Kort' })
  await page.clock.install()
  const known = page.waitForResponse((answer) => answer.url().endsWith('/users/me'))
  await openStudio(page, baseURL, `/admin/collections/articles/${id}`)
  await known
  return page.locator('#field-summary')
}

test('work renews the session, and a screen with unsaved text stays when it ends', async ({
  page,
  baseURL,
}) => {
  const summary = await openWithClock(page, baseURL, 'sessie')
  await page.clock.fastForward('02:00:00')
  const answered = (path: string) =>
    page.waitForResponse((answer) => answer.url().endsWith(path) && answer.ok())
  const renewed = Promise.all([answered('/users/refresh-token'), answered('/users/me')])
  await summary.click()
  await renewed

  await summary.fill('Langer')
  await expect(page.getByRole('button', { name: 'Bewaar concept' })).toBeEnabled()
  await page.clock.fastForward('09:00:00')
  await expect(page.getByRole('heading', { name: 'Blijf ingelogd' })).toHaveCount(0)
  await expect(page).toHaveURL(/\/articles\/[^/]+$/)
  await expect(summary).toHaveValue('Langer')
})

test('a screen without unsaved text is left when its session ends', async ({ page, baseURL }) => {
  await openWithClock(page, baseURL, 'sessie-voorbij')
  const left = page.waitForRequest(/logout-inactivity/)
  await page.clock.fastForward('09:00:00')
  await left
})
