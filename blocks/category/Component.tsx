import { ArticleList } from '@/components/article/ArticleList'
import { RichText } from '@/components/text/RichText'
import { findArticles, findChildCategories } from '@/data/site/articles'
import { idOf } from '@/data/core/payload'
import { findRoutes } from '@/data/site/routes'
import { articleView } from '@/data/site/articleCard'
import { findTextLinks } from '@/data/site/textLinks'
import { cutAtWord } from '@/domain/site/description'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Article, Module } from '@/payload-types'

type Block = Extract<NonNullable<Module['content']>[number], { blockType: 'category' }>
type Props = { block: Block; module: Module; locale: Locale }

async function childEntries(category: string, limit: number, locale: Locale) {
  const { hrefFor } = await findRoutes(locale)
  const children = (await findChildCategories(category, locale)).slice(0, limit)
  return children.map(({ id, title, description }) => ({
    id,
    href: hrefFor({ kind: 'category', id }),
    heading: title ?? '',
    text: cutAtWord(description ?? ''),
  }))
}

/**
 * Returns the article as a list entry without its date: category articles are reference texts. Below
 * a picture of the module they have none of their own.
 */
async function undated(article: Article, module: Module, locale: Locale) {
  const { id, href, heading, text, picture } = await articleView(article, locale)
  return { id, href, heading, text, ...(picture && !module.picture && { picture }) }
}

/** Lists the subcategories of a category when staff choose so, otherwise its articles. */
export async function CategoryModule({ block, module, locale }: Props) {
  const category = idOf(block.category)
  if (!category) return null
  const limit = Number(module.maxItems ?? 6)
  const level = module.title ? 3 : 2
  if (block.showChildren) {
    const entries = await childEntries(category, limit, locale)
    return entries.length > 0 ? (
      <ArticleList view="news" level={level} entries={entries} />
    ) : (
      <p className="text-soft">{translate(locale)('empty')}</p>
    )
  }
  const articles = await findArticles({ category, limit }, locale)
  const [first] = articles
  if (!first) return <p className="text-soft">{translate(locale)('empty')}</p>
  if (module.view === 'single')
    return <RichText text={first.content} hrefOf={await findTextLinks(locale, first.content)} />
  return (
    <ArticleList
      view={module.view ?? 'card'}
      level={level}
      entries={await Promise.all(articles.map((article) => undated(article, module, locale)))}
    />
  )
}
