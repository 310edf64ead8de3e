import { readFileSync } from 'node:fs'

import { expect, type Page } from '@playwright/test'

import { readPage } from './support/html'
import { counting } from './support/presses'
import { askRaw } from './support/raw'
import { asStaff, changeGlobal, openTab, untilPage, test } from './support/staff'
import { ownPath, studioOf, type Studio } from './support/studio'

/** What the employee's guide promises, counted from the dashboard. */
const promised: Record<string, number> = JSON.parse(
  readFileSync(new URL('support/tasks.json', import.meta.url), 'utf8'),
)

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1440, height: 1000 },
  timezoneId: 'Europe/Brussels',
})
test.slow()

let studio: Studio
let hand: ReturnType<typeof counting>

test.beforeEach(async ({ page, baseURL }) => {
  studio = studioOf(page.request, baseURL)
  hand = counting()
  await asStaff(page.request, baseURL, async () => {
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Goede/)
  })
})
test.afterEach(() => studio.clear())

/** A choice of the form: its name typed, and taken with Enter. */
async function pick(page: Page, field: string, text: string): Promise<void> {
  await hand.fill(page.locator(`${field} input`).first(), text)
  await expect(page.locator('.rs__option').filter({ hasText: text }).first()).toBeVisible()
  await hand.key(page, 'Enter')
}

async function menuNamed(place: string): Promise<{ id: string; items: unknown[] }> {
  const [menu] = await studio.find('menus', `where[place][equals]=${place}`)
  return { id: menu?.id ?? '', items: Array.isArray(menu?.items) ? menu.items : [] }
}

test('a page with two modules in two languages is made, and comes into the menu', async ({
  page,
}) => {
  const name = ownPath('wonen')
  const french = ownPath('habiter')
  const before = await menuNamed('main')
  const modules = await studio.find('modules', 'where[name][like]=Home&sort=name', 2)
  await hand.through(page, 'Pagina’s')
  await hand.press(page.getByRole('link', { name: /^Nieuw.*aanmaken/ }).first())
  await hand.fill(page.locator('#field-title'), name)
  await hand.press(page.getByRole('button', { name: 'Modules', exact: true }))
  for (const { name: chosen } of modules) await pick(page, '#field-modules', String(chosen))
  await hand.press(page.getByRole('button', { name: 'Publiceer wijzigingen' }))
  await expect(page).toHaveURL(/\/collections\/pages\/[\da-f-]{36}/)
  const made = page.url().match(/pages\/([\da-f-]{36})/)?.[1] ?? ''
  try {
    await hand.press(page.getByRole('button', { name: 'Zet in het hoofdmenu' }))
    await expect(page.getByText('Staat in: Hoofdmenu.')).toBeVisible()
    await hand.press(page.getByRole('link', { name: 'Talen', exact: true }).last())
    await hand.fill(
      page.getByRole('region', { name: 'Titel', exact: true }).locator('textarea[lang=fr]'),
      french,
    )
    await hand.press(page.getByRole('button', { name: 'Alle talen bewaren' }))
    await expect(page.getByText('Alle talen zijn bewaard.')).toBeVisible()

    await untilPage(page.request, '/nl/contact/', (html) => html.includes(`/nl/${name}/`))
    await untilPage(page.request, '/fr/contact/', (html) => html.includes(french))
    expect((await studio.find('pages', `where[id][equals]=${made}`))[0]).toMatchObject({
      modules: modules.map(({ id }) => id),
    })
    expect(hand.count).toBeLessThanOrEqual(promised.addPage ?? 0)
  } finally {
    await studio.change('menus', before.id, { items: before.items })
    await studio.remove('pages', made)
  }
})

test('the popup says something else', async ({ page, baseURL }) => {
  const before = await studio.global('popup')
  const title = ownPath('opendeur')
  await hand.through(page, 'Pop-up')
  try {
    await hand.fill(page.locator('#field-title'), title)
    await hand.press(page.getByRole('button', { name: 'Bewaar', exact: true }))
    await expect.poll(async () => (await studio.global('popup')).title).toBe(title)
    expect(hand.count).toBeLessThanOrEqual(promised.changePopup ?? 0)
  } finally {
    await changeGlobal(page.request, baseURL, 'popup', { title: before.title })
  }
})

