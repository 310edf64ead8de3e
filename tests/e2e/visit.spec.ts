import { expect, test, type Page } from '@playwright/test'

import { personalLinkMailed } from './support/outbox'
import { devices, openAt } from './support/shell'
import { studioOf, type Studio } from './support/studio'

const words = {
  nl: {
    form: '/nl/contact/?about=visit&ref=',
    thanks: '/nl/bedankt/contact-appointment/',
    moment: 'Moment van uw bezoek',
    times: ['10.00 uur', '11.00 uur'],
    other: 'Geen van deze momenten past mij',
    day: 'Gewenste dag',
    slot: 'Gewenst dagdeel',
    first: 'Voornaam',
    last: 'Naam',
    email: 'E-mailadres',
    phone: 'Telefoon',
    send: 'Vraag uw bezoek aan',
    taken: /Dit bezoekmoment is volzet/,
    booked: 'Uw bezoek ligt vast',
    move: 'Verplaats mijn bezoek',
    cancel: 'Annuleer mijn bezoek',
    cancelled: 'Uw bezoek is geannuleerd',
    unknown: 'Deze link opent niets',
  },
  fr: {
    form: '/fr/contact/?about=visit&ref=',
    thanks: '/fr/merci/rendez-vous/',
    moment: 'Moment de votre visite',
    times: ['10h00', '11h00'],
    other: 'Aucun de ces moments ne me convient',
    day: 'Jour souhaité',
    slot: 'Moment de la journée',
    first: 'Prénom',
    last: 'Nom',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    send: 'Demander ma visite',
    taken: /Ce moment de visite est complet/,
    booked: 'Votre visite est fixée',
    move: 'Déplacer ma visite',
    cancel: 'Annuler ma visite',
    cancelled: 'Votre visite est annulée',
    unknown: 'Ce lien n’ouvre rien',
  },
} as const
type Language = keyof typeof words

const HOUR = 3_600_000
/** Ten in the morning in Brussels, in winter or in summer, some days from now. */
function morning(): Date {
  const day = new Date(Date.now() + 6 * 24 * HOUR)
  const utc = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 10)
  const shown = Number(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Brussels',
      hour: 'numeric',
      hourCycle: 'h23',
    }).format(utc),
  )
  return new Date(utc - (shown - 10) * HOUR)
}

async function openHours(studio: Studio, reference: number): Promise<void> {
  const [property] = await studio.find('properties', `where[reference][equals]=${reference}`)
  const start = morning()
  const times = {
    start: start.toISOString(),
    end: new Date(start.getTime() + 2 * HOUR).toISOString(),
  }
  await studio.create('visit-days', { property: property?.id, minutes: 60, capacity: 1, ...times })
}

const ownAddress = (name: string) =>
  `${name}-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}@example.com`

async function fillIn(page: Page, language: Language, email: string): Promise<void> {
  const own = words[language]
  const main = page.getByRole('main')
  await main.getByLabel(own.first, { exact: true }).fill('Emma')
  await main.getByLabel(own.last, { exact: true }).fill('Peeters')
  await main.getByLabel(own.email).fill(email)
  await main.getByLabel(own.phone).fill('0470 12 34 56')
}

const choose = (page: Page, label: string) =>
  page.getByRole('main').getByText(label, { exact: true }).click()
const send = (page: Page, language: Language) =>
  page.getByRole('main').getByRole('button', { name: words[language].send }).click()

/** The link to their visit as it stands in the mail that a visitor got. */
async function linkIn(email: string): Promise<string> {
  const { pathname, search } = await personalLinkMailed(email)
  return `${pathname}${search}`
}

// Both tests of a listing open hours on it, so one waits for the other.
test.describe.configure({ mode: 'default' })

/** Listings that no other test uses: each test opens hours of its own on one for which the demo opens none. */
for (const [language, way, reference] of [
  ['nl', 'live', 100254],
  ['fr', 'plain', 100262],
] as const) {
  const own = words[language]
  test.describe(`a visit in ${language}, ${way === 'live' ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: way === 'live', viewport: devices.phone })
    // Scripts are waited for where there are any.
    const show = async (page: Page, address: string) =>
      void (way === 'live' ? await openAt(page, address) : await page.goto(address))
    let studio: Studio

    test.beforeEach(async ({ playwright, baseURL }) => {
      studio = studioOf(
        await playwright.request.newContext({ ...(baseURL && { baseURL }) }),
        baseURL,
      )
    })
    test.afterEach(async () => {
      const [property] = await studio.find('properties', `where[reference][equals]=${reference}`)
      for (const { id } of await studio.find(
        'appointments',
        `where[property][equals]=${property?.id}`,
        50,
      ))
        await studio.remove('appointments', id)
      await studio.clear()
    })

    test('is booked, moved and cancelled by who comes, and a moment is given away once', async ({
      page,
      context,
    }) => {
      await openHours(studio, reference)
      const email = ownAddress('emma')
      const late = ownAddress('louis')
      const second = await context.newPage()
      for (const one of [page, second]) {
        await show(one, `${own.form}${reference}`)
        await choose(one, own.times[0])
      }
      await fillIn(page, language, email)
      await send(page, language)
      await expect(page).toHaveURL(new RegExp(own.thanks))

      await fillIn(second, language, late)
      await send(second, language)
      await expect(second.getByRole('main').getByText(own.taken).first()).toBeVisible()
      await expect(second.getByRole('main').getByLabel(own.email)).toHaveValue(late)
      await choose(second, own.other)
      await second.getByLabel(own.day).fill(morning().toISOString().slice(0, 10))
      await second.getByLabel(own.slot).selectOption('morning')
      await send(second, language)
      await expect(second).toHaveURL(new RegExp(own.thanks))
      expect((await studio.find('appointments', `where[email][equals]=${late}`))[0]).toMatchObject({
        status: 'requested',
        slot: 'morning',
      })

      await show(page, await linkIn(email))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.booked)
      await choose(page, own.times[1])
      await page.getByRole('button', { name: own.move }).click()
      await expect(page.getByRole('main').getByText(own.times[1]).first()).toBeVisible()
      expect((await studio.find('appointments', `where[email][equals]=${email}`))[0]).toMatchObject(
        { status: 'confirmed', sequence: 1 },
      )
      await page.getByRole('button', { name: own.cancel }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.cancelled)
    })

    test('is wished where nothing is open, and what is missing is said at the field', async ({
      page,
    }) => {
      await show(page, `${own.form}${reference}`)
      await expect(page.getByRole('main').getByText(own.moment)).toHaveCount(0)
      const email = ownAddress('anna')
      await fillIn(page, language, email)
      await page.getByLabel(own.slot).selectOption('evening')
      await send(page, language)
      await expect(page.getByLabel(own.day)).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByRole('main').getByLabel(own.email)).toHaveValue(email)
      await page.getByLabel(own.day).fill(morning().toISOString().slice(0, 10))
      await send(page, language)
      await expect(page).toHaveURL(new RegExp(own.thanks))
    })

    test('cannot be seen with an invented link', async ({ page }) => {
      await show(
        page,
        `/api/personal/visit?lang=${language}&key=visit.019aa5b2-1111-7222-8333-123456789abc.9999999999999.${'a'.repeat(43)}`,
      )
      await expect(page.getByRole('heading', { name: own.unknown })).toBeVisible()
    })
  })
}
