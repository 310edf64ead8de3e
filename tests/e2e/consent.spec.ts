import { expect, test, type Locator, type Page } from '@playwright/test'

import { consentOf, devices, pageIn, stored, words, type Language } from './support/consent'
import { standInForOthers } from './support/thirdParties'

/** Each device once, each language at least once. */
const samples = [
  ['nl', 'phone'],
  ['fr', 'tablet'],
  ['nl', 'desktop'],
] as const

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return box
}

for (const [language, device] of samples) {
  test.describe(`consent in ${language} on a ${device}`, () => {
    test.use({ viewport: devices[device] })

    test('is asked for with two equal answers, beside a page that can be used', async ({
      page,
      context,
      baseURL,
    }) => {
      const asked = await standInForOthers(context, baseURL)
      const { banner, button, stored: kept } = consentOf(page, language)
      await page.goto(pageIn(language))
      await expect(banner).toBeInViewport({ ratio: 1 })

      // A font that comes late moves what is measured.
      await expect(async () => {
        const [accept, decline] = await Promise.all(
          [button('accept'), button('decline')].map(async (one) => {
            const { y, width, height } = await boxOf(one)
            return [y, width, height].map(Math.round)
          }),
        )
        expect(accept).toEqual(decline)
      }).toPass()
      const looks = [button('accept'), button('decline')].map((one) =>
        one.evaluate((node) => {
          const { backgroundColor, color, font } = getComputedStyle(node)
          return [backgroundColor, color, font]
        }),
      )
      expect(await looks[0]).toEqual(await looks[1])
      for (const target of await banner.locator('button, a').all())
        expect((await boxOf(target)).height).toBeGreaterThanOrEqual(44)

      const last = page.getByRole('contentinfo').getByRole('link').last()
      // The space for the banner is reserved after the browser has measured it.
      await expect(async () => {
        await last.blur()
        await last.focus()
        const { y, height } = await boxOf(last)
        expect(y + height).toBeLessThanOrEqual((await boxOf(banner)).y)
      }).toPass()
      await expect.poll(kept).toEqual({})
      expect(asked).toEqual([])
    })

    test('is remembered when all is accepted', async ({ page, context, baseURL }) => {
      await standInForOthers(context, baseURL)
      const { banner, button, check, stored: kept } = consentOf(page, language)
      await page.goto(pageIn(language))
      await button('accept').click()
      await expect(banner).toBeHidden()
      await expect.poll(kept).toEqual(stored('granted'))

      await page.reload()
      await expect(check('set')).toBeAttached()
      await expect(banner).toBeHidden()
    })

    test('is remembered as refused, and no third party is requested', async ({
      page,
      context,
      baseURL,
    }) => {
      const asked = await standInForOthers(context, baseURL)
      const { banner, button, check, stored: kept } = consentOf(page, language)
      await page.goto(pageIn(language))
      await button('decline').click()
      await expect(banner).toBeHidden()
      await expect.poll(kept).toEqual(stored('denied'))

      await page.reload()
      await expect(check('set')).toBeAttached()
      await expect(banner).toBeHidden()
      expect(asked).toEqual([])
    })

    test('is given in part by switches, and taken back from the footer', async ({
      page,
      context,
      baseURL,
    }) => {
      await standInForOthers(context, baseURL)
      const {
        banner,
        settings,
        button,
        settingsButton,
        switches,
        reopen,
        check,
        stored: kept,
      } = consentOf(page, language)
      await page.goto(pageIn(language))
      await button('settings').click()
      await expect(settings).toBeInViewport({ ratio: 1 })

      const [always, ...choices] = switches
      await expect(settings.getByRole('switch')).toHaveCount(5)
      await expect(settings.locator('input:checked')).toHaveCount(1)
      await expect(always ?? settings).toBeChecked()
      await expect(always ?? settings).toBeDisabled()
      await choices[2]?.click()
      await settingsButton('save').click()
      await expect(settings).toBeHidden()
      await expect(banner).toBeHidden()
      await expect.poll(kept).toEqual(stored('denied', 'denied', 'granted', 'denied'))

      await page.reload()
      await expect(check('set')).toBeAttached()
      await reopen.click()
      for (const [at, one] of choices.entries())
        await expect(one).toBeChecked({ checked: at === 2 })
      await settingsButton('decline').click()
      await expect(settings).toBeHidden()
      await expect.poll(kept).toEqual(stored('denied'))
    })
  })
}

