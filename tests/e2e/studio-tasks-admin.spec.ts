import { expect, type Page } from '@playwright/test'

import { speak } from './support/phone'
import { photo, upload } from './support/pictures'
import { changeGlobal, openStudio, ownEmail, test, untilPage } from './support/staff'
import { draftApartment, ownPath, studioOf, type Studio } from './support/studio'

const PASSWORD = 'een lange zin voor de studio'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 1000 } })

let studio: Studio

// Not the requests of the page: one of these pages belongs to a colleague with fewer rights.
test.beforeEach(({ request, baseURL }) => {
  studio = studioOf(request, baseURL)
})
test.afterEach(() => studio.clear())

/** What stands in the menu of an agent. */
const AGENT_MENU = [
  'Inbox',
  'Talen',
  'Bundels',
  'Beelden',
  'Panden',
  'Projecten',
  'Activiteiten',
  'Documenten',
  'Aanvragen',
  'Zoekopdrachten',
  'Afspraken',
  'Bezoekdagen',
  'Abonnees',
  'Getuigenissen',
  'Eigenaars',
  'Maandverslagen',
]

/** Screens of others, with a request that brings their data or changes it. */
const others = [
  { screen: 'collections/audit-log', method: 'GET', api: 'audit-log' },
  { screen: 'collections/feeds', method: 'GET', api: 'feeds' },
  { screen: 'globals/settings', method: 'POST', api: 'globals/settings' },
  { screen: 'collections/pages', method: 'POST', api: 'pages' },
  { screen: 'privacy', method: 'POST', api: 'enquiries/person' },
]

test('an agent has the menu of the role, reads a sentence at the screens of others, and gets none of their data', async ({
  page,
  baseURL,
}) => {
  const email = `${ownPath('makelaar')}@people.test`
  const colleague = { name: 'Makelaar', email, password: PASSWORD, language: 'nl' }
  await studio.create('users', { ...colleague, role: 'agent' })
  await page.context().clearCookies()
  const headers = { Origin: String(baseURL) }
  const login = { headers, data: { email, password: PASSWORD } }
  expect((await page.request.post('/api/users/login', login)).ok()).toBe(true)

  await page.goto('/admin/inbox')
  await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
  // Whether the menu stands open is remembered; what is in it is the same.
  const menu = page.locator('.nav').getByRole('link', { includeHidden: true })
  await expect(menu.filter({ hasText: /./ })).toHaveText(AGENT_MENU)
  for (const { screen, method, api } of others) {
    await page.goto(`/admin/${screen}`)
    await expect(
      page.getByText('Deze pagina bestaat niet, of u hebt er geen toegang toe.'),
      screen,
    ).toBeVisible()
    const data = { email: 'emma@visitor.example', as: 'json', title: 'Van een makelaar' }
    const answer = await page.request.fetch(`/api/${api}`, {
      method,
      headers,
      ...(method === 'POST' && { data }),
    })
    expect(answer.status(), `${method} ${api}`).toBe(403)
  }
})

/** The lines of the log that a search finds. */
async function logOf(page: Page, baseURL: string | undefined, search: string) {
  await openStudio(page, baseURL, `/admin/collections/audit-log?search=${search}`)
  return (...texts: (string | RegExp)[]) =>
    texts.reduce((rows, hasText) => rows.filter({ hasText }), page.locator('tbody tr'))
}

test('the log says who changed publication, price, status and settings, how it was and how it is, in the language of the colleague', async ({
  page,
  request,
  baseURL,
}) => {
  const title = ownPath('gelogd')
  const id = await draftApartment(studio, title, { price: 325_000, _status: 'published' })
  await studio.change('properties', id, { price: 315_000, marquee: 'option', _status: 'published' })
  await studio.change('properties', id, { _status: 'draft' })
  const { overdueHours } = await studio.global('settings')
  await changeGlobal(request, baseURL, 'settings', { overdueHours: 31 })
  await changeGlobal(request, baseURL, 'settings', { overdueHours })
  const [name = ''] = (await ownEmail(request, baseURL)).split('@')

  const dutch = await logOf(page, baseURL, title)
  await expect(dutch(name, title, 'Op de site gezet')).toHaveCount(1)
  await expect(
    dutch(name, title, 'Prijs gewijzigd', /Prijs: €\s325\.000 → €\s315\.000/),
  ).toHaveCount(1)
  await expect(dutch(name, title, 'Status gewijzigd', 'Banner: Geen → In optie')).toHaveCount(1)
  await expect(dutch(name, title, 'Van de site gehaald')).toHaveCount(1)

  await speak(page, baseURL, 'fr')
  const french = await logOf(page, baseURL, title)
  await expect(french(name, 'Prix modifié', /Prix\s: €\s325\.000 → €\s315\.000/)).toHaveCount(1)
  await expect(french(name, 'Statut modifié', /Bandeau\s: Aucun → Sous option/)).toHaveCount(1)
  const settings = await logOf(page, baseURL, name)
  const change = `En retard après (heures)\u00a0: ${String(overdueHours)} → 31`
  await expect(settings('Réglages modifiés', change).first()).toContainText('Réglages')
})

test('a picture that is used says where, and a file in its place is what visitors see', async ({
  page,
  request,
  baseURL,
}) => {
  const title = ownPath('vervangen')
  const picture = await upload(request, baseURL, await photo('gevel.jpg'))
  try {
    const home = { pictures: [picture], _status: 'published' }
    const id = await draftApartment(studio, title, home)
    const [property] = await studio.find('properties', `where[id][equals]=${id}`)
    const address = `/property/${String(property?.reference)}/`
    const fileName = async () =>
      String((await studio.find('media', `where[id][equals]=${picture}`))[0]?.filename)
    // The sizes of a picture are named after its file.
    const stem = (file: string) => file.replace(/\.\w+$/, '')
    const before = await fileName()
    await untilPage(request, address, (html) => html.includes(stem(before)))

    await openStudio(page, baseURL, `/admin/collections/media/${picture}`)
    await page.locator('.file-details__remove').click()
    await page.locator('.file-field input[type=file]').setInputFiles(await photo('tuin.jpg', 1))
    await page.getByRole('button', { name: 'Bewaar', exact: true }).click()
    await expect.poll(fileName).not.toBe(before)
    const after = await fileName()
    await untilPage(
      request,
      address,
      (html) => html.includes(stem(after)) && !html.includes(stem(before)),
    )

    const uses = page.getByRole('region', { name: 'Gebruikt op' })
    await uses.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(new RegExp(`/properties/${id}`))
    await expect(page.locator('#field-title')).toHaveValue(title)
  } finally {
    await studio.clear()
    await studio.remove('media', picture)
  }
})
