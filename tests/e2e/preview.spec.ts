import { expect, test } from '@playwright/test'

import { previewHref } from '../../src/domain/site/preview'
import { beside, openBeside, previewed, toggle } from './support/beside'
import { asStaff, openStudio } from './support/staff'
import { ownPath, studioOf, type Studio } from './support/studio'

let studio: Studio

test.beforeEach(({ page, baseURL }) => {
  studio = studioOf(page.request, baseURL)
})
test.afterEach(() => studio.clear())

const bar = (name = 'Voorbeeld') => ({ role: 'complementary', name }) as const

test('a draft page is seen by staff before visitors see it, in every language, and left again', async ({
  page,
  baseURL,
}) => {
  const path = ownPath('concept')
  const id = await studio.create('pages', {
    title: 'Nog niet af',
    path,
    kind: 'content',
    _status: 'draft',
  })
  const href = previewHref('nl', { collection: 'pages', id })

  const stranger = await page.request.get(href)
  expect(await stranger.text()).not.toContain('Nog niet af')

  await asStaff(page.request, baseURL, async () => {
    const answer = await page.goto(href)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nog niet af')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const { role, name } = bar()
  await page.getByRole(role, { name }).getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(previewHref('fr', { collection: 'pages', id }))
  await page.getByRole('link', { name: 'Quitter l’aperçu' }).click()
  await expect(page).toHaveURL('/fr/')
  await expect(page.getByRole(role, { name: 'Aperçu' })).toHaveCount(0)
})

test('a shared link shows the draft without a login, and opens no other document', async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await studio.create('articles', {
    title: 'Voor de klant',
    path: ownPath('klant'),
    _status: 'draft',
  })
  const other = await studio.create('articles', {
    title: 'Intern',
    path: ownPath('intern'),
    _status: 'draft',
  })
  await asStaff(page.request, baseURL, async () => {
    await page.goto(previewHref('nl', { collection: 'articles', id }))
    await page.getByRole('link', { name: 'Delen' }).click()
    await page.getByRole('combobox', { name: 'Werkt' }).selectOption({ label: '3 dagen' })
    await page.getByRole('button', { name: 'Link maken' }).click()
    await expect(page.getByText('De link is klaar.')).toBeVisible()
  })
  const link = await page.getByLabel(/^Adres van de link/).inputValue()

  const guest = await browser.newPage()
  const answer = await guest.goto(link)
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Voor de klant')
  await expect(guest.getByRole('link', { name: 'Delen' })).toHaveCount(0)
  const refused = async (href: string, status: number, reason: RegExp) => {
    const response = await guest.goto(href)
    expect(response?.status()).toBe(status)
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(
      'Dit voorbeeld is niet te zien',
    )
    await expect(guest.getByText(reason)).toBeVisible()
  }
  await refused(link.replace(id, other), 403, /Meld u aan/)
  await page.getByRole('button', { name: /^Intrekken/ }).click()
  await expect(page.getByText('De link werkt niet meer.')).toBeVisible()
  await refused(link, 410, /ingetrokken/)
  await guest.close()
})

test.describe('beside its form', () => {
  test.use({ viewport: { width: 1440, height: 1000 } })

  for (const [collection, data] of Object.entries(previewed)) {
    test(`a draft of ${collection} is seen as it will be, and again as it was typed once it is saved`, async ({
      page,
      baseURL,
    }) => {
      const before = ownPath('eerst')
      const after = ownPath('daarna')
      const id = await studio.create(collection, {
        ...(await data(studio)),
        title: before,
        _status: 'draft',
      })
      await openStudio(page, baseURL, `/admin/collections/${collection}/${id}`)
      await openBeside(page)
      await expect(beside(page).getByRole('heading', { level: 1 })).toHaveText(before)
      await expect(page.locator('#live-preview-iframe')).toHaveAttribute('title', /./)
      await page.locator('#field-title').fill(after)
      await page.locator('#action-save-draft').click()
      await expect(beside(page).getByRole('heading', { level: 1 })).toHaveText(after)
      await toggle(page).click()
      await expect(page.locator('#live-preview-iframe')).toBeHidden()
    })
  }

  test('it is drawn at the width of each device', async ({ page, baseURL }) => {
    const id = await studio.create('pages', {
      title: ownPath('breedte'),
      path: ownPath('breedte'),
      kind: 'content',
      _status: 'draft',
    })
    await openStudio(page, baseURL, `/admin/collections/pages/${id}`)
    await openBeside(page)
    for (const width of [375, 768, 1280]) {
      await page.locator('.live-preview-toolbar-controls__breakpoint button').first().click()
      await page
        .getByRole('button', { name: `${width} px` })
        .last()
        .click()
      await expect
        .poll(() =>
          beside(page)
            .locator('html')
            .evaluate(() => window.innerWidth),
        )
        .toBe(width)
    }
    await toggle(page).click()
  })
})
