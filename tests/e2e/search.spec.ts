import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { expect, test, type Page, type Route } from '@playwright/test'
import type { RunOptions } from 'axe-core'

import { devices, openAt, withConsent } from './support/shell'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

const ANSWERS = '**/api/search/properties?*'
const answerTo = (text: string) => ({
  unknown: [],
  properties: [{ reference: 1, href: '/nl/', text: `Antwoord op ${text}` }],
})
const textOf = (route: Route) => new URL(route.request().url()).searchParams.get('q') ?? ''

const boxOf = (page: Page) => page.locator('#search')
const panelOf = (page: Page) =>
  page.getByRole('dialog', {
    name: /Zoekresultaten|Résultats de la recherche|Search results|Suchergebnisse/,
  })
const part = (page: Page, title: string) =>
  panelOf(page).getByRole('region', { name: title, exact: true })

/** Opens home and the panel, whose script comes with the first focus. */
async function openPanel(page: Page, address = '/nl/'): Promise<void> {
  await openAt(page, address)
  await boxOf(page).click()
  await expect(panelOf(page)).toBeVisible()
}

test.use({ viewport: devices.desktop, contextOptions: { reducedMotion: 'reduce' } })

test('the panel opens with the types and their counts, and says so to those who listen', async ({
  page,
}) => {
  await openPanel(page)
  await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(
    part(page, 'Soorten panden').getByRole('link', { name: /^Huis: \d+ te koop$/ }),
  ).toBeVisible()
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d+ resultaten$/)
})

test('the first focus shows the types at once, before the index of towns is there', async ({
  page,
}) => {
  const held: Route[] = []
  await page.route('**/api/search/index?*', (route) => void held.push(route))
  await openPanel(page)
  await expect(
    part(page, 'Soorten panden').getByRole('link', { name: /^Huis: \d+ te koop$/ }),
  ).toBeVisible()
  expect((await panelOf(page).boundingBox())?.height).toBeGreaterThan(200)
  for (const route of held) await route.continue()
})

test('a count leads to a list of that length; nothing leads to an empty one', async ({ page }) => {
  await openPanel(page)
  const types = part(page, 'Soorten panden')
  const none = types.getByText(/^[^:]+: 0 te (koop|huur)$/).first()
  await expect(none).toBeVisible()
  expect(await none.evaluate((node) => node.tagName)).toBe('SPAN')
  const link = types.getByRole('link', { name: /^Huis: \d+ te koop$/ })
  const count = /\d+/.exec((await link.textContent()) ?? '')?.[0] ?? ''
  await link.click()
  await expect(page.getByText(new RegExp(`(^|\\D)${count} (pand|object)`)).first()).toBeVisible()
})

test('Escape, a press beside it and leaving by Tab close the panel', async ({ page }) => {
  await openPanel(page)
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toHaveCount(0)
  await expect(boxOf(page)).toBeFocused()
  await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await expect(panelOf(page)).toBeVisible()
  await page.locator('h1').click()
  await expect(panelOf(page)).toHaveCount(0)
  await boxOf(page).click()
  await expect(panelOf(page)).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(panelOf(page)).toHaveCount(0)
})

test('Escape closes the panel in the moment in which it appears', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const panel = document.querySelector('.search-field [role=dialog]')
      if (!panel) return
      observer.disconnect()
      const escape = { key: 'Escape', bubbles: true, cancelable: true }
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', escape))
      document.documentElement.dataset.pressed = 'Escape'
    }).observe(document, { subtree: true, childList: true })
  })
  await openAt(page, '/nl/')
  await boxOf(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'Escape')
  await expect(panelOf(page)).toHaveCount(0)
})

