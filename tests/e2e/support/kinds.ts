import { expect, type APIRequestContext } from '@playwright/test'

import { readPage } from './html'

export type Language = 'nl' | 'fr' | 'en' | 'de'

/** One page of each kind, by its Dutch address; of what lies below a list, the first of the list. */
export const kinds: Record<string, string | { list: string; entry: RegExp }> = {
  home: '/nl/',
  list: '/nl/te-koop/',
  'filtered list': '/nl/te-koop/?type=1&price_to=600000',
  'empty list': '/nl/te-koop/?type=1&price_to=10000',
  'list on a map': '/nl/te-koop/?view=map',
  'list of one type': '/nl/te-huur/appartementen/',
  projects: '/nl/projecten/',
  project: { list: '/nl/projecten/', entry: /^\/nl\/projecten\/.+\/\d+\/$/ },
  property: { list: '/nl/te-koop/', entry: /^\/nl\/te-koop\/.+\/\d+\/$/ },
  articles: '/nl/verkoop/',
  article: { list: '/nl/verkoop/', entry: /^\/nl\/verkoop\/[^/]+\/$/ },
  'page of modules': '/nl/rentmeesterschap/',
  testimonials: '/nl/reviews/',
  favourites: '/nl/favorieten/',
  comparison: '/nl/vergelijken/',
  contact: '/nl/contact/',
  valuation: '/nl/gratis-schatting/',
  legal: '/nl/cookie-policy/',
  thanks: '/nl/bedankt/gratis-schatting/',
}

/** Where the page of one kind lies in one language. */
export async function addressOf(
  request: APIRequestContext,
  kind: keyof typeof kinds,
  language: Language,
): Promise<string> {
  const at = kinds[kind] ?? ''
  const read = async (address: string) => readPage(await (await request.get(address)).text())
  const dutch =
    typeof at === 'string'
      ? at
      : ((await read(at.list)).links.find((href) => at.entry.test(href)) ?? '')
  const { [language]: address = '' } = (await read(dutch)).switcher
  expect(address.startsWith(`/${language}/`), `${kind} exists in ${language}`).toBe(true)
  return address
}
