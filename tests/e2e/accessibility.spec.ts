import { expect, test, type APIRequestContext, type Page } from '@playwright/test'

import { violations } from './support/axe'
import { consentOf } from './support/consent'
import { readPage } from './support/html'
import { devices, openAt, withConsent } from './support/shell'

/** Without motion, so that nothing is looked at half-way. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const languages = ['nl', 'fr', 'en', 'de'] as const
type Language = (typeof languages)[number]

/** One page of each kind, by its Dutch address; of what lies below a list, the first of the list. */
const kinds: Record<string, string | { list: string; entry: RegExp }> = {
  home: '/nl/',
  list: '/nl/te-koop/',
  'filtered list': '/nl/te-koop/?type=1&price_to=600000',
  'empty list': '/nl/te-koop/?type=1&price_to=10000',
  'list on a map': '/nl/te-koop/?view=map',
  'list of one type': '/nl/te-huur/appartementen/',
  projects: '/nl/projecten/',
  project: { list: '/nl/projecten/', entry: /^\/nl\/projecten\/.+\/\d+\/$/ },
  property: { list: '/nl/te-koop/', entry: /^\/nl\/te-koop\/.+\/\d+\/$/ },
  articles: '/nl/verkoop/',
  article: { list: '/nl/verkoop/', entry: /^\/nl\/verkoop\/[^/]+\/$/ },
  'page of modules': '/nl/rentmeesterschap/',
  testimonials: '/nl/reviews/',
  favourites: '/nl/favorieten/',
  comparison: '/nl/vergelijken/',
  contact: '/nl/contact/',
  valuation: '/nl/gratis-schatting/',
  legal: '/nl/cookie-policy/',
  thanks: '/nl/bedankt/gratis-schatting/',
}

async function addressOf(request: APIRequestContext, kind: keyof typeof kinds, language: Language): Promise<string> {
  const at = kinds[kind] ?? ''
  const read = async (address: string) => readPage(await (await request.get(address)).text())
  const dutch = typeof at === 'string' ? at : ((await read(at.list)).links.find((href) => at.entry.test(href)) ?? '')
  const { [language]: address = '' } = (await read(dutch)).switcher
  expect(address.startsWith(`/${language}/`), `${kind} exists in ${language}`).toBe(true)
  return address
}

for (const kind of Object.keys(kinds)) {
  test(`a page of the kind "${kind}" is accessible in every language`, async ({ page, request }) => {
    await page.setViewportSize(devices.desktop)
    for (const language of languages) {
      await openAt(page, await addressOf(request, kind, language))
      expect.soft(await violations(page), language).toEqual([])
    }
  })
}

test('the way in for owners is accessible in every language', async ({ page }) => {
  for (const language of languages) {
    await page.goto(`/${language}/login/`)
    expect.soft(await violations(page), language).toEqual([])
  }
})

test('what is not there is told accessibly in every language', async ({ page }) => {
  for (const language of languages) {
    await openAt(page, `/${language}/nergens/`)
    expect.soft(await violations(page), language).toEqual([])
  }
})

test('a listing that is sold, one that nobody knows, and pictures over the whole window are accessible', async ({ page }) => {
  await page.setViewportSize(devices.desktop)
  for (const address of ['/nl/te-koop/oudenaarde/huis/100208/', '/fr/a-vendre/gand/maison/987654/']) {
    await openAt(page, address)
    expect.soft(await violations(page), address).toEqual([])
  }
  // High enough that nothing is scrolled.
  await page.setViewportSize({ ...devices.desktop, height: 1600 })
  await openAt(page, '/nl/te-koop/sint-martens-latem/huis/100234/')
  await page.getByText('Delen', { exact: true }).click()
  expect.soft(await violations(page), 'share').toEqual([])
  await page.getByRole('link', { name: 'Alle 8 foto’s' }).click()
  await expect(page.getByRole('dialog', { name: 'Foto’s op volle grootte' })).toContainText('1 / 8')
  expect.soft(await violations(page), 'lightbox').toEqual([])
})

for (const kind of ['home', 'list', 'article', 'property']) {
  test(`a page of the kind "${kind}" is accessible on a phone, with the drawer closed and open`, async ({ page, request }) => {
    await page.setViewportSize(devices.phone)
    await openAt(page, await addressOf(request, kind, 'nl'))
    expect.soft(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    expect.soft(await violations(page)).toEqual([])
  })
}

for (const language of ['nl', 'fr'] as const) {
  for (const [device, viewport] of Object.entries(devices)) {
    test(`the question for consent and its settings are accessible in ${language} on a ${device}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto(`/${language}/`)
      const { banner, settings, button } = consentOf(page, language)
      await expect(banner).toBeVisible()
      expect.soft(await violations(page)).toEqual([])
      await button('settings').click()
      await expect(settings).toBeVisible()
      expect.soft(await violations(page)).toEqual([])
    })
  }
}

test('an open menu is accessible', async ({ page }) => {
  await page.setViewportSize(devices.desktop)
  await openAt(page, '/nl/')
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  await menu.getByRole('link', { name: 'Te koop', exact: true }).hover()
  await expect(menu.getByRole('link', { name: 'Woningen te koop' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

/** Presses Tab until the focus has gone round the page; each stop by its text, whether it is in sight, and whether it is seen to have the focus. */
async function walk(page: Page, stops: number): Promise<{ name: string; inSight: boolean; marked: boolean }[]> {
  const walked = []
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    walked.push(
      await page.evaluate(() => {
        const focused = document.activeElement
        if (!(focused instanceof HTMLElement)) return { name: '', inSight: false, marked: false }
        const { top, bottom, left, right } = focused.getBoundingClientRect()
        const inSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
        const { outlineStyle, outlineWidth } = getComputedStyle(focused)
        return {
          name: focused.textContent.trim() || (focused.getAttribute('aria-label') ?? ''),
          inSight,
          marked: outlineStyle !== 'none' && outlineWidth !== '0px',
        }
      }),
    )
  }
  return walked
}

for (const [device, stops] of [
  ['phone', 12],
  ['desktop', 30],
] as const) {
  test(`every stop of the keyboard is in sight and marked on a ${device}`, async ({ page }) => {
    await page.setViewportSize(devices[device])
    await openAt(page, '/nl/te-koop/')
    const walked = await walk(page, stops)
    expect(walked.filter(({ inSight, marked }) => !inSight || !marked)).toEqual([])
    expect(new Set(walked.map(({ name }) => name)).size).toBeGreaterThan(stops / 2)
  })
}

test('the keyboard walks through the whole drawer and closes it', async ({ page }) => {
  await page.setViewportSize(devices.phone)
  await withConsent(page)
  await page.goto('/nl/te-koop/')
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(drawer.getByRole('button')).toBeFocused()
  const links = await drawer.getByRole('link').all()
  for (const link of links) {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
  }
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})
