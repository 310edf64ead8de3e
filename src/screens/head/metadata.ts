import type { Metadata } from 'next'

import { findAlternates, type Found } from '@/data/found'
import { findListOf } from '@/data/listPages'
import { findLanguages } from '@/data/routes'
import { findSettings } from '@/data/shell'
import { pictureOf } from '@/data/views/picture'
import { unlistedPageKinds } from '@/domain/site'
import { env } from '@/env'
import { intlLocales, type Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'

import { summaryOf } from './summary'

const isHidden = (found: Found): boolean => found.kind === 'page' && unlistedPageKinds.includes(found.page.kind)

const absolute = (href: string): string => new URL(href, env.SITE_URL).href

/** Every language that shows the page, each with its own address, and the main one for everybody else. */
async function languageLinks(found: Found): Promise<Record<string, string>> {
  const [alternates, { main }] = await Promise.all([findAlternates(found), findLanguages()])
  const fallback = alternates.find(({ code }) => code === main) ?? alternates[0]
  return {
    ...Object.fromEntries(alternates.map(({ code, href }) => [code, absolute(href)])),
    ...(fallback && { 'x-default': absolute(fallback.href) }),
  }
}

/** A list with filters, or a later page of it: titled by what it holds, and no address to be found by. */
export async function filteredMetadata(found: Found, locale: Locale, query: Query): Promise<Metadata> {
  const [plain, listed] = await Promise.all([metadataOf(found, locale), found.kind === 'page' ? findListOf(found.page, query, locale) : undefined])
  const paging = listed && translate(locale)('list.paging', { page: listed.list.question.page, pages: listed.list.pages, count: listed.list.total })
  const { title } = await summaryOf(found, locale)
  return { ...plain, ...(paging && { title: `${title}. ${paging}` }), robots: { index: false, follow: true } }
}

/** What search engines and other sites are told of a page. */
export async function metadataOf(found: Found, locale: Locale): Promise<Metadata> {
  const [settings, languages] = await Promise.all([findSettings(locale), languageLinks(found)])
  const { title, description, picture } = await summaryOf(found, locale)
  const agency = settings.agencyName ?? ''
  const full = title.includes(agency) || !agency ? title : `${title} | ${agency}`
  const shown = pictureOf(picture)
  const widest = shown?.sizes.at(-1)
  const canonical = languages[locale]
  return {
    title: full,
    description: description || undefined,
    alternates: { ...(canonical && { canonical }), languages },
    ...((isHidden(found) || settings.isLive !== true) && { robots: { index: false, follow: true } }),
    openGraph: {
      type: found.kind === 'article' ? 'article' : 'website',
      siteName: agency,
      title,
      description: description || undefined,
      locale: intlLocales[locale].replace('-', '_'),
      ...(canonical && { url: canonical }),
      ...(shown &&
        widest && {
          images: [{ url: absolute(widest.src), width: widest.width, height: Math.round((widest.width * shown.height) / shown.width), alt: shown.alt }],
        }),
    },
    twitter: { card: 'summary_large_image' },
  }
}
