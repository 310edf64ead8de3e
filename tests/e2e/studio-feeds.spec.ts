import { gzipSync } from 'node:zlib'

import { expect, test, type Page } from '@playwright/test'

import { violations } from './support/axe'
import { counting } from './support/presses'
import { asStaff, openStudio } from './support/staff'
import { ownPath, studioOf, type Studio } from './support/studio'
import tasks from './support/tasks.json' with { type: 'json' }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

type Home = { key: string; price?: number; country?: string; zip?: string; per?: 'sale' | 'month' }

const home = ({
  key,
  price = 300_000,
  country = 'Spain',
  zip = '03191',
  per = 'sale',
}: Home): string => `
  <property><id>${key}</id><ref>${key}</ref><price>${price}</price><currency>EUR</currency><price_freq>${per}</price_freq><type>House</type>
    <town>${country === 'Spain' ? 'Torre de la Horadada' : 'Gent'}</town><postcode>${zip}</postcode><country>${country}</country><beds>3</beds>
    <title><nl>Huis ${key}</nl></title></property>`
const kyero = (homes: readonly Home[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><root><kyero><feed_version>3</feed_version></kyero>${homes.map(home).join('')}</root>`

let studio: Studio
let name: string
let feed: string

test.beforeEach(async ({ page, baseURL }) => {
  studio = studioOf(page.request, baseURL)
  name = ownPath('bron')
  feed = await studio.create('feeds', {
    name,
    format: 'kyero',
    schedule: 'none',
    share: 10,
    publish: true,
  })
})
test.afterEach(async () => {
  for (const { id } of await studio.find(
    'properties',
    `where[recordFile][like]=${name}&draft=true`,
    50,
  ))
    await studio.remove('properties', id)
  await studio.clear()
})

const keys = (count: number): Home[] =>
  Array.from({ length: count }, (_, n) => ({ key: `${name}-${n + 1}` }))
const panelOf = (page: Page) => page.getByRole('region', { name: 'Import' })
function open(page: Page, baseURL: string | undefined) {
  // From the first listener on, the browser hands over which file to choose; that takes it a while.
  page.on('filechooser', () => undefined)
  return openStudio(page, baseURL, `/admin/collections/feeds/${feed}`)
}

type Given = { name?: string; data: string | Buffer }
const give = (page: Page, { name: fileName = 'bron.xml', data }: Given) =>
  panelOf(page)
    .locator('input[type="file"]')
    .setInputFiles({
      name: fileName,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(data),
    })

const imported = async () =>
  (
    await studio.find(
      'properties',
      `where[recordFile][like]=${name}&draft=true&sort=recordFile`,
      50,
    )
  ).map(({ price, status }) => [price, status])

async function takeOver(page: Page, homes: readonly Home[]): Promise<void> {
  await give(page, { data: kyero(homes) })
  await panelOf(page)
    .getByRole('button', { name: /^Neem .* over$/ })
    .click()
  await expect(panelOf(page).getByText(/^Overgenomen: /)).toBeVisible()
}

test('a feed is imported from the dashboard, and nothing changes before the last press', async ({
  page,
  baseURL,
}) => {
  await openStudio(page, baseURL, '/admin')
  const hand = counting()
  await hand.press(page.getByRole('button', { name: 'Open Menu' }))
  await hand.press(page.getByRole('link', { name: 'Imports', exact: true }))
  await hand.press(page.getByRole('link', { name, exact: true }))
  const panel = panelOf(page)
  const chooser = page.waitForEvent('filechooser')
  await hand.press(panel.getByRole('button', { name: 'Kies een bestand' }))
  await (
    await chooser
  ).setFiles({
    name: 'bron.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(kyero([...keys(3), { key: `${name}-9`, country: 'Belgium', zip: '0000' }])),
  })
  await expect(panel.getByRole('button', { name: /^Nieuw\s*3$/ })).toBeVisible()
  await expect(panel.getByRole('row', { name: /Onbekende gemeente: 0000 Gent/ })).toBeVisible()
  expect(await imported()).toEqual([])
  await hand.press(panel.getByRole('button', { name: 'Neem 3 wijzigingen over' }))
  await expect(panel.getByText('Overgenomen: 3.')).toBeVisible()
  await expect(panel.locator('.hestia-feed-found')).toBeFocused()
  expect(hand.count).toBeLessThanOrEqual(tasks.importFeed)
  expect(await imported()).toEqual(Array.from({ length: 3 }, () => [300_000, 'active']))
})

test('what changed, what was edited by hand and what is gone is told before it is taken over', async ({
  page,
  baseURL,
}) => {
  await open(page, baseURL)
  const homes = keys(3)
  await takeOver(page, homes)
  const [first] = await studio.find('properties', `where[recordFile][equals]=${name}-1&draft=true`)
  await studio.change('properties', String(first?.id), { price: 333_000, _status: 'published' })
  await give(page, {
    data: kyero([
      { key: `${name}-1`, price: 280_000 },
      { key: `${name}-2`, price: 290_000 },
    ]),
  })
  const panel = panelOf(page)
  await expect(panel.getByText(/1 van de 3 eerder overgenomen panden/)).toBeVisible()
  await panel.getByRole('button', { name: /^Gewijzigd\s*2$/ }).click()
  await expect(panel.getByRole('row', { name: new RegExp(`${name}-1`) })).toContainText(
    'Met de hand gewijzigd, blijft staan: Prijs',
  )
  await expect(panel.getByRole('row', { name: new RegExp(`${name}-2`) })).toContainText(
    'Gewijzigd: Prijs',
  )
  expect(await violations(page, '.hestia-feed')).toEqual([])
  await panel.getByRole('button', { name: 'Neem 3 wijzigingen over' }).click()
  await expect(panel.getByText('Overgenomen: 3.')).toBeVisible()
  expect(await imported()).toEqual([
    [333_000, 'active'],
    [290_000, 'active'],
    [300_000, 'inactive'],
  ])
  await panel.getByText('Importgeschiedenis').click()
  await expect(panel.getByRole('row', { name: /Overgenomen/ })).toBeVisible()
})

test('another source takes over the homes of the old one, asks which home it is, and every home stays itself', async ({
  page,
  baseURL,
}) => {
  await open(page, baseURL)
  await takeOver(page, keys(3))
  const find = () =>
    studio.find('properties', `where[recordFile][like]=${name}&draft=true&sort=recordFile`, 50)
  const before = await find()
  const later = await studio.create('feeds', {
    name: `${name} nieuw`,
    format: 'kyero',
    schedule: 'none',
    share: 100,
    publish: true,
    replaces: feed,
  })
  await openStudio(page, baseURL, `/admin/collections/feeds/${later}`)
  // One is cheaper, one is suddenly to rent, one is new, and the third of the old source is not there.
  const data = kyero([
    { key: `${name}-1`, price: 280_000 },
    { key: `${name}-2`, price: 950, per: 'month' },
    { key: `${name}-4` },
  ])
  await give(page, { data })
  const panel = panelOf(page)
  const state = (label: string, count: number) =>
    panel.getByRole('button', { name: new RegExp(`^${label}\\s*${count}$`) })
  await expect(state('Gewijzigd', 1)).toBeVisible()
  await expect(state('Nieuw', 1)).toBeVisible()
  await expect(state('Verdwenen', 1)).toBeVisible()
  await state('Geweigerd', 1).click()
  const asked = panel.getByRole('row', { name: new RegExp(`${name}-2`) })
  await expect(asked).toContainText('Is dit een pand dat u al hebt')
  expect(await violations(page, '.hestia-feed')).toEqual([])
  await asked
    .getByRole('button', { name: new RegExp(`^Het is ${String(before[1]?.reference)} `) })
    .click()
  await expect(asked.getByRole('status')).toHaveText('Bewaard. Lees de bron opnieuw.')
  await give(page, { data })
  await expect(state('Gewijzigd', 2)).toBeVisible()
  await panel.getByRole('button', { name: 'Neem 4 wijzigingen over' }).click()
  await expect(panel.getByText('Overgenomen: 4.')).toBeVisible()
  const after = await find()
  expect(after.slice(0, 3).map(({ id, reference }) => [id, reference])).toEqual(
    before.map(({ id, reference }) => [id, reference]),
  )
  expect(after.map(({ price, goal, status }) => [price, goal, status])).toEqual([
    [280_000, 'sale', 'active'],
    [950, 'rent', 'active'],
    [300_000, 'sale', 'inactive'],
    [300_000, 'sale', 'active'],
  ])
})

test('what is no feed is refused with a sentence about it, and the catalogue stays as it was', async ({
  page,
  baseURL,
}) => {
  await open(page, baseURL)
  await takeOver(page, keys(2))
  const before = await imported()
  const bad: [Given, string][] = [
    [
      { data: kyero(keys(2)).replace('</property>', '</propertyy>') },
      'Het bestand is geen geldige XML (regel ',
    ],
    [{ data: kyero(keys(2)).slice(0, -30) }, 'Het bestand breekt af voor het einde.'],
    [
      { data: `<!DOCTYPE root [<!ENTITY a "b">]>${kyero([]).replace(/^.*?\?>/, '')}` },
      'Het bestand heeft een documenttype (DOCTYPE).',
    ],
    [
      { name: 'panden.xlsx', data: Buffer.from('PK\x03\x04\x14\x00', 'latin1') },
      'Dit is geen XML- of CSV-bestand.',
    ],
    [
      { name: 'panden.csv', data: 'key;type;goal\n1;1;sale' },
      'Dit bestand heeft een ander formaat',
    ],
    [
      { name: 'bron.xml.gz', data: gzipSync(kyero(keys(2))).subarray(0, 60) },
      'Het gecomprimeerde bestand is beschadigd.',
    ],
    [{ data: kyero([]) }, 'Er staat geen enkel pand in.'],
    [{ data: '' }, 'Er staat geen enkel pand in.'],
  ]
  for (const [given, sentence] of bad) {
    await give(page, given)
    await expect(panelOf(page).getByText(sentence).first()).toBeVisible()
    await expect(panelOf(page).getByRole('button', { name: /^Neem / })).toHaveCount(0)
  }
  expect(await violations(page, '.hestia-feed')).toEqual([])
  expect(await imported()).toEqual(before)
})

test('a table says which columns it lacks, and its formulas stay texts', async ({
  page,
  baseURL,
}) => {
  await studio.change('feeds', feed, { format: 'csv', publish: false })
  await open(page, baseURL)
  await give(page, { name: 'panden.csv', data: 'key^type^goal\n1^1^sale' })
  await expect(
    panelOf(page).getByText(
      'Deze kolommen ontbreken: type, te koop of te huur, sleutel, Gemeente.',
    ),
  ).toBeVisible()
  await give(page, {
    name: 'panden.csv',
    data: `key;type;goal;zip;city;price;title_nl;recordFile\n${name};1;sale;9000;Gent;=1+1;=cmd|calc;${name}\n`,
  })
  const row = panelOf(page).getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('=cmd|calc')
  await expect(row).toContainText('Weggelaten, waarde niet bruikbaar: Prijs')
})

test('a word that only the feed knows gets its meaning once: the next reading has it, until it is forgotten', async ({
  page,
  baseURL,
}) => {
  const word = `Boom${name.replace(/\W/g, '')}`
  const data = kyero(keys(2)).replaceAll('<type>House</type>', `<type>${word}</type>`)
  await open(page, baseURL)
  await give(page, { data })
  const panel = panelOf(page)
  const unknown = panel.getByRole('region', { name: 'Woorden die we niet kennen' })
  await expect(unknown.getByRole('row', { name: word })).toContainText('2')
  await expect(panel.getByText('2 panden zijn geweigerd. De redenen staan hieronder')).toBeVisible()
  const remember = unknown.getByRole('button', { name: 'Onthoud' })
  await expect(remember).toBeDisabled()
  await unknown.getByLabel(`Wat “${word}” betekent`).selectOption({ label: 'Huis' })
  expect(await violations(page, '.hestia-feed-words')).toEqual([])
  await page.route(/\/words$/, (route) => route.abort(), { times: 1 })
  // The words are read again afterwards; the message does not wait for that.
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(
    /\/words\?run=/,
    async (route) => {
      await answered
      await route.continue()
    },
    { times: 1 },
  )
  await remember.click()
  await expect(unknown.getByText('Dat is niet gelukt.')).toBeFocused()
  answer()
  await remember.click()
  await expect(unknown.getByText('Onthouden. Lees de bron opnieuw')).toBeFocused()
  await expect(remember).toHaveCount(0)
  await give(page, { data })
  await expect(panel.getByRole('button', { name: 'Neem 2 wijzigingen over' })).toBeVisible()
  await unknown.getByText(/betekenis gekregen$/).click()
  await unknown.getByRole('button', { name: `Vergeet “${word.toLowerCase()}”` }).click()
  await expect(unknown.getByText('Vergeten. Lees de bron opnieuw')).toBeFocused()
})

test('an address of the private network is not read, and the file is chosen by keyboard without losing focus', async ({
  page,
  baseURL,
}) => {
  await studio.change('feeds', feed, { address: 'http://127.0.0.1:1/feed.xml' })
  await open(page, baseURL)
  const panel = panelOf(page)
  await panel.getByRole('button', { name: 'Lees het webadres nu' }).press('Enter')
  await expect(
    panel.getByText('127.0.0.1 ligt niet op het openbare internet en wordt niet gelezen.'),
  ).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Lees het webadres nu' })).toBeFocused()
  await expect(panel.getByRole('button', { name: 'Kies een bestand' })).toBeEnabled()
  await page.keyboard.press('Shift+Tab')
  await expect(panel.getByRole('button', { name: 'Kies een bestand' })).toBeFocused()
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (
    await chooser
  ).setFiles({ name: 'bron.xml', mimeType: 'text/xml', buffer: Buffer.from(kyero(keys(1))) })
  await expect(panel.getByRole('button', { name: 'Neem 1 wijziging over' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Kies een bestand' })).toBeFocused()
})

test('a portal reads what is on offer, and its owner sees where a property is shown and since when it is not', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = { email: `${name}@visitor.example`, password: 'een lang wachtwoord' }
  const owner = await studio.create('owners', { ...account, lastName: 'Eigenaar', language: 'fr' })
  const [type] = await studio.find('property-types', 'where[webId][equals]=2')
  const [city] = await studio.find('cities', 'where[zip][equals]=9000')
  const about = {
    title: name,
    goal: 'rent',
    status: 'active',
    marquee: 'none',
    price: 900,
    mainType: type?.id,
    city: city?.id,
    owners: [owner],
  }
  const property = await studio.create('properties', { ...about, _status: 'published' })
  const [made] = await studio.find('properties', `where[id][equals]=${property}`)
  const reference = String(made?.reference)
  const portal = await studio.create('portals', {
    name,
    format: 'kyero',
    goal: 'rent',
    active: true,
  })
  await openStudio(page, baseURL, `/admin/collections/portals/${portal}`)
  const address = await page.getByRole('textbox', { name: 'Adres voor het portaal' }).inputValue()
  const visitor = await browser.newContext({ baseURL: String(baseURL), locale: 'fr-BE' })
  try {
    expect(await (await visitor.request.get(address)).text()).toContain(`<id>${reference}</id>`)
    await visitor.request.post('/api/portal/login?lang=fr', {
      headers: { Origin: String(baseURL) },
      form: account,
    })
    const his = await visitor.newPage()
    await his.goto(`/fr/portal/${reference}/media/`)
    const line = his.getByRole('listitem').filter({ hasText: 'Visible sur un portail' })
    await expect(line).toContainText(/Dernière récupération le \d/)
    await expect(line).toContainText(name)
    await studio.change('properties', property, { status: 'rented', _status: 'published' })
    await visitor.request.get(address)
    await his.reload()
    await expect(line).toContainText(/Plus visible depuis le \d/)
  } finally {
    await visitor.close()
    await asStaff(page.request, baseURL, (headers) =>
      page.request.delete(`/api/activities?where[source][equals]=${name}`, { headers }),
    )
  }
})