test('the arrows, Home and End walk through the links, and Enter follows one', async ({ page }) => {
  await openPanel(page)
  await boxOf(page).fill('gent')
  const links = panelOf(page).getByRole('link')
  await expect(part(page, 'Panden').getByRole('link').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(boxOf(page)).not.toBeFocused()
  await page.keyboard.press('End')
  await expect(links.last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(boxOf(page)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(links.last()).toBeFocused()
  const href = (await links.last().getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === href)
})

test('an emptied box shows types alone, and a town is found by its name, its code and its other names', async ({
  page,
}) => {
  await openPanel(page)
  for (const text of ['Gent', '9000', 'gand', 'GHENT']) {
    await boxOf(page).fill(text)
    await expect(part(page, 'Gemeenten').getByText('Gent 9000')).toBeVisible()
  }
  await boxOf(page).fill('')
  await expect(part(page, 'Gemeenten')).toHaveCount(0)
  await expect(part(page, 'Panden')).toHaveCount(0)
  await expect(part(page, 'Soorten panden').getByRole('listitem').first()).toBeVisible()
})

test('an answer that comes late never replaces a newer one', async ({ page }) => {
  const held: { release: () => void } = { release: () => undefined }
  const isHeld = new Promise<void>((resolve) => (held.release = resolve))
  await page.route(ANSWERS, async (route) => {
    if (textOf(route) === 'oud') await isHeld
    await route.fulfill({ json: answerTo(textOf(route)) }).catch(() => undefined)
  })
  await openPanel(page)
  const first = page.waitForRequest(ANSWERS)
  await boxOf(page).fill('oud')
  await first
  await boxOf(page).fill('nieuw')
  await expect(panelOf(page).getByText('Antwoord op nieuw')).toBeVisible()
  held.release()
  await boxOf(page).press('End')
  await expect(panelOf(page).getByText('Antwoord op nieuw')).toBeVisible()
  await expect(panelOf(page).getByText('Antwoord op oud')).toHaveCount(0)
})

test('a text that was answered is not asked again', async ({ page }) => {
  const asked: string[] = []
  await page.route(ANSWERS, (route) => {
    asked.push(textOf(route))
    return route.fulfill({ json: answerTo(textOf(route)) })
  })
  await openPanel(page)
  for (const text of ['huis', 'tuin', 'huis']) {
    await boxOf(page).fill(text)
    await expect(panelOf(page).getByText(`Antwoord op ${text}`)).toBeVisible()
  }
  expect(asked).toEqual(['huis', 'tuin'])
})

test('with a server that does not answer, towns are found and the rest is said', async ({
  page,
}) => {
  await page.route(ANSWERS, (route) => route.abort())
  await openPanel(page)
  await boxOf(page).fill('gent')
  await expect(part(page, 'Gemeenten').getByText('Gent 9000')).toBeVisible()
  await expect(panelOf(page).getByText('De panden kunnen we nu even niet tonen.')).toBeVisible()
})

test('too many requests get a message', async ({ page }) => {
  await page.route(ANSWERS, (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '2' }, body: 'Te veel' }),
  )
  await openPanel(page)
  await boxOf(page).fill('gent')
  await expect(panelOf(page).getByText('Dat ging wat snel.')).toBeVisible()
})

test('emoji, right-to-left text, signs and ten thousand letters break nothing', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await openPanel(page)
  for (const text of [
    '🏡🏡🏡',
    'بيت في غنت',
    "' OR 1=1; --",
    '.*+?^${}()|[]\\',
    'a'.repeat(10_000),
  ]) {
    await boxOf(page).fill(text)
    await expect(panelOf(page)).toHaveAttribute('aria-busy', 'false')
    await expect(panelOf(page)).toBeVisible()
  }
  expect(errors).toEqual([])
})

test('what was searched for is kept on the device, and forgotten on request', async ({ page }) => {
  await openPanel(page)
  await boxOf(page).fill('gent')
  await boxOf(page).press('Enter')
  await page.waitForURL((url) => url.pathname !== '/nl/')
  await openPanel(page)
  const recent = part(page, 'Onlangs gezocht')
  await recent.getByRole('button', { name: 'gent', exact: true }).click()
  await expect(boxOf(page)).toHaveValue('gent')
  await boxOf(page).fill('')
  await recent.getByRole('button', { name: 'Alles wissen' }).click()
  await expect(recent).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('searches'))).toBeNull()
})

