import { expect, type Locator, type Page, type Request } from '@playwright/test'

import { violations } from './support/axe'
import { counting } from './support/presses'
import { devices } from './support/shell'
import { openStudio, openTab, test } from './support/staff'
import { draftApartment, ownPath, studioOf, type Studio } from './support/studio'
import tasks from './support/tasks.json' with { type: 'json' }

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'serial' })

let studio: Studio

test.beforeEach(({ page, baseURL }) => {
  studio = studioOf(page.request, baseURL)
})
test.afterEach(() => studio.clear())

/** A choice of the form: pressed open, typed, and taken with Enter. */
async function pick(
  page: Page,
  hand: ReturnType<typeof counting>,
  field: string,
  text: string,
): Promise<void> {
  await hand.fill(page.locator(`#field-${field} input`).first(), text)
  await expect(page.locator('.rs__option').first()).toBeVisible()
  await hand.key(page, 'Enter')
}

/** Holds back the saves of a property until the returned function is called. */
async function holdSaves(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/api\/properties\/[^/?]+\?/, async (route) => {
    if (route.request().method() !== 'GET') await released
    await route.fallback()
  })
  return release
}

/** Where the dashboard leads to with one press. */
const start = (page: Page): Locator => page.getByRole('navigation', { name: 'Beginnen' })
const check = (page: Page): Locator => page.getByRole('region', { name: 'Nazicht' })

test('a colleague puts a property under option from the dashboard, in as many presses as the guide promises', async ({
  page,
  baseURL,
}) => {
  const title = ownPath('optie')
  const id = await draftApartment(studio, title)
  await openStudio(page, baseURL, '/admin')
  const hand = counting()
  await hand.press(start(page).getByRole('link', { name: 'Panden', exact: true }))
  await expect(page.getByRole('heading', { name: 'Panden' })).toBeVisible()
  await hand.fill(page.locator('.search-filter input').first(), title)
  const row = page.locator('tbody tr').filter({ hasText: title })
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await hand.press(row.getByRole('button', { name: /^(Snel wijzigen|Wijzig)/ }))
  await hand.press(page.getByRole('button', { name: 'In optie' }))
  await expect
    .poll(async () => (await studio.find('properties', `where[id][equals]=${id}`))[0])
    .toMatchObject({ marquee: 'option', status: 'active' })
  expect(hand.count).toBeLessThanOrEqual(tasks.underOption)
})

test('a price is changed in the row, by keyboard alone', async ({ page, baseURL }) => {
  const title = ownPath('prijs')
  const id = await draftApartment(studio, title, { price: 250_000 })
  await openStudio(page, baseURL, `/admin/collections/properties?search=${title}`)
  const quick = page.locator('tbody tr').getByRole('button', { name: /^(Snel wijzigen|Wijzig)/ })
  await expect(async () => {
    await quick.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Prijs in euro')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.getByLabel('Prijs in euro').fill('245000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Ja, wijzigen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await studio.find('properties', `where[id][equals]=${id}`))[0]?.price)
    .toBe(245_000)
})

test('publishing is refused with what is missing, and a press leads to the field', async ({
  page,
  baseURL,
}) => {
  const id = await draftApartment(studio, ownPath('poort'))
  await openStudio(page, baseURL, `/admin/collections/properties/${id}`)
  await expect(check(page)).toContainText('Dit vraagt de wet nog')
  // All fields are disabled until the refusal comes, which is held back here until a name is pressed.
  const release = await holdSaves(page)
  await page.getByRole('button', { name: 'Publiceer wijzigingen' }).click()
  await check(page).getByRole('button', { name: 'P-score van het perceel' }).click()
  await expect(page.locator('#field-pScore input').first()).toBeDisabled()
  release()
  await expect(page.locator('#field-pScore input').first()).toBeFocused()
  await expect(
    page.locator('#field-pScore').getByText(/verplicht in deze advertentie/),
  ).toBeVisible()
  expect((await studio.find('properties', `where[id][equals]=${id}`))[0]?._status).toBe('draft')
  await check(page).getByRole('button', { name: 'EPC-score' }).press('Enter')
  await expect(page.locator('#field-epcValue')).toBeFocused()
})

test('Back asks before it leaves what was typed, in a new property and in a stored one', async ({
  page,
  baseURL,
}) => {
  const name = ownPath('terug')
  await draftApartment(studio, name)
  const list = '/admin/collections/properties'
  const title = page.locator('#field-title')
  const dialog = page.getByRole('dialog').filter({ hasText: 'Uw wijzigingen zijn niet bewaard.' })
  const forms = [
    { from: list, link: page.getByRole('link', { name: /^Nieuw.*aanmaken/ }).first() },
    { from: `${list}?search=${name}`, link: page.getByRole('link', { name }).first() },
  ]
  for (const { from, link } of forms) {
    await openStudio(page, baseURL, from)
    await link.click()
    await title.pressSequentially('aan het water')
    await expect(page.getByRole('button', { name: 'Bewaar concept' })).toBeEnabled()
    await page.evaluate(() => history.back())
    await dialog.getByRole('button', { name: 'Blijf op deze pagina' }).click()
    await expect(dialog).toBeHidden()
    await expect(title).toHaveValue(/aan het water/)
    await title.press('End')
    await page.evaluate(() => history.back())
    await dialog.getByRole('button', { name: 'Toch weggaan' }).click()
    await expect(link).toBeVisible()
    await expect(title).toHaveCount(0)
  }
})

