import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'

import { violations } from './support/axe'
import { devices, withConsent } from './support/shell'

/** An answer by the name of its question; a list ticks its boxes, `true` ticks the one there is. */
type Answers = Record<string, string | true | string[]>
/** The page that thanks, with or without the id of what was sent. */
const thanksAt = (address: string) => new RegExp(`${address}(\\?sent=[0-9a-f-]{36})?$`)

type FormCase = { at: string; answers: Answers; needs: string; thanks: string }

const HOUSE = '100234'
/** The work that a browser proves itself with takes a moment. */
const SLOWLY = { timeout: 30_000 }
const someone = () => Math.random().toString(36).slice(2, 10)

const person = (): Answers => ({
  firstName: 'Emma',
  lastName: `Proef ${someone()}`,
  email: `emma-${someone()}@example.com`,
  phone: '0470 12 34 56',
})
const address: Answers = { street: 'Korenlei 12', zip: '9000', city: 'Gent' }

/** Every form as the demo agency shows it in Dutch, one question that must be answered, and where it leads. */
const forms: Record<string, () => FormCase> = {
  contact: () => ({
    at: '/nl/contact/',
    answers: { ...person(), remark: 'Hallo' },
    needs: 'remark',
    thanks: '/nl/bedankt/contacteer-ons/',
  }),
  property: () => ({
    at: '/nl/te-koop/sint-martens-latem/huis/100234/#ask',
    answers: { ...person(), remark: 'Ligt de tuin op het zuiden?' },
    needs: 'remark',
    thanks: '/nl/bedankt/contact-me/',
  }),
  construction: () => ({
    at: '/nl/contact/?about=information&project=200001',
    answers: { ...person(), remark: 'Wanneer is het klaar?' },
    needs: 'lastName',
    thanks: '/nl/bedankt/contact-construction/',
  }),
  valuation: () => ({
    at: '/nl/gratis-schatting/',
    answers: { ...person(), ...address, valued: 'house', reason: 'sale' },
    needs: 'valued',
    thanks: '/nl/bedankt/gratis-schatting/',
  }),
  rental_management: () => ({
    at: '/nl/verhuur-uw-eigendom/',
    answers: {
      ...person(),
      ...address,
      valued: 'apartment',
      from: '2030-02-01',
      services: ['letting', 'technical'],
    },
    needs: 'street',
    thanks: '/nl/bedankt/verhuur-uw-eigendom/',
  }),
  testimonial: () => ({
    at: '/nl/reviews/',
    answers: {
      firstName: 'Emma',
      lastName: `Proef ${someone()}`,
      email: `emma-${someone()}@example.com`,
      remark: 'Vlot en eerlijk.',
      publish: true,
    },
    needs: 'remark',
    thanks: '/nl/bedankt/getuigenis/',
  }),
  documents: () => ({
    at: `/nl/contact/?about=documents&ref=${HOUSE}`,
    answers: person(),
    needs: 'firstName',
    thanks: '/nl/bedankt/documenten/',
  }),
  offer: () => ({
    at: `/nl/contact/?about=offer&ref=${HOUSE}`,
    answers: {
      ...person(),
      ...address,
      amount: '€ 410.000',
      conditions: 'Na mijn lening',
      until: '2030-01-31',
    },
    needs: 'amount',
    thanks: '/nl/bedankt/bod/',
  }),
  friend: () => ({
    at: `/nl/contact/?about=friend&ref=${HOUSE}`,
    answers: {
      firstName: 'Emma',
      email: `emma-${someone()}@example.com`,
      friendName: 'Jan',
      friendEmail: `jan-${someone()}@example.com`,
      remark: 'Iets voor jou?',
    },
    needs: 'friendName',
    thanks: '/nl/bedankt/send-to-friend/',
  }),
  newsletter: () => ({
    at: '/nl/nieuwsbrief/',
    answers: { email: `emma-${someone()}@example.com` },
    needs: 'email',
    thanks: '/nl/bedankt/sign-newsletter/',
  }),
  unsubscribe: () => ({
    at: '/nl/mijn-keuze/',
    answers: { email: `emma-${someone()}@example.com` },
    needs: 'email',
    thanks: '/nl/bedankt/uitgeschreven/',
  }),
}
const kinds = Object.keys(forms)
const caseOf = (kind: string): FormCase =>
  forms[kind]?.() ?? { at: '', answers: {}, needs: '', thanks: '' }

