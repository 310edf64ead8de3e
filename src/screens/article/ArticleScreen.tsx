import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'

import { ArticleBody } from '@/components/article/ArticleBody'
import { ArticleList } from '@/components/article/ArticleList'
import { Video } from '@/components/media/Video'
import { Portrait } from '@/components/person/Portrait'
import { RichText } from '@/components/text/RichText'
import { findArticles } from '@/data/site/articles'
import { findColleague } from '@/data/site/colleagues'
import { idOf } from '@/data/core/payload'
import { articleView } from '@/data/site/articleCard'
import { findTextLinks } from '@/data/site/textLinks'
import { picturesOf } from '@/data/catalogue/views/picture'
import { videoView } from '@/data/catalogue/views/video'
import { readingMinutes } from '@/domain/site/readingMinutes'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Article } from '@/payload-types'

import { NextStep } from './NextStep'

type Props = { article: Article; locale: Locale }

const MAX_OTHERS = 3

/** Other articles of the same category, then the latest of all. */
async function OtherArticles({ article, locale }: Props) {
  const category = idOf(article.category)
  const limit = MAX_OTHERS + 1
  const [near, latest] = await Promise.all([
    category ? findArticles({ category, limit }, locale) : [],
    findArticles({ latest: true, limit: 2 * limit }, locale),
  ])
  const byId = new Map([...near, ...latest].map((other) => [other.id, other]))
  byId.delete(article.id)
  const others = [...byId.values()].slice(0, MAX_OTHERS)
  if (others.length === 0) return null
  const entries = await Promise.all(others.map((other) => articleView(other, locale)))
  return (
    <section className="band bg-sand-2 py-(--gap-m) print:hidden">
      <div className="wrap">
        <h2 className="h2-small mb-6">{translate(locale)('article.others')}</h2>
        <ArticleList view="card" entries={entries.map((entry) => ({ ...entry, text: '' }))} />
      </div>
    </section>
  )
}

/** Who wrote it, when, and how long it takes to read. */
async function Byline({ article, locale }: Props) {
  const author = idOf(article.author)
  const [colleague, { date }] = await Promise.all([
    author ? findColleague(author, locale) : null,
    articleView(article, locale),
  ])
  const text = article.content ? convertLexicalToPlaintext({ data: article.content }) : ''
  const minutes = translate(locale)('article.minutes', { count: readingMinutes(text) })
  return (
    <div className="article-by">
      {colleague && <Portrait name={colleague.name} photo={colleague.photo} />}
      <p>
        {colleague && (
          <span className="block">
            <strong>{colleague.name}</strong>
            {colleague.jobTitle && `, ${colleague.jobTitle}`}
          </span>
        )}
        <span className="text-soft">
          {date && <time dateTime={date.value}>{date.text}</time>}
          {date && ' · '}
          {minutes}
        </span>
      </p>
    </div>
  )
}

export async function ArticleScreen({ article, locale }: Props) {
  const { heading, picture } = await articleView(article, locale)
  const video = videoView(article.videoUrl, heading, locale)
  return (
    <>
      <article className="wrap article">
        <h1>{heading}</h1>
        <Byline article={article} locale={locale} />
        <ArticleBody
          {...(picture && { picture })}
          eager
          video={video && <Video {...video} />}
          text={
            <div className="article-columns">
              <div>
                {article.summary && <p className="article-lead">{article.summary}</p>}
                <RichText
                  text={article.content}
                  hrefOf={await findTextLinks(locale, article.content)}
                  className="prose"
                />
              </div>
              <NextStep locale={locale} />
            </div>
          }
          gallery={picturesOf(article.gallery)}
        />
      </article>
      <OtherArticles article={article} locale={locale} />
    </>
  )
}
