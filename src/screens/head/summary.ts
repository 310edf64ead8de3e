import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'

import type { Found } from '@/data/found'
import { placeOf } from '@/data/views/listing'
import { priceText } from '@/data/views/price'
import { cutAtWord } from '@/domain/description'
import type { Locale } from '@/i18n/locales'
import type { Media } from '@/payload-types'

export type Summary = { title: string; description: string; picture: string | Media | null | undefined }

/** Search engines show about so many characters. */
const LONGEST = 152

type RichText = Parameters<typeof convertLexicalToPlaintext>[0]['data'] | null | undefined

const plain = (text: RichText): string => (text ? convertLexicalToPlaintext({ data: text }).replace(/\s+/g, ' ').trim() : '')
const short = (...texts: (string | null | undefined)[]): string => cutAtWord(texts.find((text) => text) ?? '', LONGEST)

/** What a page is called and shows where it is pointed to: in search results, and where it is shared. */
export async function summaryOf(found: Found, locale: Locale): Promise<Summary> {
  switch (found.kind) {
    case 'page': {
      const { meta, title, heading, intro, content, image, banner } = found.page
      return {
        title: meta?.title || heading || title || '',
        description: short(meta?.description, plain(intro), plain(content), banner?.text, heading, title),
        picture: meta?.image ?? image ?? banner?.images?.[0],
      }
    }
    case 'category':
      return { title: found.category.title ?? '', description: short(found.category.description), picture: undefined }
    case 'article': {
      const { meta, title, summary, content, image } = found.article
      return { title: meta?.title || title || '', description: short(meta?.description, summary, plain(content)), picture: meta?.image ?? image }
    }
    case 'property': {
      const { meta, description, pictures } = found.property
      const title = [placeOf(found.property, locale), await priceText(found.property, locale)].join(', ')
      return { title: meta?.title || title, description: short(meta?.description, plain(description), title), picture: meta?.image ?? pictures?.[0] }
    }
    case 'project': {
      const { meta, title, description, pictures } = found.project
      return { title: meta?.title || title || '', description: short(meta?.description, plain(description)), picture: meta?.image ?? pictures?.[0] }
    }
    default:
      return found satisfies never
  }
}
