import { Refusal } from '../../../scripts/lib/say.mjs'

/**
 * Every kind of page of the demo agency, each in one of the four languages. Where listings come and go, the page is
 * the first one that a list leads to. What is not for search engines, or not there at all, fails some audits on purpose.
 */
const KINDS = [
  { name: 'home', lang: 'nl', at: '/nl/' },
  { name: 'list', lang: 'fr', at: '/fr/a-vendre/' },
  { name: 'property', lang: 'en', under: '/en/for-sale/', link: /^[^/]+\/[^/]+\/\d+\/$/ },
  { name: 'project', lang: 'de', under: '/de/projekte/', link: /^[^/]+\/[^/]+\/\d+\/$/ },
  { name: 'article', lang: 'nl', under: '/nl/verkoop/', link: /^[^/]+\/$/ },
  { name: 'testimonials', lang: 'fr', at: '/fr/avis/' },
  { name: 'contact', lang: 'en', at: '/en/contact/' },
  { name: 'legal', lang: 'de', at: '/de/cookie-policy/' },
  { name: 'thank-you', lang: 'nl', at: '/nl/bedankt/gratis-schatting/', hidden: ['is-crawlable'] },
  {
    name: 'not found',
    lang: 'fr',
    at: '/fr/une-page-qui-n-existe-pas/',
    status: 404,
    hidden: ['is-crawlable', 'http-status-code', 'errors-in-console'],
  },
]

const pathsIn = (html) => [...html.matchAll(/<a\b[^>]*?\bhref="([^"#?]+)/g)].map(([, href]) => href)

async function read(address, status = 200) {
  const answer = await fetch(address, { redirect: 'manual' })
  if (answer.status !== status)
    throw new Refusal(
      `${address} answers with ${answer.status} and should with ${status}: the bench no longer fits the demo agency.`,
    )
  return answer.text()
}

async function pathOf({ name, at, under, link }, site) {
  if (at) return at
  const found = pathsIn(await read(site + under)).find(
    (href) => href.startsWith(under) && link.test(href.slice(under.length)),
  )
  if (!found)
    throw new Refusal(
      `${site}${under} leads to no ${name}: the bench no longer fits the demo agency.`,
    )
  return found
}

/**
 * Finds a page of every kind, and has each rendered once.
 * @returns {Promise<{ name: string, lang: string, path: string, address: string, hidden: string[] }[]>}
 */
export async function findKinds(site) {
  const found = []
  for (const kind of KINDS) {
    const path = await pathOf(kind, site)
    await read(site + path, kind.status)
    found.push({
      name: kind.name,
      lang: kind.lang,
      path,
      address: site + path,
      hidden: kind.hidden ?? [],
    })
  }
  return found
}
