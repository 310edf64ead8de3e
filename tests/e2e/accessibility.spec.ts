import { expect, test, type Page } from '@playwright/test'

import { violations } from './support/axe'
import { consentOf } from './support/consent'
import { addressOf, kinds, type Language } from './support/kinds'
import { devices, openAt, withConsent } from './support/shell'
import { useAll, watchPolicy } from './support/violations'

/** Without motion, so that nothing is looked at half-way. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Each page in two languages, one on a desktop and one on a phone; the pages together in all four. */
const samples = [
  { desktop: 'nl', phone: 'fr' },
  { desktop: 'en', phone: 'de' },
] as const
type Sample = (typeof samples)[number]

/** Looks at a page on both devices, and at what its policy has forbidden on the way. */
async function inspect(
  page: Page,
  sample: Sample,
  addressIn: (language: Language) => Promise<string>,
): Promise<void> {
  const broken = await watchPolicy(page)
  await withConsent(page)
  for (const device of ['desktop', 'phone'] as const) {
    await page.setViewportSize(devices[device])
    await page.goto(await addressIn(sample[device]))
    await useAll(page)
    expect.soft(await violations(page), `${sample[device]} on a ${device}`).toEqual([])
  }
  expect(broken).toEqual([])
}

for (const [at, kind] of Object.keys(kinds).entries()) {
  test(`a page of the kind "${kind}" is accessible on a desktop and a phone, and does nothing that its policy forbids`, async ({
    page,
    request,
  }) => {
    const sample = samples[at % samples.length] ?? samples[0]
    await inspect(page, sample, (language) => addressOf(request, kind, language))
  })
}

for (const [name, path] of Object.entries({
  'way in for owners': 'login/',
  'missing page': 'nergens/',
  'unknown listing': 'x/y/z/987654/',
})) {
  for (const sample of samples) {
    test(`the ${name} is accessible in ${sample.desktop} and ${sample.phone}, and does nothing that its policy forbids`, async ({
      page,
    }) => {
      await inspect(page, sample, (language) => Promise.resolve(`/${language}/${path}`))
    })
  }
}

test('a listing that is sold, an unknown one, and pictures over the whole window are accessible', async ({
  page,
}) => {
  await page.setViewportSize(devices.desktop)
  for (const address of [
    '/nl/te-koop/oudenaarde/huis/100208/',
    '/fr/a-vendre/gand/maison/987654/',
  ]) {
    await openAt(page, address)
    expect.soft(await violations(page), address).toEqual([])
  }
  // High enough that nothing is scrolled.
  await page.setViewportSize({ ...devices.desktop, height: 1600 })
  await openAt(page, '/nl/te-koop/sint-martens-latem/huis/100234/')
  await page.getByText('Delen', { exact: true }).click()
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  expect.soft(await violations(page), 'share').toEqual([])
  await page.getByRole('link', { name: 'Alle 8 foto’s' }).click()
  await expect(page.getByRole('dialog', { name: 'Foto’s op volle grootte' })).toContainText('1 / 8')
  expect.soft(await violations(page), 'lightbox').toEqual([])
})

test('the open drawer of a phone is accessible', async ({ page }) => {
  await page.setViewportSize(devices.phone)
  await openAt(page, '/nl/te-koop/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

for (const [language, device] of [
  ['nl', 'phone'],
  ['fr', 'desktop'],
] as const) {
  test(`the question for consent and its settings are accessible in ${language} on a ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(devices[device])
    await page.goto(`/${language}/`)
    const { banner, settings, button } = consentOf(page, language)
    await expect(banner).toBeVisible()
    expect.soft(await violations(page)).toEqual([])
    await button('settings').click()
    await expect(settings).toBeVisible()
    expect.soft(await violations(page)).toEqual([])
  })
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
async function walk(
  page: Page,
  stops: number,
): Promise<{ name: string; inSight: boolean; marked: boolean }[]> {
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
