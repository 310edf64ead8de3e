import { expect, test, type Page } from '@playwright/test'

import { devices, openAt, words } from './support/shell'

/** How wide the content of a page is. */
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

for (const [language, device] of [
  ['nl', 'phone'],
  ['de', 'tablet'],
  ['nl', 'desktop'],
] as const) {
  const own = words[language]
  const [, saleHref] = own.sale
  const [belowName, belowHref] = own.below
  const viewport = devices[device]

  test.describe(`around a page in ${language} on a ${device}`, () => {
    test.use({ viewport })

    test('the top bar, the path, the footer: each has its links, and nothing is wider than the window', async ({
      page,
    }) => {
      await openAt(page, belowHref)
      await test.step('the top bar leads to phone, mail and pages, where there is room for it', async () => {
        const bar = page.getByRole('navigation', { name: own.topBar })
        if (device !== 'desktop') return expect(bar).toBeHidden()
        await expect(bar).toBeVisible()
        for (const scheme of ['tel:', 'mailto:']) {
          const link = bar.locator(`a[href^="${scheme}"]`)
          await expect(link).toHaveAttribute('target', '_blank')
          await expect(link).toHaveAttribute('rel', /noopener/)
        }
        for (const link of await bar.locator('a[href^="/"]').all())
          await expect(link).not.toHaveAttribute('target')
      })

      await test.step('the page says where it stands, each step a link', async () => {
        const crumbs = page.getByRole('navigation', { name: own.crumbs })
        // A list begins with its listings where the window is narrow.
        if (device !== 'desktop') return expect(crumbs).toBeHidden()
        await expect(crumbs.getByRole('listitem')).toHaveCount(3)
        await expect(crumbs.getByRole('link').first()).toHaveAttribute('href', `/${language}/`)
        await expect(crumbs.getByRole('link').first()).toHaveText(own.home)
        await expect(crumbs.getByRole('link').nth(1)).toHaveAttribute('href', saleHref)
        await expect(crumbs.locator('[aria-current="page"]')).toHaveText(belowName)
      })

      await test.step('the footer has its columns, its links, and says who the agency is', async () => {
        const footer = page.getByRole('contentinfo')
        await expect(footer.getByRole('heading', { level: 2 })).toHaveText([...own.columns])
        await expect(
          footer.getByRole('navigation', { name: own.links }).getByRole('link').first(),
        ).toHaveAttribute('href', own.firstLink)
        const legal = footer.getByRole('navigation', { name: own.legal })
        await expect(legal.locator(`a[href="${own.policy}"]`)).toBeVisible()
        await expect(footer).toContainText(/© \d{4} Maison Hestia/)
        for (const said of ['Korenlei 12', '0000.000.097', own.biv, '12.345.678'])
          await expect(footer).toContainText(said)
      })

      await test.step('the page never moves sideways', async () => {
        expect(await widthOf(page)).toBeLessThanOrEqual(viewport.width)
        await openAt(page, `/${language}/`)
        expect(await widthOf(page)).toBeLessThanOrEqual(viewport.width)
      })
    })

    test('the header changes past 30 pixels and stays in sight, the way back to the top appears past 10 and leads there', async ({
      page,
    }) => {
      await openAt(page, saleHref)
      await test.step('the header changes, its logo shrinks, and it stays in sight', async () => {
        const header = page.getByRole('banner')
        const logo = header.getByRole('link').first()
        const fontSize = () => logo.evaluate((node) => parseFloat(getComputedStyle(node).fontSize))
        const before = await fontSize()
        await page.evaluate(() => window.scrollTo(0, 30))
        await expect(page.locator('html')).toHaveClass(/shows-to-top/)
        await expect(header).not.toHaveClass(/(^|\s)fixed(\s|$)/)
        await page.evaluate(() => window.scrollTo(0, 200))
        await expect(header).toHaveClass(/(^|\s)fixed(\s|$)/)
        await expect.poll(fontSize).toBeLessThan(before)
        await expect.poll(async () => (await header.boundingBox())?.y).toBe(0)
        await page.evaluate(() => window.scrollTo(0, 0))
        await expect(header).not.toHaveClass(/(^|\s)fixed(\s|$)/)
      })

      await test.step('the way back to the top appears, and leads there', async () => {
        const toTop = page.getByRole('link', { name: own.toTop })
        await page.evaluate(() => window.scrollTo(0, 10))
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(10)
        await expect(toTop).toBeHidden()
        await page.evaluate(() => window.scrollTo(0, 600))
        await expect(toTop).toBeVisible()
        await toTop.click()
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
        await expect(toTop).toBeHidden()
      })
    })
  })
}

