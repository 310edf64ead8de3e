import { expect, test } from '@playwright/test'

import { violations } from './support/axe'
import { counting } from './support/presses'
import { asStaff } from './support/staff'
import { ownPath, studioOf, type Studio } from './support/studio'
import tasks from './support/tasks.json' with { type: 'json' }

test.describe.configure({ mode: 'serial' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

let studio: Studio

test.beforeEach(({ page, baseURL }) => {
  studio = studioOf(page.request, baseURL)
})
test.afterEach(() => studio.clear())

test('a lead in French is answered in French, from the dashboard in the presses that the guide promises', async ({ page, baseURL }) => {
  const name = ownPath('francais')
  const [me] = await studio.find('users', `where[email][equals]=${process.env.HESTIA_ADMIN_EMAIL}`)
  const lead = { kind: 'contact', language: 'fr', status: 'new', firstName: 'Emma', lastName: name, email: `${name}@visitor.example` }
  const id = await studio.create('enquiries', { ...lead, receivedAt: '2020-01-01T10:00:00Z', assignedTo: me?.id })
  await asStaff(page.request, baseURL, async () => {
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Goede/)
  })
  const hand = counting()
  const card = page.getByRole('region', { name: /^Leads die wachten/ })
  await expect(card.getByRole('listitem').filter({ hasText: name })).toContainText('te laat')
  await hand.press(card.getByRole('link', { name: `Emma ${name}` }))
  await expect(page.getByLabel('Onderwerp')).toHaveValue('Votre question')
  await hand.fill(page.getByLabel('Uw antwoord'), 'Oui, elle est encore libre.')
  await hand.press(page.getByRole('button', { name: 'Versturen' }))
  await expect(page.getByText('Uw antwoord vertrekt.')).toBeVisible()
  expect(hand.count).toBeLessThanOrEqual(tasks.answerLead)
  const [mail] = await studio.find('mails', `where[enquiry][equals]=${id}`)
  expect(mail).toMatchObject({ kind: 'staff_answer', language: 'fr', to: `${name}@visitor.example` })
  await studio.remove('mails', String(mail?.id))
})

test('the dashboard says what needs somebody now, leads there by keyboard, and breaks no rule of accessibility in any width', async ({ page, baseURL }) => {
  const title = ownPath('bericht')
  await studio.create('articles', { title })
  await asStaff(page.request, baseURL, async () => {
    await page.goto('/admin')
    await expect(page.getByRole('region', { name: 'Laatst bewerkt' })).toContainText(title)
  })
  for (const width of [375, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth), `${width} px`).toBe(true)
    expect(await violations(page, 'main'), `${width} px`).toEqual([])
  }
  await page.getByRole('region', { name: 'Laatst bewerkt' }).getByRole('link', { name: title }).press('Enter')
  await expect(page).toHaveURL(/\/admin\/collections\/articles\//)
})
