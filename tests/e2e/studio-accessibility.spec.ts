import { expect } from '@playwright/test'

import { violations } from './support/axe'
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

test('the heads of tables and what is said of a field can be read on screens of the CMS too', async ({
  page,
  baseURL,
}) => {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await openStudio(page, baseURL, '/admin/collections/audit-log')
    await expect(page.locator('thead th').first()).toBeVisible()
    expect.soft(await violations(page, '.sort-column'), `a table, ${theme}`).toEqual([])
    await page.goto(await first('media'))
    await expect(page.locator('.field-description').first()).toBeVisible()
    expect.soft(await violations(page, '.field-description'), `a form, ${theme}`).toEqual([])
  }
})
