import { expect, type Page } from '@playwright/test'

import { violations } from './support/axe'
import { fits, person, speak } from './support/phone'
import { devices } from './support/shell'
import { clockOf, daysFrom, instantAt, mondayOf } from '../../src/domain/viewings/times'
import { openStudio, test } from './support/staff'
import { draftApartment, ownPath, studioOf, type Studio } from './support/studio'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: devices.phone })

let studio: Studio

test.beforeEach(({ page, baseURL }) => {
  studio = studioOf(page.request, baseURL)
})
test.afterEach(() => studio.clear())

const offer = (title: string, more: Record<string, unknown> = {}) =>
  draftApartment(studio, title, { street: 'Proefkaai', houseNumber: '12', ...more })

/** A viewing of a demo property by somebody without an address: no email is written that would keep it. */
const viewingOf = async (lastName: string) => {
  const [property] = await studio.find('properties', 'where[reference][equals]=100234')
  return { ...person(lastName), email: null, property: property?.id, status: 'requested' }
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Snel naar' })

test('the bar of a phone leads to an enquiry, whose sender is called and written to with one press', async ({
  page,
  baseURL,
}) => {
  const name = ownPath('veld')
  await studio.create('enquiries', {
    ...person(name),
    kind: 'contact',
    status: 'new',
    receivedAt: new Date().toISOString(),
  })
  await openStudio(page, baseURL, '/admin')
  await bar(page).getByRole('link', { name: 'Aanvragen' }).click()
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row.getByRole('link', { name: '0470 12 34 56' })).toHaveAttribute(
    'href',
    'tel:+32470123456',
  )
  await row.getByRole('link', { name: `Emma ${name}` }).click()
  const contact = page.getByRole('list', { name: 'Contact' })
  await expect(contact.getByRole('link', { name: 'Bel 0470 12 34 56' })).toHaveAttribute(
    'href',
    'tel:+32470123456',
  )
  await expect(contact.getByRole('link', { name: /^Mail/ })).toHaveAttribute(
    'href',
    `mailto:${name}@visitor.example`,
  )
  expect.soft(await violations(page, '.hestia-contact')).toEqual([])
  expect.soft(await violations(page, '.hestia-bar')).toEqual([])
})

test('a viewing, an owner and a demand have the same links, in French too', async ({
  page,
  baseURL,
}) => {
  await speak(page, baseURL, 'fr')
  const name = ownPath('visite')
  const viewing = await studio.create('appointments', await viewingOf(name))
  const owner = await studio.create('owners', {
    ...person(ownPath('proprio')),
    street: 'Coupure 1',
    zip: '9000',
    city: 'Gent',
  })
  const demand = await studio.create('demands', { ...person(name), goal: 'sale' })
  const routes = { [`appointments/${viewing}`]: /Buizenbergstraat/, [`owners/${owner}`]: /Coupure/ }
  for (const path of [`appointments/${viewing}`, `owners/${owner}`, `demands/${demand}`]) {
    await openStudio(page, baseURL, `/admin/collections/${path}`)
    const contact = page.getByRole('list', { name: 'Contact' })
    await expect(contact.getByRole('link', { name: 'Appeler le 0470 12 34 56' })).toBeVisible()
    const route = routes[path]
    if (route)
      await expect(contact.getByRole('link', { name: /^Itinéraire/ })).toHaveAttribute(
        'href',
        route,
      )
  }
})

test('a property is sold from its card after a question, and is again as it was after undo', async ({
  page,
  baseURL,
}) => {
  const title = ownPath('kaart')
  const id = await offer(title, { marquee: 'new', price: 325_000, publishPrice: true })
  await openStudio(page, baseURL, `/admin/collections/properties?search=${title}`)
  const card = page.locator('tbody tr')
  await expect(card).toContainText('Proefkaai 12, 9000 Gent')
  await expect(card).toContainText(/€\s325\.000/)
  await expect(card.getByText('Te koop', { exact: true })).toBeVisible()
  expect(await fits(page)).toBe(true)
  expect.soft(await violations(page, '.hestia-list')).toEqual([])

  const stored = async () => (await studio.find('properties', `where[id][equals]=${id}`))[0]
  await card.getByRole('button', { name: /^Snel wijzigen/ }).click()
  await page.getByRole('button', { name: 'Verkocht' }).click()
  expect(await stored()).toMatchObject({ status: 'active' })
  await page.getByRole('button', { name: 'Ja, wijzigen' }).click()
  await expect.poll(stored).toMatchObject({ status: 'sold', marquee: 'sold' })
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.poll(stored).toMatchObject({ status: 'active', marquee: 'new' })
  await expect(card.getByText('Te koop', { exact: true })).toBeVisible()
})

