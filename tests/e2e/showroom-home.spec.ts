import { expect, test, type Locator, type Page } from '@playwright/test'

import { openAt } from './support/shell'

/** The widths for which the home page is drawn. */
const WIDTHS = [375, 768, 1280, 1920] as const
const LANGUAGES = ['nl', 'fr'] as const
const isWide = (width: number) => width >= 961

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('is not drawn')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** The sizes of the headings of a level that are in use. */
const headingSizes = (page: Page) =>
  page
    .locator('main h2')
    .evaluateAll((titles) => [...new Set(titles.map((title) => getComputedStyle(title).fontSize))])

const bare = (page: Page) =>
  page.evaluate(() => {
    const footer = document.querySelector('footer')?.getBoundingClientRect()
    const last = document.querySelector('main')?.lastElementChild?.getBoundingClientRect()
    return footer && last ? Math.round(footer.top - last.bottom) : undefined
  })

const tooSmall = (page: Page) =>
  page.locator('main :is(a, button, input:not([type=radio], [type=hidden]))').evaluateAll((all) =>
    all.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect()
      const covers = getComputedStyle(target, '::after').position === 'absolute'
      return width === 0 || covers || (width >= 23.5 && height >= 23.5)
        ? []
        : [`${target.outerHTML.slice(0, 80)} ${width}x${height}`]
    }),
  )

for (const language of LANGUAGES)
  for (const width of WIDTHS)
    test(`the home page holds to the drawing at ${width} px in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 375 ? 740 : 860 })
      await openAt(page, `/${language}/`)
      const shot = await boxOf(page.locator('.banner-shot'))
      const panel = await boxOf(page.locator('.banner-panel'))
      if (isWide(width)) {
        expect(panel.width).toBeCloseTo(600, 0)
        expect(panel.bottom - shot.bottom).toBeCloseTo(72, 0)
        expect(shot.height).toBeLessThanOrEqual(761)
      } else expect(panel.y).toBeGreaterThanOrEqual(shot.bottom - 1)
      const parts = ['.search-field', '.search .switch', '.search-show'].map((part) =>
        boxOf(page.locator(part)),
      )
      const [field, choice, button] = await Promise.all(parts)
      expect(choice?.y).toBeCloseTo(button?.y ?? 0, 0)
      if (width > 640) expect(field?.y).toBeCloseTo(button?.y ?? 0, 0)

      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect((await headingSizes(page)).length).toBeLessThanOrEqual(2)
      expect(await bare(page)).toBe(0)
      expect(await tooSmall(page)).toEqual([])

      const cards = page.locator('.shelf > *')
      const first = await boxOf(cards.nth(0))
      const second = await boxOf(cards.nth(1))
      if (isWide(width)) {
        const third = await boxOf(cards.nth(2))
        expect(first.width / second.width).toBeGreaterThan(2)
        expect(first.bottom).toBeCloseTo(third.bottom, 0)
      } else expect(second.y).toBeCloseTo(first.y, 0)
    })

test('on a phone the form is whole in the first screen, with the question about cookies', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  for (const language of LANGUAGES) {
    await page.goto(`/${language}/`)
    const question = page.locator('.consent-banner')
    await expect(question).toBeVisible()
    const form = await boxOf(page.locator('.search'))
    expect(form.bottom).toBeLessThanOrEqual(556)
    expect(form.bottom).toBeLessThanOrEqual((await boxOf(question)).y)
    const shot = await boxOf(page.locator('.banner-shot'))
    expect([Math.round(shot.width), Math.round(shot.height)]).toEqual([375, 270])
  }
})

test('a row of the table of types and a dot of the map lead to as many homes as they say', async ({
  page,
}) => {
  await openAt(page, '/nl/')
  const links = [page.locator('.types small a').first(), page.locator('.town-map a[href]').first()]
  const targets = await Promise.all(
    links.map(async (link) => ({
      href: (await link.getAttribute('href')) ?? '',
      count: /: (\d+)/.exec((await link.getAttribute('aria-label')) ?? '')?.[1] ?? '',
    })),
  )
  for (const { href, count } of targets) {
    await page.goto(href)
    await expect(page.locator('main')).toContainText(new RegExp(`(^|\\D)${count}(\\D|$)`))
  }
})

test('a client speaks in the quotation marks of the language, and is named in its words', async ({
  page,
}) => {
  for (const [language, words, person] of [
    ['nl', /^“.+”$/, 'An & Pieter, Verkochten hun woning in Gentbrugge'],
    ['fr', /^«\s.+\s»$/, 'An & Pieter, Ont vendu leur maison à Gentbrugge'],
    ['en', /^“.+”$/, 'An & Pieter, Sold their home in Gentbrugge'],
    ['de', /^„.+“$/, 'An & Pieter, Haben ihr Haus in Gentbrugge verkauft'],
  ] as const) {
    await openAt(page, `/${language}/`)
    const quote = page.locator('.client-quote')
    await expect(quote.locator('blockquote')).toHaveText(words)
    await expect(quote.locator('figcaption')).toContainText(person)
  }
})

test('typing a town marks its dot, and the button leads to its homes', async ({ page }) => {
  await openAt(page, '/nl/')
  const field = page.locator('.by-place input[type=search]')
  await field.click()
  await field.fill('brug')
  await expect(page.locator('.town-map a.on')).toHaveAttribute('data-town', 'Brugge')
  await field.fill('Brugge')
  await field.press('Enter')
  await page.waitForURL((url) => url.pathname === '/nl/te-koop/')
  await expect(page.locator('main')).toContainText('Brugge')
})

test('the address of a valuation is asked once: it stands in the form of the next page', async ({
  page,
}) => {
  await openAt(page, '/fr/')
  await page.locator('.address-first input').fill('Korenlei 12, 9000 Gent')
  await page.locator('.address-first button').click()
  await page.waitForURL((url) => url.searchParams.get('address') === 'Korenlei 12, 9000 Gent')
  const form = page.locator('form#form-valuation')
  await expect(form.locator('[name=street]')).toHaveValue('Korenlei 12')
  await expect(form.locator('[name=zip]')).toHaveValue('9000')
  await expect(form.locator('[name=city]')).toHaveValue('Gent')
})
