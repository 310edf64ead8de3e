import { expect, type Page } from '@playwright/test'

import { ownPath, type Studio } from './studio'

const placeOf = async (one: Studio) => ({
  mainType: (await one.find('property-types', 'sort=webId'))[0]?.id,
  city: (await one.find('cities', 'sort=zip'))[0]?.id,
})

/** What a document of each collection with a page of its own needs besides its title. */
export const previewed: Record<string, (studio: Studio) => Promise<Record<string, unknown>>> = {
  pages: async () => ({ path: ownPath('naast'), kind: 'content' }),
  articles: async () => ({ path: ownPath('naast') }),
  properties: async (one) => ({
    goal: 'sale',
    status: 'prospective',
    marquee: 'none',
    ...(await placeOf(one)),
  }),
  projects: async (one) => ({ goal: 'sale', city: (await placeOf(one)).city }),
}

/** The page that stands beside the form. */
export const beside = (page: Page) => page.frameLocator('#live-preview-iframe')
export const toggle = (page: Page) => page.locator('#live-preview-toggler')

/** Whether the preview stands open is remembered for each colleague and collection. */
export async function openBeside(page: Page): Promise<void> {
  await expect(toggle(page)).toBeVisible()
  if (!((await toggle(page).getAttribute('class')) ?? '').includes('active'))
    await toggle(page).click()
  await expect(page.locator('#live-preview-iframe')).toBeVisible()
}
