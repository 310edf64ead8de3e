import { expect, test, type Page } from '@playwright/test'

import { consentOf, pageIn, stored, type Language } from './support/consent'
import { changeGlobal, untilPage } from './support/staff'
import { standInForOthers } from './support/thirdParties'

const ids = {
  analyticsId: 'G-TEST12345',
  adsId: 'AW-123456789',
  tagManagerId: 'GTM-TEST123',
  pixelId: '123456789012',
}
const none = { analyticsId: null, adsId: null, tagManagerId: null, pixelId: null }

const scripts = {
  manager: 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123',
  measuring: 'https://www.googletagmanager.com/gtag/js?id=G-TEST12345',
  pixel: 'https://connect.facebook.net/en_US/fbevents.js',
}
const mode = (personal: string, storage: string, analytics: string, personalisation: string) => ({
  ad_user_data: personal,
  ad_storage: storage,
  analytics_storage: analytics,
  ad_personalization: personalisation,
})
const denied = mode('denied', 'denied', 'denied', 'denied')
const granted = mode('granted', 'granted', 'granted', 'granted')

/** What the page has said to the tags: commands as lists, events of the tag manager as objects. */
const said = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      String(entry) === '[object Arguments]' ? Array.from(Object(entry)) : entry,
    ),
  )
const commands = async (page: Page) =>
  (await said(page)).map((entry) =>
    Array.isArray(entry)
      ? entry
          .slice(0, 2)
          .filter((one) => typeof one === 'string')
          .join(' ')
      : entry,
  )

/** A visitor who has made these choices on an earlier visit. */
const remember = (page: Page, choices: Record<string, string>) =>
  page.addInitScript(
    (kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)),
    choices,
  )

async function arrive(
  page: Page,
  language: Language,
  choices?: Record<string, string>,
): Promise<void> {
  if (choices) await remember(page, choices)
  await page.goto(pageIn(language))
  await expect(consentOf(page, language).check(choices ? 'set' : 'asking')).toBeAttached()
}

/** Goes to a next page, where all scripts of others that it may fetch have been fetched. */
async function goOn(page: Page): Promise<void> {
  await page.goto('/nl/', { waitUntil: 'networkidle' })
  await expect(consentOf(page, 'nl').check('set')).toBeAttached()
}

