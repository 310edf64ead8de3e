import { expect, test, type Locator, type Page } from '@playwright/test'

import { personalLinkMailed } from './support/outbox'
import { devices, withConsent } from './support/shell'
import { ownPath } from './support/studio'

const words = {
  nl: {
    register: '/nl/zoekopdracht/',
    thanks: '/nl/bedankt/zoekopdracht/',
    list: '/nl/te-koop/?city=Gent%7C9000&price_to=350000',
    town: 'Gent 9000',
    type: 'Huis',
    province: 'Oost-Vlaanderen',
    send: 'Zoekopdracht versturen',
    noType: 'Kies minstens één soort pand.',
    noPlace: 'Kies minstens één plaats: op de kaart, in de lijst of met een gemeente.',
    noTown: 'Een van deze gemeenten kennen we niet.',
    confirm: 'Zoekopdracht bevestigen',
    asked: 'Klopt dit?',
    active: 'Uw zoekopdracht is actief',
    pause: 'Mails onderbreken',
    paused: 'Uw zoekopdracht is onderbroken',
    resume: 'Mails hervatten',
    edit: 'Zoekopdracht wijzigen',
    save: 'Wijzigingen bewaren',
    saved: 'Uw wijzigingen zijn bewaard.',
    remove: 'Zoekopdracht verwijderen',
    sure: 'Definitief verwijderen',
    removed: 'Uw zoekopdracht is verwijderd',
  },
  fr: {
    register: '/fr/recherche/',
    thanks: '/fr/merci/recherche/',
    list: '/fr/a-vendre/?city=Gand%7C9000&price_to=350000',
    town: 'Gand 9000',
    type: 'Maison',
    province: 'Flandre-Orientale',
    send: 'Envoyer ma recherche',
    noType: 'Choisissez au moins un type de bien.',
    noPlace: 'Choisissez au moins un lieu : sur la carte, dans la liste ou par commune.',
    noTown: 'Nous ne connaissons pas une de ces communes.',
    confirm: 'Confirmer ma recherche',
    asked: 'Est-ce bien cela ?',
    active: 'Votre recherche est active',
    pause: 'Suspendre les e-mails',
    paused: 'Votre recherche est suspendue',
    resume: 'Reprendre les e-mails',
    edit: 'Modifier ma recherche',
    save: 'Enregistrer les modifications',
    saved: 'Vos modifications sont enregistrées.',
    remove: 'Supprimer ma recherche',
    sure: 'Supprimer définitivement',
    removed: 'Votre recherche est supprimée',
  },
} as const
type Language = keyof typeof words
const languages = Object.keys(words) as Language[]

test.use({ viewport: devices.desktop, contextOptions: { reducedMotion: 'reduce' } })

const formOf = (page: Page): Locator => page.locator('#form-demand')
const emailOf = (): string => `${ownPath('zoeker')}@example.com`

/** The key of the link in the mail. */
const keyMailed = async (email: string): Promise<string> =>
  (await personalLinkMailed(email)).searchParams.get('key') ?? ''

async function fillPerson(page: Page, language: Language, email: string): Promise<void> {
  const w = words[language]
  const form = formOf(page)
  await form.locator('[name=firstName]').fill('Emma')
  await form.locator('[name=lastName]').fill('Peeters')
  await form.locator('[name=email]').fill(email)
  await form.getByRole('checkbox', { name: w.type, exact: true }).check()
}

/** Everything who holds the link can do, one after the other. */
async function manage(page: Page, language: Language, key: string): Promise<void> {
  const w = words[language]
  const folded = (name: string) => page.locator('summary', { hasText: name })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const says = (title: string) =>
    expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await page.goto(language === 'nl' ? `/nl/mijn-keuze/?key=${key}` : `/fr/mon-choix/?key=${key}`)
  await says(w.asked)
  await page.reload()
  await says(w.asked)
  await button(w.confirm).click()
  await says(w.active)
  await button(w.pause).click()
  await says(w.paused)
  await button(w.resume).click()
  await says(w.active)
  await folded(w.edit).click()
  await formOf(page).locator('[name=towns]').fill('Atlantis')
  await button(w.save).click()
  await expect(formOf(page).getByRole('alert')).toContainText(w.noTown)
  await expect(formOf(page).locator('[name=towns]')).toHaveValue('Atlantis')
  await formOf(page).locator('[name=towns]').fill(w.town)
  await formOf(page).locator('[name=priceMax]').fill('325.000')
  await button(w.save).click()
  await expect(page.getByRole('status').filter({ hasText: w.saved })).toBeVisible()
  await expect(page.locator('dl')).toContainText(/325.000/)
  await folded(w.remove).click()
  await button(w.sure).click()
  await says(w.removed)
}

