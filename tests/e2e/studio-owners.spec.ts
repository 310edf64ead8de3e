import { expect, test, type APIRequestContext, type Request } from '@playwright/test'

import { violations } from './support/axe'
import { linkMailed } from './support/outbox'
import { counting } from './support/presses'
import { openStudio } from './support/staff'
import { ownPath, studioOf, type Studio } from './support/studio'
import tasks from './support/tasks.json' with { type: 'json' }

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'serial' })

let studio: Studio

test.beforeEach(({ page, baseURL }) => {
  studio = studioOf(page.request, baseURL)
})
test.afterEach(() => studio.clear())

/** A property whose owner reads French. */
async function someProperty(): Promise<{ owner: string; property: string; reference: number }> {
  const [owner] = await studio.find('owners', 'where[email][equals]=nathalie.dubois@example.com')
  const [property] = await studio.find('properties', `where[owners][in]=${owner?.id}`)
  return {
    owner: String(owner?.id),
    property: String(property?.id),
    reference: Number(property?.reference),
  }
}

test('a phone call is recorded from the property with three presses, in the language of its owner', async ({
  page,
  baseURL,
}) => {
  const { property } = await someProperty()
  const name = ownPath('bel')
  await studio.create('activity-templates', {
    name,
    kind: 'communication',
    type: 'call',
    subject: 'Gebeld',
  })
  const [template] = await studio.find('activity-templates', `where[name][equals]=${name}`)
  await studio.change(
    'activity-templates',
    String(template?.id),
    { subject: `Appel ${name}` },
    'fr',
  )
  await openStudio(page, baseURL, `/admin/collections/properties/${property}`)
  const presses = counting()
  await presses.press(page.getByRole('button', { name: 'Historiek', exact: true }))
  const panel = page.locator('.hestia-record').first()
  await expect(panel.getByText('De eigenaar leest Frans.')).toBeVisible()
  await presses.press(panel.getByRole('button', { name, exact: true }))
  await expect(panel.getByLabel('Onderwerp')).toHaveValue(`Appel ${name}`)
  await expect(panel.getByLabel('Onderwerp')).toBeFocused()
  await presses.press(panel.getByRole('button', { name: 'Vastleggen' }))
  await expect(panel.getByText(`Vastgelegd: Appel ${name}`)).toBeVisible()
  expect(presses.count).toBe(3)
  const [made] = await studio.find('activities', `where[subject][equals]=Appel ${name}`)
  expect(made).toMatchObject({
    kind: 'communication',
    type: 'call',
    status: 'done',
    visibleToOwner: true,
  })
  await panel.getByRole('button', { name: 'Vastleggen' }).click()
  await expect(panel.getByText('Vul een onderwerp in.')).toBeVisible()
  expect(await violations(page, '.hestia-record')).toEqual([])
  await studio.remove('activities', String(made?.id))
})