/** Types before a title, letter by letter, from the moment at which its field can be typed in. */
function typeAtOnce(text: string) {
  const control = () => document.querySelector<HTMLInputElement>('#field-title:enabled')
  const type = (at: number) => {
    if (at === 0) {
      control()?.focus()
      control()?.setSelectionRange(0, 0)
    }
    document.execCommand('insertText', false, text[at])
    if (at + 1 < text.length) setTimeout(type, 0, at + 1)
  }
  const watch = new MutationObserver(() => {
    if (!control()) return
    watch.disconnect()
    type(0)
  })
  watch.observe(document, { childList: true, subtree: true, attributeFilter: ['disabled'] })
}

test('letters typed before a title while its form comes up stay in their order', async ({
  page,
  baseURL,
}) => {
  const title = ownPath('vooraan')
  const id = await draftApartment(studio, title)
  await page.addInitScript(typeAtOnce, 'aan het water ')
  for (let time = 0; time < 3; time++) {
    await openStudio(page, baseURL, `/admin/collections/properties?search=${title}`)
    await page.getByRole('link', { name: title }).first().click()
    await expect(page.locator('#field-title')).toHaveValue(`aan het water ${title}`)
    expect(page.url()).toContain(id)
  }
})

test('two colleagues who edit one property never overwrite each other unseen', async ({
  page,
  baseURL,
}) => {
  const title = ownPath('samen')
  const id = await draftApartment(studio, title, { price: 300_000 })
  await openStudio(page, baseURL, `/admin/collections/properties/${id}`)
  // Payload looks at the form after typing. A save by a colleague before that look makes Payload
  // ask for a reload; this test is about the save after it.
  await expect(async () => {
    const isLook = (request: Request) => request.headers()['next-action'] !== undefined
    const looked = page.waitForResponse((answer) => isLook(answer.request()), { timeout: 5_000 })
    await page.locator('#field-title').fill(title)
    await page.locator('#field-title').fill(`${title} eerst`)
    await looked
  }).toPass()
  await studio.change('properties', id, { price: 310_000, _status: 'draft' })
  await page.getByRole('button', { name: 'Bewaar concept' }).click()
  await expect(page.getByText(/Dit document is intussen elders bewaard/)).toBeVisible()
  await expect(page.locator('#field-title')).toHaveValue(`${title} eerst`)
  expect((await studio.find('properties', `where[id][equals]=${id}&draft=true`))[0]).toMatchObject({
    title,
    price: 310_000,
  })
})

test('pictures get their texts in four languages and another place, in one drawer', async ({
  page,
  baseURL,
}) => {
  // The oldest are the demo's: those of tests beside this one do not stay.
  const images = 'where[mimeType][like]=image/&sort=createdAt'
  const [one, other] = await studio.find('media', images, 2)
  const id = await draftApartment(studio, ownPath('fotos'), { pictures: [one?.id, other?.id] })
  await openStudio(page, baseURL, `/admin/collections/properties/${id}`)
  await openTab(page.locator('.tabs-field__tab-button').filter({ hasText: 'Foto’s' }))
  await page.getByRole('button', { name: /Teksten en volgorde van 2/ }).click()
  const first = page.getByRole('listitem').filter({ hasText: 'Foto 1 van 2' })
  const kept = (await first.getByLabel('English').inputValue()) || 'House'
  const text = `A house seen from the street, ${ownPath('text')}`
  await first.getByLabel('English').fill(text)
  await first.getByLabel('Deutsch').focus()
  await expect(first.getByText('Bewaard.')).toBeVisible()
  const said = async () =>
    (
      await page.request.get(`/api/media/${one?.id}?locale=en&depth=0`, {
        headers: { Origin: String(baseURL) },
      })
    ).json()
  expect(await said()).toMatchObject({ alt: text })
  await studio.change('media', one?.id ?? '', { alt: kept }, 'en')
  await first.getByRole('button', { name: /Naar achteren/ }).press('Enter')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Bewaar concept' }).click()
  await expect
    .poll(
      async () =>
        (await studio.find('properties', `where[id][equals]=${id}&draft=true`))[0]?.pictures,
    )
    .toEqual([other?.id, one?.id])
})

const today = new Intl.DateTimeFormat('nl-BE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
}).format(new Date())

/** What the check asks of this apartment, in its order, and what is typed. */
const answers = [
  ['mainType', 'Appartement'],
  ['city', 'Gent'],
  ['street', 'Proefkaai'],
  ['houseNumber', '12'],
  ['price', '325000'],
  ['epcValue', '92'],
  ['epcCertificate', '20250101-0000000245-00000001'],
  ['epcDate', '01/01/2025'],
  ['permit', 'Vergunning uitgereikt'],
  ['zoning', 'Woongebied'],
  ['summons', 'Geen'],
  ['preemptiveRights', 'Geen'],
  ['allotmentPermit', 'Geen'],
  ['pScore', 'D'],
  ['gScore', 'B'],
  ['floodReportDate', today],
  ['asbestosCertificate', 'AI-2025-1'],
  ['asbestosDate', '01/02/2025'],
] as const