for (const [width, device] of [
  [766, 'mobile'],
  [767, 'tablet'],
  [1279, 'tablet'],
  [1280, 'desktop'],
] as const) {
  test(`a window of ${width} is a ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/de/')
    await expect(page.locator('html')).toHaveAttribute('data-device', device)
  })
}

test('the skip link leads past the header', async ({ page }) => {
  await openAt(page, '/nl/contact/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Naar de inhoud' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main, footer')?.tagName)).toBe(
    'MAIN',
  )
})

test('the menu stands on one line on every wide screen, in every language', async ({ page }) => {
  for (const language of ['nl', 'fr', 'en', 'de']) {
    await openAt(page, `/${language}/contact/`)
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const entries = page.locator('.site-header nav').first().locator('> ul > li')
      const tops = await entries.evaluateAll((all) =>
        all
          .map((one) => one.getBoundingClientRect())
          .map(({ top, height }) => Math.round(top + height / 2)),
      )
      expect(tops.length).toBeGreaterThan(3)
      expect(new Set(tops).size, `${language} ${width} px: ${tops.join(' ')}`).toBe(1)
    }
  }
})

/** Counts how often the header's class and the place of the page change while there is no input. */
const changesAtRest = (page: Page, restMs: number) =>
  page.evaluate(async (duration) => {
    const header = document.querySelector('.site-header')
    const read = () => `${header?.classList.contains('scrolled')} ${window.scrollY}`
    let last = read()
    let changes = 0
    const end = performance.now() + duration
    while (performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 10))
      const now = read()
      if (now !== last) changes += 1
      last = now
    }
    return changes
  }, restMs)

/** Pages that are looked at side by side, each at so many pixels: to rest takes time and nothing else. */
const PAGES = 9
const PIXELS = 9

/** Scrolls down pixel by pixel, and tells where the page did not rest. */
async function unrestFrom(page: Page, first: number): Promise<string[]> {
  await openAt(page, '/nl/te-koop/')
  const header = page.locator('.site-header')
  const unrest: string[] = []
  for (let top = first; top < first + PIXELS; top += 1) {
    await page.evaluate((to) => window.scrollTo(0, to), top)
    await expect(header).toHaveClass(top > 30 ? /scrolled/ : /^(?!.*scrolled)/)
    const changes = await changesAtRest(page, 250)
    const stands = await page.evaluate(() => window.scrollY)
    if (changes > 0 || stands !== top) unrest.push(`${top}: ${changes} changes, at ${stands}`)
  }
  return unrest
}

for (const device of ['phone', 'desktop'] as const) {
  test.describe(`under the header on a ${device}`, () => {
    test.use({ viewport: devices[device] })

    test('the page rests at every pixel', async ({ context }) => {
      const unrest = Array.from({ length: PAGES }, async (_, at) =>
        unrestFrom(await context.newPage(), at * PIXELS),
      )
      expect((await Promise.all(unrest)).flat()).toEqual([])
    })
  })
}

/** The contrast of two colours as a browser writes them: `rgb(31, 66, 57)`. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
      .map((part) => Number(part) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** What the way back to the top lies over; nothing when it is not shown. */
const coveredByToTop = (page: Page) =>
  page.evaluate(() => {
    const link = document.querySelector('.to-top')
    if (!link || !link.checkVisibility({ visibilityProperty: true })) return undefined
    const own = link.getBoundingClientRect()
    return [...document.querySelectorAll('a, button, input, select, textarea, summary, label')]
      .filter((other) => other !== link && other.checkVisibility({ visibilityProperty: true }))
      .filter((other) => {
        const { left, top, right, bottom } = other.getBoundingClientRect()
        return left < own.right && right > own.left && top < own.bottom && bottom > own.top
      })
      .map((other) => other.outerHTML.slice(0, 100))
  })

for (const device of ['phone', 'desktop'] as const)
  for (const address of ['/nl/', '/nl/te-koop/', '/nl/te-koop/sint-martens-latem/huis/100234/'])
    test(`the way back to the top covers nothing to press at ${address} on a ${device}`, async ({
      page,
    }) => {
      await page.setViewportSize(devices[device])
      await openAt(page, address)
      const end = await page.evaluate(() => document.documentElement.scrollHeight)
      let shown = 0
      const steps = 10
      for (let step = 1; step <= steps; step += 1) {
        await page.evaluate((top) => window.scrollTo(0, top), Math.round((end * step) / steps))
        // The link comes back where there is room once the page rests.
        await page.waitForTimeout(100)
        await expect(page.locator('.to-top')).toHaveAttribute('data-state', /placed|crowded/)
        const covered = await coveredByToTop(page)
        if (covered) shown += 1
        expect(covered ?? []).toEqual([])
      }
      expect(shown).toBeGreaterThanOrEqual(steps - 2)
    })

test('the focus ring in the top bar is whole, and stands out from the bar', async ({ page }) => {
  await openAt(page, '/nl/contact/')
  const bar = page.getByRole('navigation', { name: words.nl.topBar })
  const link = bar.getByRole('link').first()
  await page.keyboard.press('Tab')
  while (!(await link.evaluate((node) => node === document.activeElement)))
    await page.keyboard.press('Tab')
  const { ring, ground, room, reach } = await link.evaluate((node) => {
    const own = node.getBoundingClientRect()
    const row = node.closest('.top-bar') ?? node
    const around = row.getBoundingClientRect()
    const { outlineColor, outlineOffset, outlineWidth } = getComputedStyle(node)
    return {
      ring: outlineColor,
      ground: getComputedStyle(row).backgroundColor,
      room: Math.min(own.top - around.top, around.bottom - own.bottom),
      reach: parseFloat(outlineOffset) + parseFloat(outlineWidth),
    }
  })
  expect(reach).toBeLessThanOrEqual(room)
  expect(contrast(ring, ground)).toBeGreaterThanOrEqual(3)
})

test('the footer of a page that is shorter than the window stands at its end', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2400 })
  await page.goto('/nl/bestaat-niet/')
  const footer = await page.locator('.site-footer').boundingBox()
  expect(Math.round((footer?.y ?? 0) + (footer?.height ?? 0))).toBe(2400)
})

/** Sets the size of text that a visitor has chosen in the browser. */
async function chooseTextSize(page: Page, standard: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard } })
}

for (const [width, size] of [
  [375, 24],
  [1280, 24],
  [1280, 32],
] as const)
  test(`at ${width} with letters of ${size} pixels the menu is a button in sight, and nothing is wider than the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await chooseTextSize(page, size)
    await openAt(page, words.nl.sale[1])
    await expect(page.getByRole('banner').locator('.drawer-button')).toBeInViewport({ ratio: 1 })
    expect(await widthOf(page)).toBeLessThanOrEqual(width)
  })

test('on a phone the focus closes the menu and the filters when it leaves them', async ({
  page,
}) => {
  await page.setViewportSize(devices.phone)
  await openAt(page, words.nl.sale[1])
  for (const [opener, sheet] of [
    ['.drawer-button', '.drawer'],
    ['.filters-phone button', 'form.filters'],
  ] as const) {
    await page.locator(opener).click()
    await expect(page.locator(sheet)).toBeVisible()
    await page.locator(`${sheet} :is(a, button, input):visible`).last().focus()
    await page.keyboard.press('Tab')
    await expect(page.locator(sheet)).toBeHidden()
  }
})

test('on paper the header of a scrolled page stays at its top', async ({ page }) => {
  await page.setViewportSize(devices.phone)
  await openAt(page, words.nl.sale[1])
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect(page.locator('.site-header.scrolled')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static')
})