test('a colleague keeps a view of the list, finds it again, and drops it', async ({
  page,
  baseURL,
}) => {
  const name = ownPath('huur').slice(0, 30)
  await openStudio(page, baseURL, '/admin/collections/properties?where[goal][equals]=rent')
  const views = page.getByRole('navigation', { name: 'Mijn overzichten' })
  await views.getByText('Bewaar dit overzicht').click()
  await views.getByLabel('Naam van het overzicht').fill(name)
  await views.getByRole('button', { name: 'Bewaren' }).click()
  await expect(views.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  await page.goto('/admin/collections/properties')
  await views.getByRole('link', { name }).click()
  await expect(page).toHaveURL(/goal.*rent/)
  await views.getByRole('button', { name: `Verwijder ${name}` }).click()
  await expect(views.getByRole('link', { name })).toHaveCount(0)
  expect.soft(await violations(page, '.hestia-views')).toEqual([])
})

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('on the form of a property the check stays in sight, and a photo is added and saved', async ({
  page,
  baseURL,
}) => {
  const id = await offer(ownPath('camera'))
  await openStudio(page, baseURL, `/admin/collections/properties/${id}`)
  const chip = page.getByRole('button', { name: /^Nazicht: \d+ te doen$/ })
  await expect(chip).toBeInViewport()
  await chip.click()
  const check = page.getByRole('region', { name: 'Nazicht' })
  await expect(check.locator('.hestia-to-field').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.tabs-field :focus')).toBeVisible()
  await expect(chip).toBeInViewport()

  const publish = page.getByRole('button', { name: 'Publiceer wijzigingen' })
  const box = await publish.boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= devices.phone.width).toBe(true)
  expect(await fits(page)).toBe(true)
  expect.soft(await violations(page, '.hestia-chips')).toEqual([])
  expect.soft(await violations(page, '.hestia-findings')).toEqual([])

  await page
    .getByLabel('Foto nemen en toevoegen')
    .setInputFiles({ name: 'IMG_0001.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(page.getByText('De foto staat bij het pand. Bewaar het pand.')).toBeVisible()
  await page.getByRole('button', { name: 'Bewaar concept' }).click()
  await expect
    .poll(async () => {
      const [saved] = await studio.find('properties', `where[id][equals]=${id}&draft=true`)
      return Array.isArray(saved?.pictures) ? saved.pictures.length : 0
    })
    .toBe(1)
})

test('a viewing is moved in the calendar of a week: by keys and by mouse, and by its time on a phone', async ({
  page,
  baseURL,
}) => {
  const name = ownPath('agenda')
  // Next week, so that no viewing is over.
  const monday = daysFrom(mondayOf(clockOf(new Date()).day), 7)
  const id = await studio.create('appointments', {
    ...(await viewingOf(name)),
    start: instantAt(monday, '10:00').toISOString(),
  })
  const stored = async () => {
    const [visit] = await studio.find('appointments', `where[id][equals]=${id}`)
    return [visit?.start, visit?.end].map((moment) => {
      const { day, time } = clockOf(new Date(String(moment)))
      return `${day} ${time}`
    })
  }
  await page.setViewportSize(devices.desktop)
  await openStudio(page, baseURL, `/admin/visits?week=${monday}`)
  const grid = page.getByRole('region', { name: 'Week' })
  // Viewings of that day begin with its name too.
  const wednesday = grid.getByRole('button', { name: /^wo \d+$/ })
  const visit = grid.getByRole('button', { name: new RegExp(name) })
  const dialog = page.getByRole('dialog', { name: new RegExp(name) })
  const move = async () => {
    await dialog.getByRole('button', { name: 'Verplaatsen' }).click()
    await expect(dialog).toHaveCount(0)
  }

  // Keys: a day on and half an hour later.
  await expect(async () => {
    await visit.focus()
    await page.keyboard.press('ArrowRight')
    await expect(visit).toHaveAttribute('data-moved', 'true', { timeout: 1000 })
  }).toPass()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await move()
  await expect
    .poll(stored)
    .toEqual([`${daysFrom(monday, 1)} 10:30`, `${daysFrom(monday, 1)} 11:00`])

  await expect(visit).not.toHaveAttribute('data-moved', 'true')

  // Mouse: one column to the right, at the same time.
  const box = await visit.boundingBox()
  // Viewings of one hour share the width of their day.
  const day = await wednesday.boundingBox()
  if (!box || !day) throw new Error('The viewing is not drawn')
  await page.mouse.move(box.x + 10, box.y + 8)
  await page.mouse.down()
  await page.mouse.move(box.x + 10 + day.width / 2, box.y + 8)
  await page.mouse.move(box.x + 10 + day.width, box.y + 8)
  await page.mouse.up()
  await move()
  await expect.poll(async () => (await stored())[0]).toBe(`${daysFrom(monday, 2)} 10:30`)
  expect.soft(await violations(page, '.hestia-agenda')).toEqual([])

  await page.setViewportSize(devices.phone)
  await page.goto(`/admin/visits?week=${monday}`)
  await expect(visit).toBeHidden()
  await wednesday.click()
  await visit.click()
  await expect(dialog.getByRole('link', { name: /^Bel/ })).toBeVisible()
  await dialog.getByLabel('Nieuw tijdstip').fill(`${daysFrom(monday, 3)}T14:15`)
  await move()
  await expect.poll(async () => (await stored())[0]).toBe(`${daysFrom(monday, 3)} 14:15`)
  expect(await fits(page)).toBe(true)
  expect.soft(await violations(page, '.hestia-agenda')).toEqual([])
})