test('an article is written and waits for its moment', async ({ page }) => {
  const title = ownPath('gepland')
  await hand.through(page, 'Artikels')
  await hand.press(page.getByRole('link', { name: /^Nieuw.*aanmaken/ }).first())
  await hand.fill(page.locator('#field-title'), title)
  await hand.fill(page.locator('#field-publishAt input'), '1.3.2031 9:00')
  await page.keyboard.press('Escape')
  await hand.press(page.getByRole('button', { name: 'Bewaar concept' }))
  await expect(page).toHaveURL(/\/collections\/articles\/[\da-f-]{36}/)
  const [article] = await studio.find('articles', `where[title][equals]=${title}&draft=true`)
  try {
    expect(article).toMatchObject({ _status: 'draft', publishAt: '2031-03-01T08:00:00.000Z' })
    expect(hand.count).toBeLessThanOrEqual(promised.scheduleArticle ?? 0)
    await page.goto('/admin')
    await expect(page.getByRole('region', { name: /^Gepland/ })).toContainText(title)
  } finally {
    await studio.remove('articles', String(article?.id))
  }
})

test('the menu is rearranged by keyboard, in all languages at once', async ({ page }) => {
  const before = await menuNamed('legal')
  await hand.through(page, 'Menu’s')
  await hand.press(page.getByRole('link', { name: 'Menuboom' }))
  const menu = page.getByRole('region', { name: 'Juridisch' })
  await expect(menu).toBeVisible()
  const [first, second] = await menu.locator('.hestia-tree__title').allInnerTexts()
  await menu.getByRole('button', { name: `${first} omlaag` }).focus()
  await hand.key(page, 'Enter')
  await expect(
    page.getByRole('status').filter({ hasText: `${first} staat nu op plaats 2` }),
  ).toBeVisible()
  await expect(menu.getByRole('button', { name: `${first} omlaag` })).toBeFocused()
  try {
    await hand.press(menu.getByRole('button', { name: 'Bewaren' }))
    await expect(page.getByText('Juridisch is bewaard.')).toBeVisible()
    expect(hand.count).toBeLessThanOrEqual(promised.reorderMenu ?? 0)
    await expect(menu.locator('.hestia-tree__title').first()).toHaveText(second ?? '')
    await untilPage(
      page.request,
      '/nl/contact/',
      (html) => html.lastIndexOf(`>${second}<`) < html.lastIndexOf(`>${first}<`),
    )
  } finally {
    await studio.change('menus', before.id, { items: before.items })
  }
})

/** Switches German on or off in the settings, as a colleague does. */
async function switchGerman(page: Page, isOn: boolean): Promise<void> {
  const row = page.locator('[id^=languages-row]').filter({ hasText: 'Duits' })
  await row.getByRole('checkbox', { name: 'In gebruik' }).setChecked(isOn)
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click()
}

test('a language is switched off and on again: its pages, the language menu and hreflang follow', async ({
  page,
  request,
  baseURL,
}) => {
  const statusOf = async (address: string) => (await askRaw(baseURL, address)).status
  const told = async () => {
    const { switcher, languages } = readPage(await (await request.get('/nl/contact/')).text())
    return [switcher.de, languages.de]
  }
  const before = await told()
  expect(before).toEqual(['/de/kontakt/', `${baseURL}/de/kontakt/`])
  await hand.through(page, 'Instellingen')
  await openTab(page.locator('.tabs-field__tab-button').filter({ hasText: 'Talen' }))
  try {
    await switchGerman(page, false)
    for (const address of ['/de/', '/de/kontakt/', '/de/zu-verkaufen/'])
      await expect.poll(() => statusOf(address), address).toBe(404)
    await expect.poll(told).toEqual([undefined, undefined])
    await switchGerman(page, true)
    for (const address of ['/de/', '/de/kontakt/', '/de/zu-verkaufen/'])
      await expect.poll(() => statusOf(address), address).toBe(200)
    await expect.poll(told).toEqual(before)
  } finally {
    await changeGlobal(request, baseURL, 'settings', {
      languages: ['nl', 'fr', 'en', 'de'].map((code) => ({ code, use: true })),
    })
  }
})
