import type { ComponentType } from 'react'

import { Static } from '@/components/static/Static'
import { RichText } from '@/components/text/RichText'
import { isListPage } from '@/data/catalogue/listPages'
import { formQuery } from '@/data/enquiries/formQuery'
import { findModules } from '@/data/site/pages'
import { findRoutes } from '@/data/site/routes'
import { findTextLinks } from '@/data/site/textLinks'
import { pictureOf } from '@/data/catalogue/views/picture'
import { LabelledPicture } from '@/components/media/Picture'
import type { PageKind } from '@/domain/site/options'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import type { Module, Page } from '@/payload-types'

import { isOpenedByKey, Personal } from '@/screens/personal/Personal'
import { FormPage } from '@/screens/form/FormPage'
import { SearchResults } from '@/screens/search/SearchResults'

import { Compare } from './Compare'
import { Favourites } from './Favourites'
import { Fees } from './Fees'
import { HomeBanner } from './HomeBanner'
import { LegalText } from './LegalText'
import { ListOfPage, ProjectList } from './ListOfPage'
import { PageModules } from './PageModules'
import { AboutList } from './AboutList'
import { Testimonials } from './Testimonials'
import { ThankYou } from './ThankYou'

type ContentProps = { page: Page; locale: Locale; query: Query }

/** What a page shows of its kind, between its own text and its modules. */
const contentByKind: Record<PageKind, ComponentType<ContentProps> | undefined> = {
  home: undefined,
  content: undefined,
  property_list: undefined,
  project_list: ProjectList,
  contact: undefined,
  testimonials: Testimonials,
  thank_you: undefined,
  legal: undefined,
  not_found: undefined,
  login: undefined,
  favourites: Favourites,
  compare: Compare,
  search: SearchResults,
  personal: Personal,
}

async function Intro({ page, locale }: { page: Page; locale: Locale }) {
  const hrefOf = await findTextLinks(locale, page.intro)
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
        <LabelledPicture
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
    findTextLinks(locale, page.content),
    findRoutes(locale),
  ])
  const address = `${hrefFor({ kind: 'page', id: page.id }) ?? `/${locale}/`}${formQuery(query)}`
  const place = { page: address, query }
  if (page.kind === 'thank_you')
    return <ThankYou page={page} modules={modules} locale={locale} place={place} />
  if (page.kind === 'contact')
    return (
      <>
        {page.css && <style>{page.css}</style>}
        <FormPage page={page} modules={modules} locale={locale} query={query} address={address} />
        <Fees page={page} modules={modules} locale={locale} />
      </>
    )
  const isList = isListPage({ kind: 'page', page, modules: [] })
  const hasBanner =
    page.kind === 'home' && page.banner?.type !== 'none' && page.banner?.type !== undefined
  const hasOwnHeading = hasBanner || isList || (page.kind === 'personal' && isOpenedByKey(query))
  return (
    <>
      {page.css && <style>{page.css}</style>}
      {hasBanner && <HomeBanner page={page} locale={locale} />}
      {!hasOwnHeading && <Intro page={page} locale={locale} />}
      {isList && <ListOfPage page={page} locale={locale} query={query} />}
      {isList && <AboutList page={page} locale={locale} />}
      {page.content && page.kind === 'legal' && (
        <LegalText text={page.content} hrefOf={hrefOf} locale={locale} />
      )}
      {page.content && page.kind !== 'legal' && (
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