const language: Language = 'fr'
test.describe('consent', () => {
  test.beforeEach(async ({ context, baseURL }) => void (await standInForOthers(context, baseURL)))

  test('is no choice when the settings are left with Escape', async ({ page }) => {
    const { banner, settings, button, switches, stored: kept } = consentOf(page, language)
    await page.goto(pageIn(language))
    await button('settings').focus()
    await page.keyboard.press('Enter')
    await switches[1]?.press('Space')
    await page.keyboard.press('Escape')
    await expect(settings).toBeHidden()
    await expect(banner).toBeVisible()
    await expect(button('settings')).toBeFocused()
    await expect.poll(kept).toEqual({})

    await button('settings').click()
    await expect(switches[1] ?? settings).not.toBeChecked()
  })

  test('is not asked for in a preview', async ({ page, baseURL }) => {
    const { banner, check, stored: kept } = consentOf(page, language)
    const places = ['preview', 'te-koop/preview-12', 'vertoning'].map(
      (path) => `/${language}/${path}/`,
    )
    for (const place of places)
      await page.route(`**${place}`, async (route) =>
        route.fulfill({ response: await route.fetch({ url: `${baseURL}${pageIn(language)}` }) }),
      )
    const [first = '', second = '', other = ''] = places
    for (const preview of [first, second]) {
      await page.goto(preview)
      await expect(check('exempt')).toBeAttached()
      await expect(banner).toBeHidden()
      await expect.poll(kept).toEqual({})
    }
    await page.goto(other)
    await expect(banner).toBeVisible()
  })

  test('holds for the page when the browser stores nothing', async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Blocked', 'SecurityError')
        },
      }),
    )
    const { banner, settings, button, switches, reopen, check } = consentOf(page, language)
    await page.goto(`${pageIn(language)}?setcookies`)
    await button('accept').click()
    await expect(banner).toBeHidden()
    await expect(check('set')).toBeAttached()
    await reopen.click()
    for (const one of switches) await expect(one).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(settings).toBeHidden()

    await page.reload()
    await expect(banner).toBeVisible()
    expect(faults).toEqual([])
  })

  test('given in one tab closes the banner in the other', async ({ page, context }) => {
    const other = await context.newPage()
    await page.goto(pageIn(language))
    await other.goto(pageIn(language))
    await expect(consentOf(page, language).banner).toBeVisible()
    await consentOf(other, language).button('decline').click()
    await expect(consentOf(page, language).banner).toBeHidden()
  })

  test('is asked for again when what is stored is damaged', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('consent', 'set')
      localStorage.setItem('consentAdStorage', '{"granted":')
    })
    await page.goto(pageIn(language))
    await expect(consentOf(page, language).banner).toBeVisible()
  })
})

const flags = [
  ['nl', 'setcookies', ''],
  ['fr', 'setcookies=1', ''],
  ['nl', 'setcookies=%00[]', ''],
  ['fr', 'a=1&setcookies=%E0%A4%A&b=2', '?a=1&b=2'],
  ['nl', 'setcookies=%3Cscript%3E&setcookies', ''],
] as const

for (const [language, query, rest] of flags) {
  test(`consent in ${language} is forgotten by ?${query}, once`, async ({
    page,
    context,
    baseURL,
  }) => {
    await standInForOthers(context, baseURL)
    const { banner, button, check, stored: kept } = consentOf(page, language)
    await page.goto(pageIn(language))
    await button('accept').click()
    await expect(check('set')).toBeAttached()

    await page.goto(`${pageIn(language)}?${query}`)
    await expect(banner).toBeVisible()
    await expect.poll(kept).toEqual({})
    await expect.poll(() => new URL(page.url()).search).toBe(rest)

    await button('decline').click()
    await page.reload()
    await expect(check('set')).toBeAttached()
    await expect.poll(kept).toEqual(stored('denied'))
  })
}

