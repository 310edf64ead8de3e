import { expect } from '@playwright/test'

import { asStaff, openStudio, ownEmail, test } from './support/staff'
import { ownPath, studioOf, type Studio } from './support/studio'

test.describe.configure({ mode: 'serial' })

let studio: Studio

test.beforeEach(({ page, baseURL }) => {
  studio = studioOf(page.request, baseURL)
})
test.afterEach(() => studio.clear())

const enquire = (lastName: string, more: Record<string, unknown> = {}) =>
  studio.create('enquiries', {
    kind: 'contact',
    language: 'fr',
    status: 'new',
    firstName: 'Emma',
    lastName,
    email: `${lastName}@visitor.example`,
    remark: 'Is het huis nog vrij?',
    answers: [{ name: 'budget', label: 'Budget', value: '250 000' }],
    ...more,
  })

test('a colleague finds what came in, takes it on and closes it, by keyboard alone', async ({
  page,
  baseURL,
}) => {
  const name = ownPath('vraag')
  const id = await enquire(name)
  await openStudio(page, baseURL, '/admin')
  // Whether the navigation stands open is remembered for each colleague; that it leads there is the same.
  await expect(
    page.locator('.nav').getByRole('link', { name: 'Inbox', exact: true, includeHidden: true }),
  ).toHaveAttribute('href', '/admin/inbox')
  await page.goto('/admin/inbox')
  await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('searchbox').press('Enter')
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('Contact')

  const email = await ownEmail(page.request, baseURL)
  const [me] = await studio.find('users', `where[email][equals]=${email}`)
  const assigned = row.getByRole('combobox', { name: /Toegewezen aan/ })
  await assigned.focus()
  await assigned.selectOption(String(me?.id))
  await expect
    .poll(async () => (await studio.find('enquiries', `where[id][equals]=${id}`))[0]?.assignedTo)
    .toBe(me?.id)
  await page.goto(`/admin/inbox?tab=mine&search=${name}`)
  await row.getByRole('combobox', { name: /Status/ }).selectOption('closed')
  await expect(row).toHaveCount(0)
  await page.getByRole('link', { name: /^Beantwoord/ }).press('Enter')
  await expect(row).toBeVisible()
  await row.getByRole('link', { name: `Emma ${name}` }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/enquiries/${id}`))
})

test('an enquiry is answered by mail, and the history of the person shows it', async ({
  page,
  baseURL,
}) => {
  const name = ownPath('antwoord')
  const id = await enquire(name)
  await enquire(name, { remark: 'Een vroegere vraag' })
  await openStudio(page, baseURL, `/admin/collections/enquiries/${id}`)
  await expect(page.getByRole('row', { name: 'Budget 250 000' })).toBeVisible()
  await expect(page.getByText('Een vroegere vraag')).toBeVisible()
  await expect(page.getByLabel('Onderwerp')).toHaveValue('Votre question')
  await page.getByRole('button', { name: 'Versturen' }).click()
  await expect(page.getByText('Vul onderwerp en antwoord in.')).toBeVisible()
  await page.getByLabel('Uw antwoord').fill('Oui, elle est encore libre.')
  await page.getByRole('button', { name: 'Versturen' }).click()
  await expect(page.getByText('Uw antwoord vertrekt.')).toBeVisible()
  const [mail] = await studio.find('mails', `where[enquiry][equals]=${id}`)
  expect(mail).toMatchObject({
    kind: 'staff_answer',
    language: 'fr',
    to: `${name}@visitor.example`,
  })
  await page.reload()
  await expect(page.getByRole('link', { name: /^Mail · / })).toBeVisible()
  await studio.remove('mails', String(mail?.id))
})

test('an administrator looks up a person and erases what is kept', async ({ page, baseURL }) => {
  const name = ownPath('wissen')
  const email = `${name}@visitor.example`
  await asStaff(page.request, baseURL, async (headers) => {
    const data = { email, language: 'nl', status: 'subscribed' }
    expect((await page.request.post('/api/subscribers', { headers, data })).ok()).toBe(true)
  })
  await openStudio(page, baseURL, '/admin/privacy')
  // Before its script has loaded the screen does not react.
  await expect(async () => {
    await page.getByLabel('E-mailadres').fill(email)
    await page.getByRole('button', { name: 'Zoeken', exact: true }).click()
    await expect(page.getByRole('heading', { name: `Bewaard over ${email}` })).toBeVisible({
      timeout: 3000,
    })
  }).toPass()
  await page.getByRole('button', { name: 'Alles wissen' }).click()
  await page.getByLabel(/Typ het adres nog eens/).fill(email)
  await page.getByRole('button', { name: 'Alles wissen' }).click()
  await expect(page.getByText('Gewist: 1 stuk en 0 vermeldingen.')).toBeVisible()
  expect(await studio.find('subscribers', `where[email][equals]=${email}`)).toEqual([])
})
