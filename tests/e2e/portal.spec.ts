import { createHash } from 'node:crypto'

import { expect, test, type Page } from '@playwright/test'

import { violations } from './support/axe'
import { linkMailed } from './support/outbox'
import { ownPath, studioOf } from './support/studio'

/** No other test logs in as these. One of them may ask for three links in ten minutes. */
const owners = { nl: 'familie.verhaeghe@example.com', de: 'greta.maes@example.com' } as const
const another = 'marc.peeters@example.com'
const words = {
  nl: {
    home: 'Goedendag',
    all: 'Alle cijfers',
    table: 'Dezelfde cijfers als tabel',
    filtered: 'Niets gevonden met deze filters.',
  },
  de: {
    home: 'Guten Tag',
    all: 'Alle Zahlen',
    table: 'Dieselben Zahlen als Tabelle',
    filtered: 'Mit diesen Filtern wurde nichts gefunden.',
  },
} as const
type Language = keyof typeof owners

// The next page may be asked for while one moves in, which the browser reports as an error.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const parts = ['', 'history/', 'communications/', 'media/', 'documents/', 'feedback/']
/** Who is logged in reads every language: one is looked at on a desktop, the other on a phone. */
const samples = {
  nl: [
    [1280, 'nl'],
    [375, 'fr'],
  ],
  de: [
    [375, 'de'],
    [1280, 'en'],
  ],
} as const

async function enter(
  page: Page,
  language: Language,
  owner: string = owners[language],
): Promise<void> {
  const link = await linkMailed(owner, async () => {
    await page.goto(`/${language}/login/?ask=login`)
    await page.locator('input[name="email"]').fill(owner)
    await page.getByRole('main').getByRole('button').click()
    await expect(page.getByRole('status')).toBeVisible()
  })
  await page.goto(link)
  await page.getByRole('main').getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1, name: words[language].home })).toBeVisible()
}

const firstProperty = async (page: Page): Promise<string> =>
  (await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .getByRole('link')
    .first()
    .getAttribute('href')) ?? ''

/** What the browser refused to run or load. */
const refusals = (page: Page): string[] => {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  return said
}

for (const language of ['nl', 'de'] as const) {
  test(`an owner finds everything of a property, on a desktop and a phone, in ${samples[language].map(([, read]) => read).join(' and ')}`, async ({
    page,
  }) => {
    test.slow()
    const said = refusals(page)
    await enter(page, language)
    const property = await firstProperty(page)
    const pages = [
      'portal/',
      'portal/agenda/',
      'portal/documents/',
      'portal/contact/',
      'portal/reports/',
      'portal/account/',
      ...parts.map((part) => property.slice(4) + part),
    ]
    for (const [width, read] of samples[language]) {
      await page.setViewportSize({ width, height: 900 })
      for (const address of pages.map((part) => `/${read}/${part}`)) {
        const answer = await page.goto(address)
        expect([address, answer?.status()]).toEqual([address, 200])
        expect(answer?.headers()).toMatchObject({
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex, nofollow',
        })
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${address} at ${width}`,
        ).toBeLessThanOrEqual(0)
        expect(await violations(page), `${address} at ${width}`).toEqual([])
      }
    }
    await page.goto(property)
    await expect(page.locator('.time-line:visible')).toHaveCount(1)
    await page.getByText(words[language].all).click()
    // The graph is drawn when it comes near the view.
    await page.getByText(words[language].table).scrollIntoViewIfNeeded()
    await expect(page.locator('canvas')).toBeVisible()
    expect(said).toEqual([])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the numbers are in a table, lists are narrowed and paged, and the way out works', async ({
    page,
  }) => {
    await enter(page, 'nl')
    const property = await firstProperty(page)
    await page.goto(property)
    await page.getByText(words.nl.all).click()
    await page.getByText(words.nl.table).click()
    await expect(page.getByRole('row')).toHaveCount(31)
    await page.goto(`${property}communications/`)
    await page.getByRole('combobox', { name: 'Soort' }).selectOption('letter')
    await page.getByRole('button', { name: 'Toon' }).click()
    await expect(page).toHaveURL(/[?&]type=letter/)
    await expect(page.getByText(words.nl.filtered)).toBeVisible()
    await page.getByRole('link', { name: 'Filters wissen' }).click()
    await expect(page.getByText(/Pagina 1 van \d+ met \d+ regels/)).toBeVisible()
    await page.getByRole('button', { name: 'Afmelden' }).click()
    await page.goto(property)
    await expect(page).toHaveURL(new RegExp(`/nl/login/\\?next=${encodeURIComponent(property)}`))
  })
})

test('the portal runs only scripts that its policy names, and another owner’s property is not there', async ({
  page,
}) => {
  await enter(page, 'nl', another)
  const answer = await page.request.get('/nl/portal/')
  const policy = answer.headers()['content-security-policy'] ?? ''
  const scripts = [...(await answer.text()).matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
  expect(scripts.length).toBeGreaterThan(0)
  for (const [, attributes = '', text = ''] of scripts) {
    expect(attributes).not.toContain('src=')
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  const foreign = await page.goto('/nl/portal/100201/')
  expect(foreign?.status()).toBe(404)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Deze pagina is er niet' }),
  ).toBeVisible()
})

test('a message that was written after the session ended stands in the form after the login', async ({
  page,
  request,
  baseURL,
}) => {
  const studio = studioOf(request, baseURL)
  const email = `${ownPath('schrijver')}@visitor.example`
  const owner = await studio.create('owners', { email, lastName: 'Schrijver', language: 'nl' })
  const password = 'een lange zin van de schrijver'
  const exact = (label: string) => page.getByLabel(label, { exact: true })
  await page.goto(await linkMailed(email, () => studio.invite(owner)))
  await exact('Nieuw wachtwoord').fill(password)
  await exact('Nieuw wachtwoord, nog eens').fill(password)
  await page.getByRole('button', { name: 'Wachtwoord bewaren en aanmelden' }).click()
  await expect(page).toHaveURL(/\/nl\/portal\/$/)

  await page.goto('/nl/portal/contact/')
  const message = page.getByRole('textbox', { name: 'Uw bericht' })
  await message.fill('Kan de notaris vrijdag?')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Verstuur' }).click()
  await expect(page).toHaveURL(/\/nl\/login\//)
  await exact('E-mailadres').fill(email)
  await exact('Wachtwoord').fill(password)
  await page.getByRole('button', { name: 'Aanmelden', exact: true }).click()
  await expect(page).toHaveURL(/\/nl\/portal\//)
  await page.goto('/nl/portal/contact/')
  await expect(message).toHaveValue('Kan de notaris vrijdag?')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('nog niet verzonden')
  await page.getByRole('button', { name: 'Verstuur' }).click()
  await expect(page.getByRole('status')).toContainText('Uw bericht is bij')
  await expect(message).toHaveValue('')
  await studio.clear()
})
