import { expect, type Page } from '@playwright/test'

import { electricalInspections, meters } from '../../src/domain/catalogue/building'
import { labelsOf } from '../../src/domain/catalogue/epc'
import {
  asbestosTypes,
  floodScores,
  floodZones,
  permits,
  planningInformations,
  summonses,
  yesOrNone,
  zonings,
} from '../../src/domain/legal/planning'
import { contractTypes } from '../../src/domain/catalogue/priceUnits'
import { locales, type Locale } from '../../src/i18n/locales'
import { firstLetters, type Answer } from '../support/firstLetters'
import { violations } from './support/axe'
import { answerByLetters, optionName } from './support/choices'
import { openStudio, openTab, test } from './support/staff'
import { ownPath, studioOf, type Studio } from './support/studio'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

let studio: Studio

test.beforeEach(({ page, baseURL }) => {
  studio = studioOf(page.request, baseURL)
})
test.afterEach(() => studio.clear())

/** Every closed list that the law is answered with, by the tab of the form it stands in. */
const tabs: readonly (readonly [
  tab: number,
  fields: Record<string, readonly string[]>,
  vocabulary?: string,
])[] = [
  [0, { contractType: contractTypes }],
  [2, { meters }],
  [5, { epcLabel: labelsOf('flanders'), electricalInspection: electricalInspections }],
  [
    6,
    {
      permit: permits,
      allotmentPermit: permits,
      zoning: zonings,
      summons: summonses,
      judicialDecision: yesOrNone,
      preemptiveRights: yesOrNone,
    },
  ],
  [
    6,
    {
      planningInformation: planningInformations,
      floodZone: floodZones,
      asbestosType: asbestosTypes,
    },
  ],
  [6, { pScore: floodScores, gScore: [...floodScores].reverse() }, 'floodScore'],
]

async function rental(title: string): Promise<string> {
  const [type] = await studio.find('property-types', 'where[webId][equals]=2')
  const [city] = await studio.find('cities', 'where[zip][equals]=9000')
  return studio.create('properties', {
    title,
    goal: 'rent',
    status: 'active',
    marquee: 'none',
    mainType: type?.id,
    city: city?.id,
  })
}

/** Letters that are typed while the form is saved or drawn again are lost. */
const untilReady = (page: Page) =>
  expect(page.locator('form[data-form-ready="true"]').first()).toBeAttached()

async function openIn(
  page: Page,
  baseURL: string | undefined,
  language: Locale,
  id: string,
): Promise<void> {
  await page.context().addCookies([{ name: 'hestia-lng', value: language, url: String(baseURL) }])
  await openStudio(page, baseURL, `/admin/collections/properties/${id}`)
  await expect(page.locator('#field-title')).toBeVisible()
  await untilReady(page)
}

/** Saves the draft as a colleague does, and waits until the server has it. */
async function saveDraft(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && /\/api\/properties\//.test(answer.url()),
  )
  await page.keyboard.press('ControlOrMeta+s')
  expect((await saved).status()).toBe(200)
  await untilReady(page)
}

const fields = tabs.flatMap(([tab, lists, vocabulary]) =>
  Object.entries(lists).map(([name, values]) => ({ tab, name, values, vocabulary })),
)

/** Answers every field that has an answer at this place, and compares what the server then holds. */
async function answerAt(page: Page, language: Locale, id: string, at: number): Promise<void> {
  const expected: Record<string, string> = {}
  for (const { tab, name, values, vocabulary } of fields) {
    const value = values.at(at)
    if (value === undefined) continue
    const label = (one: string) => optionName(language, vocabulary ?? name, one)
    const all: Answer[] = values.map((one) => ({ value: one, label: label(one) }))
    await openTab(page.locator('.tabs-field__tab-button').nth(tab))
    const letters = firstLetters({ value, label: label(value) }, all)
    await answerByLetters(page, page.locator(`#field-${name}`), letters)
    expected[name] = value
  }
  await saveDraft(page)
  const [stored] = await studio.find('properties', `where[id][equals]=${id}&draft=true`)
  expect(stored, `answer ${at} in ${language}`).toMatchObject(expected)
}

test('every answer of every legal field is chosen by its first letters, and is what the API holds', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const id = await rental(ownPath('letters'))
  await openIn(page, baseURL, 'nl', id)
  const answers = Math.max(...fields.map(({ values }) => values.length))
  for (let at = 0; at < answers; at += 1) await answerAt(page, 'nl', id, at)
})

// That the letters are enough for each answer in each language is tested with the rule itself.
for (const language of locales.filter((code) => code !== 'nl')) {
  test(`the last answer of every legal field is chosen by its first letters in the ${language} studio`, async ({
    page,
    baseURL,
  }) => {
    test.slow()
    const id = await rental(ownPath(`letters-${language}`))
    await openIn(page, baseURL, language, id)
    await answerAt(page, language, id, -1)
  })
}

test('a drop-down list takes nothing with Enter when no answer starts with what was typed', async ({
  page,
  baseURL,
}) => {
  const id = await rental(ownPath('bevat'))
  await openIn(page, baseURL, 'nl', id)
  await openTab(page.locator('.tabs-field__tab-button').nth(6))
  const zoning = page.locator('#field-zoning')
  await zoning.locator('input[role=combobox]').focus()
  await page.keyboard.type('Park')
  await expect(zoning.locator('.rs__option')).toHaveText(['Parkgebied', 'Woonpark'])
  await page.keyboard.press('Escape')
  await page.keyboard.type('oonpar')
  await expect(zoning.locator('.rs__option').first()).toContainText('Niets begint met')
  await page.keyboard.press('Enter')
  await expect(zoning.locator('.rs__single-value')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(zoning.locator('.rs__single-value')).toHaveText('Woonpark')
})

test('a relation takes the document that starts with what was typed', async ({ page, baseURL }) => {
  const names = [ownPath('Aa'), ownPath('Zz')]
  // The one that merely contains the name is the first by the alphabet.
  await studio.create('categories', { title: `${names[0]} ${names[1]}` })
  await studio.create('categories', { title: names[1] })
  await openStudio(page, baseURL, '/admin/collections/articles/create')
  const category = page.locator('#field-category')
  await category.locator('input[role=combobox]').focus()
  await page.keyboard.type(String(names[1]))
  await expect(category.locator('.rs__option').first()).toHaveText(String(names[1]))
  await page.keyboard.press('Enter')
  // Behind the name stand the words of its buttons.
  await expect(category.locator('.rs__single-value')).toHaveText(new RegExp(`^${names[1]}`))
})

test('the flood classes are a group of buttons for the keyboard: letters, arrows, Space, and no answer again', async ({
  page,
  baseURL,
}) => {
  const id = await rental(ownPath('toetsen'))
  await openIn(page, baseURL, 'nl', id)
  await openTab(page.locator('.tabs-field__tab-button').nth(6))
  const group = page.getByRole('radiogroup', { name: /P-score/ })
  await group.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await expect(group.getByRole('radio', { name: /^A –/ })).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(group.getByRole('radio', { name: /^B –/ })).toBeChecked()
  await page.keyboard.press('d')
  await expect(group.getByRole('radio', { name: /^D –/ })).toBeChecked()
  await expect(group.getByRole('radio', { name: /^D –/ })).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(group.getByRole('radio', { checked: true })).toHaveCount(0)
  await group.getByRole('radio', { name: /^C –/ }).click()
  await page.locator('#field-pScore').getByRole('button', { name: 'Antwoord wissen' }).click()
  await expect(group.getByRole('radio', { checked: true })).toHaveCount(0)
  expect(await violations(page, '#field-pScore')).toEqual([])
})
