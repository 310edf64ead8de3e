import type { Crumb } from '@/components/shell/Breadcrumbs'
import { listingPrice } from '@/data/catalogue/views/price'
import type { ResolvedDocument } from '@/data/site/resolve'
import { findSettings } from '@/data/site/shell'
import { env } from '@/env'
import { internationalPhone } from '@/domain/lib/phone'
import type { Locale } from '@/i18n/locales'
import type { Article, Setting } from '@/payload-types'

import { jsonForScript } from './jsonForScript'
import { listingJsonLd } from './listingJsonLd'
import { summaryOf } from './summary'

type JsonLdObject = Record<string, unknown>

const absolute = (href: string): string => new URL(href, env.SITE_URL).href

const agencyOf = ({
  agencyName,
  street,
  zip,
  city,
  phone,
  email,
  vatNumber,
  openTimes,
}: Setting): JsonLdObject => ({
  '@type': 'RealEstateAgent',
  '@id': absolute('/#agency'),
  name: agencyName,
  url: absolute('/'),
  ...(phone && { telephone: internationalPhone(phone) }),
  ...(email && { email }),
  ...(openTimes && { openingHours: openTimes.split(',').map((part) => part.trim()) }),
  ...(vatNumber && { vatID: vatNumber.replace(/[^A-Z0-9]/g, '') }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: zip,
    addressLocality: city,
    addressCountry: 'BE',
  },
})

const trailOf = (crumbs: Crumb[]): JsonLdObject => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href && { item: absolute(href) }),
  })),
})

const articleOf = (
  { title, publishedOn, updatedAt }: Article,
  description: string,
  locale: Locale,
): JsonLdObject => ({
  '@type': 'Article',
  headline: title,
  description,
  inLanguage: locale,
  ...(publishedOn && { datePublished: publishedOn }),
  dateModified: updatedAt,
  publisher: { '@id': absolute('/#agency') },
})

/** Structured data of the page for search engines: the agency, the breadcrumbs and the content. */
export async function JsonLd({
  resolved,
  locale,
  crumbs,
}: {
  resolved: ResolvedDocument
  locale: Locale
  crumbs: Crumb[]
}) {
  const settings = await findSettings(locale)
  const { title, description } = await summaryOf(resolved, locale)
  const isAboutUs =
    resolved.kind === 'page' && (resolved.page.kind === 'home' || resolved.page.kind === 'contact')
  const graph = [
    ...(isAboutUs || resolved.kind === 'article' || resolved.kind === 'property'
      ? [agencyOf(settings)]
      : []),
    ...(crumbs.length > 1 ? [trailOf(crumbs)] : []),
    ...(resolved.kind === 'article' ? [articleOf(resolved.article, description, locale)] : []),
    ...(resolved.kind === 'property'
      ? [
          listingJsonLd(
            resolved.property,
            {
              title,
              description,
              price: await listingPrice(resolved.property, locale),
              url: crumbs.at(-1)?.href,
              absolute,
            },
            locale,
          ),
        ]
      : []),
  ]
  return graph.length > 0 ? (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{
        __html: jsonForScript({ '@context': 'https://schema.org', '@graph': graph }),
      }}
    />
  ) : null
}
