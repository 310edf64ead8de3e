import { Static } from '@/components/static/Static'
import { RichText } from '@/components/text/RichText'
import { formQuery } from '@/data/leads/query'
import { findModules } from '@/data/pages'
import { findRoutes } from '@/data/routes'
import { linkOf } from '@/data/views/links'
import { pictureOf } from '@/data/views/picture'
import { Picture } from '@/components/media/Picture'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import type { Module, Page } from '@/payload-types'

import { Personal } from '@/screens/personal/Personal'
import { SearchResults } from '@/screens/search/SearchResults'

import { Compare } from './Compare'
import { Favourites } from './Favourites'
import { HomeBanner } from './HomeBanner'
import { ListOfPage } from './ListOfPage'
import { Onward } from './Onward'
import { PageModules } from './PageModules'
import { SubPages } from './SubPages'
import { Testimonials } from './Testimonials'

async function Opening({ page, locale }: { page: Page; locale: Locale }) {
  const hrefOf = await linkOf(locale)
  const picture = page.kind === 'home' ? undefined : pictureOf(page.image)
  const words = (
    <>
      <h1>{page.heading || page.title}</h1>
      <RichText text={page.intro} hrefOf={hrefOf} className="prose mt-6 text-lg text-soft" />
    </>
  )
  if (!picture)
    return (
      <Static>
        <div className="wrap pt-10 pb-6 md:pt-14">{words}</div>
      </Static>
    )
  return (
    <Static>
      <div className="wrap grid items-center gap-8 pt-8 pb-8 md:pt-12 lg:grid-cols-[5fr_6fr] lg:gap-16">
        <div>{words}</div>
        <Picture picture={picture} sizes="(min-width: 961px) 660px, 100vw" eager className="aspect-3/2 w-full rounded-(--radius-base) object-cover" />
      </div>
    </Static>
  )
}

/** A page of the menu tree: its banner or heading, its own text and list, then its modules in the order staff gave them. */
export async function PageScreen({ page, modules: given, locale, query }: { page: Page; modules?: Module[] | undefined; locale: Locale; query: Query }) {
  const [modules, hrefOf, { hrefFor }] = await Promise.all([given ?? findModules(page, locale), linkOf(locale), findRoutes(locale)])
  const place = { page: `${hrefFor({ kind: 'page', id: page.id }) ?? `/${locale}/`}${formQuery(query)}`, query }
  const hasBanner = page.kind === 'home' && page.banner?.type !== 'none' && page.banner?.type !== undefined
  return (
    <>
      {page.css && <style>{page.css}</style>}
      {hasBanner ? <HomeBanner page={page} locale={locale} /> : <Opening page={page} locale={locale} />}
      <SubPages page={page} locale={locale} />
      {page.content && (
        <Static>
          <div className="wrap py-8">
            <RichText text={page.content} hrefOf={hrefOf} />
          </div>
        </Static>
      )}
      <ListOfPage page={page} locale={locale} query={query} />
      {page.kind === 'testimonials' && <Testimonials locale={locale} />}
      {page.kind === 'favourites' && <Favourites locale={locale} query={query} />}
      {page.kind === 'compare' && <Compare locale={locale} query={query} />}
      {page.kind === 'personal' && <Personal locale={locale} query={query} />}
      {page.kind === 'search' && <SearchResults locale={locale} query={query} />}
      {page.kind === 'thank_you' && <Onward locale={locale} />}
      <PageModules modules={modules} locale={locale} place={place} />
    </>
  )
}
