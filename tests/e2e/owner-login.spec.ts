import { expect, test, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

import { violations } from './support/axe'
import { linkMailed } from './support/outbox'
import { addDevice } from './support/passkeys'
import { languages } from './support/shell'

const words = {
  nl: {
    owner: 'an.de.smet@example.com',
    email: 'E-mailadres',
    password: 'Wachtwoord',
    submit: 'Aanmelden',
    logout: 'Afmelden',
    home: 'Goedendag An',
    failed: 'Aanmelden mislukt',
    wrong: 'Het e-mailadres of het wachtwoord is niet juist.',
    forgotten: 'Wachtwoord vergeten?',
    send: 'Stuur de link',
    newPassword: 'Nieuw wachtwoord',
    repeated: 'Nieuw wachtwoord, nog eens',
    save: 'Wachtwoord bewaren en aanmelden',
    byLink: 'Aanmelden met een link per e-mail',
    different: 'De wachtwoorden zijn niet hetzelfde.',
    over: 'Deze link werkt niet meer',
  },
  fr: {
    owner: 'nathalie.dubois@example.com',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    logout: 'Se déconnecter',
    home: 'Bonjour Nathalie',
    failed: 'Échec de la connexion',
    wrong: 'L’adresse e-mail ou le mot de passe n’est pas correct.',
    forgotten: 'Mot de passe oublié ?',
    send: 'Envoyer le lien',
    newPassword: 'Nouveau mot de passe',
    repeated: 'Nouveau mot de passe, encore une fois',
    save: 'Enregistrer et se connecter',
    byLink: 'Se connecter avec un lien par e-mail',
    different: 'Les mots de passe ne sont pas identiques.',
    over: 'Ce lien n’est plus valable',
  },
} as const
type Language = keyof typeof words

/** The password of earlier runs is unknown: each run sets a new one. */
const PASSWORD = `een lange zin ${Date.now().toString(36)}`

const exact = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function logIn(page: Page, language: Language, password: string): Promise<void> {
  const says = words[language]
  await page.goto(`/${language}/login/`)
  await exact(page, says.email).fill(says.owner)
  await exact(page, says.password).fill(password)
  await page.getByRole('button', { name: says.submit }).click()
}

/** Through the mail behind "forgot your password?", to the portal. */
async function choosePassword(page: Page, language: Language): Promise<void> {
  const says = words[language]
  const link = await linkMailed(says.owner, async () => {
    await page.goto(`/${language}/login/`)
    await page.getByRole('link', { name: says.forgotten }).click()
    await exact(page, says.email).fill(says.owner)
    await page.getByRole('button', { name: says.send }).click()
    await expect(page.getByRole('status')).toBeVisible()
  })
  await page.goto(link)
  await exact(page, says.newPassword).fill(PASSWORD)
  await exact(page, says.repeated).fill(`${PASSWORD}!`)
  await page.getByRole('button', { name: says.save }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(says.different)
  await exact(page, says.newPassword).fill(PASSWORD)
  await exact(page, says.repeated).fill(PASSWORD)
  await page.getByRole('button', { name: says.save }).click()
  await expect(page.getByRole('heading', { level: 1, name: says.home })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: says.over })).toBeVisible()
}

async function refusesAndLetsIn(page: Page, language: Language): Promise<void> {
  const says = words[language]
  await choosePassword(page, language)
  await page.goto(`/${language}/portal/`)
  await page.getByRole('button', { name: says.logout }).click()
  await page.goto(`/${language}/portal/`)
  await expect(page).toHaveURL(new RegExp(`/${language}/login/`))

  await logIn(page, language, 'een verkeerd wachtwoord')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(says.failed)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(says.wrong)
  await expect(exact(page, says.email)).toHaveValue(says.owner)
  await expect(exact(page, says.password)).toHaveValue('')
  await exact(page, says.password).fill(PASSWORD)
  await page.getByRole('button', { name: says.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: says.home })).toBeVisible()
}

test.describe.configure({ mode: 'serial' })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('an owner who forgot his password chooses a new one through his mail, and logs in with it', async ({
    page,
  }) => refusesAndLetsIn(page, 'fr'))
})

