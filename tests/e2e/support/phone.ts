import type { Page } from '@playwright/test'

/** The studio speaks this language to the colleague of the page. */
export const speak = (page: Page, baseURL: string | undefined, language: string) =>
  page.context().addCookies([{ name: 'hestia-lng', value: language, url: String(baseURL) }])

/** Nothing stands beside the window, so that the page need not be pushed sideways. */
export const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

/** Who asks something, without what they ask. */
export const person = (lastName: string) => ({
  firstName: 'Emma',
  lastName,
  email: `${lastName}@visitor.example`,
  phone: '0470 12 34 56',
  language: 'fr',
})
