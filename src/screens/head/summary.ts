import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'

import type { ResolvedDocument } from '@/data/site/resolve'
import { listingName } from '@/data/catalogue/views/listing'
import { priceText } from '@/data/catalogue/views/price'
import { cutAtWord } from '@/domain/site/description'
import type { Locale } from '@/i18n/locales'
import type { Media, Page } from '@/payload-types'

export type Summary = {
  title: string
  description: string
  picture: string | Media | null | undefined
}

/** The number of characters that search engines show. */
const MAX_LENGTH = 152

type RichText = Parameters<typeof convertLexicalToPlaintext>[0]['data'] | null | undefined

const plainText = (text: RichText): string =>
  text ? convertLexicalToPlaintext({ data: text }).replace(/\s+/g, ' ').trim() : ''
const firstText = (...texts: (string | null | undefined)[]): string =>
  cutAtWord(texts.find((text) => text) ?? '', MAX_LENGTH)

/** Returns the picture that stands for a page. */
export const pagePicture = ({ meta, image, banner }: Page): Summary['picture'] =>
  meta?.image ?? image ?? banner?.images?.[0]

/** Returns the title, description and picture of a page for search results and link previews. */
export async function summaryOf(resolved: ResolvedDocument, locale: Locale): Promise<Summary> {
  switch (resolved.kind) {
    case 'page': {
      const { meta, title, heading, intro, content, banner } = resolved.page
      return {
        title: meta?.title || heading || title || '',
        description: firstText(
          meta?.description,
          plainText(intro),
          plainText(content),
          banner?.text,
          heading,
          title,
        ),
        picture: pagePicture(resolved.page),
      }
    }
    case 'category':
      return {
        title: resolved.category.title ?? '',
        description: firstText(resolved.category.description),
        picture: undefined,
      }
    case 'article': {
      const { meta, title, summary, content, image } = resolved.article
      return {
        title: meta?.title || title || '',
        description: firstText(meta?.description, summary, plainText(content)),
        picture: meta?.image ?? image,
      }
    }
    case 'property': {
      const { meta, description, pictures } = resolved.property
      const title = [
        listingName(resolved.property, locale),
        await priceText(resolved.property, locale),
      ].join(' · ')
      return {
        title: meta?.title || title,
        description: firstText(meta?.description, plainText(description), title),
        picture: meta?.image ?? pictures?.[0],
      }
    }
    case 'project': {
      const { meta, title, description, pictures } = resolved.project
      return {
        title: meta?.title || title || '',
        description: firstText(meta?.description, plainText(description)),
        picture: meta?.image ?? pictures?.[0],
      }
    }
    default:
      return resolved satisfies never
  }
}
