import type { ReactNode } from 'react'

import { Sheets } from '@/components/sheets/Sheets'
import { findAlternates, type ResolvedDocument } from '@/data/site/resolve'
import { alternatesWithQuery, isListPage } from '@/data/catalogue/listPages'
import type { Locale } from '@/i18n/locales'
import { noQuery, type Query } from '@/i18n/query'

import { ArticleScreen } from './article/ArticleScreen'
import { CategoryScreen } from './category/CategoryScreen'
import { crumbsOf } from './head/crumbs'
import { JsonLd } from './head/JsonLd'
import { PropertyScreen } from './listing/PropertyScreen'
import { PageScreen } from './page/PageScreen'
import { ProjectScreen } from './project/ProjectScreen'
import { sheetsOf } from './sheetsOf'
import { Shell } from './shell/Shell'

function contentOf(resolved: ResolvedDocument, locale: Locale, query: Query): ReactNode {
  switch (resolved.kind) {
    case 'page':
      return (
        <PageScreen page={resolved.page} modules={resolved.modules} locale={locale} query={query} />
      )
    case 'category':
      return <CategoryScreen category={resolved.category} locale={locale} />
    case 'article':
      return <ArticleScreen article={resolved.article} locale={locale} />
    case 'property':
      return <PropertyScreen property={resolved.property} locale={locale} query={query} />
    case 'project':
      return <ProjectScreen project={resolved.project} locale={locale} query={query} />
    default:
      return resolved satisfies never
  }
}

/** Renders the content between header and footer, with the style sheets that it needs. */
export const renderContent = (resolved: ResolvedDocument, locale: Locale, query: Query) => (
  <>
    <Sheets names={sheetsOf(resolved)} />
    {contentOf(resolved, locale, query)}
  </>
)

/** The screen of a resolved address, in the shell. */
export async function Screen({
  resolved,
  locale,
  query = noQuery,
}: {
  resolved: ResolvedDocument
  locale: Locale
  query?: Query
}) {
  const [ownAlternates, crumbs] = await Promise.all([
    findAlternates(resolved),
    crumbsOf(resolved, locale),
  ])
  const alternates =
    query === noQuery ? ownAlternates : await alternatesWithQuery(resolved, query, ownAlternates)
  return (
    <Shell
      locale={locale}
      alternates={alternates}
      crumbs={isListPage(resolved) ? [] : crumbs}
      isHome={resolved.kind === 'page' && resolved.page.kind === 'home'}
    >
      <JsonLd resolved={resolved} locale={locale} crumbs={crumbs} />
      {renderContent(resolved, locale, query)}
    </Shell>
  )
}
