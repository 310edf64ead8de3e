import { expect, type Page } from '@playwright/test'

import { violations } from './support/axe'
import { counting } from './support/presses'
import { asStaff, openStudio, ownEmail, test } from './support/staff'
import { ownPath, studioOf, type Studio } from './support/studio'
import tasks from './support/tasks.json' with { type: 'json' }

test.describe.configure({ mode: 'serial' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

let studio: Studio

test.beforeEach(({ page, baseURL }) => {
  studio = studioOf(page.request, baseURL)
})
test.afterEach(() => studio.clear())

const me = async (page: Page, baseURL: string | undefined) =>
  (await studio.find('users', `where[email][equals]=${await ownEmail(page.request, baseURL)}`))[0]

test('an enquiry in French is answered in French, from the dashboard in the presses that the guide promises', async ({
  page,
  baseURL,
}) => {
  const name = ownPath('francais')
  const lead = {
    kind: 'contact',
    language: 'fr',
    status: 'new',
    firstName: 'Emma',
    lastName: name,
    email: `${name}@visitor.example`,
  }
  const id = await studio.create('enquiries', {
    ...lead,
    receivedAt: '2020-01-01T10:00:00Z',
    assignedTo: (await me(page, baseURL))?.id,
  })
  await asStaff(page.request, baseURL, async () => {
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Goede/)
  })
  const hand = counting()
  const card = page.getByRole('region', { name: /^Aanvragen die wachten/ })
  await expect(card.getByRole('listitem').filter({ hasText: name })).toContainText('te laat')
  await hand.press(card.getByRole('link', { name: `Emma ${name}` }))
  await expect(page.getByLabel('Onderwerp')).toHaveValue('Votre question')
  await hand.fill(page.getByLabel('Uw antwoord'), 'Oui, elle est encore libre.')
  await hand.press(page.getByRole('button', { name: 'Versturen' }))
  await expect(page.getByText('Uw antwoord vertrekt.')).toBeVisible()
  expect(hand.count).toBeLessThanOrEqual(tasks.answerLead)
  const [mail] = await studio.find('mails', `where[enquiry][equals]=${id}`)
  expect(mail).toMatchObject({
    kind: 'staff_answer',
    language: 'fr',
    to: `${name}@visitor.example`,
  })
  await studio.remove('mails', String(mail?.id))
})

test('advertisements that lack something are named with what they lack, and lead to their form, no part of which fails', async ({
  page,
  baseURL,
}) => {
  const [type] = await studio.find('property-types', 'where[webId][equals]=1')
  const [city] = await studio.find('cities', 'where[zip][equals]=9000')
  const title = ownPath('onvolledig')
  const place = { mainType: type?.id, city: city?.id, epcValue: 90, epcLabel: 'a' }
  await studio.create('properties', {
    title,
    goal: 'sale',
    status: 'active',
    marquee: 'none',
    contact: (await me(page, baseURL))?.id,
    ...place,
  })
  await asStaff(page.request, baseURL, async () => {
    await page.goto('/admin')
    await expect(page.getByRole('region', { name: /^Onvolledige advertenties/ })).toBeVisible()
  })
  const line = page
    .getByRole('region', { name: /^Onvolledige advertenties/ })
    .getByRole('listitem')
    .filter({ hasText: title })
  await expect(line).toContainText('nog niet online')
  await expect(line).toContainText('en nog')
  const address = String(await line.getByRole('link').getAttribute('href'))
  // What fails on the server is told in the page only.
  expect(
    await asStaff(page.request, baseURL, async (headers) =>
      (await page.request.get(address, { headers })).text(),
    ),
  ).not.toMatch(/E\{\\?"digest/)
})

test('the dashboard says what needs attention now, leads there by keyboard, and breaks no rule of accessibility in any width', async ({
  page,
  baseURL,
}) => {
  const title = ownPath('bericht')
  await studio.create('articles', { title })
  await asStaff(page.request, baseURL, async () => {
    await page.goto('/admin')
    await expect(page.getByRole('region', { name: 'Laatst bewerkt' })).toContainText(title)
  })
  const order = page.locator('.hestia-calm')
  await expect(order.locator('summary')).toContainText(/\d+ controles? zonder werk: /)
  await expect(order.getByRole('definition').first()).toBeHidden()
  await order.locator('summary').press('Enter')
  await expect(order.getByRole('definition').first()).toBeVisible()
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    // The graphs take the new width a moment later.
    await expect
      .poll(
        () =>
          page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        { message: `${width} px` },
      )
      .toBeLessThanOrEqual(0)
    expect(await violations(page, 'main'), `${width} px`).toEqual([])
  }
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: 'Zoeken in alles' })
  await search.getByRole('searchbox').fill(title)
  await expect(search.getByRole('link', { name: title })).toBeVisible()
  expect(await violations(page, '.hestia-everywhere')).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect(search.getByRole('link', { name: title })).toBeFocused()
  await page.keyboard.press('Escape')
  await page
    .getByRole('region', { name: 'Laatst bewerkt' })
    .getByRole('link', { name: title })
    .press('Enter')
  await expect(page).toHaveURL(/\/admin\/collections\/articles\//)
})

test('the question mark of a screen opens the guide at what is done there, and a search finds the rest', async ({
  page,
  baseURL,
}) => {
  await openStudio(page, baseURL, '/admin/visits')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: /^Hulp bij dit scherm/ }).click()
  const guide = await opened
  await expect(guide).toHaveURL(/\/admin\/guide#viewings$/)
  await expect(guide.getByRole('heading', { name: 'Bezoeken plannen' })).toBeInViewport()
  await guide.getByRole('searchbox', { name: 'Zoeken in de gids' }).fill('eigenaar uitnodigen')
  await expect(guide.locator('.hestia-guide').getByRole('status')).toHaveText(/gevonden/)
  const picture = guide.getByRole('img', { name: /^De toegang van een eigenaar/ })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(guide.getByRole('region', { name: 'Bezoeken plannen' })).toHaveCount(0)
})

test('a new colleague is led through first steps, and puts them away for good', async ({
  page,
  baseURL,
}) => {
  await openStudio(page, baseURL, '/admin')
  const card = page.getByRole('region', { name: 'Uw eerste stappen' })
  await expect(card.getByRole('listitem')).toHaveCount(5)
  const isStored = () =>
    page.waitForResponse((answer) => answer.url().includes('/payload-preferences/first-steps'))
  await Promise.all([isStored(), card.getByRole('link', { name: 'Bekijk een aanvraag' }).click()])
  await expect(page).toHaveURL(/\/admin\/inbox/)
  await openStudio(page, baseURL, '/admin')
  await expect(card.getByRole('listitem').filter({ hasText: 'Bekijk een aanvraag' })).toContainText(
    'Gedaan',
  )
  await Promise.all([isStored(), card.getByRole('button', { name: 'Niet meer tonen' }).click()])
  await expect(card.getByRole('status')).toContainText('vraagteken')
  await openStudio(page, baseURL, '/admin')
  await expect(page.getByRole('region', { name: /^Aanvragen die wachten/ })).toBeVisible()
  await expect(card).toHaveCount(0)
})