const formOn = (page: Page, kind: string): Locator => page.locator(`#form-${kind}`)
const control = (form: Locator, name: string): Locator => form.locator(`[name="${name}"]`)

async function fill(form: Locator, answers: Answers): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    const field = control(form, name)
    if (answer === true) await field.check()
    else if (Array.isArray(answer))
      for (const one of answer) await form.locator(`[name="${name}"][value="${one}"]`).check()
    else if ((await field.evaluate((element) => element.tagName)) === 'SELECT')
      await field.selectOption(answer)
    else await field.fill(answer)
  }
}

/** What stands in the form, as it would be sent. */
const typedIn = (form: Locator, names: readonly string[]) =>
  form.evaluate(
    (element, asked) => {
      const data = new FormData(element as HTMLFormElement)
      return Object.fromEntries(asked.map((name) => [name, data.getAll(name).map(String)]))
    },
    [...names],
  )
const asSent = (answers: Answers) =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      answer === true ? ['1'] : [answer].flat(),
    ]),
  )

const send = (form: Locator) => form.locator('button[type=submit]').click()

/** The form has come to life: what it posts is taken by its script. */
async function alive(page: Page, form: Locator): Promise<void> {
  await form.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
}

const without = (answers: Answers, name: string): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => key !== name))

for (const kind of kinds) {
  test(`the form ${kind} says at once what is missing, is accessible then, keeps what was typed, and arrives`, async ({
    page,
  }) => {
    const { at, answers, needs, thanks } = caseOf(kind)
    await withConsent(page)
    await page.setViewportSize(devices.phone)
    await page.goto(at)
    const form = formOn(page, kind)
    await alive(page, form)
    const summary = form.getByRole('alert')
    await send(form)
    await expect(summary).toBeFocused()
    expect.soft(await violations(page)).toEqual([])
    await fill(form, without(answers, needs))
    await send(form)
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('Nog niet verstuurd')
    await expect(control(form, needs)).toHaveAttribute('aria-invalid', 'true')
    expect(page.url()).toContain(at)
    await fill(form, { [needs]: answers[needs] ?? '' })
    expect(await typedIn(form, Object.keys(answers))).toEqual(asSent(answers))
    await send(form)
    await expect(page).toHaveURL(thanksAt(thanks), SLOWLY)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

async function plainPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  })
  return context.newPage()
}

for (const kind of kinds) {
  test(`without JavaScript the form ${kind} comes back with what was typed, and arrives`, async ({
    browser,
    baseURL,
  }) => {
    const page = await plainPage(browser, baseURL)
    const { at, answers, needs, thanks } = caseOf(kind)
    await page.goto(at)
    const form = formOn(page, kind)
    await fill(form, without(answers, needs))
    await send(form)
    await expect(page).toHaveURL(new RegExp(`typed=[0-9a-f-]{36}#form-${kind}$`))
    await expect(form.getByRole('alert')).toContainText('Nog niet verstuurd')
    await expect(form.locator(`[data-refused="${needs}"]`)).toContainText('verplicht veld')
    const kept = without(answers, needs)
    expect(await typedIn(form, Object.keys(kept))).toEqual(asSent(kept))
    await fill(form, { [needs]: answers[needs] ?? '' })
    await send(form)
    await expect(page).toHaveURL(thanksAt(thanks))
    await page.context().close()
  })
}

const contact = {
  fr: {
    at: '/fr/contact/',
    thanks: '/fr/merci/contactez-nous/',
    email: 'Adresse e-mail est un champ obligatoire.',
    remark: 'Votre message',
  },
  de: {
    at: '/de/kontakt/',
    thanks: '/de/danke/kontakt/',
    email: 'E-Mail-Adresse ist ein Pflichtfeld.',
    remark: 'Ihre Nachricht',
  },
}

