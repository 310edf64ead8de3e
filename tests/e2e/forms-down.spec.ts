import { expect, test } from '@playwright/test'

import { openAt } from './support/shell'

const FAILED = 'Uw bericht is niet verstuurd. Wat u invulde, staat er nog: probeer het opnieuw.'

test('a form that cannot be taken says so and keeps what was typed, and goes through once it can', async ({
  page,
}) => {
  let isDown = true
  // As the route answers without a database, which cannot be taken away from the other tests.
  await page.route('**/api/forms/contact?*', (route) =>
    isDown
      ? route.fulfill({ status: 503, json: { problem: 'down' } })
      : route.fulfill({ json: { next: '/nl/' } }),
  )
  await openAt(page, '/nl/contact/')
  const form = page.locator('#form-contact')
  await form.locator('[name=firstName]').fill('Emma')
  await form.locator('[name=lastName]').fill('Peeters')
  await form.locator('[name=email]').fill('emma@visitor.example')
  await form.locator('[name=remark]').fill('Is het huis nog vrij?')
  await form.getByRole('button').click()
  await expect(page.getByText(FAILED)).toBeVisible()
  await expect(form.locator('[name=remark]')).toHaveValue('Is het huis nog vrij?')
  isDown = false
  await form.getByRole('button').click()
  await expect(page).toHaveURL(/\/nl\/$/)
})
