import { expect, type Locator, type Page } from '@playwright/test'

import { violations } from './support/axe'
import { photo, upload, type File } from './support/pictures'
import { counting } from './support/presses'
import { asStaff, openStudio, openTab, test } from './support/staff'
import { draftApartment, ownPath, studioOf, type Studio } from './support/studio'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'serial' })

let studio: Studio

test.beforeEach(({ page, baseURL }) => {
  studio = studioOf(page.request, baseURL)
})
test.afterEach(() => studio.clear())

/** Pictures that no other run has sent. */
const photos = (names: string[]) => Promise.all(names.map(photo))

async function toPictures(page: Page, baseURL: string | undefined, id: string): Promise<Locator> {
  await openStudio(page, baseURL, `/admin/collections/properties/${id}`)
  await openTab(page.locator('.tabs-field__tab-button').filter({ hasText: 'Foto’s' }))
  const field = page.locator('#field-pictures')
  await expect(field).toBeVisible()
  return field
}

const kept = async (id: string): Promise<string[]> => {
  const [one] = await studio.find('properties', `where[id][equals]=${id}&draft=true`)
  return Array.isArray(one?.pictures) ? one.pictures.map(String) : []
}

/**
 * Moves a picture one place on with the keys, each when the key before has done its work. The form
 * refuses to move pictures while it saves and draws them again with the answer of the server, which
 * puts back what was lifted: a person who sees nothing lifted presses again.
 */
async function moveOn(page: Page, handle: Locator): Promise<void> {
  const said = page.getByRole('status').filter({ hasText: 'raggable item' })
  await expect(async () => {
    await page.keyboard.press('Escape')
    await handle.press('Space')
    await expect(said).toContainText('was moved over', { timeout: 2000 })
    await page.keyboard.press('ArrowRight')
    await expect(said).toHaveText(/item (\S+) was moved over droppable area (?!\1)/, {
      timeout: 2000,
    })
    await page.keyboard.press('Space')
    await expect(said).toContainText('was dropped', { timeout: 2000 })
  }).toPass({ timeout: 60_000 })
}

/** Drops files on the field, as from a folder. */
async function drop(page: Page, field: Locator, files: readonly File[]): Promise<void> {
  const sent = files.map(({ buffer, ...file }) => ({ ...file, data: buffer.toString('base64') }))
  const dropped = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer()
    for (const { name, mimeType, data } of all) {
      const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type: mimeType }))
    }
    return transfer
  }, sent)
  await field.locator('.dropzone').dispatchEvent('drop', { dataTransfer: dropped })
}

test('three pictures come in at once by dropping them on the form, and are put into another order with keys', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const id = await draftApartment(studio, ownPath('fotos'))
  const field = await toPictures(page, baseURL, id)
  await drop(page, field, await photos(['gevel.jpg', 'keuken.jpg', 'tuin.jpg']))
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click()
  const handles = field.locator('.upload--has-many__drag')
  await expect(handles).toHaveCount(3)
  await expect(page.getByText('3 foto’s hebben nog geen beschrijving.')).toBeVisible()
  const save = page.getByRole('button', { name: 'Bewaar concept' })
  await save.click()
  await expect.poll(() => kept(id)).toHaveLength(3)
  const [one, two, three] = await kept(id)
  await moveOn(page, handles.first())
  await save.click()
  await expect.poll(() => kept(id)).toEqual([two, one, three])
  await studio.change('properties', id, { pictures: [] })
  for (const picture of [one, two, three]) await studio.remove('media', String(picture))
})

test('a picture whose upload breaks off stays in the drawer by its name, and comes in when saved again; one that was there is told', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const id = await draftApartment(studio, ownPath('haper'))
  const field = await toPictures(page, baseURL, id)
  const files = await photos(['gevel.jpg', 'keuken.jpg', 'tuin.jpg'])
  let isBroken = true
  await page.route(/\/api\/media\?/, (route) =>
    isBroken && route.request().postDataBuffer()?.includes('keuken.jpg')
      ? route.abort('connectionreset')
      : route.continue(),
  )
  await drop(page, field, files)
  const save = page.getByRole('button', { name: 'Bewaar', exact: true })
  await save.click()
  await expect(page.getByText(/^keuken\.jpg – De verbinding viel weg/)).toBeVisible()
  const handles = field.locator('.upload--has-many__drag')
  await expect(handles).toHaveCount(2)
  await expect(page.locator('.file-selections').getByText('keuken.jpg')).toBeVisible()
  isBroken = false
  await save.click()
  await expect(handles).toHaveCount(3)
  await drop(page, field, files.slice(0, 1))
  await save.click()
  await expect(page.getByText(/^Dit beeld stond al bij “Beelden” \(“gevel\.jpg”\)/)).toBeVisible()
  await page.getByRole('button', { name: 'Bewaar concept' }).click()
  await expect.poll(async () => new Set(await kept(id)).size).toBe(3)
  const pictures = await kept(id)
  await studio.change('properties', id, { pictures: [] })
  for (const picture of new Set(pictures)) await studio.remove('media', picture)
})

