import { expect, type Page } from '@playwright/test'

import { violations } from './support/axe'
import { counting } from './support/presses'
import { asStaff, closeMenu, openStudio, test } from './support/staff'
import { ownPath, paragraphs, studioOf, type Studio } from './support/studio'
import tasks from './support/tasks.json' with { type: 'json' }

test.describe.configure({ mode: 'serial' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

let studio: Studio

test.beforeEach(({ page, baseURL }) => {
  studio = studioOf(page.request, baseURL)
})
test.afterEach(() => studio.clear())

const inFrench = (page: Page, baseURL: string | undefined, path: string) =>
  asStaff(page.request, baseURL, async (headers) =>
    (await page.request.get(`/api/${path}?locale=fr&depth=0&draft=true`, { headers })).json(),
  )
const fieldOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('what is missing on the home page is translated from the dashboard in the presses that the guide promises', async ({
  page,
  baseURL,
}) => {
  const [home] = await studio.find('pages', 'where[kind][equals]=home')
  const id = String(home?.id)
  const text = ownPath('welkom')
  const translation = ownPath('bienvenue')
  await studio.change('pages', id, { banner: { text } })
  try {
    await openStudio(page, baseURL, '/admin')
    const hand = counting()
    await hand.press(
      page.getByRole('region', { name: /^Vertalingen/ }).getByRole('link', { name: 'Pagina’s' }),
    )
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Home' }) })
    await hand.press(row.getByRole('link', { name: '1 ontbreekt' }).first())
    const french = page.getByRole('textbox', { name: 'Banner › Tekst (Français)' })
    await expect(french).toBeFocused()
    await hand.fill(french, translation)
    await hand.press(page.getByRole('button', { name: 'Alle talen bewaren' }))
    await expect(page.getByText('Alle talen zijn bewaard.')).toBeVisible()
    expect(hand.count).toBeLessThanOrEqual(tasks.translateHome)
    await expect
      .poll(async () => JSON.stringify(await inFrench(page, baseURL, `pages/${id}`)))
      .toContain(translation)
  } finally {
    for (const locale of ['nl', 'fr'])
      await studio.change('pages', id, { banner: { text: null } }, locale)
  }
})

test('a changed text makes its translations outdated until a colleague confirms them', async ({
  page,
  baseURL,
}) => {
  const title = ownPath('huren')
  const id = await studio.create('articles', { title, content: paragraphs('Een lange tekst.') })
  await studio.change('articles', id, { title: `${title}-fr` }, 'fr')
  await studio.change('articles', id, { title: `${title}-nieuw` })
  await openStudio(page, baseURL, `/admin/collections/articles/${id}/languages?show=nl,fr`)
  const field = fieldOf(page, 'Titel')
  await expect(field.getByText('verouderd')).toBeVisible()
  await field.getByRole('button', { name: 'Nog juist' }).press('Enter')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Alle talen zijn bewaard.')).toBeVisible()
  await expect(field.getByText('verouderd')).toHaveCount(0)

  // A refusal stands at its text, and nothing that was typed is lost.
  const path = page.getByRole('textbox', { name: 'Pad (Français)' })
  await path.fill('pas propre !')
  await page.getByRole('textbox', { name: 'Samenvatting (Français)' }).fill('Un résumé')
  await page.getByRole('button', { name: 'Alle talen bewaren' }).click()
  await expect(fieldOf(page, 'Pad').getByRole('alert')).toBeVisible()
  await expect(path).toHaveValue('pas propre !')
  await path.fill(`${title}-fr`)

  // The whole of a long text is taken over, and written on in the editor.
  await fieldOf(page, 'Tekst')
    .getByRole('combobox', { name: 'Overnemen uit: Tekst (Français)' })
    .selectOption('nl')
  await fieldOf(page, 'Tekst').getByRole('button', { name: 'Bewerken: Tekst (Français)' }).click()
  const editor = fieldOf(page, 'Tekst').locator('[contenteditable=true]')
  await editor.click()
  await editor.press('End')
  await editor.pressSequentially(' Et plus.')
  await page.getByRole('button', { name: 'Alle talen bewaren' }).click()
  await expect(page.getByText('Alle talen zijn bewaard.')).toBeVisible()
  const answer = await inFrench(page, baseURL, `articles/${id}`)
  expect(JSON.stringify(answer)).toContain('Een lange tekst. Et plus.')
  expect(answer).toMatchObject({ summary: 'Un résumé' })
})

for (const [theme, widths] of [
  ['light', [375, 1280]],
  ['dark', [768, 1920]],
] as const) {
  test(`both screens of languages break no rule of accessibility and fit ${widths.join(' and ')} px, ${theme}`, async ({
    page,
    baseURL,
  }) => {
    const title = ownPath('breedte')
    const id = await studio.create('articles', { title })
    // Missing, outdated and hidden texts are looked at too.
    await studio.change('articles', id, { title: `${title}-fr` }, 'fr')
    await studio.change('articles', id, { title: `${title}-nieuw` })
    await page.context().addCookies([{ name: 'hestia-theme', value: theme, url: String(baseURL) }])
    await closeMenu(page.request, baseURL)
    for (const path of [
      '/admin/languages?of=articles',
      `/admin/collections/articles/${id}/languages`,
    ]) {
      await openStudio(page, baseURL, path)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expect(page.getByRole('main').getByRole('heading', { name: 'Talen' })).toBeVisible()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        // The frame of the CMS folds up after the window does.
        await expect
          .poll(
            () =>
              page.evaluate(
                () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
              ),
            `${path} ${width} px`,
          )
          .toBe(0)
        expect(await violations(page, 'main'), `${path} ${width} px`).toEqual([])
      }
    }
  })
}