test.describe('before the scripts have come', () => {
  /** Keeps the scripts back until the returned function is called. */
  async function holdScripts(page: Page): Promise<() => void> {
    let release = () => {}
    const later = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/_next/static/**/*.js*', async (route) => {
      await later
      await route.continue()
    })
    return release
  }

  test('an answer is stored at once', async ({ page }) => {
    const { banner, button, check, stored: kept } = consentOf(page, 'nl')
    const release = await holdScripts(page)
    await page.goto(pageIn('nl'), { waitUntil: 'commit' })
    await button('decline').click()
    await expect(banner).toBeHidden()
    expect(await kept()).toEqual(stored('denied'))
    release()
    await expect(check('set')).toBeAttached()
    await expect(banner).toBeHidden()
  })

  test('a press on the settings opens them once the scripts are there', async ({ page }) => {
    const { banner, settings, button } = consentOf(page, 'fr')
    const release = await holdScripts(page)
    await page.goto(pageIn('fr'), { waitUntil: 'commit' })
    await button('settings').click()
    await expect(banner).toBeVisible()
    release()
    await expect(settings).toBeVisible()
  })
})

test('an address that ends in the anchor of the settings opens them', async ({ page }) => {
  const { settings } = consentOf(page, 'nl')
  await page.goto('/nl/cookie-policy/#cookie-settings')
  await expect(settings).toBeVisible()
})

test('without JavaScript there is no question, and no third party is requested', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  })
  const asked = await standInForOthers(context, baseURL)
  const page = await context.newPage()
  await page.goto(pageIn('nl'))
  await expect(page.locator('dialog').first()).toBeAttached()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: words.nl.reopen }),
  ).toHaveAttribute('href', /^\/nl\/cookie-policy\//)
  expect(asked).toEqual([])
  await context.close()
})

for (const language of ['nl', 'fr'] as const)
  for (const address of ['', 'te-koop'] as const)
    test(`the question leaves seven tenths of a phone to /${language}/${address && 'te-koop/'}`, async ({
      page,
    }) => {
      await page.setViewportSize(devices.phone)
      await page.goto(language === 'fr' && address ? '/fr/a-vendre/' : `/${language}/${address}`)
      const { banner } = consentOf(page, language)
      await expect(banner).toBeInViewport({ ratio: 1 })
      await expect(async () => {
        expect((await boxOf(banner)).height).toBeLessThanOrEqual(devices.phone.height * 0.3)
      }).toPass()
      // All of it can be read without scrolling inside it.
      expect(
        await banner
          .locator('.consent-question > *')
          .first()
          .evaluate((text) => text.scrollHeight - text.clientHeight),
      ).toBeLessThanOrEqual(1)
    })

for (const device of ['tablet', 'desktop'] as const)
  test(`the question is never over the search of the home page on a ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(devices[device])
    await page.goto('/nl/')
    const { banner } = consentOf(page, 'nl')
    await expect(banner).toBeInViewport({ ratio: 1 })
    const card = await boxOf(banner)
    const search = await boxOf(page.locator('.banner form').first())
    const isApart =
      card.x >= search.x + search.width ||
      card.x + card.width <= search.x ||
      card.y >= search.y + search.height
    expect(isApart, JSON.stringify({ card, search })).toBe(true)
  })

for (const device of ['phone', 'desktop'] as const)
  test(`nothing of the question is left below the footer on a ${device}`, async ({ page }) => {
    await page.setViewportSize(devices[device])
    await page.goto(pageIn('nl'))
    const { banner, button, check } = consentOf(page, 'nl')
    await expect(check('asking')).toBeAttached()
    const below = () =>
      page.evaluate(() => {
        const footer = document.querySelector('footer')?.getBoundingClientRect()
        const end = document.documentElement.scrollHeight - window.scrollY
        return footer ? Math.abs(Math.round(end - footer.bottom)) : undefined
      })
    const padding = () =>
      page.evaluate(() => {
        const footer = document.querySelector('footer')
        return footer && getComputedStyle(footer).paddingBottom
      })
    await expect.poll(padding).not.toBe('16px')
    // For what the root says of the space, the style of every element would be computed again.
    expect(
      await page.evaluate(() => document.documentElement.style.getPropertyValue('--room')),
    ).toBe('')
    expect(await below()).toBe(0)
    await button('decline').click()
    await expect(banner).toBeHidden()
    await expect.poll(padding).toBe('16px')
    expect(await below()).toBe(0)
  })
