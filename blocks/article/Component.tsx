import { ArticleBody } from '@/components/article/ArticleBody'
import { ArticleList } from '@/components/article/ArticleList'
import { RichText } from '@/components/text/RichText'
import { findArticles } from '@/data/site/articles'
import { idOf, idsOf } from '@/data/core/payload'
import { articleView } from '@/data/site/articleCard'
import { findTextLinks } from '@/data/site/textLinks'
import { picturesOf } from '@/data/catalogue/views/picture'
import { videoView } from '@/data/catalogue/views/video'
import { Video } from '@/components/media/Video'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Article, Module } from '@/payload-types'

type Block = Extract<NonNullable<Module['content']>[number], { blockType: 'article' }>
type Props = { block: Block; module: Module; locale: Locale }

async function SingleArticle({ article, locale }: { article: Article; locale: Locale }) {
  const { heading, picture } = await articleView(article, locale)
  const video = videoView(article.videoUrl, heading, locale)
  return (
    <article>
      <h3 className="mb-6 text-3xl">{heading}</h3>
      <ArticleBody
        {...(picture && { picture })}
        eager={false}
        video={video && <Video {...video} />}
        text={
          <RichText text={article.content} hrefOf={await findTextLinks(locale, article.content)} />
        }
        gallery={picturesOf(article.gallery)}
      />
    </article>
  )
}

/** Renders one article in full, or several as cards or as dated news items. */
export async function ArticleModule({ block, module, locale }: Props) {
  const limit = Number(module.maxItems ?? 3)
  const category = idOf(block.category)
  const candidates =
    block.source === 'category'
      ? category
        ? await findArticles({ category, limit }, locale)
        : []
      : await findArticles({ ids: idsOf(block.articles) }, locale)
  const articles = candidates.slice(0, limit)
  const [first] = articles
  if (!first) return <p className="text-soft">{translate(locale)('empty')}</p>
  if (module.view === 'single') return <SingleArticle article={first} locale={locale} />
  return (
    <ArticleList
      view={module.view ?? 'card'}
      level={module.title ? 3 : 2}
      entries={await Promise.all(articles.map((article) => articleView(article, locale)))}
    />
  )
}