test('a new apartment in Ghent is published lawfully from the dashboard, in as many presses as the guide promises', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const title = ownPath('appartement')
  await openStudio(page, baseURL, '/admin')
  const hand = counting()
  await hand.press(start(page).getByRole('link', { name: 'Nieuw pand' }))
  await expect(page.locator('#field-title')).toBeVisible()
  await pick(page, hand, 'status', 'Actief')
  await hand.fill(page.locator('#field-title'), title)

  /** The cursor stands in a field, its answer is typed, and Enter takes it and goes on. */
  const answer = async (field: string, text: string) => {
    const typed = page.locator(`#field-${field}`)
    await expect(page.locator(`#field-${field}:focus, #field-${field} :focus`)).toBeVisible()
    const isButton = (await typed.locator('input[type=radio]').count()) > 0
    await page.keyboard.type(text)
    // Letters that choose a button go on by themselves.
    if (isButton) return
    if ((await typed.locator('.rs__control').count()) > 0)
      await expect(typed.locator('.rs__option').first()).toContainText(text)
    await hand.key(page, 'Enter')
  }
  await hand.press(check(page).getByRole('button', { name: 'Hoofdtype', exact: true }))
  for (const [field, text] of answers) await answer(field, text)
  await expect(check(page)).toContainText('Wettelijke vermeldingen: 100 %')
  await expect(page.getByRole('button', { name: 'Publiceer wijzigingen' })).toBeFocused()
  await hand.key(page, 'Enter')
  await expect
    .poll(
      async () => (await studio.find('properties', `where[title][equals]=${title}`))[0]?._status,
    )
    .toBe('published')
  expect(hand.count).toBeLessThanOrEqual(tasks.publishApartment)
  const [made] = await studio.find('properties', `where[title][equals]=${title}`)
  expect(made).toMatchObject({ pScore: 'd', gScore: 'b' })
  await page.goto(`/property/${String(made?.reference)}/`)
  await expect(
    page.getByText(
      'Het perceel heeft P-score D: er is een middelgrote kans op overstroming in het huidige klimaat.',
    ),
  ).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^G-score B$/ })).toBeVisible()
  await expect(
    page.getByText(
      'Het gebouw heeft G-score B: er is een kleine kans op overstroming bij klimaatverandering.',
    ),
  ).toBeAttached()
  await expect(page.getByRole('img', { name: /Overstromingsgevoelig/ })).toBeVisible()
  await studio.remove('properties', String(made?.id))
})

test('the same apartment is begun with the keyboard alone', async ({ page, baseURL }) => {
  const title = ownPath('toetsen')
  await openStudio(page, baseURL, '/admin/collections/properties/create')
  await expect(page.locator('#field-title')).toBeVisible()
  const tabTo = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    const stands = () => target.evaluate((one) => one === document.activeElement)
    for (let presses = 0; presses < 60 && !(await stands()); presses += 1)
      await page.keyboard.press(key)
    await expect(target).toBeFocused()
  }
  const choose = async (field: string, text: string) => {
    await tabTo(page.locator(`#field-${field} input`).first())
    await page.keyboard.type(text)
    await expect(page.locator('.rs__option').first()).toContainText(text)
    await page.keyboard.press('Enter')
  }
  await choose('mainType', 'Appartement')
  await tabTo(page.locator('#field-title'))
  await page.keyboard.type(title)
  await tabTo(page.locator('.tabs-field__tab-button').filter({ hasText: 'Ligging' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await choose('city', 'Gent')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page).toHaveURL(/\/admin\/collections\/properties\/[\da-f-]{36}/)
  const [made] = await studio.find('properties', `where[title][equals]=${title}&draft=true`)
  expect(made?._status).toBe('draft')
  await studio.remove('properties', String(made?.id))
})

for (const [language, device] of [
  ['nl', 'desktop'],
  ['fr', 'phone'],
] as const) {
  test(`the list and the check of a property are accessible in ${language} on a ${device}`, async ({
    page,
    baseURL,
  }) => {
    const title = ownPath('toegang')
    const id = await draftApartment(studio, title)
    await page.context().addCookies([{ name: 'hestia-lng', value: language, url: String(baseURL) }])
    await page.setViewportSize(devices[device])
    await openStudio(page, baseURL, `/admin/collections/properties/${id}`)
    await expect(page.locator('.hestia-findings meter').first()).toBeVisible()
    await expect(
      page.getByRole('heading', { name: { nl: 'Nazicht', fr: 'Contrôle' }[language] }),
    ).toBeVisible()
    expect.soft(await violations(page, '.hestia-findings')).toEqual([])
    await page.goto(`/admin/collections/properties?search=${title}`)
    // One for the law, one for the advertisement.
    await expect(page.locator('.hestia-progress')).toHaveCount(2)
    expect.soft(await violations(page, '.hestia-list')).toEqual([])
  })
}