/** Three files are named for what they show; a camera names the others. */
const TEN = {
  'voorgevel.jpg': 'De voorgevel',
  'keuken.jpg': 'De keuken',
  'tuin.jpg': 'De tuin',
  'IMG_0004.jpg': 'De woonkamer',
  'IMG_0005.jpg': 'De eetkamer',
  'IMG_0006.jpg': 'Een slaapkamer',
  'IMG_0007.jpg': 'De badkamer',
  'IMG_0008.jpg': 'De inkomhal',
  'IMG_0009.jpg': 'Het terras',
  'IMG_0010.jpg': 'De garage',
} as const
const MAX_PRESSES = 25

test('ten pictures come in and get their texts in four languages in 25 presses', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const id = await draftApartment(studio, ownPath('tien'))
  await openStudio(page, baseURL, `/admin/collections/properties/${id}`)
  const hand = counting()
  await hand.press(page.locator('.tabs-field__tab-button').filter({ hasText: 'Foto’s' }))
  await drop(page, page.locator('#field-pictures'), await photos(Object.keys(TEN)))
  await hand.press(page.getByRole('button', { name: 'Bewaar', exact: true }))
  await hand.press(page.getByRole('button', { name: /Teksten en volgorde van 10/ }))
  let lists = 0
  for (const [name, text] of Object.entries(TEN)) {
    const row = page.getByRole('listitem').filter({ hasText: name })
    if (name.startsWith('IMG')) {
      await hand.choose(row.getByRole('combobox'), text)
      lists += 1
    } else await hand.press(row.getByRole('button', { name: new RegExp(text) }))
    await expect(row.getByText('Bewaard.', { exact: true })).toBeVisible()
  }
  await hand.key(page, 'Escape')
  await hand.press(page.getByRole('button', { name: 'Bewaar concept' }))
  await expect.poll(() => kept(id)).toHaveLength(10)
  // The drop is one more, and so is opening each list before something is chosen from it.
  expect(hand.count + 1 + lists).toBeLessThanOrEqual(MAX_PRESSES)
  const pictures = await kept(id)
  for (const picture of pictures) {
    const texts = await textsOf(page, baseURL, picture)
    expect(Object.keys(Object(texts)).toSorted()).toEqual(['de', 'en', 'fr', 'nl'])
  }
  await studio.change('properties', id, { pictures: [] })
  for (const picture of pictures) await studio.remove('media', picture)
})

test('a document is added with one press on its kind, and knows its title and its property', async ({
  page,
  baseURL,
}) => {
  const id = await draftApartment(studio, ownPath('papier'))
  await toPictures(page, baseURL, id)
  const papers = page.getByRole('region', { name: 'Documenten' })
  await papers.getByRole('button', { name: 'Asbestattest' }).click()
  const drawer = page.getByRole('dialog').last()
  await expect(drawer.locator('#field-title')).toHaveValue('Asbestattest')
  await expect(drawer.locator('#field-kind')).toContainText('Asbestattest')
  const buffer = Buffer.from(
    `%PDF-1.4\n% ${ownPath('pdf')}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`,
  )
  await drawer
    .locator('input[type=file]')
    .setInputFiles({ name: 'attest.pdf', mimeType: 'application/pdf', buffer })
  await drawer.getByRole('button', { name: 'Bewaar', exact: true }).click()
  await expect(papers.getByRole('listitem')).toContainText('Asbestattest')
  const [made] = await studio.find('documents', `where[property][equals]=${id}`)
  expect(made).toMatchObject({ kind: 'asbestos', title: 'Asbestattest' })
  expect(await violations(page, '.hestia-papers')).toEqual([])
  await studio.remove('documents', String(made?.id))
})