test('with scripts too, and every page on the way can be used by everybody', async ({ page }) => {
  test.slow()
  await refusesAndLetsIn(page, 'nl')
  for (const language of languages) {
    for (const path of [
      'login/',
      'login/?ask=password',
      'login/?problem=wrong',
      'login/?done=mailed',
      `login/${'0'.repeat(64)}/`,
      'portal/account/',
    ]) {
      await page.goto(`/${language}/${path}`)
      expect.soft(await violations(page), `${language} ${path}`).toEqual([])
    }
  }
})

test('an owner logs in with a passkey, and removes it through a mail when the device is lost', async ({
  page,
}) => {
  const device = await addDevice(page)
  await device.open('/nl/login/')
  await logIn(page, 'nl', PASSWORD)
  await page.goto('/nl/portal/account/')
  const factor = page.locator('#factor')
  await factor.getByText('Passkey toevoegen').first().click()
  const form = page.locator('#passkey-form')
  await form.getByLabel('Naam, bijvoorbeeld').fill('Tablet van An')
  await form.getByLabel('Huidig wachtwoord').fill('een verkeerd wachtwoord')
  await form.getByRole('button', { name: 'Passkey toevoegen' }).click()
  await expect(form.getByRole('alert')).toContainText('niet juist')
  await form.getByLabel('Huidig wachtwoord').fill(PASSWORD)
  await form.getByRole('button', { name: 'Passkey toevoegen' }).click()
  await expect(page.getByRole('status')).toContainText('De passkey is toegevoegd')
  await expect(factor.getByText('Tablet van An', { exact: true })).toBeVisible()
  await expect(factor.locator('ul.font-mono li')).toHaveCount(10)
  expect(await violations(page)).toEqual([])

  await page.context().clearCookies()
  await device.open('/nl/login/')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Passkey gebruiken' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Goedendag An' })).toBeVisible()

  await device.remove()
  await page.context().clearCookies()
  await logIn(page, 'nl', PASSWORD)
  await expect(page.getByRole('heading', { level: 1, name: 'Tweede controle' })).toBeVisible()
  const link = await linkMailed(words.nl.owner, async () => {
    await page.getByText('Toestel en herstelcodes kwijt?').click()
    await page.getByRole('button', { name: words.nl.send }).click()
    await expect(page.getByRole('status')).toBeVisible()
  })
  await page.goto(link)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Tweede controle verwijderen' }).click()
  await expect(page.getByRole('status')).toContainText('De tweede controle is verwijderd')
  await logIn(page, 'nl', PASSWORD)
  await expect(page.getByRole('heading', { level: 1, name: 'Goedendag An' })).toBeVisible()
})

test('a second proof is asked for once it is set up, and no longer once it is turned off', async ({
  page,
}) => {
  const factor = page.locator('#factor-form')
  const present = () => factor.getByLabel('Huidig wachtwoord')
  await logIn(page, 'nl', PASSWORD)
  await page.goto('/nl/portal/account/')
  await page.locator('#factor summary', { hasText: 'Tweede controle instellen' }).click()
  await present().fill(PASSWORD)
  await factor.getByRole('button', { name: 'Tweede controle instellen' }).click()
  const secret = await page.locator('#factor dd').innerText()
  const codes = await page.locator('#factor li').allInnerTexts()
  expect(codes).toHaveLength(10)
  expect(await violations(page)).toEqual([])
  const number = new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) }).generate()
  await page.getByLabel('De zes cijfers uit uw app').fill(number)
  await page.getByRole('button', { name: 'Aanzetten' }).click()
  await expect(page.getByRole('status')).toContainText('staat aan')

  await page.getByRole('button', { name: 'Overal afmelden' }).click()
  await logIn(page, 'nl', PASSWORD)
  await expect(page.getByRole('heading', { level: 1, name: 'Tweede controle' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Code').fill(number)
  await page.getByRole('button', { name: 'Aanmelden' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('niet juist of al gebruikt')
  await page.getByLabel('Code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Aanmelden' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Goedendag' })).toBeVisible()

  await page.goto('/nl/portal/account/')
  await page.locator('#factor summary', { hasText: 'Uitzetten' }).click()
  await present().fill(PASSWORD)
  await factor.getByLabel('Code', { exact: true }).fill(codes[1] ?? '')
  await factor.getByRole('button', { name: 'Uitzetten' }).click()
  await expect(page.getByRole('status')).toContainText('staat uit')
})
