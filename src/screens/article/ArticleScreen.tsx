import { ArticleBody } from '@/components/article/ArticleBody'
import { ArticleList } from '@/components/article/ArticleList'
import { Video } from '@/components/media/Video'
import { RichText } from '@/components/text/RichText'
import { findArticles, findCategory } from '@/data/articles'
import { idOf } from '@/data/payload'
import { articleView } from '@/data/views/article'
import { linkOf } from '@/data/views/links'
import { picturesOf } from '@/data/views/picture'
import { videoView } from '@/data/views/video'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Article } from '@/payload-types'

const OTHERS = 3

async function Others({ article, locale }: { article: Article; locale: Locale }) {
  const category = idOf(article.category)
  if (!category) return null
  const [above, found] = await Promise.all([findCategory(category, locale), findArticles({ category, limit: OTHERS + 1 }, locale)])
  const others = found.filter(({ id }) => id !== article.id).slice(0, OTHERS)
  if (others.length === 0) return null
  const entries = await Promise.all(others.map((one) => articleView(one, locale)))
  return (
    <section className="mt-8 bg-sand-2 py-14 print:hidden">
      <div className="wrap">
        <h2 className="mb-8">{translate(locale)('moreFrom', { title: above?.title ?? '' })}</h2>
        <ArticleList view="news" entries={entries} />
      </div>
    </section>
  )
}

export async function ArticleScreen({ article, locale }: { article: Article; locale: Locale }) {
  const { heading, date, picture } = await articleView(article, locale)
  const video = videoView(article.videoUrl, heading, locale)
  return (
    <>
      <article className="wrap pt-8 pb-10 md:pt-12">
        <header className="mb-10 max-w-[860px]">
          {date && (
            <time dateTime={date.value} className="text-soft">
              {date.text}
            </time>
          )}
          <h1 className="mt-2">{heading}</h1>
          {article.summary && <p className="mt-6 max-w-[56ch] text-xl text-soft">{article.summary}</p>}
        </header>
        <ArticleBody
          {...(picture && { picture })}
          eager
          video={video && <Video {...video} />}
          text={<RichText text={article.content} hrefOf={await linkOf(locale)} className="prose lg:ml-[calc(100%*2/12)]" />}
          gallery={picturesOf(article.gallery)}
        />
      </article>
      <Others article={article} locale={locale} />
    </>
  )
}
