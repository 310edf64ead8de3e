import { ArticleList } from '@/components/article/ArticleList'
import { findArticles, findChildCategories } from '@/data/site/articles'
import { findRoutes } from '@/data/site/routes'
import { articleView } from '@/data/site/articleCard'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Category } from '@/payload-types'

/** Upper limit: more articles than an agency writes about one subject. */
const MAX_ARTICLES = 200

/** A category without a page of its own: its subcategories and its articles. */
export async function CategoryScreen({ category, locale }: { category: Category; locale: Locale }) {
  const [children, articles, { hrefFor }] = await Promise.all([
    findChildCategories(category.id, locale),
    findArticles({ category: category.id, limit: MAX_ARTICLES }, locale),
    findRoutes(locale),
  ])
  const subcategories = children.map(({ id, title, description }) => ({
    id,
    href: hrefFor({ kind: 'category', id }),
    heading: title ?? '',
    text: description ?? '',
  }))
  const entries = await Promise.all(articles.map((article) => articleView(article, locale)))
  return (
    <div className="wrap grid gap-12 pt-10 pb-6 md:pt-14">
      <header>
        <h1>{category.title}</h1>
        {category.description && (
          <p className="mt-6 max-w-[64ch] text-lg text-soft">{category.description}</p>
        )}
      </header>
      {subcategories.length > 0 && <ArticleList view="news" level={2} entries={subcategories} />}
      {entries.length > 0 ? (
        <ArticleList view="card" level={2} entries={entries} />
      ) : (
        subcategories.length === 0 && <p className="text-soft">{translate(locale)('empty')}</p>
      )}
    </div>
  )
}
