import { readFileSync } from 'node:fs'

import { expect, test, type Locator, type Page, type PlaywrightTestOptions } from '@playwright/test'

import { locales } from '../../src/i18n/locales'
import { counting } from './support/presses'
import { openAt } from './support/shell'

const DEVICES: Record<string, PlaywrightTestOptions['contextOptions']> = {
  phone: { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true },
  laptop: { viewport: { width: 1280, height: 860 } },
}
/** No flow takes more, from the home page. */
const MAX_PRESSES = 8
/** The work that a browser proves itself with takes a moment. */
const SLOWLY = { timeout: 30_000 }

type Visitor = { page: Page; isPhone: boolean } & ReturnType<typeof counting>
type Flow = (visitor: Visitor) => Promise<void>

const cards = (page: Page): Locator => page.locator('main article:has([data-keep])')
const inMain = (page: Page, name: string | RegExp, role: 'button' | 'link' = 'button') =>
  page.getByRole('main').getByRole(role, { name }).filter({ visible: true }).first()

/** Opens a listing that can be visited, from the first cards of the home page. */
const openFirst = ({ page, press }: Visitor) => press(cards(page).first().getByRole('link').first())

async function introduce({ page, fill }: Visitor, within: Locator): Promise<void> {
  await fill(within.locator('[name=firstName]'), 'Emma')
  await fill(within.locator('[name=lastName]'), 'Proef')
  await fill(within.locator('[name=email]'), `emma-${Date.now()}@example.com`)
  await expect(page).not.toHaveURL(/bedankt/)
}

/** What visitors come for, by the name that the guide has for it. */
const flows: Record<string, Flow> = {
  async find({ page, press, fill }) {
    await fill(page.locator('.search-input').filter({ visible: true }), 'gent')
    await press(
      page
        .locator('.search-panel')
        .locator('a, button')
        .filter({ hasText: /^Toon \d+ te koop/ }),
    )
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Gent')
  },

  async narrow({ page, press, isPhone }) {
    await press(page.locator('.search-show').filter({ visible: true }))
    await press(
      page.locator(isPhone ? '.filters-phone button' : '[data-filter=bedrooms] .filter-button'),
    )
    await press(page.locator('#filter-bedrooms').locator('label').filter({ hasText: '3+' }))
    await press(
      page
        .getByRole('main')
        .getByRole('button', { name: /^Toon \d/ })
        .filter({ visible: true }),
    )
    await expect(page).toHaveURL(/bedrooms=3/)
  },

  async look(visitor) {
    const { page, press } = visitor
    await openFirst(visitor)
    await press(page.locator('#photos a, #photos button').filter({ visible: true }).first())
    await expect(page.locator('.yarl__container')).toBeVisible()
  },

  async save({ page, press }) {
    await press(cards(page).first().locator('[data-keep^=favourites]'))
    await press(
      page.getByRole('banner').getByRole('link', { name: /^Favorieten|^Mijn favorieten/ }),
    )
    await expect(cards(page)).toHaveCount(1)
  },

  async compare({ page, press }) {
    for (const at of [0, 1]) await press(cards(page).nth(at).locator('[data-keep^=compare]'))
    await press(page.getByRole('status').getByRole('link'))
    await expect(page.locator('.compare thead th')).toHaveCount(2)
  },

  async share(visitor) {
    const { page, press } = visitor
    await openFirst(visitor)
    await press(page.getByRole('main').getByText('Delen', { exact: true }))
    await press(page.getByRole('main').getByRole('button', { name: 'Link kopiëren' }))
    await expect(
      page.getByRole('status').filter({ hasText: /link is gekopieerd|niet/ }),
    ).toBeVisible()
  },

  async ask(visitor) {
    const { page, press, fill } = visitor
    await openFirst(visitor)
    await press(inMain(page, /Vraag stellen|^Vraag/, 'link'))
    const form = page
      .locator('#ask form, form:has([name=remark])')
      .filter({ visible: true })
      .first()
    await fill(form.locator('[name=remark]'), 'Ligt de tuin op het zuiden?')
    await introduce(visitor, form)
    await press(form.locator('button[type=submit]'))
    await expect(page).toHaveURL(/\/bedankt\//, SLOWLY)
  },

  async book(visitor) {
    const { page, press, fill } = visitor
    await openFirst(visitor)
    await press(inMain(page, /Plan een bezoek|^Bezoek/, 'link'))
    const form = page
      .locator('form:has([name=slot], [name=moment])')
      .filter({ visible: true })
      .first()
    await press(form.locator('.moment').first())
    await introduce(visitor, form)
    await fill(form.locator('[name=phone]'), '0478 12 34 56')
    await press(form.locator('button[type=submit]'))
    await expect(page).toHaveURL(/\/bedankt\//, SLOWLY)
  },

  async register(visitor) {
    const { page, press } = visitor
    await press(inMain(page, /^Mail mij/, 'link'))
    const form = page.locator('form:has([name=types])')
    await press(form.locator('label:has([name=types])').first())
    await press(form.locator('label:has([name=provinces])').first())
    await introduce(visitor, form)
    await press(form.locator('button[type=submit]'))
    await expect(page).toHaveURL(/\/bedankt\//, SLOWLY)
  },

  async value(visitor) {
    const { page, press, fill, choose } = visitor
    await fill(page.locator('.address-first input:not([type=hidden])'), 'Korenlei 12, 9000 Gent')
    await press(page.locator('.address-first button'))
    const form = page.locator('form:has([name=valued])')
    await choose(form.locator('[name=valued]'), 'Appartement')
    await introduce(visitor, form)
    await fill(form.locator('[name=phone]'), '0478 12 34 56')
    await press(form.locator('button[type=submit]'))
    await expect(page).toHaveURL(/\/bedankt\//, SLOWLY)
  },
}

/** The rows of a guide that name a flow: `… <!-- find --> | 2 | 2 |`, the presses on a phone and on a laptop. */
const rowsOf = (language: string) => [
  ...readFileSync(`docs/guide/${language}.md`, 'utf8').matchAll(
    /<!-- (\w+) --> +\| +(\d+) \| +(\d+) \|/g,
  ),
]
const told = (language: string, flow: string, device: string) => {
  const [, , phone, laptop] = rowsOf(language).find(([, name]) => name === flow) ?? []
  return Number(device === 'phone' ? phone : laptop)
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [device, use] of Object.entries(DEVICES))
  test.describe(`on a ${device}`, () => {
    test.use(use)

    for (const [name, flow] of Object.entries(flows))
      test(`from the home page to "${name}", in the presses that the guide tells`, async ({
        page,
      }) => {
        await openAt(page, '/nl/')
        const counter = counting()
        await flow({ ...counter, page, isPhone: device === 'phone' })
        expect(counter.count).toBeLessThanOrEqual(MAX_PRESSES)
        for (const language of locales) expect(told(language, name, device)).toBe(counter.count)
      })
  })