for (const language of languages) {
  const w = words[language]

  test(`a search goes from a list to the register, to a mail, and is confirmed, changed and deleted with its link (${language})`, async ({
    page,
  }) => {
    const email = emailOf()
    await withConsent(page)
    await page.goto(w.list)
    await page.locator('.list-alert summary').click()
    await page.locator(`.list-alert a[href^="${w.register}?"]`).click()
    const form = formOf(page)
    await expect(form.locator('[name=towns]')).toHaveValue(w.town)
    await expect(form.locator('[name=priceMax]')).toHaveValue('350000')
    const box = form.getByRole('checkbox', { name: w.province, exact: true })
    await form.locator('.form-map').scrollIntoViewIfNeeded()
    await form.locator('.form-map[data-awake] [data-place=east_flanders] circle').click()
    await expect(box).toBeChecked()
    await form.locator('[data-place=east_flanders] circle').click()
    await expect(box).not.toBeChecked()

    await form.locator('[name=towns]').fill('')
    await form.getByRole('button', { name: w.send }).click()
    await expect(form.getByRole('alert')).toContainText(w.noType)
    await expect(form.getByRole('alert')).toContainText(w.noPlace)
    await fillPerson(page, language, email)
    await form.locator('[name=towns]').fill(w.town)
    await form.getByRole('button', { name: w.send }).click()
    await expect(page).toHaveURL(new RegExp(`${w.thanks}(\\?sent=[0-9a-f-]{36})?$`))
    await manage(page, language, await keyMailed(email))
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(`a search is registered, put right, confirmed, changed and deleted (${language})`, async ({
      page,
    }) => {
      const email = emailOf()
      await page.goto(w.register)
      const form = formOf(page)
      await fillPerson(page, language, email)
      await form.getByRole('checkbox', { name: w.type, exact: true }).uncheck()
      await form.locator('[name=priceMax]').fill('350.000')
      await form.getByRole('button', { name: w.send }).click()
      await expect(form.getByRole('alert')).toContainText(w.noType)
      await expect(form.locator('[name=priceMax]')).toHaveValue('350.000')
      await expect(form.locator('[name=email]')).toHaveValue(email)
      await form.getByRole('checkbox', { name: w.type, exact: true }).check()
      await form.getByRole('checkbox', { name: w.province, exact: true }).check()
      await form.getByRole('button', { name: w.send }).click()
      await expect(page).toHaveURL(new RegExp(`${w.thanks}(\\?sent=[0-9a-f-]{36})?$`))
      await manage(page, language, await keyMailed(email))
    })
  })
}

for (const javaScriptEnabled of [true, false])
  test(`a list saves its search by an address alone, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
    baseURL,
  }) => {
    const w = words.fr
    const context = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    if (javaScriptEnabled) await withConsent(page)
    await page.goto(w.list)
    await page.locator('.list-alert summary').click()
    const form = page.locator('#form-saved_search')
    await form.locator('[name=email]').fill('emma@')
    await form.getByRole('button').click()
    await expect(form.getByRole('alert')).toBeVisible()
    await expect(form.locator('[name=email]')).toHaveValue('emma@')
    expect(new URL(page.url()).search).toContain('city=Gand%7C9000')
    const email = emailOf()
    await form.locator('[name=email]').fill(email)
    await form.getByRole('button').click()
    await expect(page).toHaveURL(w.thanks)
    const key = await keyMailed(email)
    await page.goto(`/fr/mon-choix/?key=${key}`)
    await expect(page.getByRole('main')).toContainText('Gand')
    await expect(page.getByRole('main')).toContainText(/350.000/)
    await context.close()
  })

test('towns are completed while they are typed, the last one after the others', async ({
  page,
}) => {
  await withConsent(page)
  await page.goto('/nl/zoekopdracht/')
  const towns = formOf(page).locator('[name=towns]')
  await towns.focus()
  await expect(towns).toHaveAttribute('list', /./)
  await towns.fill('Brugge 8000, Gen')
  await expect(page.locator('datalist option[value="Brugge 8000, Gent 9000"]')).toHaveCount(1)
})
