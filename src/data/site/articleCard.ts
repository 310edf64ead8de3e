import type { PictureView } from '@/components/media/Picture'
import { cutAtWord } from '@/domain/site/description'
import { formatDay } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import type { Article } from '@/payload-types'

import { articleRoute, findRoutes } from './routes'
import { pictureOf } from '../catalogue/views/picture'

export type ArticleView = {
  id: string
  href: string | undefined
  heading: string
  text: string
  picture?: PictureView
  date?: { value: string; text: string }
}

/** Returns an article as lists show it. */
export async function articleView(article: Article, locale: Locale): Promise<ArticleView> {
  const route = articleRoute(article)
  const routes = await findRoutes(locale)
  const picture = pictureOf(article.image)
  const { publishedOn } = article
  return {
    id: article.id,
    href: route && routes.hrefFor(route),
    heading: article.title ?? '',
    text: cutAtWord(article.summary ?? ''),
    ...(picture && { picture }),
    ...(publishedOn && {
      date: { value: publishedOn.slice(0, 10), text: formatDay(publishedOn, locale) },
    }),
  }
}
