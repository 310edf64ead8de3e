import { ArticleList } from '@/components/article/ArticleList'
import { findArticles, findChildCategories } from '@/data/articles'
import { findRoutes } from '@/data/routes'
import { articleView } from '@/data/views/article'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Category } from '@/payload-types'

/** More than an agency writes about one subject. */
const ALL = 200

/** A category that no page stands for: what lies below it, and its articles. */
export async function CategoryScreen({ category, locale }: { category: Category; locale: Locale }) {
  const [children, articles, { hrefFor }] = await Promise.all([
    findChildCategories(category.id, locale),
    findArticles({ category: category.id, limit: ALL }, locale),
    findRoutes(locale),
  ])
  const below = children.map(({ id, title, description }) => ({ id, href: hrefFor({ kind: 'category', id }), heading: title ?? '', text: description ?? '' }))
  const entries = await Promise.all(articles.map((article) => articleView(article, locale)))
  return (
    <div className="wrap grid gap-12 pt-10 pb-6 md:pt-14">
      <header>
        <h1>{category.title}</h1>
        {category.description && <p className="mt-6 max-w-[64ch] text-lg text-soft">{category.description}</p>}
      </header>
      {below.length > 0 && <ArticleList view="news" level={2} entries={below} />}
      {entries.length > 0 ? (
        <ArticleList view="card" level={2} entries={entries} />
      ) : (
        below.length === 0 && <p className="text-soft">{translate(locale)('empty')}</p>
      )}
    </div>
  )
}