test('a picture is cut in the studio, and the visitor gets the part alone', async ({
  page,
  baseURL,
}) => {
  const [file] = await photos(['breed.jpg'])
  await openStudio(page, baseURL, '/admin/collections/media/create')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(file ?? [])
  await page
    .getByRole('button', { name: /Afbeelding bewerken/ })
    .first()
    .click()
  const width = page
    .locator('.edit-upload__input')
    .filter({ hasText: /Breedte/ })
    .locator('input')
  await width.fill('300')
  await page.getByRole('button', { name: /Breng wijzigingen aan/ }).click()
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/\/media\/[\da-f-]{36}/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const [made] = await studio.find('media', `where[id][equals]=${id}`)
  expect([made?.width, made?.height]).toEqual([300, 400])
  await studio.remove('media', id)
})

const TEXTS = {
  Nederlands: 'Gevel in baksteen',
  Français: 'Façade en briques',
  English: 'Brick front',
  Deutsch: 'Fassade aus Backstein',
} as const

/** A property with one picture of its own, and the drawer with the texts of that picture. */
async function openTexts(
  page: Page,
  baseURL: string | undefined,
): Promise<{ picture: string; row: Locator }> {
  const picture = await upload(page.request, baseURL, await photo('gevel.jpg'))
  const id = await draftApartment(studio, ownPath('teksten'))
  await studio.change('properties', id, { pictures: [picture], _status: 'draft' })
  await toPictures(page, baseURL, id)
  return { picture, row: await openDrawer(page) }
}

async function openDrawer(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /Teksten en volgorde van 1/ }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Foto 1 van 1' })
  await expect(row.getByLabel('Deutsch')).toBeVisible()
  return row
}

/**
 * Writes all four languages, a key every 120 ms from one to the next. The drawer puts the focus on its
 * first button some moments after it is visible: a click waits until it stands still.
 */
async function writeAll(page: Page, row: Locator): Promise<void> {
  await row.getByLabel('Nederlands').click()
  for (const text of Object.values(TEXTS)) {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(text)
    await page.keyboard.press('Tab', { delay: 120 })
  }
  for (const [language, text] of Object.entries(TEXTS))
    await expect(row.getByLabel(language)).toHaveValue(text)
}

const textsOf = async (
  page: Page,
  baseURL: string | undefined,
  picture: string,
): Promise<unknown> =>
  asStaff(page.request, baseURL, async (headers) => {
    const { alt }: { alt: unknown } = await (
      await page.request.get(`/api/media/${picture}?locale=all&depth=0`, { headers })
    ).json()
    return alt
  })

const STORED = { nl: TEXTS.Nederlands, fr: TEXTS.Français, en: TEXTS.English, de: TEXTS.Deutsch }
const SAVES = (url: URL) => /\/api\/media\/[^/]+(\/languages)?$/.test(url.pathname)

test('four languages of a picture that are written faster than the network saves are all stored, and only then called saved', async ({
  page,
  baseURL,
}) => {
  const { picture, row } = await openTexts(page, baseURL)
  let release: () => void = () => undefined
  const written = new Promise<void>((resolve) => (release = resolve))
  await page.route(SAVES, async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    await written
    return route.continue()
  })
  await writeAll(page, row)
  await expect(row.getByText('Wordt bewaard …')).toBeVisible()
  await expect(row.getByText('Bewaard.', { exact: true })).toHaveCount(0)
  const asked = page.waitForEvent('dialog')
  const leaving = page.goto('/admin').catch(() => undefined)
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await leaving
  release()
  await expect(row.getByText('Bewaard.', { exact: true })).toBeVisible()
  expect(await textsOf(page, baseURL, picture)).toEqual(STORED)
})

test('what could not be saved of a picture stays in its fields, also when the drawer is closed, and is saved when asked to', async ({
  page,
  baseURL,
}) => {
  const { picture, row } = await openTexts(page, baseURL)
  await page.route(SAVES, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  )
  await writeAll(page, row)
  await expect(row.getByText(/^Niet bewaard/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row).toHaveCount(0)
  const again = await openDrawer(page)
  for (const [language, text] of Object.entries(TEXTS))
    await expect(again.getByLabel(language)).toHaveValue(text)
  await page.unroute(SAVES)
  await again.getByRole('button', { name: 'Opnieuw bewaren' }).click()
  await expect(again.getByText('Bewaard.', { exact: true })).toBeVisible()
  expect(await textsOf(page, baseURL, picture)).toEqual(STORED)
})