/** The accounts are shared by all tests: those that need them stand in a row here and take them away at the end. */
test.describe.serial('tags', () => {
  test.beforeAll(async ({ request, baseURL }) => {
    await changeGlobal(request, baseURL, 'settings', ids)
    for (const language of ['nl', 'fr'] as const)
      await untilPage(request, pageIn(language), (html) =>
        html.includes('data-tags="google ads meta"'),
      )
  })
  test.afterAll(({ request, baseURL }) => changeGlobal(request, baseURL, 'settings', none))

  for (const language of ['nl', 'fr'] as const) {
    test(`wait for a choice in ${language}, with everything denied until then`, async ({
      page,
      context,
      baseURL,
    }) => {
      const asked = await standInForOthers(context, baseURL)
      await arrive(page, language)
      expect(await said(page)).toEqual([
        ['consent', 'default', { ...denied, wait_for_update: 500 }],
      ])
      expect(asked).toEqual([])
    })

    test(`are told what is accepted in ${language}, then the page view, and only then fetched`, async ({
      page,
      context,
      baseURL,
    }) => {
      const asked = await standInForOthers(context, baseURL)
      await arrive(page, language)
      await consentOf(page, language).button('accept').click()
      await expect.poll(() => asked.toSorted()).toEqual(Object.values(scripts).toSorted())

      expect((await said(page))[1]).toEqual(['consent', 'update', granted])
      const order = [
        'consent default',
        'consent update',
        'js',
        `config ${ids.analyticsId}`,
        `config ${ids.adsId}`,
        'event page_view',
      ]
      expect(await commands(page)).toEqual([
        ...order,
        { 'gtm.start': expect.any(Number), event: 'gtm.js' },
      ])
      // A script that was asked for runs a moment later.
      const views = () => page.evaluate(() => window.seenByTags ?? [])
      await expect
        .poll(async () => (await views()).map((seen) => seen.slice(0, order.length)))
        .toEqual([order, order, order])
    })
  }

  test('are fetched on a later page without asking again', async ({ page, context, baseURL }) => {
    const asked = await standInForOthers(context, baseURL)
    await arrive(page, 'nl', stored('granted'))
    await expect.poll(() => asked.toSorted()).toEqual(Object.values(scripts).toSorted())
    expect((await said(page))[1]).toEqual(['consent', 'update', granted])
    expect((await commands(page)).filter((one) => one === 'event page_view')).toHaveLength(1)
    await expect(consentOf(page, 'nl').banner).toBeHidden()
  })

  test('are never fetched after a refusal, on this page or the next', async ({
    page,
    context,
    baseURL,
  }) => {
    const asked = await standInForOthers(context, baseURL)
    await arrive(page, 'nl')
    await consentOf(page, 'nl').button('decline').click()
    await expect(consentOf(page, 'nl').banner).toBeHidden()
    expect(await commands(page)).toEqual(['consent default', 'consent update', 'event page_view'])
    expect((await said(page))[1]).toEqual(['consent', 'update', denied])

    await goOn(page)
    expect(asked).toEqual([])
  })

  test('are fetched only as far as a choice in part goes', async ({ page, context, baseURL }) => {
    const asked = await standInForOthers(context, baseURL)
    const { button, settingsButton, switches } = consentOf(page, 'nl')
    await arrive(page, 'nl')
    await button('settings').click()
    await switches[3]?.click()
    await settingsButton('save').click()
    await expect
      .poll(() => asked.toSorted())
      .toEqual([scripts.measuring, scripts.manager].toSorted())
    expect((await said(page))[1]).toEqual([
      'consent',
      'update',
      mode('denied', 'denied', 'granted', 'denied'),
    ])
    expect(await commands(page)).not.toContain(`config ${ids.adsId}`)
  })

  test('lose consent, cookies and the next page when it is withdrawn', async ({
    page,
    context,
    baseURL,
  }) => {
    const asked = await standInForOthers(context, baseURL)
    const url = String(baseURL)
    await context.addCookies(
      ['_ga', '_ga_TEST12345', '_gid', '_gcl_au', '_fbp', 'language'].map((name) => ({
        name,
        value: 'nl',
        url,
      })),
    )
    const { button, settings, settingsButton, reopen } = consentOf(page, 'nl')
    await arrive(page, 'nl')
    await button('accept').click()
    await expect.poll(() => asked.length).toBe(3)
    expect(await context.cookies(url)).toHaveLength(6)

    await reopen.click()
    await settingsButton('decline').click()
    await expect(settings).toBeHidden()
    expect((await said(page)).at(-1)).toEqual(['consent', 'update', denied])
    expect((await context.cookies(url)).map(({ name }) => name)).toEqual(['language'])
    expect(
      await page.evaluate((name) => Reflect.get(window, name), `ga-disable-${ids.analyticsId}`),
    ).toBe(true)

    await goOn(page)
    expect(asked).toHaveLength(3)
  })

  const key = `newsletter.019aa5b2-1111-7222-8333-123456789abc.9999999999999.${'a'.repeat(43)}`
  for (const [name, path] of [
    ['the key of an email', `/nl/mijn-keuze/?key=${key}`],
    ['what was typed', '/nl/contact/?typed=019aa5b2-1111-7222-8333-123456789abc'],
    ['an address', '/nl/gratis-schatting/?address=Korenlei+12'],
  ] as const)
    test(`are not fetched where the address has ${name}, and are not told it on the next page`, async ({
      page,
      context,
      baseURL,
    }) => {
      const asked = await standInForOthers(context, baseURL)
      await remember(page, stored('granted'))
      const answer = await page.goto(path, { waitUntil: 'networkidle' })
      expect(answer?.headers()['referrer-policy']).toBe('strict-origin')
      expect(page.url()).toBe(`${baseURL}${path}`)
      await expect(consentOf(page, 'nl').check('set')).toBeAttached()
      expect(await commands(page)).toEqual(['consent default'])
      expect(asked).toEqual([])

      await page.getByRole('banner').getByRole('link').first().click()
      await page.waitForURL('**/nl/')
      await expect.poll(() => asked.toSorted()).toEqual(Object.values(scripts).toSorted())
      expect(await page.evaluate(() => document.referrer)).toBe(`${baseURL}/`)
      expect(JSON.stringify(await said(page))).not.toContain(new URL(path, baseURL).search)
    })

  test('count the page that thanks for a form, and are not told the key of what was sent', async ({
    page,
    context,
    baseURL,
  }) => {
    const asked = await standInForOthers(context, baseURL)
    await remember(page, stored('granted'))
    await page.goto('/nl/bedankt/?sent=019aa5b2-1111-7222-8333-123456789abc')
    await expect.poll(() => asked.toSorted()).toEqual(Object.values(scripts).toSorted())
    expect(page.url()).toBe(`${baseURL}/nl/bedankt/`)
    expect(await commands(page)).toContain('event page_view')
    expect(JSON.stringify(await said(page))).not.toContain('sent=')
  })

  test('are not fetched on a personal page that gives consent itself', async ({
    page,
    context,
    baseURL,
  }) => {
    const asked = await standInForOthers(context, baseURL)
    await page.goto(`/nl/mijn-keuze/?key=${key}`)
    await consentOf(page, 'nl').button('accept').click()
    await expect(consentOf(page, 'nl').check('set')).toBeAttached()
    await page.waitForLoadState('networkidle')
    expect(await consentOf(page, 'nl').stored()).toMatchObject({ consent: 'set' })
    expect(await commands(page)).toEqual(['consent default'])
    expect(asked).toEqual([])
  })

  test('are not fetched in a preview, whatever is stored', async ({ page, context, baseURL }) => {
    const asked = await standInForOthers(context, baseURL)
    await remember(page, stored('granted'))
    await page.route('**/nl/preview/', async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${baseURL}${pageIn('nl')}` }) }),
    )
    await page.goto('/nl/preview/', { waitUntil: 'networkidle' })
    await expect(consentOf(page, 'nl').check('exempt')).toBeAttached()
    expect(await commands(page)).toEqual(['consent default'])
    expect(asked).toEqual([])
  })
})