for (const [language, { at, thanks, email, remark }] of Object.entries(contact)) {
  test(`the contact form speaks ${language}`, async ({ page }) => {
    await withConsent(page)
    await page.goto(at)
    const form = formOn(page, 'contact')
    await alive(page, form)
    const answers: Answers = { ...person(), remark: 'Hallo' }
    await fill(form, without(answers, 'email'))
    await send(form)
    await expect(form.getByRole('alert').getByRole('link', { name: email })).toBeVisible()
    await form.getByRole('alert').getByRole('link', { name: email }).click()
    await expect(control(form, 'email')).toBeFocused()
    await page.keyboard.type(String(answers.email))
    await expect(form.getByLabel(remark)).toHaveValue('Hallo')
    await send(form)
    await expect(page).toHaveURL(thanksAt(thanks), SLOWLY)
  })
}

test('the contact form is filled in and sent with the keyboard alone', async ({ page }) => {
  await withConsent(page)
  await page.goto('/nl/contact/')
  const form = formOn(page, 'contact')
  await alive(page, form)
  await control(form, 'firstName').focus()
  const first = 'Emma'
  const last = `Proef ${someone()}`
  const email = `emma-${someone()}@example.com`
  for (const text of [first, last, email, '', 'Met het toetsenbord']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  const button = form.locator('button[type=submit]')
  for (
    let stop = 0;
    stop < 6 && !(await button.evaluate((element) => element === document.activeElement));
    stop += 1
  )
    await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(thanksAt('/nl/bedankt/contacteer-ons/'), SLOWLY)
})

test('what a form is about stands above it, with the price only where that is public', async ({
  page,
}) => {
  await withConsent(page)
  await page.goto(`/nl/contact/?about=offer&ref=${HOUSE}`)
  const ask = page.locator('#ask')
  await expect(ask.getByRole('heading', { name: 'Doe een bod' })).toBeVisible()
  await expect(ask.getByRole('link', { name: 'Huis in Sint-Martens-Latem' })).toHaveAttribute(
    'href',
    '/nl/te-koop/sint-martens-latem/huis/100234/',
  )
  await expect(ask).toContainText('10%')
  await page.goto('/nl/contact/?about=offer&ref=999999')
  await expect(page.locator('#ask')).toContainText('staat niet meer in ons aanbod')
  await expect(formOn(page, 'contact')).toBeVisible()
})

/** Enters a field and waits until the form checks what is typed: its script comes with a touch. */
async function enter(page: Page, form: Locator, name: string): Promise<void> {
  await control(form, name).focus()
  await expect(page.locator('[data-island="form"]', { has: form })).toHaveAttribute('data-awake')
}

for (const [kind, wrong] of [
  ['contact', 'email'],
  ['valuation', 'email'],
  ['newsletter', 'email'],
] as const) {
  test(`the first press on send counts in the form ${kind} when the field just left is wrong`, async ({
    page,
  }) => {
    await withConsent(page)
    // High enough for the field and the button: nothing scrolls between them.
    await page.setViewportSize({ width: 1280, height: 2200 })
    await page.goto(caseOf(kind).at)
    const form = formOn(page, kind)
    await alive(page, form)
    const button = form.locator('button[type=submit]')
    await enter(page, form, wrong)
    await page.keyboard.type('jan@')
    const box = await button.boundingBox()
    if (!box) throw new Error('There is no button to press')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    // Longer than a check of the field takes.
    await page.waitForTimeout(300)
    await page.mouse.up()
    await expect(form.getByRole('alert')).toBeFocused()
    await expect(control(form, wrong)).toHaveAttribute('aria-invalid', 'true')
  })
}

test('a field that is left for another by a press says what is wrong with it', async ({ page }) => {
  await withConsent(page)
  await page.setViewportSize(devices.desktop)
  await page.goto('/nl/contact/')
  const form = formOn(page, 'contact')
  await alive(page, form)
  await enter(page, form, 'email')
  await page.keyboard.type('jan@')
  await control(form, 'remark').click()
  await expect(control(form, 'remark')).toBeFocused()
  await expect(control(form, 'email')).toHaveAttribute('aria-invalid', 'true')
})
