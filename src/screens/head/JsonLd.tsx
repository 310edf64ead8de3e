import type { Crumb } from '@/components/shell/Breadcrumbs'
import type { Found } from '@/data/found'
import { findSettings } from '@/data/shell'
import { env } from '@/env'
import type { Locale } from '@/i18n/locales'
import type { Article, Setting } from '@/payload-types'

import { listingOf } from './listingLd'
import { summaryOf } from './summary'

type Thing = Record<string, unknown>

const absolute = (href: string): string => new URL(href, env.SITE_URL).href

const agencyOf = ({ agencyName, street, zip, city, phone, email, vatNumber }: Setting): Thing => ({
  '@type': 'RealEstateAgent',
  '@id': absolute('/#agency'),
  name: agencyName,
  url: absolute('/'),
  ...(phone && { telephone: phone }),
  ...(email && { email }),
  ...(vatNumber && { vatID: vatNumber.replace(/[^A-Z0-9]/g, '') }),
  address: { '@type': 'PostalAddress', streetAddress: street, postalCode: zip, addressLocality: city, addressCountry: 'BE' },
})

const trailOf = (crumbs: Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, at) => ({ '@type': 'ListItem', position: at + 1, name: label, ...(href && { item: absolute(href) }) })),
})

const articleOf = ({ title, publishedOn, updatedAt }: Article, description: string, locale: Locale): Thing => ({
  '@type': 'Article',
  headline: title,
  description,
  inLanguage: locale,
  ...(publishedOn && { datePublished: publishedOn }),
  dateModified: updatedAt,
  publisher: { '@id': absolute('/#agency') },
})

/** A `<` inside would end the script. */
const inScript = (graph: Thing[]): string => JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')

/** The same page in the words of search engines: who the agency is, where the page stands, what it is. */
export async function JsonLd({ found, locale, crumbs }: { found: Found; locale: Locale; crumbs: Crumb[] }) {
  const settings = await findSettings(locale)
  const { title, description } = await summaryOf(found, locale)
  const isAboutUs = found.kind === 'page' && (found.page.kind === 'home' || found.page.kind === 'contact')
  const graph = [
    ...(isAboutUs || found.kind === 'article' || found.kind === 'property' ? [agencyOf(settings)] : []),
    ...(crumbs.length > 1 ? [trailOf(crumbs)] : []),
    ...(found.kind === 'article' ? [articleOf(found.article, description, locale)] : []),
    ...(found.kind === 'property' ? [listingOf(found.property, { title, description, url: crumbs.at(-1)?.href, absolute }, locale)] : []),
  ]
  return graph.length > 0 ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript(graph) }} /> : null
}