test('a colleague sees the portal as its owner does, changes nothing, and stops', async ({
  page,
  baseURL,
}) => {
  const { owner, reference } = await someProperty()
  await openStudio(page, baseURL, `/admin/collections/owners/${owner}`)
  const access = page.getByRole('region', { name: 'Toegang tot het portaal' })
  await expect(access.getByRole('button', { name: /itnodigen/ })).toBeVisible()
  expect(await violations(page, '.hestia-findings')).toEqual([])
  await access.getByRole('button', { name: 'Portaal bekijken als eigenaar' }).click()
  await expect(page).toHaveURL(/\/nl\/portal\/$/)
  await expect(page.getByText(/U ziet dit zoals Nathalie Dubois het ziet/)).toBeVisible()
  await expect(page.locator(`main a[href="/nl/portal/${reference}/"]`).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Afmelden' })).toHaveCount(0)
  await page.goto('/fr/portal/reports/')
  await expect(page.getByRole('heading', { name: 'Rapports mensuels', level: 1 })).toBeVisible()
  await expect(page.getByText(/comme Nathalie Dubois le voit/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.goto('/nl/portal/account/')
  await expect(page.getByText('Het account van een eigenaar ziet alleen hij zelf.')).toBeVisible()
  await page.getByRole('button', { name: 'Stoppen' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/collections/owners/${owner}$`))
  await page.goto('/nl/portal/')
  await expect(page).toHaveURL(/\/nl\/login\//)
})

test('an owner is invited from the dashboard in as many presses as the guide promises, and chooses his password', async ({
  page,
  baseURL,
  browser,
}) => {
  const lastName = ownPath('Nieuwkomer')
  const email = `${lastName.toLowerCase()}@visitor.example`
  await openStudio(page, baseURL, '/admin')
  const hand = counting()
  await hand.through(page, 'Eigenaars')
  await hand.press(page.getByRole('link', { name: /^Nieuw aanmaken/ }).first())
  await hand.fill(page.locator('#field-email'), email)
  await expect(page.locator('input[type=password]')).toHaveCount(0)
  await hand.fill(page.locator('#field-lastName'), lastName)
  await hand.press(page.locator('#action-save'))
  const link = await linkMailed(email, async () => {
    await hand.press(
      page
        .getByRole('region', { name: 'Toegang tot het portaal' })
        .getByRole('button', { name: 'Uitnodigen' }),
    )
    await expect(
      page.getByRole('region', { name: 'Toegang tot het portaal' }).getByRole('status'),
    ).toContainText(/itnodiging/)
  })
  expect(hand.count).toBeLessThanOrEqual(tasks.inviteOwner)
  const own = await browser.newPage({ ...(baseURL && { baseURL }), locale: 'nl-BE' })
  await own.goto(link)
  await own.getByLabel('Nieuw wachtwoord', { exact: true }).fill('mijn eigen lange zin')
  await own.getByLabel('Nieuw wachtwoord, nog eens').fill('mijn eigen lange zin')
  await own.getByRole('button', { name: 'Wachtwoord bewaren en aanmelden' }).click()
  await expect(own).toHaveURL(/\/nl\/portal\/$/)
  await own.close()
  const [made] = await studio.find('owners', `where[email][equals]=${email}`)
  await studio.remove('owners', String(made?.id))
})

test('an owner’s session calls no function of the studio', async ({
  page,
  baseURL,
  playwright,
}) => {
  test.slow()
  const { property } = await someProperty()
  await openStudio(page, baseURL, `/admin/collections/properties/${property}`)
  const calls: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.headers()['next-action'] !== undefined)
      calls.push(request)
  })
  // What is typed before the form's script has come calls nothing.
  await expect(async () => {
    await page.getByRole('textbox').first().pressSequentially(' ')
    await expect.poll(() => calls.length, { timeout: 2_000 }).toBeGreaterThan(0)
  }).toPass()
  const call = calls[0]
  if (!call) throw new Error('The form called no function')
  const own = Object.entries(call.headers()).filter(([name]) => name !== 'cookie')
  const headers = { ...Object.fromEntries(own), origin: String(baseURL) }
  const again = async (context: APIRequestContext) =>
    (await context.post(call.url(), { headers, data: call.postDataBuffer() ?? '' })).status()
  const email = `${ownPath('eigenaar')}@visitor.example`
  const invited = await studio.create('owners', { email, lastName: 'Eigenaar', language: 'nl' })
  const link = await linkMailed(email, () => studio.invite(invited))
  const owner = await playwright.request.newContext({ baseURL })
  const password = 'een lang wachtwoord'
  const form = { token: link.split('/').filter(Boolean).at(-1) ?? '', password, repeated: password }
  const entered = await owner.post('/api/portal/open?lang=nl', {
    headers: { Origin: String(baseURL) },
    form,
    maxRedirects: 0,
  })
  expect(entered.headers().location).toBe('/nl/portal/')
  expect(await again(page.request)).toBe(200)
  expect(await again(owner)).toBeGreaterThanOrEqual(400)
  await owner.dispose()
})
