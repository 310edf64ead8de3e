import { Card } from '@/components/cards/Card'
import { RichText } from '@/components/text/RichText'
import { findArticles } from '@/data/listings'
import { findPageTree } from '@/data/pages'
import { pictureOf } from '@/data/views'
import { cutAtWord } from '@/domain/description'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Article, Module } from '@/payload-types'

type Block = Extract<NonNullable<Module['content']>[number], { blockType: 'article' }>
type Props = { block: Block; module: Module; locale: Locale }

const idOf = (one: string | { id: string }) => (typeof one === 'string' ? one : one.id)

async function SingleArticle({ article, locale }: { article: Article; locale: Locale }) {
  const tree = await findPageTree(locale)
  return (
    <article>
      <h3 className="mb-6 text-3xl">{article.title}</h3>
      <RichText text={article.content} hrefOf={tree.hrefOf} />
    </article>
  )
}

/** One article in full, or several as cards or as news with their date. */
export async function ArticleModule({ block, module, locale }: Props) {
  const ids = block.articles?.map(idOf) ?? []
  const category = block.category ? idOf(block.category) : undefined
  const wanted = block.source === 'category' ? (category ? { category } : { ids: [] }) : { ids }
  const articles = await findArticles({ ...wanted, limit: Number(module.maxItems ?? 3) }, locale)
  const [first] = articles
  if (!first) return <p className="text-soft">{translate(locale)('empty')}</p>
  if (module.view === 'single') return <SingleArticle article={first} locale={locale} />
  return (
    <div className="cards">
      {articles.map((article) => {
        const picture = pictureOf(article.image)
        return <Card key={article.id} {...(picture && { picture })} heading={article.title ?? ''} text={cutAtWord(article.summary ?? '')} />
      })}
    </div>
  )
}
