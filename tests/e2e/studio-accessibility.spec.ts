import { expect, type Page } from '@playwright/test'

import { nameless, pale, softly, violations } from './support/axe'
import { devices } from './support/shell'
import { openStudio, test } from './support/staff'
import { ownPath, studioOf, type Studio } from './support/studio'
import { openTabs, useAll, watchPolicy } from './support/violations'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

let studio: Studio

test.beforeEach(({ page, baseURL }) => {
  studio = studioOf(page.request, baseURL)
})
test.afterEach(() => studio.clear())

const first = async (collection: string, where = 'sort=-createdAt'): Promise<string> =>
  `/admin/collections/${collection}/${(await studio.find(collection, where))[0]?.id}`

const created = async (collection: string, data: Record<string, unknown>): Promise<string> =>
  `/admin/collections/${collection}/${await studio.create(collection, data)}`

const enquiryOf = (lastName: string) => ({
  kind: 'contact',
  language: 'fr',
  status: 'new',
  firstName: 'Emma',
  lastName,
  email: `${lastName}@visitor.example`,
  remark: 'Is het huis nog vrij?',
  answers: [{ name: 'budget', label: 'Budget', value: '250 000' }],
})

/** What of a screen is ours; the frame around it is that of the CMS. */
const OURS = '[class*="hestia-"]'

type Screens = Record<string, () => Promise<string>>

/**
 * Every screen of ours, and what of ours stands on a screen of the CMS. Those of a subject are
 * looked at in one window: the browser loads the studio's scripts once.
 */
const subjects: Record<string, Screens> = {
  desk: {
    inbox: async () => '/admin/inbox?tab=all',
    'an empty inbox': async () => '/admin/inbox?search=nobody-has-this-name',
    visits: async () => '/admin/visits',
    privacy: async () => '/admin/privacy',
    inspection: async () => '/admin/inspection',
    guide: async () => '/admin/guide',
  },
  enquiries: {
    'an enquiry': () => created('enquiries', enquiryOf(ownPath('vraag'))),
    'a demand and what fits it': () => first('demands', 'where[status][equals]=active'),
    'a mail': () => first('mails'),
    'the text of a mail': () => first('mail-texts'),
  },
  catalogue: {
    'a feed': () =>
      created('feeds', { name: ownPath('bron'), format: 'kyero', schedule: 'none', share: 10 }),
    'a portal': () =>
      created('portals', { name: ownPath('portaal'), format: 'kyero', active: false }),
    'towns taken over': async () => '/admin/cities-import',
    'a property and who looks for it': () => first('properties', 'where[reference][equals]=100234'),
  },
  site: {
    'the tree of pages': async () => '/admin/pages-tree',
    'the tree of menus': async () => '/admin/menus-tree',
    'the library of modules': async () => '/admin/collections/modules',
    'a picture and where it is used': () => first('media'),
    'the colours of the site': async () => '/admin/globals/settings',
    'a module and its drawings': () => first('modules', 'where[name][like]=Home'),
  },
}

for (const [subject, screens] of Object.entries(subjects)) {
  test(`the screens of the ${subject} are accessible, on a desktop and a phone, and do nothing that their policy forbids`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    const broken = await watchPolicy(page, baseURL)
    for (const [name, address] of Object.entries(screens)) {
      await page.setViewportSize(devices.desktop)
      await openStudio(page, baseURL, await address())
      await expect(page.locator(OURS).first()).toBeAttached()
      await useAll(page)
      for (const device of ['desktop', 'phone'] as const) {
        await page.setViewportSize(devices[device])
        expect.soft(await violations(page, OURS), `${name} on a ${device}`).toEqual([])
      }
      await openTabs(page)
    }
    expect(broken).toEqual([])
  })
}

type OfTheCms = { at: () => Promise<string>; open?: (page: Page) => Promise<void> }

/** Opens what lies behind a control, and waits until its own controls have come. */
const opens = (control: string, what: string) => async (page: Page) => {
  await page.locator(control).first().click()
  await expect(page.locator(what).first()).toBeVisible()
}

const article = () => first('articles')

/** Screens of the CMS, and what a colleague opens on them. */
const ofTheCms: Record<string, OfTheCms> = {
  'a table': { at: async () => '/admin/collections/audit-log' },
  'a picture': { at: () => first('media') },
  'the versions of an article': { at: async () => `${await article()}/versions` },
  'two versions beside each other': {
    at: async () => `${await article()}/versions`,
    open: opens('.hestia-versions__foot a', '.view-version'),
  },
  'pictures to choose from': {
    at: article,
    open: opens('.upload__listToggler', '.list-drawer tbody tr'),
  },
  'what a field refers to': {
    at: article,
    open: opens('.relationship--single-value__drawer-toggler', '.drawer .field-type'),
  },
  'the account': { at: async () => '/admin/account' },
  'the filters of a list': {
    at: async () => '/admin/collections/properties',
    open: async (page) => {
      await opens('#toggle-list-filters', '.where-builder')(page)
      await opens('.where-builder__add-first-filter', '.condition')(page)
    },
  },
  'the columns of a list': {
    at: async () => '/admin/collections/audit-log',
    open: opens('#toggle-list-columns', '.list-controls__columns .pill'),
  },
  'what a form without answers says': {
    at: async () => '/admin/collections/subscribers/create',
    open: opens('#action-save', '.payload-toast-item'),
  },
}

for (const theme of ['light', 'dark'] as const) {
  test(`the CMS says what each control is for, in words that can be read, in ${theme}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize(devices.desktop)
    for (const [name, { at, open }] of Object.entries(ofTheCms)) {
      await openStudio(page, baseURL, await at())
      await useAll(page)
      await open?.(page)
      await softly.poll(() => pale(page), { message: `${name} can be read` }).toEqual([])
      await softly.poll(() => nameless(page), { message: `${name} has names` }).toEqual([])
    }
  })
}

test('the way in of the studio can be read in both lights, and names what is filled in', async ({
  browser,
  baseURL,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ colorScheme, storageState: undefined })
    await page.goto(`${baseURL}/admin/login`)
    await expect(page.locator('#field-email')).toBeVisible()
    await softly.poll(() => pale(page), { message: colorScheme }).toEqual([])
    await softly.poll(() => nameless(page), { message: colorScheme }).toEqual([])
    await page.close()
  }
})

test('a picture, a row and a field say by name what is pressed there', async ({
  page,
  baseURL,
}) => {
  await openStudio(page, baseURL, await first('media'))
  for (const name of ['Bestand verwijderen', 'Adres kopiëren', 'Meer acties'])
    await expect(page.getByRole('button', { name })).toBeVisible()
  await page.goto('/admin/collections/audit-log')
  await expect(page.getByRole('checkbox', { name: 'Alle rijen aanvinken' })).toBeVisible()
  await page.goto('/admin/collections/media')
  await expect(page.getByRole('checkbox', { name: /^Aanvinken: .+\.\w+$/ }).first()).toBeVisible()
  await page.goto(await article())
  await expect(page.getByRole('combobox', { name: 'Categorie' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Publiceren op' })).toBeVisible()
})
