import { expect, type Page } from '@playwright/test'

import { clockOf, daysFrom, instantAt, mondayOf } from '../../src/domain/viewings/times'
import { violations } from './support/axe'
import { fits, person, speak } from './support/phone'
import { devices } from './support/shell'
import { openStudio, test } from './support/staff'
import { draftApartment, ownPath, studioOf, type Studio } from './support/studio'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  timezoneId: 'Europe/Brussels',
  viewport: devices.phone,
})

let studio: Studio

test.beforeEach(({ page, baseURL }) => {
  studio = studioOf(page.request, baseURL)
})
test.afterEach(() => studio.clear())

const demoProperty = async () =>
  (await studio.find('properties', 'where[reference][equals]=100234'))[0]

/** A property of its own, alone in the list, and how it is stored. */
async function openCard(page: Page, baseURL: string | undefined, title: string) {
  const id = await draftApartment(studio, title, { price: 325_000 })
  await openStudio(page, baseURL, `/admin/collections/properties?search=${title}`)
  const card = page.locator('tbody tr')
  await expect(card).toHaveCount(1)
  const stored = async () => (await studio.find('properties', `where[id][equals]=${id}`))[0]
  return { card, stored }
}

test('an enquiry is answered by mail from the phone, in the English studio', async ({
  page,
  baseURL,
}) => {
  await speak(page, baseURL, 'en')
  const name = ownPath('answer')
  const lead = { ...person(name), kind: 'contact', status: 'new', language: 'en' }
  const id = await studio.create('enquiries', { ...lead, receivedAt: new Date().toISOString() })
  await openStudio(page, baseURL, '/admin/collections/properties')
  await page
    .getByRole('navigation', { name: 'Go to' })
    .getByRole('link', { name: 'Enquiries' })
    .click()
  await page.getByRole('link', { name: `Emma ${name}` }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('Your question')
  await page.getByLabel('Your answer').fill('Yes, it is still free.')
  expect(await fits(page)).toBe(true)
  expect.soft(await violations(page, '.hestia-answer')).toEqual([])
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(
    page.getByText('Your answer is on its way. The enquiry is marked as answered.'),
  ).toBeVisible()
  const [mail] = await studio.find('mails', `where[enquiry][equals]=${id}`)
  expect(mail).toMatchObject({ kind: 'staff_answer', to: `${name}@visitor.example` })
  await studio.remove('mails', String(mail?.id))
})

test('a property is put under option with one press on its card and is free again after undo, in the French studio', async ({
  page,
  baseURL,
}) => {
  await speak(page, baseURL, 'fr')
  const { card, stored } = await openCard(page, baseURL, ownPath('option'))
  await card.getByRole('button', { name: /^Modifier rapidement/ }).click()
  const option = page.getByRole('button', { name: 'Sous option', exact: true })
  await expect(option).toBeVisible()
  expect(await fits(page)).toBe(true)
  await option.click()
  await expect(card.getByText('Sous option', { exact: true })).toBeVisible()
  expect(await stored()).toMatchObject({ status: 'active', marquee: 'option' })
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(page.getByText('Le bien est de nouveau comme avant.')).toBeVisible()
  await expect(card.getByText('À vendre', { exact: true })).toBeVisible()
  expect(await stored()).toMatchObject({ status: 'active', marquee: 'none' })
})

test('a price is changed on the card after a question that names both, and is again as it was after undo, in the German studio', async ({
  page,
  baseURL,
}) => {
  await speak(page, baseURL, 'de')
  const { card, stored } = await openCard(page, baseURL, ownPath('preis'))
  await card.getByRole('button', { name: /^Schnell ändern/ }).click()
  await page.getByLabel('Preis in Euro').fill('315000')
  await page.getByRole('button', { name: 'Preis ändern' }).click()
  const question = page.getByRole('group', { name: /von €\s325\.000 auf €\s315\.000/ })
  await expect(question).toBeVisible()
  expect(await stored()).toMatchObject({ price: 325_000 })
  expect(await fits(page)).toBe(true)
  expect.soft(await violations(page, '.hestia-price')).toEqual([])
  await question.getByRole('button', { name: 'Ja, ändern' }).click()
  await expect(card).toContainText(/€\s315\.000/)
  expect(await stored()).toMatchObject({ price: 315_000 })
  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(page.getByText('Das Objekt ist wieder wie zuvor.')).toBeVisible()
  await expect(card).toContainText(/€\s325\.000/)
  expect(await stored()).toMatchObject({ price: 325_000 })
})

test('a property is found by its street with the search over everything, and opens', async ({
  page,
  baseURL,
}) => {
  const title = ownPath('zoek')
  const street = ownPath('Zoekstraat')
  const id = await draftApartment(studio, title, { street })
  await openStudio(page, baseURL, '/admin/inbox')
  await page.getByRole('button', { name: 'Zoeken in alles' }).click()
  const search = page.getByRole('dialog', { name: 'Zoeken in alles' })
  await search.getByRole('searchbox').fill(street)
  const found = search.getByRole('link', { name: title })
  await expect(found).toContainText(street)
  expect(await fits(page)).toBe(true)
  expect.soft(await violations(page, '.hestia-everywhere')).toEqual([])
  await found.click()
  await expect(page).toHaveURL(new RegExp(`/properties/${id}`))
  await expect(search).toBeHidden()
  await expect(page.locator('#field-title')).toHaveValue(title)
})

test('an appointment is made from the bar, with a property and a time', async ({
  page,
  baseURL,
}) => {
  const name = ownPath('afspraak')
  const property = await demoProperty()
  const title = String(property?.title)
  await openStudio(page, baseURL, '/admin/inbox')
  const bar = page.getByRole('navigation', { name: 'Snel naar' })
  await bar.getByRole('button', { name: 'Nieuw' }).click()
  await page.getByRole('link', { name: 'Nieuwe afspraak' }).click()
  await page.locator('#field-property input').first().fill(title)
  await page.locator('.rs__option').filter({ hasText: title }).first().click()
  await page.locator('#field-start input').fill('03/03/2031 14:15')
  await page.keyboard.press('Escape')
  await page.locator('#field-lastName').fill(name)
  expect(await fits(page)).toBe(true)
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click()
  await expect(page).toHaveURL(/\/appointments\/[\da-f-]{36}/)
  const [made] = await studio.find('appointments', `where[lastName][equals]=${name}`)
  expect(made).toMatchObject({
    property: property?.id,
    start: '2031-03-03T13:15:00.000Z',
    status: 'requested',
  })
  await studio.remove('appointments', String(made?.id))
})

test('a viewing that is asked for gets its time and is confirmed in the calendar, in the German studio', async ({
  page,
  baseURL,
}) => {
  await speak(page, baseURL, 'de')
  const name = ownPath('wunsch')
  // No email is sent: it would keep the property.
  const wish = { ...person(name), email: null, property: (await demoProperty())?.id }
  const id = await studio.create('appointments', { ...wish, status: 'requested' })
  const day = daysFrom(mondayOf(clockOf(new Date()).day), 8)
  await openStudio(page, baseURL, '/admin/visits')
  const viewing = page.getByRole('listitem').filter({ hasText: name })
  await expect(viewing).toContainText('Angefragt')
  await viewing.getByLabel(`Uhrzeit für Emma ${name}`).fill(`${day}T14:15`)
  await expect.poll(() => fits(page)).toBe(true)
  expect.soft(await violations(page, '.hestia-day')).toEqual([])
  await viewing.getByRole('button', { name: `Bestätigen: Emma ${name}` }).click()
  await expect(viewing).toHaveCount(0)
  await page.getByRole('link', { name: 'Nächste Woche' }).click()
  await expect(viewing).toContainText('Bestätigt')
  await expect(viewing).toContainText('14:15')
  const [stored] = await studio.find('appointments', `where[id][equals]=${id}`)
  expect(stored).toMatchObject({
    status: 'confirmed',
    start: instantAt(day, '14:15').toISOString(),
  })
})
