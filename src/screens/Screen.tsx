import type { ReactNode } from 'react'

import { findAlternates, type Found } from '@/data/found'
import { alternatesAsked } from '@/data/listPages'
import type { Locale } from '@/i18n/locales'
import { noQuery, type Query } from '@/i18n/query'

import { ArticleScreen } from './article/ArticleScreen'
import { CategoryScreen } from './category/CategoryScreen'
import { crumbsOf } from './head/crumbs'
import { JsonLd } from './head/JsonLd'
import { PropertyScreen } from './listing/PropertyScreen'
import { PageScreen } from './page/PageScreen'
import { ProjectScreen } from './project/ProjectScreen'
import { Shell } from './shell/Shell'

/** What stands between header and footer. */
export function content(found: Found, locale: Locale, query: Query): ReactNode {
  switch (found.kind) {
    case 'page':
      return <PageScreen page={found.page} modules={found.modules} locale={locale} query={query} />
    case 'category':
      return <CategoryScreen category={found.category} locale={locale} />
    case 'article':
      return <ArticleScreen article={found.article} locale={locale} />
    case 'property':
      return <PropertyScreen property={found.property} locale={locale} query={query} />
    case 'project':
      return <ProjectScreen project={found.project} locale={locale} query={query} />
    default:
      return found satisfies never
  }
}

/** The screen of whatever lies at an address, in the shell. */
export async function Screen({ found, locale, query = noQuery }: { found: Found; locale: Locale; query?: Query }) {
  const [plain, crumbs] = await Promise.all([findAlternates(found), crumbsOf(found, locale)])
  const alternates = query === noQuery ? plain : await alternatesAsked(found, query, plain)
  return (
    <Shell locale={locale} alternates={alternates} crumbs={crumbs} isHome={found.kind === 'page' && found.page.kind === 'home'}>
      <JsonLd found={found} locale={locale} crumbs={crumbs} />
      {content(found, locale, query)}
    </Shell>
  )
}