test('before the visitor has answered the banner, no search is written to the device', async ({
  page,
}) => {
  await page.goto('/nl/')
  await boxOf(page).focus()
  await expect(panelOf(page)).toBeVisible()
  await boxOf(page).fill('gent')
  await page.evaluate(() =>
    document
      .querySelector('form.search')
      ?.addEventListener('submit', (event) => event.preventDefault()),
  )
  await boxOf(page).press('Enter')
  await boxOf(page).fill('')
  await expect(part(page, 'Onlangs gezocht')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('searches'))).toBeNull()
})

test('the button says how many homes the chosen goal has, and leads to their list', async ({
  page,
}) => {
  await openAt(page, '/nl/')
  const search = page.getByRole('search')
  const show = search.getByRole('button', { name: /^Toon \d+ panden$/ })
  const forSale = await show.innerText()
  await search.getByRole('radio', { name: 'Huren' }).check()
  await expect(show).not.toHaveText(forSale)
  // What is typed has another number of answers.
  await boxOf(page).fill('gent')
  await expect(search.getByRole('button', { name: 'Zoeken', exact: true })).toBeVisible()
  await expect(show).toHaveCount(0)
  await boxOf(page).fill('')
  await show.click()
  await page.waitForURL('**/nl/te-huur/')
})

test('on a phone the panel is as wide as the screen and stays inside it', async ({ page }) => {
  await page.setViewportSize(devices.phone)
  await openPanel(page)
  const box = await panelOf(page).boundingBox()
  expect(box?.width).toBeGreaterThan(devices.phone.width - 40)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(devices.phone.height)
  expect(
    await boxOf(page).evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize)),
  ).toBeGreaterThanOrEqual(16)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    devices.phone.width,
  )
})

for (const language of ['nl', 'de'])
  test(`the open panel is accessible in ${language}, empty and with a text`, async ({ page }) => {
    await openPanel(page, `/${language}/`)
    for (const text of ['', 'gent']) {
      await boxOf(page).fill(text)
      await expect(panelOf(page)).toHaveAttribute('aria-busy', 'false')
      await page.evaluate(axe)
      const found = await page.evaluate((options) => window.axe.run(document, options), rules)
      expect(
        found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`),
      ).toEqual([])
    }
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the box is a form that leads to the page of results', async ({ page }) => {
    await withConsent(page)
    await page.goto('/nl/')
    await boxOf(page).fill('gent')
    await boxOf(page).press('Enter')
    await page.waitForURL((url) => url.pathname === '/nl/te-koop/')
    await expect(page.locator('main')).toContainText('Gent')
  })

  test('a goal in the text wins over the chosen one, and words it does not know are said', async ({
    page,
  }) => {
    await withConsent(page)
    await page.goto('/nl/')
    await boxOf(page).fill('appartement te huur gent')
    await boxOf(page).press('Enter')
    await page.waitForURL((url) => url.pathname === '/nl/te-huur/')
    await page.goto('/nl/')
    await boxOf(page).fill('gent kwibus')
    await boxOf(page).press('Enter')
    await page.waitForURL((url) => url.searchParams.get('q') === 'gent kwibus')
    await expect(page.locator('main')).toContainText('kwibus')
  })

  test('the chosen goal goes along, and alone leads to its list', async ({ page }) => {
    await page.goto('/nl/')
    const search = page.getByRole('search')
    await search.getByRole('radio', { name: 'Huren' }).check()
    await search.getByRole('button', { name: /^Toon \d+ panden$/ }).click()
    await page.waitForURL((url) => url.pathname === '/nl/te-huur/')
  })
})
