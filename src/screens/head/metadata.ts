import { findAlternates, type ResolvedDocument } from '@/data/site/resolve'
import { findPageById } from '@/data/site/pages'
import { findPagesOfKind } from '@/data/site/tree/findPages'
import { findListOfPage, headingOfList } from '@/data/catalogue/listPages'
import { findLanguages } from '@/data/site/routes'
import { findSettings } from '@/data/site/shell'
import { pictureOf, socialPictureOf } from '@/data/catalogue/views/picture'
import { isOnOffer } from '@/domain/catalogue/availability'
import { socialSize } from '@/domain/site/pictureWidths'
import { unlistedPageKinds } from '@/domain/site/options'
import { env } from '@/env'
import { intlLocales, type Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'

import { pagePicture, summaryOf, type Summary } from './summary'

/**
 * Excludes pages for one visitor and listings that are sold or let from search engines, as the
 * sitemap does.
 */
function isHidden(resolved: ResolvedDocument): boolean {
  if (resolved.kind === 'property') return !isOnOffer(resolved.property)
  return resolved.kind === 'page' && unlistedPageKinds.includes(resolved.page.kind)
}

type PreviewImage = { url: string; width: number; height: number; alt: string }

/** The metadata that our pages have, of all that Next knows. */
export type PageMetadata = {
  title: string
  description: string | undefined
  alternates: { canonical?: string; languages: Record<string, string> }
  robots?: { index: boolean; follow: boolean }
  openGraph: {
    type: 'article' | 'website'
    siteName: string
    title: string
    description: string | undefined
    locale: string
    url?: string
    images?: PreviewImage[]
  }
  twitter: { card: 'summary_large_image' }
}

const absolute = (href: string): string => new URL(href, env.SITE_URL).href

/** Returns the address of the page in each language; the main language is the default. */
async function languageLinks(resolved: ResolvedDocument): Promise<Record<string, string>> {
  const [alternates, { main }] = await Promise.all([findAlternates(resolved), findLanguages()])
  const fallback = alternates.find(({ code }) => code === main) ?? alternates[0]
  return {
    ...Object.fromEntries(alternates.map(({ code, href }) => [code, absolute(href)])),
    ...(fallback && { 'x-default': absolute(fallback.href) }),
  }
}

/**
 * Returns the metadata of a filtered list or a later page of it: not indexed, its title made from the
 * filters, with the number of the page after the first.
 */
export async function filteredMetadata(
  resolved: ResolvedDocument,
  locale: Locale,
  query: Query,
): Promise<PageMetadata> {
  const [metadata, listed, { agencyName }] = await Promise.all([
    metadataOf(resolved, locale),
    resolved.kind === 'page' ? findListOfPage(resolved.page, query, locale) : undefined,
    findSettings(locale),
  ])
  const robots = { index: false, follow: true }
  if (resolved.kind !== 'page' || !listed) return { ...metadata, robots }
  const t = translate(locale)
  const { pages, total: count, question } = listed.list
  const heading = headingOfList(resolved.page, listed, locale)
  const paging = t('list.paging', { page: question.page, pages, count })
  const title = question.page > 1 ? `${heading}. ${paging}` : heading
  const description = t('list.heading.description', { heading, count })
  return {
    ...metadata,
    title: agencyName ? `${title} | ${agencyName}` : title,
    description,
    openGraph: { ...metadata.openGraph, title, description },
    robots,
  }
}

/**
 * Returns the picture of a preview: the one cut for it, or the widest where a picture is older than
 * such cuts.
 */
function previewOf(picture: Summary['picture']): PreviewImage | undefined {
  const image = pictureOf(picture)
  if (!image || typeof picture !== 'object') return undefined
  const social = socialPictureOf(picture)
  if (social) {
    const { width, height } = socialSize
    return { url: absolute(social), width, height, alt: image.alt }
  }
  const widest = image.sizes.at(-1)
  return (
    widest && {
      url: absolute(widest.src),
      width: widest.width,
      height: Math.round((widest.width * image.height) / image.width),
      alt: image.alt,
    }
  )
}

/** Finds the picture of the home page, for pages that have none of their own. */
async function findHomePicture(locale: Locale): Promise<Summary['picture']> {
  const [home] = await findPagesOfKind('home', locale)
  const page = home && (await findPageById(home.id, locale))
  return page ? pagePicture(page) : undefined
}

/** Returns the metadata of a page for search engines and link previews. */
export async function metadataOf(
  resolved: ResolvedDocument,
  locale: Locale,
): Promise<PageMetadata> {
  const [settings, languages] = await Promise.all([findSettings(locale), languageLinks(resolved)])
  const { title, description, picture } = await summaryOf(resolved, locale)
  const agency = settings.agencyName ?? ''
  const fullTitle = title.includes(agency) || !agency ? title : `${title} | ${agency}`
  const preview = previewOf(picture) ?? previewOf(await findHomePicture(locale))
  const canonical = languages[locale]
  return {
    title: fullTitle,
    description: description || undefined,
    alternates: { ...(canonical && { canonical }), languages },
    ...((isHidden(resolved) || settings.isLive !== true) && {
      robots: { index: false, follow: true },
    }),
    openGraph: {
      type: resolved.kind === 'article' ? 'article' : 'website',
      siteName: agency,
      title,
      description: description || undefined,
      locale: intlLocales[locale].replace('-', '_'),
      ...(canonical && { url: canonical }),
      ...(preview && { images: [preview] }),
    },
    twitter: { card: 'summary_large_image' },
  }
}
