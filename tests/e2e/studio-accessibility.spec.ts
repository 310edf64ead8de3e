import { expect, test } from '@playwright/test'

import { violations } from './support/axe'
import { devices } from './support/shell'
import { openStudio } from './support/staff'
import { ownPath, studioOf, type Studio } from './support/studio'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

let studio: Studio
let enquiry: string
let feed: string
let portal: string

test.beforeEach(async ({ page, baseURL }) => {
  studio = studioOf(page.request, baseURL)
  const lastName = ownPath('toegankelijk')
  enquiry = await studio.create('enquiries', {
    ...{ kind: 'contact', language: 'fr', status: 'new', firstName: 'Emma', lastName, email: `${lastName}@visitor.example`, remark: 'Is het huis nog vrij?' },
    answers: [{ name: 'budget', label: 'Budget', value: '250 000' }],
  })
  feed = await studio.create('feeds', { name: lastName, format: 'kyero', schedule: 'none', share: 10 })
  portal = await studio.create('portals', { name: lastName, format: 'kyero', active: false })
})
test.afterEach(() => studio.clear())

const first = async (collection: string, where = 'sort=-createdAt'): Promise<string> =>
  `/admin/collections/${collection}/${(await studio.find(collection, where))[0]?.id}`

/** What of a screen is ours; the frame around it is that of the CMS. */
const OURS = '[class*="hestia-"]'

/** Every screen of ours, and what of ours stands on a screen of the CMS. */
const screens: Record<string, () => Promise<string>> = {
  inbox: async () => '/admin/inbox?tab=all',
  'an empty inbox': async () => '/admin/inbox?search=nobody-has-this-name',
  visits: async () => '/admin/visits',
  privacy: async () => '/admin/privacy',
  'a feed': async () => `/admin/collections/feeds/${feed}`,
  'a portal': async () => `/admin/collections/portals/${portal}`,
  'towns taken over': async () => '/admin/cities-import',
  'an enquiry': async () => `/admin/collections/enquiries/${enquiry}`,
  'a demand and what fits it': () => first('demands', 'where[status][equals]=active'),
  'a property and who looks for it': () => first('properties', 'where[reference][equals]=100234'),
  'a mail': () => first('mails'),
  'the tree of pages': async () => '/admin/pages-tree',
  'the tree of menus': async () => '/admin/menus-tree',
  'the library of modules': async () => '/admin/collections/modules',
  'a module and its drawings': () => first('modules', 'where[name][like]=Home'),
  'the text of a mail': () => first('mail-texts'),
}

for (const [name, address] of Object.entries(screens)) {
  test(`${name} is accessible in the studio, on a desktop and a phone`, async ({ page, baseURL }) => {
    test.slow()
    for (const device of ['desktop', 'phone'] as const) {
      await page.setViewportSize(devices[device])
      await openStudio(page, baseURL, await address())
      await expect(page.locator(OURS).first()).toBeAttached()
      expect.soft(await violations(page, OURS), device).toEqual([])
    }
  })
}
