import type { ComponentType } from 'react'

import { Static } from '@/components/static/Static'
import { RichText } from '@/components/text/RichText'
import { findOpeningHours } from '@/data/site/agencyTexts'
import { formQuery } from '@/data/enquiries/formQuery'
import { findModules } from '@/data/site/pages'
import { findRoutes } from '@/data/site/routes'
import { pageHrefResolver } from '@/data/site/pageLinks'
import { pictureOf } from '@/data/catalogue/views/picture'
import { Picture } from '@/components/media/Picture'
import type { PageKind } from '@/domain/site/options'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'
import type { Module, Page } from '@/payload-types'

import { Personal } from '@/screens/personal/Personal'
import { SearchResults } from '@/screens/search/SearchResults'

import { Compare } from './Compare'
import { Favourites } from './Favourites'
import { Fees } from './Fees'
import { HomeBanner } from './HomeBanner'
import { ListOfPage, ProjectList } from './ListOfPage'
import { NextLinks } from './NextLinks'
import { PageModules } from './PageModules'
import { SubPages } from './SubPages'
import { Testimonials } from './Testimonials'

const OpeningHours = ({ hours, locale }: { hours: string; locale: Locale }) => (
  <section className="mt-8 max-w-[62ch] border-t border-sand pt-6" aria-labelledby="hours">
    <h2 id="hours" className="text-[1.42rem]">
      {translate(locale)('agency.hours')}
    </h2>
    <p className="mt-3 whitespace-pre-line">{hours}</p>
  </section>
)

type ContentProps = { page: Page; locale: Locale; query: Query }

/** What a page shows of its kind, between its own text and its modules. */
const contentByKind: Record<PageKind, ComponentType<ContentProps> | undefined> = {
  home: undefined,
  content: undefined,
  property_list: ListOfPage,
  project_list: ProjectList,
  contact: undefined,
  testimonials: Testimonials,
  thank_you: NextLinks,
  legal: undefined,
  not_found: undefined,
  login: undefined,
  favourites: Favourites,
  compare: Compare,
  search: SearchResults,
  personal: Personal,
}

async function Intro({
  page,
  modules,
  locale,
}: {
  page: Page
  modules: readonly Module[]
  locale: Locale
}) {
  const [hrefOf, hours] = await Promise.all([
    pageHrefResolver(locale),
    findOpeningHours(page, modules, locale),
  ])
  const picture = page.kind === 'home' ? undefined : pictureOf(page.image)
  const words = (
    <>
      <h1>{page.heading || page.title}</h1>
      <RichText text={page.intro} hrefOf={hrefOf} className="prose mt-6 text-lg text-soft" />
      {hours && <OpeningHours hours={hours} locale={locale} />}
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
        <Picture
          picture={picture}
          sizes="(min-width: 961px) 660px, 100vw"
          eager
          className="aspect-3/2 w-full rounded-(--radius-base) object-cover"
        />
      </div>
    </Static>
  )
}

/** A page: its banner or heading, its text and list, then its modules in the order set by staff. */
export async function PageScreen({
  page,
  modules: preloaded,
  locale,
  query,
}: {
  page: Page
  modules?: Module[] | undefined
  locale: Locale
  query: Query
}) {
  const Content = contentByKind[page.kind]
  const [modules, hrefOf, { hrefFor }] = await Promise.all([
    preloaded ?? findModules(page, locale),
    pageHrefResolver(locale),
    findRoutes(locale),
  ])
  const place = {
    page: `${hrefFor({ kind: 'page', id: page.id }) ?? `/${locale}/`}${formQuery(query)}`,
    query,
  }
  const hasBanner =
    page.kind === 'home' && page.banner?.type !== 'none' && page.banner?.type !== undefined
  return (
    <>
      {page.css && <style>{page.css}</style>}
      {hasBanner ? (
        <HomeBanner page={page} locale={locale} />
      ) : (
        <Intro page={page} modules={modules} locale={locale} />
      )}
      <SubPages page={page} locale={locale} />
      {page.content && (
        <Static>
          <div className="wrap py-8">
            <RichText text={page.content} hrefOf={hrefOf} />
          </div>
        </Static>
      )}
      {Content && <Content page={page} locale={locale} query={query} />}
      <PageModules modules={modules} locale={locale} place={place} />
      <Fees page={page} modules={modules} locale={locale} />
    </>
  )
}
