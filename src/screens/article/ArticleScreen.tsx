import { ArticleBody } from '@/components/article/ArticleBody'
import { ArticleList } from '@/components/article/ArticleList'
import { Video } from '@/components/media/Video'
import { RichText } from '@/components/text/RichText'
import { findArticles, findCategory } from '@/data/site/articles'
import { idOf } from '@/data/core/payload'
import { articleView } from '@/data/site/articleCard'
import { pageHrefResolver } from '@/data/site/pageLinks'
import { picturesOf } from '@/data/catalogue/views/picture'
import { videoView } from '@/data/catalogue/views/video'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Article } from '@/payload-types'

const MAX_OTHERS = 3

async function OtherArticles({ article, locale }: { article: Article; locale: Locale }) {
  const category = idOf(article.category)
  if (!category) return null
  const [parent, articles] = await Promise.all([
    findCategory(category, locale),
    findArticles({ category, limit: MAX_OTHERS + 1 }, locale),
  ])
  const others = articles.filter(({ id }) => id !== article.id).slice(0, MAX_OTHERS)
  if (others.length === 0) return null
  const entries = await Promise.all(others.map((other) => articleView(other, locale)))
  return (
    <section className="mt-8 bg-sand-2 py-14 print:hidden">
      <div className="wrap">
        <h2 className="mb-8">{translate(locale)('moreFrom', { title: parent?.title ?? '' })}</h2>
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
          {article.summary && (
            <p className="mt-6 max-w-[56ch] text-xl text-soft">{article.summary}</p>
          )}
        </header>
        <ArticleBody
          {...(picture && { picture })}
          eager
          video={video && <Video {...video} />}
          text={
            <RichText
              text={article.content}
              hrefOf={await pageHrefResolver(locale)}
              className="prose lg:ml-[calc(100%*2/12)]"
            />
          }
          gallery={picturesOf(article.gallery)}
        />
      </article>
      <OtherArticles article={article} locale={locale} />
    </>
  )
}
